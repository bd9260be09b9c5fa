"""1000 Kilometer (Mille Bornes), for 2 to 8 players."""

from spielkiste.games.thousand_km.bot import BOTS
from spielkiste.games.thousand_km.game import GAME

__all__ = ["BOTS", "GAME"]
