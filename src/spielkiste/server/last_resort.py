"""The end of a server that does not stop by itself."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
from types import CoroutineType, FrameType

log = logging.getLogger(__name__)


class LastResort:
    """A timer that ends the process, whatever it waits for.  Every confirmed move is stored, so nothing is lost."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._loop: asyncio.AbstractEventLoop | None = None
        self._timer = threading.Timer(seconds, self._end)
        self._timer.daemon = True

    def start(self) -> None:
        """Start the timer, on the event loop that stops."""
        self._loop = asyncio.get_running_loop()
        self._timer.start()

    def cancel(self) -> None:
        """Stop the timer, because the server has stopped."""
        self._timer.cancel()

    def _end(self) -> None:
        assert self._loop is not None
        about = {"event": "ended-at-once", "fields": {"waiting": "; ".join(waiting(self._loop))}}
        log.error("The server did not stop in %g seconds and ends at once", self._seconds, extra=about)
        logging.shutdown()
        os._exit(1)


def waiting(loop: asyncio.AbstractEventLoop) -> list[str]:
    """Return where each task and each of our threads waits, as file and line.  The values of variables are left out."""
    tasks = [_place(_innermost(task)) for task in asyncio.all_tasks(loop)]
    names = {thread.ident: thread.name for thread in threading.enumerate() if thread is not threading.current_thread()}
    threads = [f"{names[number]} {_place(frame)}" for number, frame in sys._current_frames().items() if number in names]
    return sorted({*tasks, *threads})


def _innermost(task: asyncio.Task[object]) -> FrameType | None:
    """Return the frame of the coroutine that the task waits in."""
    awaited: object = task.get_coro()
    frame: FrameType | None = None
    while isinstance(awaited, CoroutineType):
        frame, awaited = awaited.cr_frame or frame, awaited.cr_await
    return frame


def _place(frame: FrameType | None) -> str:
    return f"{frame.f_code.co_filename}:{frame.f_lineno}" if frame is not None else "?"
