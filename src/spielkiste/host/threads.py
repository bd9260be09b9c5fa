"""Runs blocking work in a separate thread, so that the event loop does not wait.

Threads are reused.  Starting one blocks the loop until it runs, which took a third of a busy server's time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import TypeVar

Result = TypeVar("Result")

MOST_IDLE = 8


def in_thread(work: Callable[[], Result]) -> asyncio.Future[Result]:
    """Run `work` in a thread and return a future for its result.

    The threads are daemons: the program does not wait for them when it ends, because the work may never finish.  Where threads do
    not exist, as in a browser, `work` runs at once.
    """
    loop = asyncio.get_running_loop()
    coming: asyncio.Future[Result] = loop.create_future()

    def deliver(result: Result | None, trouble: BaseException | None) -> None:
        if coming.done():
            return
        if trouble is not None:
            coming.set_exception(trouble)
        else:
            coming.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        try:
            result = work()
        except Exception as raised:
            _tell(loop, deliver, None, raised)
        else:
            _tell(loop, deliver, result, None)

    try:
        hand = _IDLE.pop() if _IDLE else _Hand()
    except RuntimeError:
        run()
    else:
        hand.todo.put(run)
    return coming


class _Hand:
    """A reusable worker thread.  It ends if enough others are idle."""

    def __init__(self) -> None:
        self.todo: SimpleQueue[Callable[[], None]] = SimpleQueue()
        threading.Thread(target=self._work, daemon=True, name="spielkiste-apart").start()

    def _work(self) -> None:
        while True:
            self.todo.get()()
            if len(_IDLE) >= MOST_IDLE:
                return
            _IDLE.append(self)


_IDLE: list[_Hand] = []


def _tell(loop: asyncio.AbstractEventLoop, deliver: Callable[..., None], *outcome: object) -> None:
    # The server may have closed in the meantime.
    if not loop.is_closed():
        loop.call_soon_threadsafe(deliver, *outcome)
