"""1000 Kilometer as the registry knows it: options, set-up, reading a position, and the table in words."""

from typing import Final, cast

from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import Choice, Flag, Number, OptionValues, begins
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.thousand_km import moves
from spielkiste.games.thousand_km.layouts import DISCARD_RULES, HAND_SIZE, OVER, PHASES, REACTION
from spielkiste.games.thousand_km.material import (
    BIT,
    COUNTS,
    DECK,
    DISTANCES,
    END_OF_LIMIT,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    GREEN_LIGHT,
    KIND_OF,
    NAMES,
    RIGHT_OF_WAY,
    SPEED_LIMIT,
    TWO_HUNDRED,
    UNPREVENTED,
)
from spielkiste.games.thousand_km.state import ThousandKm

_CARD: Final = "km-card"
_SHORTEST: Final = 300
_LONGEST: Final = 1000
_STEP: Final = 25


class ThousandKmGame(Game):
    """The box: 2 to 4 play for themselves; 4, 6 or 8 in teams of two."""

    def __init__(self) -> None:
        super().__init__(
            slug="thousand-km",
            box="thousand-km",
            clause_prefix="KM",
            rules_version=1,
            options=[
                Flag("teams"),
                Flag("youngest"),
                Choice("discard", list(DISCARD_RULES)),
                Number("goal", _LONGEST, _SHORTEST, _LONGEST, _STEP),
                Choice("tempo", ["live", "calm"]),
                begins(),
            ],
            move_count=moves.MOVE_COUNT,
            arguments={
                "seat": "seat",
                "side": "side",
                "seats": "seats",
                "card": _CARD,
                "top": _CARD,
                "cards": _CARD,
                "km": "number",
                "total": "number",
                "left": "number",
                "count": "number",
                "goal": "number",
            },
            events={
                "km-drew": (["seat"], ["card"]),
                "km-started": (["seat", "card"], []),
                "km-drove": (["seat", "km", "total"], []),
                "km-attacked": (["seat", "side", "card"], []),
                "km-asked": (["side", "card"], []),
                "km-defended": (["seat", "card"], []),
                "km-protected": (["seat", "card"], []),
                "km-master-move": (["seat", "card"], []),
                "km-lifted": (["side", "card"], []),
                "km-discarded": (["seat", "card"], []),
                "km-pile-empty": ([], []),
                "km-won": (["seats", "total"], []),
            },
        )

    def seat_counts(self, options: OptionValues) -> list[int]:
        return [4, 6, 8] if options["teams"] else [2, 3, 4]

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> ThousandKm:
        teams = bool(options["teams"])
        sides = seats // 2 if teams else seats
        state = ThousandKm(
            seats, sides, teams, cast(int, options["goal"]), DISCARD_RULES.index(cast(str, options["discard"])), story
        )
        state.lay_out()
        deck = DECK[:]
        if options["youngest"]:
            for side in range(sides):
                deck.remove(GREEN_LIGHT)
                state.battle[side] = (GREEN_LIGHT,)
        for side in range(sides):
            state.refresh(side)
        rng.shuffle(deck)
        for seat in range(seats):
            state.set_hand(seat, deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])
        state.deck = deck
        state.drawn = HAND_SIZE * seats
        first = cast(int, options["begins"])
        state.begin_turn(first - 1 if first > 0 else rng.below(seats))
        return state

    def load(self, position: Position) -> ThousandKm:
        try:
            state = _read(position)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as trouble:
            raise BadFile("bad-position", "This is not a position of 1000 Kilometer.") from trouble
        if state.material() != dict(zip(NAMES, COUNTS, strict=True)):
            raise BadFile("bad-position", "This position of 1000 Kilometer has missing or surplus cards.")
        return state

    def in_words(self, view: View) -> list[Phrase]:
        lines: list[Phrase] = []
        for number, side in enumerate(cast(list[dict[str, object]], view["sides"])):
            battle = cast(list[str], side["battle"])
            lines.append(Phrase("km-words-road", {"side": number, "total": side["km"], "goal": view["goal"]}))
            if battle and battle[-1] in NAMES[5:10]:
                lines.append(Phrase("km-words-stopped", {"side": number, "card": battle[-1]}))
            elif not side["rolling"]:
                key = "km-words-needs-green" if battle else "km-words-not-started"
                lines.append(Phrase(key, {"side": number}))
            if side["limited"]:
                lines.append(Phrase("km-words-limited", {"side": number}))
            if side["safeties"]:
                lines.append(Phrase("km-words-safeties", {"side": number, "cards": side["safeties"]}))
        box = cast(list[str], view["box"])
        lines.append(Phrase("km-words-pile", {"count": view["draw_pile"]}))
        if box:
            lines.append(Phrase("km-words-box", {"count": len(box), "top": box[-1]}))
        hand = cast(list[str], view["hand"])
        if hand:
            lines.append(Phrase("km-words-hand", {"cards": hand}))
        return lines


