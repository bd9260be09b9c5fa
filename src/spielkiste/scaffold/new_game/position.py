"""Reads a position, which may have been written by hand.  It refuses positions that no game leads to."""

from spielkiste.core.game import Position
from spielkiste.core.positions import Fields, refuse
from spielkiste.scaffold.new_game.material import CARDS, HAND, HIGHEST, LOWEST
from spielkiste.scaffold.new_game.state import NewGame


def read_position(position: Position) -> NewGame:
    """Return the state that `NewGame.position` wrote.  Raise BadFile if it is not one."""
    fields = Fields(position)
    parts = fields.parts("seats")
    if not 2 <= len(parts) <= 3:
        refuse("there must be 2 or 3 seats")
    state = NewGame(len(parts))
    for seat, part in enumerate(parts):
        state.hands[seat] = _cards(part, "hand")
        state.laid[seat] = part.number_or("laid", LOWEST, HIGHEST, missing=0)
        state.last[seat] = part.number_or("last", LOWEST, HIGHEST, missing=0)
        state.tricks[seat] = part.number("tricks", 0, HAND)
        part.done()
    state.aside = _cards(fields, "aside")
    state.gone = _cards(fields, "gone")
    state.turn = fields.number("turn", 0, state.seats - 1)
    fields.done()
    _check(state)
    return state


def _cards(fields: Fields, name: str) -> list[int]:
    cards = fields.numbers(name, LOWEST, HIGHEST)
    if cards != sorted(cards):
        refuse(f"{name} must be sorted")
    return cards


def _check(state: NewGame) -> None:
    laid = [card for card in state.laid if card]
    if sorted([*state.aside, *laid, *state.gone, *(card for hand in state.hands for card in hand)]) != CARDS:
        refuse("every card must be there once")
    over = sum(state.tricks)
    if over > HAND or len(state.gone) != over * state.seats or len(laid) == state.seats:
        refuse("the tricks do not fit the cards that are gone")
    if over and not laid:
        if (
            not set(state.last) <= set(state.gone)
            or len(set(state.last)) != state.seats
            or state.winner(state.last) != state.turn
        ):
            refuse("the last trick must be made of cards that are gone, and its winner must be to move")
    elif any(state.last):
        refuse("the last trick must be hidden once a card of the next one has been played")
    leader = (state.turn - len(laid)) % state.seats
    if over and not state.tricks[leader]:
        refuse("the leader must be the seat that took the previous trick")
    for place in range(state.seats):
        seat = (leader + place) % state.seats
        if (state.laid[seat] != 0) != (place < len(laid)):
            refuse("the seats must play one after the other")
        if len(state.hands[seat]) != HAND - over - (1 if state.laid[seat] else 0):
            refuse("a hand has too many or too few cards")
