"""Timers of a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from spielkiste.core.errors import SpielkisteError
from spielkiste.store.contract import TableLost

log = logging.getLogger(__name__)

TRY_AGAIN_SECONDS = 2.0


class Timers:
    """Delayed calls that can be cancelled together."""

    def __init__(self) -> None:
        self._timers: list[asyncio.TimerHandle] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def later(self, seconds: float, act: Callable[[], Awaitable[None]]) -> None:
        loop = asyncio.get_running_loop()

        def begin() -> None:
            task = loop.create_task(self._guarded(act))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        self._timers.append(loop.call_later(max(0.0, seconds), begin))

    async def _guarded(self, act: Callable[[], Awaitable[None]]) -> None:
        """Run `act`, and retry later if it fails with a `SpielkisteError`, such as a full disk."""
        try:
            await act()
        except SpielkisteError as trouble:
            log.warning("This failed and is tried again in a moment: %s", trouble.key, extra={"event": "tried-again"})
            self.later(TRY_AGAIN_SECONDS, act)
        except TableLost:
            # The server that now leads the table takes over.
            return

    def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()


class Later:
    """A debounced call: it runs once after a quiet time, no matter how often it was requested.

    While it waits, another request only moves the deadline.  A request during a run causes one more run afterwards, never two at
    once.
    """

    def __init__(self, seconds: float, act: Callable[[], Awaitable[None]]) -> None:
        self._seconds = seconds
        self._act = act
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        self._task: asyncio.Task[None] | None = None
        self._once_more = False

    def soon(self) -> None:
        loop = asyncio.get_running_loop()
        self._due = loop.time() + self._seconds
        if self._timer is None:
            self._timer = loop.call_at(self._due, self._ring)

    def _ring(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = None
        if loop.time() + 0.001 < self._due:
            self._timer = loop.call_at(self._due, self._ring)
        elif self._task is not None:
            self._once_more = True
        else:
            self._task = loop.create_task(self._guarded())

    async def _guarded(self) -> None:
        try:
            await self._act()
        except SpielkisteError as trouble:
            log.warning("This failed and is skipped for now: %s", trouble.key, extra={"event": "left-for-later"})
        except TableLost:
            return
        finally:
            self._task = None
            if self._once_more:
                self._once_more = False
                self.soon()

    def stop(self) -> None:
        self._once_more = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
