"""Work that must not keep the loop waiting, in a thread of its own.

Threads are used again: starting one keeps the loop waiting until it runs, a third of a busy server's time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import TypeVar

Result = TypeVar("Result")

MOST_IDLE = 8


def apart(work: Callable[[], Result]) -> asyncio.Future[Result]:
    """The result to come.  Nobody waits for the thread when the program ends: what works in it may never be done.

    Where there are no threads, as in a browser, it is done at once.
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
    """A thread that waits for something to do, and goes if enough others wait."""

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
    # Too late for a server that has closed meanwhile.
    if not loop.is_closed():
        loop.call_soon_threadsafe(deliver, *outcome)
