"""Das Spiel zur Fernsehlotterie, for 2 to 6 players."""

from spielkiste.games.tv_lottery.bot import BOTS
from spielkiste.games.tv_lottery.game import GAME

__all__ = ["BOTS", "GAME"]
