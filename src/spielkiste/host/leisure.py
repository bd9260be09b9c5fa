"""Work that may wait: one piece at a time for the whole house, and never more than a part of a processor."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from spielkiste.host.apart import apart

Result = TypeVar("Result")

#: Of a processor, at most, for what nobody waits for: the rest is for those who are waiting.
SHARE = 0.15
#: The same for what somebody waits for, but others must not be held up by.
ASKED_SHARE = 0.25


class Leisure:
    """What takes the processor holds up every move meanwhile, in whatever thread it runs.

    A thousand tables that come to rest after every move would take all of it. Here they stand in line instead; whoever has no
    use for the answer any more, because somebody has moved, costs nothing.
    """

    def __init__(self) -> None:
        self._line = asyncio.Lock()
        self._free_at = 0.0
        self._asked_line = asyncio.Lock()
        self._asked_free_at = 0.0

    async def spend(self, wanted: Callable[[], Callable[[], Result] | None]) -> Result | None:
        """Do what is `wanted` when it is its turn: that is asked for only then."""
        async with self._line:
            await asyncio.sleep(max(0.0, self._free_at - time.monotonic()))
            work = wanted()
            if work is None:
                return None
            found, taken = await apart(lambda: _timed(work))
            self._free_at = time.monotonic() + taken * (1 / SHARE - 1)
            return found

    async def soon(self, work: Callable[[], Result]) -> Result:
        """Do what somebody has asked for: as soon as those before are served and the processor has had its rest."""
        async with self._asked_line:
            await asyncio.sleep(max(0.0, self._asked_free_at - time.monotonic()))
            found, taken = await apart(lambda: _timed(work))
            self.charge(taken)
            return found

    def charge(self, seconds: float) -> None:
        """Count time that was spent on the loop for something of the kind: the next waits for it, too."""
        self._asked_free_at = max(self._asked_free_at, time.monotonic()) + seconds * (1 / ASKED_SHARE - 1)


def breathe() -> None:
    """Let other threads work, the loop first of all."""
    time.sleep(0)


def _timed(work: Callable[[], Result]) -> tuple[Result, float]:
    before = time.perf_counter()
    found = work()
    return found, time.perf_counter() - before
