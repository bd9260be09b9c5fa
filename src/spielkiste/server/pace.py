"""How long things take at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """All in milliseconds.  A window depends on nothing secret: only on whether a person is among those asked."""

    #: How long a reaction window lasts when a person is asked, and when only bots are.
    window_ms: int = 6000
    bot_window_ms: int = 1800
    #: A bot waits its own human moment, times this many percent.
    bot_percent: int = 100
    #: A person who has been gone for this long may be stood in for.
    absence_ms: int = 8000


INSTANT = Pace(window_ms=250, bot_window_ms=0, bot_percent=0, absence_ms=0)
