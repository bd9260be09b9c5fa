"""Moves are small ints.  Here a move is the number of the card that is laid."""

from typing import Final

from spielkiste.core.story import Phrase
from spielkiste.scaffold.new_game.material import HIGHEST, LOWEST

#: Every move is below this.
MOVE_COUNT: Final = HIGHEST + 1


def phrase(move: int) -> Phrase | None:
    """The move in words; what people type (``lay 7``) and its reader follow from it.  None for an int that is no move."""
    return Phrase("newgame-move-lay", {"card": move}) if LOWEST <= move <= HIGHEST else None
