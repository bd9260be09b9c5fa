"""A watchdog for rules that do not end.  It first reports what is running, and later stops it."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Self

#: The most seconds that one step may take: CPU time, so that a busy machine does not stop a good game, and wall-clock time.
LIMIT = 30.0
ON_THE_CLOCK = 10 * LIMIT
#: The seconds after the limit in which Python code must end.  Rules that catch every error or wait in C never do.
GRACE = 10.0


class TooLong(Exception):
    """Raised inside rules that have run too long."""


class Watchdog:
    """Watches this thread: after `after` seconds it reports what is running, after `limit` seconds it raises `TooLong` there.

    Where that does not help, it calls `give_up` with what is running; usually that ends the process.
    """

    def __init__(
        self,
        say: Callable[[str, FrameType | None], None],
        after: float = 10.0,
        limit: float = LIMIT,
        grace: float = GRACE,
        give_up: Callable[[str], None] | None = None,
    ) -> None:
        self._say = say
        self._after = after
        self._limit = limit
        self._grace = grace
        self._give_up = give_up or _end
        self._watched = threading.get_ident()
        self._tried = ("", time.process_time(), time.monotonic())
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None) -> None:
        self._over.set()
        self._thread.join()

    def trying(self, what: str) -> None:
        """Set what runs next, and start its time."""
        self._tried = (what, time.process_time(), time.monotonic())

    def _watch(self) -> None:
        said, ended = self._tried, self._tried
        while not self._over.wait(self._after / 4):
            tried = self._tried
            worked, waited = time.process_time() - tried[1], time.monotonic() - tried[2]
            passed = max(worked, waited * LIMIT / ON_THE_CLOCK)
            if passed > self._limit + self._grace:
                self._give_up(tried[0])
                return
            if passed > self._limit and ended is not tried:
                ended = tried
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._watched), ctypes.py_object(TooLong))
            elif waited > self._after and said is not tried:
                said = tried
                self._say(tried[0], sys._current_frames().get(self._watched))


def _end(what: str) -> None:
    """End the process: nothing else stops rules that catch every error, or wait in C."""
    print(f"Gave up: {what} does not end.", file=sys.stderr, flush=True)
    os._exit(1)
