"""Background work: one job at a time for the whole server, limited to a share of the processor."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from spielkiste.host.threads import in_thread

Result = TypeVar("Result")

#: The share of a processor for jobs that nobody waits for.
SHARE = 0.15
#: The share of a processor for jobs that a client waits for, but that must not delay the others.
ASKED_SHARE = 0.25


class BackgroundWork:
    """Queues background jobs, because a running job slows down every move, even from another thread.

    A thousand tables that start a job after each move would take the whole processor.  In the queue, a job whose answer is no
    longer needed, because a player has moved, costs nothing.
    """

    def __init__(self) -> None:
        self._line = asyncio.Lock()
        self._free_at = 0.0
        self._asked_line = asyncio.Lock()
        self._asked_free_at = 0.0

    async def spend(self, wanted: Callable[[], Callable[[], Result] | None]) -> Result | None:
        """Run one job when its turn comes.

        `wanted` is called only then.  It returns the job, or None if the answer is no longer needed.
        """
        async with self._line:
            await asyncio.sleep(max(0.0, self._free_at - time.monotonic()))
            work = wanted()
            if work is None:
                return None
            found, taken = await in_thread(lambda: _timed(work))
            self._free_at = time.monotonic() + taken * (1 / SHARE - 1)
            return found

    async def soon(self, work: Callable[[], Result]) -> Result:
        """Run a job that a client waits for, when the jobs before it are done and its share of the processor allows it."""
        async with self._asked_line:
            await asyncio.sleep(max(0.0, self._asked_free_at - time.monotonic()))
            found, taken = await in_thread(lambda: _timed(work))
            self.charge(taken)
            return found

    def charge(self, seconds: float) -> None:
        """Charge the time that such a job spent on the event loop; it delays the next job, too."""
        self._asked_free_at = max(self._asked_free_at, time.monotonic()) + seconds * (1 / ASKED_SHARE - 1)


def breathe() -> None:
    """Yield to the other threads, above all to the event loop."""
    time.sleep(0)


def _timed(work: Callable[[], Result]) -> tuple[Result, float]:
    before = time.perf_counter()
    found = work()
    return found, time.perf_counter() - before
