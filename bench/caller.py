"""Clients for a load test: a minimal browser that plays a real game, so that thousands fit on the server's machine."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import time
from collections.abc import Callable

NOTATION = re.compile(r'\{"notation":"([^"]+)"')
HEAD = 2
# These values mean that the length of a frame follows in two bytes, or in eight.
SHORT, LONG = 126, 127


def confirms(text: str) -> bool:
    """Return whether this message confirms a request: by itself, or with the update it caused."""
    return text.startswith('{"t":"ack"') or (text.startswith('{"t":"update"') and not text.endswith('"ack":null}'))


class Caller(asyncio.Protocol):
    """A minimal WebSocket client: text in, text out, nothing else."""

    def __init__(self, port: int, hear: Callable[[str], None]) -> None:
        self._port = port
        self._hear = hear
        self._rest = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = ["GET /ws HTTP/1.1", f"Host: 127.0.0.1:{self._port}", "Upgrade: websocket", "Connection: Upgrade"]
        head += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        transport.write("\r\n".join(head).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("not let in"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self._open:
            answer, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = answer
                return
            self._open = b" 101 " in answer.partition(b"\r\n")[0]
            if self._open:
                self.opened.set_result(None)
        while len(data) >= HEAD:
            size, start = data[1], HEAD
            if size == SHORT:
                size, start = int.from_bytes(data[2:4], "big"), 4
            elif size == LONG:
                size, start = int.from_bytes(data[2:10], "big"), 10
            if len(data) < start + size:
                break
            kind, payload, data = data[0] & 15, data[start : start + size], data[start + size :]
            if kind == 1:
                self._hear(payload.decode())
            elif kind == 9:
                self._write(10, payload)
        self._rest = data

    def say(self, text: str) -> None:
        self._write(1, text.encode())

    def _write(self, kind: int, payload: bytes) -> None:
        # A mask of zeros is valid.
        size = len(payload)
        length = bytes([128 + size]) if size < SHORT else bytes([128 + SHORT]) + size.to_bytes(2, "big")
        if self.transport is not None and not self.lost:
            self.transport.write(bytes([128 + kind]) + length + bytes(4) + payload)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class Person:
    """A player who plays any legal move, at once or after a pause, and agrees to another game."""

    def __init__(self, port: int, key: str, seat: int, luck: random.Random) -> None:
        self._port = port
        self._key = key
        self._seat = seat
        self._luck = luck
        self._asked = 0
        self._since = 0.0
        self._waiting = ""
        self.pause: Callable[[], float] | None = None
        self.waits: list[float] = []
        self._caller: Caller | None = None
        self._came: asyncio.Future[None] | None = None

    async def come(self) -> None:
        loop = asyncio.get_running_loop()
        self._came = loop.create_future()
        _, self._caller = await loop.create_connection(lambda: Caller(self._port, self._heard), "127.0.0.1", self._port)
        await self._caller.opened
        self._caller.say(json.dumps({"t": "hello", "keys": [self._key]}))
        await asyncio.wait_for(self._came, 60)

    @property
    def here(self) -> bool:
        return self._caller is not None and not self._caller.lost

    def still_waiting(self) -> list[float]:
        """Return how long the pending move has waited for its confirmation, if there is one."""
        return [time.perf_counter() - self._since] if self._since else []

    def go(self) -> None:
        if self._caller is not None:
            self._caller.close()

    def begin(self, pause: Callable[[], float] | None) -> None:
        """Play from now on: without a break, or with a pause before each move."""
        self.pause = pause or (lambda: 0.0)
        waiting, self._waiting = self._waiting, ""
        if waiting:
            self._act(waiting)

    def rest(self) -> None:
        self.pause = None

    def _heard(self, text: str) -> None:
        if confirms(text) and self._since:
            self.waits.append(time.perf_counter() - self._since)
            self._since = 0.0
        if text.startswith('{"t":"welcome"') and self._came is not None and not self._came.done():
            self._came.set_result(None)
        elif not text.startswith('{"t":"update"'):
            return
        if '"outcome":{' in text:
            request = '"t":"rematch"'
        else:
            moves = NOTATION.findall(text, text.find('"moves":['))
            if not moves:
                self._waiting = ""
                return
            request = f'"t":"play","seat":{self._seat},"move":"{self._luck.choice(moves)}"'
        if self.pause is None:
            self._waiting = request
            return
        seconds = self.pause()
        if seconds > 0:
            asyncio.get_running_loop().call_later(seconds, self._act, request)
        else:
            self._act(request)

    def _act(self, request: str) -> None:
        if self.pause is None:
            self._waiting = request
            return
        self._asked += 1
        self._since = time.perf_counter()
        if self._caller is not None:
            self._caller.say(f'{{{request},"id":{self._asked}}}')
