"""The WebSocket, with a short way for what nearly every message is: small, whole and text.

The library parses every frame through a generator, and the server around it stops and starts reading for each message: two
system calls, as much as the rest together.  Here a chunk that is exactly one whole text frame is read at once, and what the table
says is written at once where the socket takes it.  Everything else (pings, closing, fragments, several frames, rubbish) goes the
library's way.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import OPEN, Protocol

from spielkiste.server.socket import AT_ONCE

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

#: What is used of uvicorn's inside, which promises nothing.  Where something of it is missing, there is no short way (doors.py).
USED = {
    *("queue", "writable", "scope", "transport", "conn", "config", "request", "response", "frames", "curr_msg_data_type"),
    *("close_sent", "read_paused", "handle_connect", "handle_parser_exception", "send_receive_event_to_app", "send"),
}

# A whole text frame, and one of any kind that may be a part of a longer message.
_TEXT = 0x81
_FINAL = 0x80
_MASKED = 0x80
_MASK_BYTES = 4
# So many messages may wait to be heard before no more are read.
MOST_WAITING = 16
# So many bytes are read at a time.  Left alone, asyncio has a quarter of a megabyte made ready for every small message, which
# takes longer than to read it.
READ_AT_ONCE = 16_384


class Heard:
    """What was heard and nobody has asked for yet.  One asks at a time, so it is a tenth of what a queue takes."""

    __slots__ = ("_asking", "_events")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._asking: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._asking is not None and not self._asking.done():
            self._asking.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._asking = asyncio.get_running_loop().create_future()
            try:
                await self._asking
            finally:
                self._asking = None
        return self._events.pop(0)

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class Room:
    """Whether the socket takes more; who has to wait is told when it does.  Half of an event is a list for those who wait."""

    __slots__ = ("_free", "_waiting")

    def __init__(self) -> None:
        self._free = True
        self._waiting: asyncio.Future[None] | None = None

    def set(self) -> None:
        self._free = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def clear(self) -> None:
        self._free = False

    async def wait(self) -> None:
        while not self._free:
            if self._waiting is None or self._waiting.done():
                self._waiting = asyncio.get_running_loop().create_future()
            # Several may wait for the same, and one of them may be called off.
            await asyncio.shield(self._waiting)

    @property
    def free(self) -> bool:
        return self._free


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket.  What a connection takes in memory is mostly this, so it keeps nothing that nobody asks for."""

    #: Whether the library's parser stands between two messages, as far as is known.  Once in doubt, it sees everything.
    _between = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = cast(Any, Heard())
        self._room = Room()
        self.writable = cast(Any, self._room)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[AT_ONCE] = self.write_at_once
            self._between = True
            if hasattr(self.transport, "max_size"):
                # Other loops have their own way to read.
                cast(Any, self.transport).max_size = READ_AT_ONCE
            # The library's parser remembers the whole handshake for as long as it lives; another one begins behind it.
            self.conn.parser = Protocol.parse(self.conn)
            next(self.conn.parser)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            # Nobody asks for the handshake any more, and a browser's is long: a fifth of what a connection takes.
            del self.request, self.response, self.scope

    # -- hearing -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._between and self.conn.state is OPEN:
            text = whole_text(data, self.config.ws_max_size)
            if text is not None:
                self._heard(text)
                return
            self._between = ends_between(data)
        super().data_received(data)

    def _heard(self, text: str) -> None:
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._pause_in_a_flood()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not readable(b"".join(self.frames)):
            # Whoever sends no text in a text is let go, and leaves nothing in our log.
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        # What is read stays read: so few bytes are no burden, and to stop reading for each message costs more than to keep them.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_in_a_flood()

    def _pause_in_a_flood(self) -> None:
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    # -- saying ------------------------------------------------------------------------------------------------

    def write_at_once(self, text: str) -> bool:
        """Send a text now; False if that must wait, or there is nobody to send it to."""
        if not self._room.free or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True


def framed(text: str) -> bytes:
    """A text as a server sends it."""
    payload = text.encode()
    size = len(payload)
    if size < 126:
        return bytes((_TEXT, size)) + payload
    if size < 65_536:
        return bytes((_TEXT, 126, size >> 8, size & 255)) + payload
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + payload


def readable(data: bytes) -> bool:
    """Whether this is a text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def whole_text(data: bytes, longest: int = 65_535) -> str | None:
    """The text, if this is exactly one small frame with all of it."""
    if len(data) < 2 + _MASK_BYTES or data[0] != _TEXT:
        return None
    size = data[1] - _MASKED
    start = 2
    if size == 126:
        size = (data[2] << 8) + data[3]
        start = 4
    if not 0 <= size <= longest or data[1] == _MASKED + 127 or len(data) != start + _MASK_BYTES + size:
        return None
    try:
        return apply_mask(data[start + _MASK_BYTES :], data[start : start + _MASK_BYTES]).decode()
    except UnicodeDecodeError:
        return None


def ends_between(data: bytes) -> bool:
    """Whether this is a number of whole frames, and the last ends a message."""
    place, final = 0, True
    while place + 2 <= len(data):
        final = bool(data[place] & _FINAL)
        if not final:
            return False
        size = data[place + 1] & 127
        head = 2 + (_MASK_BYTES if data[place + 1] & _MASKED else 0)
        if size == 126:
            size = int.from_bytes(data[place + 2 : place + 4], "big")
            head += 2
        elif size == 127:
            return False
        place += head + size
    return place == len(data)
