"""Why a move is not possible: the clause, and the reason in words."""

from spielkiste import Refusal


def reason(goes_on: bool, own_turn: bool) -> Refusal:
    """Why a card that cannot be laid cannot be laid.  It says nothing that the player does not know."""
    if not goes_on:
        return Refusal("NG-5", "newgame-why-over")
    if not own_turn:
        return Refusal("NG-2", "newgame-why-turn")
    return Refusal("NG-3", "newgame-why-not-held")
