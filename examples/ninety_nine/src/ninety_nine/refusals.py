"""Reasons why a move is not legal: the clause, and the reason in words."""

from ninety_nine.material import RANKS
from ninety_nine.moves import GIVE_UP, card_of, makes
from spielkiste import Refusal


def reason(hand: list[int], total: int, goes_on: bool, own_turn: bool, move: int) -> Refusal:
    """Return why this move is not legal.  It reveals nothing that the player does not know."""
    if not goes_on:
        return Refusal("NI-7", "ninetynine-why-over")
    if not own_turn:
        return Refusal("NI-2", "ninetynine-why-turn")
    if move == GIVE_UP:
        return Refusal("NI-5", "ninetynine-why-fits")
    if card_of(move) not in hand:
        return Refusal("NI-2", "ninetynine-why-not-held")
    return Refusal("NI-3", "ninetynine-why-too-high", {"card": RANKS[card_of(move)], "total": makes(move, total)})
