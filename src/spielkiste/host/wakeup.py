"""Returns results from the store's thread to the event loop, with one wake-up for each batch of writes."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future
from functools import partial


class WakeUp:
    """Lets many callers wait for the store.

    Waking the loop goes through a pipe and costs as much as a small move, so wake-ups are shared.
    """

    def __init__(self) -> None:
        self._done: deque[tuple[Future[None], asyncio.Future[None]]] = deque()
        self._called = False

    async def kept(self, future: Future[None]) -> None:
        """Wait until a write is stored.  Raise its error if it fails."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Not a nested function: it and the future would form a reference cycle, a dozen objects per move for the garbage
        # collector, which pauses all tables.
        future.add_done_callback(partial(self._note, waiting))
        await waiting

    def _note(self, waiting: asyncio.Future[None], future: Future[None]) -> None:
        self._done.append((future, waiting))
        if not self._called:
            self._called = True
            waiting.get_loop().call_soon_threadsafe(self._deliver)

    def _deliver(self) -> None:
        # Clear the flag first: a write that finishes from now on calls again, and at worst finds nothing to do.
        self._called = False
        while self._done:
            future, waiting = self._done.popleft()
            if waiting.done():
                continue
            trouble = future.exception()
            if trouble is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(trouble)
