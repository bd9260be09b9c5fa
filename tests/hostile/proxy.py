"""A TCP proxy between a server and its services.  It delays, cuts or silences connections, in one direction or both.

A silenced connection stays open and discards what is sent, like a router that has forgotten the connection.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit, urlunsplit

#: The directions: to the service, and back.
UP, DOWN = "up", "down"
BOTH = frozenset((UP, DOWN))


class Line:
    """One connection through the proxy."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        self.silent: frozenset[str] = frozenset()
        #: The last bytes that were sent to the service.
        self.said = b""
        self._ends = near, far

    def cut(self) -> None:
        """Close both sides."""
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


class Proxy:
    """A proxy for a service on this machine."""

    def __init__(self, port: int) -> None:
        self.lines: list[Line] = []
        #: The delay of every chunk in seconds.
        self.delay = 0.0
        #: The directions in which new connections are silent from the start.
        self.new_silent: frozenset[str] = frozenset()
        self._service = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def before(self, url: str) -> str:
        """Return the address of a service through this proxy."""
        parts = urlsplit(url)
        user = f"{parts.username}@" if parts.username else ""
        return urlunsplit(parts._replace(netloc=f"{user}127.0.0.1:{self.port}"))

    def silence(self, which: Callable[[Line], bool] = lambda _: True, ways: frozenset[str] = BOTH, new: bool = False) -> int:
        """Silence these connections, and new ones too if `new`; return the number of silenced ones."""
        chosen = [line for line in self.lines if which(line)]
        for line in chosen:
            line.silent = ways
        if new:
            self.new_silent = ways
        return len(chosen)

    def heal(self) -> None:
        """Let new connections through again.  Silenced ones have lost bytes, so cut them."""
        self.new_silent, self.delay = frozenset(), 0.0
        for line in [line for line in self.lines if line.silent]:
            line.cut()
            with suppress(ValueError):
                self.lines.remove(line)

    def cut(self) -> None:
        """Cut all connections; new ones are let through."""
        for line in list(self.lines):
            line.cut()

    def close(self) -> None:
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self._service))
            except OSError:
                near.close()
                continue
            line = Line(near, far)
            line.silent = self.new_silent
            self.lines.append(line)
            for start, end, way in ((near, far, UP), (far, near, DOWN)):
                threading.Thread(target=self._carry, args=(line, start, end, way), daemon=True).start()

    def _carry(self, line: Line, start: socket.socket, end: socket.socket, way: str) -> None:
        with suppress(OSError):
            while data := start.recv(65_536):
                if way == UP:
                    line.said = (line.said + data)[-65_536:]
                if self.delay:
                    time.sleep(self.delay)
                if way not in line.silent:
                    end.sendall(data)
        if way not in line.silent:
            line.cut()
            with suppress(ValueError):
                self.lines.remove(line)
