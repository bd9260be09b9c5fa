"""Reasons why a move is illegal: the clause and the text, using only what the seat knows."""

from typing import Final

from spielkiste.core.game import Refusal
from spielkiste.games.number_rally.material import BIT, HAND_SIZE, HIGHEST_NUMBER, KINDS, NAMES
from spielkiste.games.number_rally.moves import DRAW, MOVE_COUNT, PASS, SAY, SNAP
from spielkiste.games.number_rally.table import NOBODY, NOT_YET, TRIES, RallyTable

# Shared, because a hundred moves at a time are refused with them.
_NO_MOVE: Final = Refusal("ZR-3", "zr-why-no-move")
_NOTHING_TO_NAME: Final = Refusal("ZR-3", "zr-why-nothing-to-name")


def why_not(state: RallyTable, seat: int, move: int) -> Refusal | None:
    if not 1 <= move < MOVE_COUNT or KINDS <= move <= SNAP or DRAW < move < SAY:
        return _NO_MOVE
    if state.allows(seat, move):
        return None
    if state.over:
        return Refusal("ZR-10", "zr-why-over")
    if move >= SAY:
        return _why_not_say(state, seat, move - SAY)
    if move == DRAW:
        return _why_not_draw(state, seat)
    if move < KINDS:
        return _why_not_lay(state, seat, move)
    return _why_not_snap(state, seat, move)


def _why_not_lay(state: RallyTable, seat: int, kind: int) -> Refusal:
    if state.ending == NOT_YET and state.drawn == len(state.deck):
        return Refusal("ZR-9", "zr-why-no-more-cards")
    if seat == state.naming_seat:
        return Refusal("ZR-3", "zr-why-name-first")
    if state.window and state.calm and seat in state.asked:
        return Refusal("ZR-7", "zr-why-answer-first", {"card": NAMES[state.pile[-1]]})
    if state.window:
        return Refusal("ZR-7", "zr-why-snap-first")
    if state.naming_seat != NOBODY:
        return Refusal("ZR-3", "zr-why-naming", {"seat": state.naming_seat})
    if seat != state.turn:
        return Refusal("ZR-3", "zr-why-turn", {"seat": state.turn})
    if state.sizes[seat] == 0:
        return Refusal("ZR-13" if state.little else "ZR-5", "zr-why-must-draw")
    return Refusal("ZR-3", "zr-why-not-held", {"card": NAMES[kind]})


def _why_not_snap(state: RallyTable, seat: int, move: int) -> Refusal:
    if state.little:
        return Refusal("ZR-12", "zr-why-no-snap")
    top = state.pile[-1] if state.pile else 0
    if move == PASS and not state.window:
        return Refusal("ZR-7", "zr-why-nothing-asked")
    if not 0 < top <= HIGHEST_NUMBER:
        return Refusal("ZR-7", "zr-why-no-number")
    if state.layer == seat:
        return Refusal("ZR-8", "zr-why-own-card")
    if state.window and seat not in state.asked:
        return Refusal("ZR-7", "zr-why-answered")
    if top != move - SNAP:
        return Refusal("ZR-7", "zr-why-other-number", {"card": NAMES[move - SNAP]})
    if not state.held[seat] & BIT[top]:
        return Refusal("ZR-7", "zr-why-not-held", {"card": NAMES[top]})
    if state.naming_seat != NOBODY and (state.snappable or state.ending != NOT_YET):
        # With two players, the chance to snap comes after the naming.  A card that ends the rally cannot be snapped,
        # but saying so would give its total away.
        return Refusal("ZR-3", "zr-why-naming", {"seat": state.naming_seat})
    if seat == state.turn and state.laying():
        return Refusal("ZR-7", "zr-why-lay-it")
    return Refusal("ZR-7", "zr-why-too-late")


def _why_not_draw(state: RallyTable, seat: int) -> Refusal:
    if not state.by_hand:
        return Refusal("ZR-4", "zr-why-automatic")
    if state.ending != NOT_YET or state.drawn == len(state.deck):
        return Refusal("ZR-9", "zr-why-no-more-draws")
    if state.sizes[seat] == HAND_SIZE:
        return Refusal("ZR-13" if state.little else "ZR-4", "zr-why-full-hand")
    return Refusal("ZR-4", "zr-why-draw-gone")


def _why_not_say(state: RallyTable, seat: int, answer: int) -> Refusal:
    if state.naming_seat == NOBODY:
        return _NOTHING_TO_NAME
    if seat != state.naming_seat:
        return Refusal("ZR-3", "zr-why-naming", {"seat": state.naming_seat})
    if len(state.wrong) >= TRIES:
        return Refusal("ZR-3", "zr-why-only-right", {"total": state.total})
    if answer in state.wrong:
        return Refusal("ZR-3", "zr-why-wrong-already", {"total": answer})
    return Refusal("ZR-14", "zr-why-no-such-total", {"total": answer})
