"""Reasons why a move is illegal: the clause and the text, using only what the seat knows."""

from spielkiste.core.game import Refusal
from spielkiste.games.thousand_km.layouts import COUNTED, LIMITED, OVER, REACTION, SAFETIES_MAY_WAIT, STOPPED, WAITING, Layouts
from spielkiste.games.thousand_km.material import (
    ATTACKS,
    BIT,
    DISTANCES,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    GREEN_LIGHT,
    KINDS,
    NAMES,
    SAFETY_AGAINST,
    TWO_HUNDRED,
)
from spielkiste.games.thousand_km.moves import ATTACK, DISCARD, MASTER, MOVE_COUNT, NEXT


def why_not(state: Layouts, seat: int, move: int) -> Refusal | None:
    if not 0 <= move < MOVE_COUNT or KINDS <= move < ATTACK or DISCARD + KINDS <= move < MASTER:
        return Refusal("KM-2", "km-why-no-move")
    if state.allows(seat, move):
        return None
    if state.phase == OVER:
        return Refusal(state.ended_by, "km-why-over")
    if state.phase == COUNTED:
        return Refusal("KM-27", "km-why-counted" if seat in state.asked else "km-why-others-look")
    if move == NEXT:
        return Refusal("KM-27", "km-why-not-counted")
    if state.phase == REACTION:
        return _why_not_react(state, seat, move)
    if move >= MASTER:
        return Refusal("KM-13", "km-why-no-attack")
    if seat != state.turn:
        return Refusal("KM-2", "km-why-turn", {"seat": state.turn})
    kind = move
    if move >= DISCARD:
        kind = move - DISCARD
    elif move >= ATTACK:
        kind = FIRST_ATTACK + (move - ATTACK) % ATTACKS
    if not state.held[seat] & BIT[kind]:
        return Refusal("KM-2", "km-why-not-held", {"card": NAMES[kind]})
    if move >= DISCARD:
        # With `any_time`, every card in hand may be discarded, so this line is never reached.
        waiting = state.discard_rule == SAFETIES_MAY_WAIT
        return Refusal("KM-11", "km-why-discard-but-safeties" if waiting else "km-why-discard")
    if move >= ATTACK:
        return _why_not_attack(state, seat, (move - ATTACK) // ATTACKS, kind)
    return _why_not_lay(state, state.side_of(seat), kind)


def _why_not_react(state: Layouts, seat: int, move: int) -> Refusal:
    if seat not in state.asked:
        return Refusal("KM-14", "km-why-wait", {"side": state.victim})
    if move < MASTER:
        return Refusal("KM-14", "km-why-answer")
    if move - MASTER != SAFETY_AGAINST[state.attack - FIRST_ATTACK]:
        return Refusal("KM-13", "km-why-other-safety", {"card": NAMES[FIRST_SAFETY + move - MASTER]})
    return Refusal("KM-13", "km-why-not-held", {"card": NAMES[FIRST_SAFETY + move - MASTER]})


def _why_not_attack(state: Layouts, seat: int, side: int, kind: int) -> Refusal:
    card: dict[str, object] = {"card": NAMES[kind], "side": side}
    if side >= state.sides:
        return Refusal("KM-7", "km-why-nobody")
    if side == state.side_of(seat):
        return Refusal("KM-7", "km-why-own-side")
    shelter = state.sheltered_by(side, kind)
    if shelter == LIMITED:
        return Refusal("KM-7", "km-why-limited-already", card)
    if shelter == STOPPED:
        return Refusal("KM-7", "km-why-attacked-already", card)
    if shelter != WAITING:
        return Refusal("KM-7", "km-why-prevented", card)
    if state.teams and state.battle[side]:
        return Refusal("KM-17", "km-why-team-stands", card)
    return Refusal("KM-7", "km-why-not-rolling", card)


def _why_not_lay(state: Layouts, side: int, kind: int) -> Refusal:
    if FIRST_ATTACK <= kind < FIRST_DEFENCE:
        return Refusal("KM-7", "km-why-attack-self")
    attack = state.attack_on(side)
    if kind == GREEN_LIGHT and state.rolling(side):
        return Refusal("KM-11", "km-why-green-rolling")
    if kind >= FIRST_DEFENCE:
        return Refusal("KM-8", "km-why-no-such-attack", {"card": NAMES[kind]})
    if attack >= 0:
        return Refusal("KM-4", "km-why-stopped", {"card": NAMES[attack]})
    if not state.rolling(side):
        if state.teams and state.battle[side]:
            return Refusal("KM-17", "km-why-green-again")
        return Refusal("KM-3", "km-why-not-started")
    if state.limited(side) and kind > 1:
        return Refusal("KM-5", "km-why-limit")
    if kind == TWO_HUNDRED and state.km[side] + 200 <= state.goal:
        return Refusal("KM-6", "km-why-two-200")
    return Refusal("KM-12", "km-why-too-far", {"km": DISTANCES[kind], "left": state.goal - state.km[side]})
