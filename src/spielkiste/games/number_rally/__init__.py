"""Zahlen-Rallye, for 2 to 5 players."""

from spielkiste.games.number_rally.bot import BOTS
from spielkiste.games.number_rally.game import GAME

__all__ = ["BOTS", "GAME"]
