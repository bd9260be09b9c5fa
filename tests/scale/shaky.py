"""A faulty network line between a client and its server: slow, cut, doubled, late."""

from __future__ import annotations

import random
import socket as sockets
import threading
import time
from contextlib import suppress

from tests.server.harness import PATIENCE, Server

#: What happens to a client's messages, or to the whole line.
WAYS = ("slow", "cut", "doubled", "late")
_HEAD = 6


class Shaky(Server):
    """A proxy in front of servers that gives clients a bad connection.

    TCP keeps bytes in order, so only whole messages are doubled or late: as from a page that repeats a request because it does
    not know whether it arrived.
    """

    def __init__(self, *behind: Server, seed: int = 0) -> None:
        #: The proxy connects to the first of these that is alive.
        self.behind = behind
        self.way = ""
        self._chance = random.Random(seed)
        self._listener = sockets.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}/"
        self._running = True
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._running = False
        self._listener.close()

    def _accept(self) -> None:
        while self._running:
            with suppress(OSError):
                near, _ = self._listener.accept()
                far = self._reach()
                if far is None:
                    near.close()
                    continue
                for there in (True, False):
                    threading.Thread(target=self._carry, args=(near, far, there), daemon=True).start()

    def _reach(self) -> sockets.socket | None:
        for server in self.behind:
            with suppress(OSError):
                found = sockets.create_connection(("127.0.0.1", int(server.url.rstrip("/").rsplit(":", 1)[1])), PATIENCE)
                found.settimeout(None)
                return found
        return None

    def _carry(self, near: sockets.socket, far: sockets.socket, there: bool) -> None:
        start, end = (near, far) if there else (far, near)
        rest, opened = b"", False
        earlier: list[bytes] = []
        with suppress(OSError):
            while data := start.recv(65_536):
                if self.way == "slow":
                    time.sleep(self._chance.uniform(0.02, 0.15))
                if self.way == "cut" and self._chance.random() < 0.2:
                    break
                if not there or not opened:
                    # The handshake is left alone, and the server's messages keep their order.
                    end.sendall(data)
                    opened = opened or b"upgrade: websocket" in data.lower()
                    continue
                frames, rest = _frames(rest + data)
                for frame in frames:
                    end.sendall(frame * (2 if self.way == "doubled" else 1))
                    if self.way == "late" and earlier:
                        end.sendall(self._chance.choice(earlier))
                    earlier.append(frame)
        for side in (near, far):
            with suppress(OSError):
                side.shutdown(sockets.SHUT_RDWR)
            side.close()


def _frames(data: bytes) -> tuple[list[bytes], bytes]:
    """Return a client's complete masked frames, and the remaining bytes."""
    found: list[bytes] = []
    while len(data) >= _HEAD:
        size, head = data[1] & 127, _HEAD
        if size == 126:
            size, head = int.from_bytes(data[2:4], "big"), _HEAD + 2
        if len(data) < head + size:
            break
        found.append(data[: head + size])
        data = data[head + size :]
    return found, data
