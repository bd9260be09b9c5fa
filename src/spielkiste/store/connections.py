"""Connections to PostgreSQL on which no wait lasts forever.

A connection can fall silent without being closed: a router drops it, a machine loses power.  The system detects some cases
(keepalive, user timeout), but not a router that still accepts our packets.  So every wait for the database has a deadline on this
side.  When it has passed, the socket is shut down.  Then the waiting code gets the error of a broken connection and handles it
like any other.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from contextlib import suppress
from itertools import count
from typing import Any

import psycopg

#: The longest wait for the database.  The database itself cancels a statement a little earlier.
STATEMENT_SECONDS = 3.0
CONNECT_SECONDS = 2
#: How often deadlines are checked.
LOOK_SECONDS = 0.2

#: The settings with which the system detects that the other end is gone.
TCP: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8_000,
}


class Watchdog:
    """A thread that shuts down sockets whose deadline has passed."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._armed: dict[int, tuple[float, int]] = {}
        self._numbers = count()
        self._thread: threading.Thread | None = None
        self._process = 0

    def arm(self, descriptor: int, seconds: float) -> int:
        """Start to watch a socket; return the number for `disarm`."""
        with self._lock:
            # Start the thread only when it is needed, and again in a forked process.
            if self._thread is None or self._process != os.getpid():
                self._process = os.getpid()
                self._armed.clear()
                self._thread = threading.Thread(target=self._watch, name="spielkiste-deadlines", daemon=True)
                self._thread.start()
            number = next(self._numbers)
            self._armed[number] = (time.monotonic() + seconds, descriptor)
            return number

    def disarm(self, number: int) -> None:
        """Stop watching the socket."""
        with self._lock:
            self._armed.pop(number, None)

    def _watch(self) -> None:
        while True:
            time.sleep(LOOK_SECONDS)
            now = time.monotonic()
            # Hold the lock: nobody closes a descriptor before it is disarmed, so it cannot belong to another socket yet.
            with self._lock:
                for number in [number for number, (deadline, _) in self._armed.items() if deadline < now]:
                    _shut_down_socket(self._armed.pop(number)[1])


def _shut_down_socket(descriptor: int) -> None:
    with suppress(OSError), socket.socket(fileno=os.dup(descriptor)) as line:
        line.shutdown(socket.SHUT_RDWR)


WATCHDOG = Watchdog()


class DeadlineConnection(psycopg.Connection[Any]):
    """A connection on which every wait has a deadline."""

    #: How long a wait may take.
    seconds = STATEMENT_SECONDS

    def wait(self, *arguments: Any, **more: Any) -> Any:
        """Wait for the database until the deadline."""
        watched = WATCHDOG.arm(self.pgconn.socket, self.seconds)
        try:
            return super().wait(*arguments, **more)
        finally:
            WATCHDOG.disarm(watched)


class AsyncDeadlineConnection(psycopg.AsyncConnection[Any]):
    """An asynchronous connection on which every wait has a deadline."""

    seconds = STATEMENT_SECONDS

    async def wait(self, *arguments: Any, **more: Any) -> Any:
        """Wait for the database until the deadline."""
        watched = WATCHDOG.arm(self.pgconn.socket, self.seconds)
        try:
            return await super().wait(*arguments, **more)
        finally:
            WATCHDOG.disarm(watched)


async def connect_async(url: str) -> AsyncDeadlineConnection:
    """Connect from an event loop."""
    return await AsyncDeadlineConnection.connect(url, autocommit=True, application_name="spielkiste", **TCP)
