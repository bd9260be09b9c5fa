"""How old things are, whatever the clock says, and what may be deleted because of it.

A clock can be wrong at a start and can leap while the server runs.  So ages are not counted in its time but in the *house
time* of the store: it runs while a server runs, by a clock that cannot be set.  While no server runs it follows the clock for
a day at most.  What the clock claims beyond that is not believed, and makes nothing older.

Nothing is deleted at once.  What is too old is marked first.  It is deleted when servers have run for a week since then, and
never in the first day after a start.  Any use of a table takes its mark away.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from spielkiste.store.contract import Stage

DAY = 86_400.0
#: The clock may run ahead of us by this much between two looks: the server was off, or asleep.
LEAP = DAY
#: What is marked stays for this long, counted in time that servers have run.
QUARANTINE = 7 * DAY
#: A server deletes nothing before it has run for this long.
SETTLING = DAY
#: The clocks of a server and of its database may be apart by this much.
MOST_APART = 300.0


@dataclass(frozen=True)
class Kept:
    """What a store keeps of the time, in seconds."""

    #: What the clock showed last.
    seen: float
    #: The house time: about seconds since 1970, less all that was not believed.
    house: float
    #: How long servers have run on this store.
    steady: float


@dataclass(frozen=True)
class Forgetting:
    """What is too old now."""

    #: By stage: a table that was last used before this house time is marked.
    tables: list[tuple[Stage, int]]
    #: A classroom that could be opened until before this house time is marked.
    rooms: int
    #: What a mark says.
    mark: int
    #: What bears this mark or a smaller one is deleted; None: nothing is.
    delete: int | None


def begin(wall: float, latest: float | None) -> Kept:
    """Return the time of a store that has none yet; `latest` is when something in it was used last."""
    start = wall if latest is None else min(wall, latest)
    return Kept(start, start, 0.0)


def advance(kept: Kept, wall: float, elapsed: float) -> Kept:
    """Return the time after a look at the clock; `elapsed` is how long this server has certainly run since its last look."""
    passed = wall - kept.seen
    believed = 0 <= passed <= elapsed + LEAP
    # Where several servers look in turns, each adds only what has passed since the last of them did.
    ran = min(elapsed, passed) if believed else elapsed
    return Kept(wall, kept.house + (passed if believed else elapsed), kept.steady + ran)


def decide(kept: Kept, days: Iterable[tuple[Stage, int | None]], running: float, apart: float) -> Forgetting | None:
    """Say what is too old, or None if clocks disagree.

    `days`: how long tables of each stage are kept.  `running`: how long this server has run.  `apart`: how far its clock is
    from that of the store.
    """
    if abs(apart) > MOST_APART:
        return None
    tables = [(stage, int(kept.house - DAY * count)) for stage, count in days if count is not None]
    return Forgetting(tables, int(kept.house), int(kept.steady), int(kept.steady - QUARANTINE) if running >= SETTLING else None)


class Calendar:
    """The time of one server's store."""

    def __init__(self, wall: Callable[[], float] | None = None, steady: Callable[[], float] | None = None) -> None:
        # Looked up when they are called: tests set both.
        self.wall = wall or (lambda: time.time())
        self._steady = steady or (lambda: time.monotonic())
        self._started = self._looked = self._steady()
        self._kept: Kept | None = None

    def look(self, kept: Kept | None, latest: float | None, wall: float | None = None) -> Kept:
        """Return what is to be kept now, where `kept` was kept before; `wall` is the store's own clock if it has one."""
        wall = self.wall() if wall is None else wall
        return advance(kept or begin(wall, latest), wall, self._steady() - self._looked)

    def set(self, kept: Kept) -> None:
        """Go on from here: this is kept, or will be."""
        self._kept, self._looked = kept, self._steady()

    @property
    def now(self) -> int:
        """The house time."""
        assert self._kept is not None
        return int(self._kept.house + self._steady() - self._looked)

    @property
    def running(self) -> float:
        """How long this server has run."""
        return self._steady() - self._started
