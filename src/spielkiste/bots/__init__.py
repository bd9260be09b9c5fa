"""Players that work for every game."""

from spielkiste.bots.chooser import RandomBot, make_bot, names_for

__all__ = ["RandomBot", "make_bot", "names_for"]
