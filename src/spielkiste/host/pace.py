"""How long things take at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """All in milliseconds.  A window depends on nothing secret: only on the game and on whether a person is among those asked."""

    #: How long a reaction window lasts when a person is asked, and when only bots are; None: as the game says, and a third of it.
    window_ms: int | None = None
    bot_window_ms: int | None = None
    #: A bot waits its own human moment, times this many percent.
    bot_percent: int = 100
    #: A person who has been gone for this long may be stood in for.
    absence_ms: int = 8000


INSTANT = Pace(window_ms=250, bot_window_ms=0, bot_percent=0, absence_ms=0)


def window(pace: Pace, reaction_ms: int, person_asked: bool, slowest_ms: int = 0) -> int:
    """How long a question stays open.  Bots alone need less time than people, but never less than the slowest of them takes."""
    if person_asked:
        return pace.window_ms if pace.window_ms is not None else reaction_ms
    if pace.bot_window_ms is not None:
        return pace.bot_window_ms
    # A bot answers in the first four fifths of a window.
    return min(reaction_ms, max(reaction_ms // 3, slowest_ms * 5 // 4))
