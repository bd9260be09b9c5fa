"""The age of tables and rooms, independent of clock errors, and which of them may be deleted.

A clock can be wrong at the start and can jump while the server runs.  So ages are measured in the *house time* of the store.  It
advances while a server runs, by a monotonic clock.  While no server runs it follows the system clock, but for one day at most.
Larger jumps of the system clock are ignored and make nothing older.

Nothing is deleted at once.  A table that is too old is first marked.  It is deleted when servers have run for a week since then,
but never in the first day after a start.  Any use of a table removes its mark.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from spielkiste.store.contract import Stage

DAY = 86_400.0
#: The largest believable jump of the clock between two readings, for example because the server was off or asleep.
LEAP = DAY
#: How long marked tables are kept, in seconds during which servers have run.
QUARANTINE = 7 * DAY
#: A server deletes nothing before it has run for this long.
SETTLING = DAY
#: The largest allowed difference between the clocks of a server and its database.
MOST_APART = 300.0


@dataclass(frozen=True)
class Kept:
    """The times that a store saves, in seconds."""

    #: The last reading of the system clock.
    seen: float
    #: The house time: about seconds since 1970, without the jumps that were ignored.
    house: float
    #: How long servers have run on this store.
    steady: float


@dataclass(frozen=True)
class Forgetting:
    """The limits beyond which tables and rooms are too old now."""

    #: By stage: a table that was last used before this house time is marked.
    tables: list[tuple[Stage, int]]
    #: A classroom whose `until` is before this house time is marked.
    rooms: int
    #: The value of new marks.
    mark: int
    #: Everything with this mark or a smaller one is deleted; None deletes nothing.
    delete: int | None


def begin(wall: float, latest: float | None) -> Kept:
    """Return the first time for a store that has not saved one yet.  `latest` is the last use of anything in it."""
    start = wall if latest is None else min(wall, latest)
    return Kept(start, start, 0.0)


def advance(kept: Kept, wall: float, elapsed: float) -> Kept:
    """Return the time after a reading of the clock.  `elapsed` is how long this server has run since its last reading."""
    passed = wall - kept.seen
    believed = 0 <= passed <= elapsed + LEAP
    # If several servers take turns, each adds only the time since the last reading by any of them.
    ran = min(elapsed, passed) if believed else elapsed
    return Kept(wall, kept.house + (passed if believed else elapsed), kept.steady + ran)


def decide(kept: Kept, days: Iterable[tuple[Stage, int | None]], running: float, apart: float) -> Forgetting | None:
    """Return the limits for what is too old, or None if the clocks disagree.

    `days`: how long tables of each stage are kept.  `running`: how long this server has run.  `apart`: the difference between its
    clock and that of the store.
    """
    if abs(apart) > MOST_APART:
        return None
    tables = [(stage, int(kept.house - DAY * count)) for stage, count in days if count is not None]
    return Forgetting(tables, int(kept.house), int(kept.steady), int(kept.steady - QUARANTINE) if running >= SETTLING else None)


class Calendar:
    """The house time of a store, kept by one server."""

    def __init__(self, wall: Callable[[], float] | None = None, steady: Callable[[], float] | None = None) -> None:
        # Look these functions up on each call, because tests replace both.
        self.wall = wall or (lambda: time.time())
        self._steady = steady or (lambda: time.monotonic())
        self._started = self._looked = self._steady()
        self._kept: Kept | None = None

    def look(self, kept: Kept | None, latest: float | None, wall: float | None = None) -> Kept:
        """Return the times to save now.  `kept` are the saved ones, and `wall` is the store's own clock if it has one."""
        wall = self.wall() if wall is None else wall
        return advance(kept or begin(wall, latest), wall, self._steady() - self._looked)

    def set(self, kept: Kept) -> None:
        """Continue from these times; the caller saves them."""
        self._kept, self._looked = kept, self._steady()

    @property
    def now(self) -> int:
        """Return the house time."""
        assert self._kept is not None
        return int(self._kept.house + self._steady() - self._looked)

    @property
    def running(self) -> float:
        """Return how many seconds this server has run."""
        return self._steady() - self._started
