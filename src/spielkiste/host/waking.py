"""From the store's thread back into the loop: one wake-up for everything that one trip to the disk has kept."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future
from functools import partial


class Waking:
    """Lets many wait for the store.  A loop is woken through a pipe, which costs as much as a small move does."""

    def __init__(self) -> None:
        self._done: deque[tuple[Future[None], asyncio.Future[None]]] = deque()
        self._called = False

    async def kept(self, future: Future[None]) -> None:
        """Wait until something is kept, or raise what stood in the way."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Not a function of its own in here: it and the future would hold each other for ever, a dozen objects a move for the
        # garbage collector, which stops everybody while it looks for them.
        future.add_done_callback(partial(self._note, waiting))
        await waiting

    def _note(self, waiting: asyncio.Future[None], future: Future[None]) -> None:
        self._done.append((future, waiting))
        if not self._called:
            self._called = True
            waiting.get_loop().call_soon_threadsafe(self._deliver)

    def _deliver(self) -> None:
        # First the flag: what is done from now on calls again, and at worst finds nothing left.
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
