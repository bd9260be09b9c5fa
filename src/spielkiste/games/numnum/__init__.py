"""NumNum: four games with one deck of multiplication-table cards."""

from typing import Final

from spielkiste.core.bot import BotMaker
from spielkiste.core.game import Game
from spielkiste.games.numnum import mau_mau, patience, wall

#: Each game of the box with its bots.
REGISTRATIONS: Final[list[tuple[Game, dict[str, BotMaker]]]] = [
    (mau_mau.GAME, mau_mau.BOTS),
    (wall.WALL_BREAK, wall.WALL_BREAK_BOTS),
    (wall.CLEAR_AWAY, wall.CLEAR_AWAY_BOTS),
    (patience.GAME, patience.BOTS),
]

__all__ = ["REGISTRATIONS"]
