"""The moves.  A move is the number of the card that is played."""

from typing import Final

from spielkiste.core.story import Phrase
from spielkiste.scaffold.new_game.material import HIGHEST, LOWEST

#: Every move is a number below this.
MOVE_COUNT: Final = HIGHEST + 1


def phrase(move: int) -> Phrase | None:
    """Return the move in words; its notation (`lay 7`) is made from them.  None for an int that is not a move."""
    return Phrase("newgame-move-lay", {"card": move}) if LOWEST <= move <= HIGHEST else None
