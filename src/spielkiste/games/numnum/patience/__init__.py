"""Times Table Patience, for one player."""

from spielkiste.games.numnum.patience.bot import BOTS
from spielkiste.games.numnum.patience.game import GAME
from spielkiste.games.numnum.patience.solver import best_score

__all__ = ["BOTS", "GAME", "best_score"]
