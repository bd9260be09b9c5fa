"""Players that work for every game, and a match between them."""

from spielkiste.bots.chooser import RandomBot, make_bot, names_for
from spielkiste.bots.match import Result, play_match, tell

__all__ = ["RandomBot", "Result", "make_bot", "names_for", "play_match", "tell"]
