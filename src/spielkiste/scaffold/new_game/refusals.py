"""Reasons why a move is not legal: the clause, and the reason in words."""

from spielkiste import Refusal


def reason(goes_on: bool, own_turn: bool) -> Refusal:
    """Return why a card cannot be played.  It reveals nothing that the player does not know."""
    if not goes_on:
        return Refusal("NG-5", "newgame-why-over")
    if not own_turn:
        return Refusal("NG-2", "newgame-why-turn")
    return Refusal("NG-3", "newgame-why-not-held")
