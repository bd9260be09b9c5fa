"""A watchdog for rules that do not end.  After a while it says what is running, and later it stops it."""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Self


class TooLong(Exception):
    """Raised inside rules that have run too long."""


class Watchdog:
    """Watches this thread: after `after` seconds it says what is running, after `limit` seconds it raises `TooLong` there.

    It can only stop Python code, which the rules of authors are.
    """

    def __init__(self, say: Callable[[str, FrameType | None], None], after: float = 10.0, limit: float = 120.0) -> None:
        self._say = say
        self._after = after
        self._limit = limit
        self._watched = threading.get_ident()
        self._tried = ("", time.monotonic())
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
        self._tried = (what, time.monotonic())

    def _watch(self) -> None:
        said, ended = self._tried, self._tried
        while not self._over.wait(self._after / 4):
            tried = self._tried
            passed = time.monotonic() - tried[1]
            if passed > self._limit and ended is not tried:
                ended = tried
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._watched), ctypes.py_object(TooLong))
            elif passed > self._after and said is not tried:
                said = tried
                self._say(tried[0], sys._current_frames().get(self._watched))
