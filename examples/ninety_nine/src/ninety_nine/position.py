"""Read a position, which may have been edited by hand, and refuse one that no game leads to."""

from ninety_nine.material import HAND, MOST_LIVES, MOST_SEATS, PACK, RANKS, TOP
from ninety_nine.state import NinetyNine
from spielkiste.core.game import Position
from spielkiste.core.positions import Fields, refuse


def read_position(position: Position) -> NinetyNine:
    """Return the state that `NinetyNine.position` wrote.  Raise `BadFile` if it is not one."""
    fields = Fields(position)
    parts = fields.parts("seats")
    if not 2 <= len(parts) <= MOST_SEATS:
        refuse(f"there must be 2 to {MOST_SEATS} seats")
    state = NinetyNine(len(parts), fields.rng("rng"))
    for seat, part in enumerate(parts):
        state.lives[seat] = part.number("lives", 0, MOST_LIVES)
        state.hands[seat] = part.places("hand", RANKS)
        part.done()
    state.pile = fields.places("pile", RANKS)
    state.laid = fields.places("laid", RANKS)
    state.total = fields.number("total", 0, TOP)
    state.direction = 1 if fields.flag("forwards") else -1
    state.turn = fields.number("turn", 0, state.seats - 1)
    fields.done()
    _check(state)
    return state


def _check(state: NinetyNine) -> None:
    if sorted([*state.pile, *state.laid, *(card for hand in state.hands for card in hand)]) != PACK:
        refuse("every card of the pack must be there once")
    if not state.lives[state.turn]:
        refuse("it must be the turn of a player who is in")
    for seat, hand in enumerate(state.hands):
        if len(hand) != (HAND if state.lives[seat] else 0) or hand != sorted(hand):
            refuse("all players who are in hold three cards, sorted")
    if not state.laid and (state.total or state.direction < 0):
        refuse("no card was played yet, so the total is 0 and nobody has turned round")
