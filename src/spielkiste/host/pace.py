"""The timing of bots and reaction windows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielkiste.table.logbook import ChosenPace

#: By chosen pace: the percentage of a bot's thinking pause.
CHOSEN: Final[dict[ChosenPace, int]] = {"slow": 180, "normal": 100, "quick": 40}
#: The longest turn of a bot with many moves, and the fraction (1/SHARE) of the remaining time that one move may take.  So a long
#: run of moves speeds up.
LONGEST_TURN_MS: Final = 8000
SHARE: Final = 6
#: How long a bot waits in calm tempo for a person who may do something only until the next turn.
LEISURE_MS: Final = 10_000
#: In seconds, at a slow table: people are reminded after a day, and a bot may stand in after a week.
DAY: Final = 86_400
WEEK: Final = 7 * DAY


@dataclass(frozen=True)
class Pace:
    """Durations in milliseconds.

    A window depends on nothing secret, only on the game and on whether a person is asked.
    """

    #: How long a reaction window lasts if a person is asked, and if only bots are.  None means the game's own time, and a third
    #: of it.
    window_ms: int | None = None
    bot_window_ms: int | None = None
    #: The percentage of its own pause that a bot waits.
    bot_percent: int = 100
    #: A bot may stand in for a person who has been gone this long.
    absence_ms: int = 8000
    #: For this long after a person has disconnected, the others cannot end the game without them: the end reveals everything.
    consent_ms: int = 60_000


INSTANT = Pace(window_ms=250, bot_window_ms=0, bot_percent=0, absence_ms=0, consent_ms=0)


def moment(pace: Pace, chosen: ChosenPace, ms: float) -> float:
    """Return the pause in seconds at this table for a normal pause of `ms` milliseconds."""
    return ms * pace.bot_percent * CHOSEN[chosen] / 10_000_000


def in_a_run(ms: float, spent_ms: float) -> float:
    """Return a bot's pause for a move, given how long its turn has already lasted.  It depends only on public values."""
    return min(ms, (LONGEST_TURN_MS - spent_ms) / SHARE)


def window(pace: Pace, reaction_ms: int, person_asked: bool, slowest_ms: int = 0) -> int:
    """Return how long a window stays open.  Bots alone get less time than people, but enough for the slowest bot."""
    if person_asked:
        return pace.window_ms if pace.window_ms is not None else reaction_ms
    if pace.bot_window_ms is not None:
        return pace.bot_window_ms
    # A bot answers within the first four fifths of a window.
    return min(reaction_ms, max(reaction_ms // 3, slowest_ms * 5 // 4))
