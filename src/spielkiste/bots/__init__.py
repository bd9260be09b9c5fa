"""Bots that work for every game, and matches between bots."""

from spielkiste.bots.chooser import (
    CHILD,
    FORMER,
    LABORATORY,
    SEARCH,
    SEER,
    RandomBot,
    at_level,
    known_for,
    laboratory_for,
    make_bot,
    names_for,
)
from spielkiste.bots.match import Result, chosen, play_match, record_match
from spielkiste.core.bot import tell

__all__ = [
    "CHILD", "FORMER", "LABORATORY", "SEARCH", "SEER", "RandomBot", "Result", "at_level", "chosen", "known_for", "laboratory_for",
    "make_bot", "names_for", "play_match", "record_match", "tell",
]  # fmt: skip
