"""How long things take at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielkiste.table.match import ChosenPace

#: What people at the table choose, in percent of the moment that a bot takes.
CHOSEN: Final[dict[ChosenPace, int]] = {"slow": 180, "normal": 100, "quick": 40}
#: So long a bot's turn lasts at most, however many moves it has, and the share of what is left of it that one move may take:
#: a run of moves goes faster the longer it lasts.
LONGEST_TURN_MS: Final = 8000
SHARE: Final = 6


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
    #: For this long after a person's line broke nobody ends the game without them: then everything hidden is shown.
    consent_ms: int = 60_000


INSTANT = Pace(window_ms=250, bot_window_ms=0, bot_percent=0, absence_ms=0, consent_ms=0)


def moment(pace: Pace, chosen: ChosenPace, ms: float) -> float:
    """How long somebody who would take so many milliseconds takes at this table, in seconds."""
    return ms * pace.bot_percent * CHOSEN[chosen] / 10_000_000


def in_a_run(ms: float, spent_ms: float) -> float:
    """How long a bot takes for a move when its turn has lasted so long already; both are public, as is the answer."""
    return min(ms, (LONGEST_TURN_MS - spent_ms) / SHARE)


def window(pace: Pace, reaction_ms: int, person_asked: bool, slowest_ms: int = 0) -> int:
    """How long a question stays open.  Bots alone need less time than people, but never less than the slowest of them takes."""
    if person_asked:
        return pace.window_ms if pace.window_ms is not None else reaction_ms
    if pace.bot_window_ms is not None:
        return pace.bot_window_ms
    # A bot answers in the first four fifths of a window.
    return min(reaction_ms, max(reaction_ms // 3, slowest_ms * 5 // 4))
