"""Times Table Mau-Mau, for 2 to 7 players."""

from spielkiste.games.numnum.mau_mau.bot import BOTS
from spielkiste.games.numnum.mau_mau.game import GAME

__all__ = ["BOTS", "GAME"]
