"""Memo-Car-Race (Rallye DaCart), for 2 to 4 players."""

from spielkiste.games.memo_race.bot import BOTS
from spielkiste.games.memo_race.game import GAME

__all__ = ["BOTS", "GAME"]
