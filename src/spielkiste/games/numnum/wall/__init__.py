"""Wall Break (wall-break) and Clear Away! (clear-away): taking pairs from seven stacks or rows."""

from spielkiste.games.numnum.wall.bot import CLEAR_AWAY_BOTS, WALL_BREAK_BOTS
from spielkiste.games.numnum.wall.game import CLEAR_AWAY, WALL_BREAK
from spielkiste.games.numnum.wall.judge import Judge
from spielkiste.games.numnum.wall.taught import TaughtWallBreakBot

__all__ = ["CLEAR_AWAY", "CLEAR_AWAY_BOTS", "WALL_BREAK", "WALL_BREAK_BOTS", "Judge", "TaughtWallBreakBot"]