def _kinds(names: object) -> list[int]:
    return [KIND_OF[name] for name in cast(list[str], names)]


def _safety_mask(names: object) -> int:
    mask = 0
    for kind in _kinds(names):
        if kind < FIRST_SAFETY:
            raise ValueError("not a safety")
        mask |= BIT[kind - FIRST_SAFETY]
    return mask


def _number(given: object, low: int, high: int) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not low <= given <= high:
        raise ValueError("number")
    return given


def _read(position: Position) -> ThousandKm:
    seats = _number(position["seats"], 2, 8)
    teams = position["teams"]
    if not isinstance(teams, bool) or seats not in ((4, 6, 8) if teams else (2, 3, 4)):
        raise ValueError("seats")
    sides = seats // 2 if teams else seats
    goal = _number(position["goal"], _SHORTEST, _LONGEST)
    if goal % _STEP:
        raise ValueError("goal")
    state = ThousandKm(seats, sides, teams, goal, DISCARD_RULES.index(cast(str, position["discard"])))
    state.lay_out()
    state.deck = _kinds(position["draw_pile"])
    hands = cast(list[object], position["hands"])
    layouts = cast(list[dict[str, object]], position["sides"])
    if len(hands) != seats or len(layouts) != sides:
        raise ValueError("hands or sides")
    for seat in range(seats):
        state.set_hand(seat, _kinds(hands[seat]))
    for side in range(sides):
        layout = layouts[side]
        state.road[side] = tuple(_kinds(layout["road"]))
        state.battle[side] = tuple(_kinds(layout["battle"]))
        state.set_speed(side, tuple(_kinds(layout["speed"])))
        state.add_safeties(side, _safety_mask(layout["safeties"]))
        sideways = _safety_mask(layout["sideways"])
        if sideways & ~state.safeties[side]:
            raise ValueError("sideways")
        state.sideways |= sideways
        state.km[side] = sum(DISTANCES[kind] for kind in state.road[side])
        _check_layout(state, side)
        state.refresh(side)
    state.box = tuple(_kinds(position["box"]))
    state.turn = _number(position["turn"], 0, seats - 1)
    state.phase = PHASES.index(cast(str, position["phase"]))
    if position["attack"] is not None:
        state.attack = KIND_OF[cast(str, position["attack"])]
    if position["victim"] is not None:
        state.victim = _number(position["victim"], 0, sides - 1)
    state.asked = [_number(seat, 0, seats - 1) for seat in cast(list[object], position["asked"])]
    state.ended_by = cast(str, position["ended_by"])
    _check_phase(state)
    return state


def _check_layout(state: ThousandKm, side: int) -> None:
    """What no play can bring about before a side is no position."""
    if state.km[side] > state.goal or state.road[side].count(TWO_HUNDRED) > 2:
        raise ValueError("road")
    for place, kind in enumerate(state.speed[side]):
        if kind != (END_OF_LIMIT if place % 2 else SPEED_LIMIT):
            raise ValueError("speed")
    below = GREEN_LIGHT if state.safeties[side] & BIT[RIGHT_OF_WAY] else -1
    for kind in state.battle[side]:
        if FIRST_ATTACK <= below < FIRST_DEFENCE:
            fits = kind == below + 5
        else:
            fits = kind == GREEN_LIGHT or (below >= 0 and FIRST_ATTACK <= kind < FIRST_DEFENCE)
        if not fits or kind == SPEED_LIMIT:
            raise ValueError("battle")
        below = kind
    for attack in (state.attack_on(side), SPEED_LIMIT if state.limited(side) else -1):
        if attack >= 0 and not UNPREVENTED[state.safeties[side]] & BIT[attack]:
            raise ValueError("prevented")


def _check_phase(state: ThousandKm) -> None:
    """What belongs together must fit together, or a race could get stuck."""
    if (max(state.km) == state.goal) != (state.ended_by == "KM-12") or (state.ended_by == "KM-15" and state.deck):
        raise ValueError("end")
    if (state.phase == OVER) != (state.ended_by != "") or state.ended_by not in ("", "KM-12", "KM-15"):
        raise ValueError("end")
    if state.phase == REACTION:
        victim = state.victim
        if victim < 0 or not (state.limited(victim) if state.attack == SPEED_LIMIT else state.attack_on(victim) == state.attack):
            raise ValueError("attack")
        if len(set(state.asked)) != len(state.asked) or any(seat not in state.awaited() for seat in state.asked):
            raise ValueError("asked")
    elif state.attack >= 0 or state.victim >= 0 or state.asked:
        raise ValueError("question")
    if state.phase != OVER and not (state.actors() and all(state.moves(seat) for seat in state.actors())):
        raise ValueError("stuck")


GAME: Final = ThousandKmGame()
