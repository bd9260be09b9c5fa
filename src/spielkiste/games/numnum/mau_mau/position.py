"""Reads positions of Times Table Mau-Mau; refuses positions that no game can lead to."""

from spielkiste.core.game import Position
from spielkiste.core.positions import Fields, check_material, refuse
from spielkiste.games.numnum.matching import DOUBLE, MATCH, read_bars
from spielkiste.games.numnum.material import COLOURS, DECK, KINDS, NAMES, NO_TWOS, NUMBER_CARDS, WISH, full_tally
from spielkiste.games.numnum.mau_mau.state import MauMau
from spielkiste.games.numnum.mau_mau.table import AGAIN, DRAWN, FRESH, HANDS, OVER, PHASES
from spielkiste.games.numnum.naming import naming_mode


def read_position(position: Position) -> MauMau:
    """Return the state that `MauMau.position` wrote.  Raise `BadFile` if no game leads to it."""
    fields = Fields(position)
    seats = fields.number("seats", 2, 7)
    naming = fields.part("naming")
    state = MauMau(seats, fields.place("hands", HANDS) == 1, naming_mode(naming), fields.rng("rng"))
    state.deck = fields.places("draw_pile", NAMES)
    state.sunk = fields.number("sunk", 0, len(state.deck))
    state.pile = fields.places("pile", NAMES)
    state.bars = read_bars(fields)
    state.wished = fields.place_or("wished", COLOURS, -1)
    state.hands = [sorted(hand) for hand in fields.lists("cards", NAMES, seats)]
    state.turn = fields.number("turn", 0, seats - 1)
    state.phase = fields.place("phase", PHASES)
    state.drawn = fields.place_or("drawn", NAMES, -1)
    state.passes = fields.number("passes", 0, seats)
    state.ended_by = fields.word("ended_by", ["", "NN-16"])
    state.read_naming(naming)
    fields.done()
    check_material(state.material(), full_tally(DECK))
    _check_piles(state)
    _check_turn(state)
    if state.phase == OVER:
        _check_end(state)
    else:
        _check_hands(state)
    _check_passes(state)
    return state


def _check_piles(state: MauMau) -> None:
    if not state.pile or state.pile[-1] >= NO_TWOS or (state.pile[-1] == WISH) != (state.wished >= 0):
        refuse("the top of the pile must be a number card, or a wish card with the colour wished for")
    for kind in state.deck[len(state.deck) - state.sunk :]:
        if kind < NUMBER_CARDS:
            refuse("a number card was put under the draw pile (NN-10)")
    # Passing changes nothing, so if there was nothing to draw then, there is nothing to draw now.
    if state.passes > 0 and (state.can_draw() or state.phase not in (FRESH, OVER)):
        refuse("seats have passed, but there is something to draw (NN-15)")


def _check_passes(state: MauMau) -> None:
    """Check that the seats that passed have no number card that matches (NN-12)."""
    # At the end, `turn` is still the seat that passed last.
    last = state.turn if state.phase == OVER else state.turn - 1
    for step in range(state.passes):
        if state.must_lay((last - step) % state.seats):
            refuse("a seat has passed, but has a matching number card (NN-12)")


def _check_turn(state: MauMau) -> None:
    if (state.phase == DRAWN) != (state.drawn >= 0):
        refuse("`drawn` must be set exactly in the phase “drawn”")
    if state.drawn >= 0 and (state.drawn not in state.hands[state.turn] or len(state.hands[state.turn]) < 2):
        refuse("the card just drawn must be in the hand, and not alone")
    if state.phase == AGAIN and not _laid_doubly(state):
        refuse("a turn goes on without a double match (NN-11)")
    if state.left < 0:
        return
    if state.phase != FRESH or state.passes > 0 or state.pile[-2:] != [state.left, state.right]:
        refuse("the cards in question must be the two on top of the pile")


def _laid_doubly(state: MauMau) -> bool:
    if len(state.pile) < 2 or state.wished >= 0:
        return False
    return MATCH[state.bars][KINDS * state.pile[-2] + state.pile[-1]] == DOUBLE


def _check_hands(state: MauMau) -> None:
    if state.ended_by or state.passes == state.seats:
        refuse("the game has ended, but the phase is not over")
    for seat in range(state.seats):
        # A player may have played the last card and still have to name what it shares.
        if not state.hands[seat] and (state.left < 0 or seat != state.turn):
            refuse("a player without cards has won, but the game is not over (NN-16)")


def _check_end(state: MauMau) -> None:
    empty = [seat for seat in range(state.seats) if not state.hands[seat]]
    won = empty == [state.turn] and state.passes == 0
    stuck = not empty and state.passes == state.seats
    if not state.ended_by or not (won or stuck):
        refuse("the game must end with the last card of the seat to move, or when all have passed (NN-16)")
