"""1x1 Patience, for one."""

from spielkiste.games.numnum.patience.bot import BOTS
from spielkiste.games.numnum.patience.deals import deal_of_the_day, read_deal_number
from spielkiste.games.numnum.patience.game import GAME
from spielkiste.games.numnum.patience.solver import best_score

__all__ = ["BOTS", "GAME", "best_score", "deal_of_the_day", "read_deal_number"]
