"""Reads positions of Times Table Patience; refuses positions that cannot be continued.

It does not check whether play could produce the piles, because positions for lessons and tests are made by hand.
"""

from spielkiste.core.game import Position
from spielkiste.core.positions import Fields, check_material, refuse
from spielkiste.games.numnum.material import (
    COLOUR_COUNT,
    COLOUR_OF,
    COUNTS,
    NAMES,
    NUMBER_CARDS,
    PATIENCE_DECK,
    WISH,
    count_cards,
    full_tally,
)
from spielkiste.games.numnum.naming import naming_mode
from spielkiste.games.numnum.patience.state import Patience


def read_position(position: Position) -> Patience:
    """Return the state that `Patience.position` wrote.  Raise `BadFile` if it cannot be continued."""
    fields = Fields(position)
    fields.number("seats", 1, 1)
    naming = fields.part("naming")
    state = Patience(naming_mode(naming))
    state.deck = fields.places("hand_pile", NAMES)
    state.turned = fields.number("turned", 0, len(state.deck))
    state.piles = [tuple(pile) for pile in fields.lists("piles", NAMES, COLOUR_COUNT)]
    state.waiting = [tuple(row) for row in fields.lists("waiting", NAMES, COLOUR_COUNT)]
    state.wishes = fields.number("wishes", 0, COUNTS[WISH])
    state.over = fields.flag("over")
    state.read_naming(naming)
    fields.done()
    for colour in range(COLOUR_COUNT):
        _check_colour(state, colour)
    _check_cards(state)
    _check_turn(state)
    return state


def _check_colour(state: Patience, colour: int) -> None:
    pile = state.piles[colour]
    if not pile or pile[0] == WISH:
        refuse("a pile must start with a number card of its colour (NN-40)")
    if any(kind != WISH and (kind >= NUMBER_CARDS or COLOUR_OF[kind] != colour) for kind in pile):
        refuse("a pile has cards of another colour (NN-40)")
    row = state.waiting[colour]
    if any(kind >= NUMBER_CARDS or COLOUR_OF[kind] != colour for kind in row):
        refuse("a waiting row has cards of another colour (NN-41)")
    dealt = [kind for kind in state.deck[: state.turned] if kind in row]
    if dealt != list(row):
        refuse("the cards in a waiting row must be in the order in which they were turned over (NN-41)")


def _check_cards(state: Patience) -> None:
    dealt = full_tally(state.deck)
    count_cards([pile[0] for pile in state.piles], dealt)
    check_material(dealt, full_tally(PATIENCE_DECK))
    check_material(state.material(), dealt)


def _check_turn(state: Patience) -> None:
    if state.card_up() == WISH:
        refuse("a wish card is turned over, but not put aside (NN-43)")
    if state.left >= 0:
        pile = state.piles[COLOUR_OF[state.right]]
        if pile[-2:] != (state.left, state.right):
            refuse("the cards in question must be the two on top of a pile")
    if state.over and (state.turned < len(state.deck) or state.left >= 0):
        refuse("the game is over, but the hand pile is not used up (NN-44)")
    if not state.over and not state.can_move():
        refuse("nothing can be moved, but the game is not over (NN-44)")
