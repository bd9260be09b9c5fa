"""A WebSocket protocol with a fast path for the usual message: small, complete and text.

The library parses every frame in a generator, and uvicorn pauses and resumes reading for each message.  That is two system calls
and costs as much as everything else together.  Here, a chunk that is exactly one complete text frame is decoded directly.
Outgoing messages are written at once if the socket accepts them.  Everything else (pings, closing, fragments, several frames,
invalid data) goes through the library.
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

#: The names of uvicorn's internals that we use.  They may change; if one is missing, connection_limits.py uses uvicorn's class.
USED = {
    *("queue", "writable", "scope", "transport", "conn", "config", "request", "response", "frames", "curr_msg_data_type"),
    *("close_sent", "read_paused", "handle_connect", "handle_parser_exception", "send_receive_event_to_app", "send"),
}

# A complete text frame, and the bit that marks the last frame of a message.
_TEXT = 0x81
_FINAL = 0x80
_MASKED = 0x80
_MASK_BYTES = 4
# Stop reading while this many messages wait for the application.
MOST_WAITING = 16
# The number of bytes to read at a time.  By default asyncio allocates 256 KiB for every small message, which takes longer than
# reading it.
READ_AT_ONCE = 16_384


class Inbox:
    """The received messages.  It has only one reader, so it needs a tenth of a queue's memory."""

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


class WriteGate:
    """A flag that says whether the socket accepts more data.

    An `asyncio.Event` would take twice the memory, half of it for its list of waiters.
    """

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
            # Several callers may wait for the same future, and one of them may be cancelled.
            await asyncio.shield(self._waiting)

    @property
    def free(self) -> bool:
        return self._free


class FastWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket.  It takes most of a connection's memory, so it keeps only what is needed."""

    #: Whether the library's parser is known to be between two messages.  If not, the library gets all data.
    _between = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = cast(Any, Inbox())
        self._gate = WriteGate()
        self.writable = cast(Any, self._gate)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[AT_ONCE] = self.write_at_once
            self._between = True
            if hasattr(self.transport, "max_size"):
                # Other event loops have their own way to read.
                cast(Any, self.transport).max_size = READ_AT_ONCE
            # The library's parser keeps the whole handshake as long as it lives, so start a new one after it.
            self.conn.parser = Protocol.parse(self.conn)
            next(self.conn.parser)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            # Free the handshake.  A browser's takes a fifth of a connection's memory.
            del self.request, self.response, self.scope

    # -- receiving ---------------------------------------------------------------------------------------------

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
            # A client that sends invalid UTF-8 is disconnected, without a traceback in the log.
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        # Do not pause reading for each message: that costs more than keeping a few bytes.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_in_a_flood()

    def _pause_in_a_flood(self) -> None:
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    # -- sending -----------------------------------------------------------------------------------------------

    def write_at_once(self, text: str) -> bool:
        """Send a text now.  Return False if the socket is not ready or is closed."""
        if not self._gate.free or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True


def framed(text: str) -> bytes:
    """Return a text as an unmasked WebSocket frame."""
    payload = text.encode()
    size = len(payload)
    if size < 126:
        return bytes((_TEXT, size)) + payload
    if size < 65_536:
        return bytes((_TEXT, 126, size >> 8, size & 255)) + payload
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + payload


def readable(data: bytes) -> bool:
    """Return whether this is valid UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def whole_text(data: bytes, longest: int = 65_535) -> str | None:
    """Return the text if `data` is exactly one small complete frame, or None."""
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
    """Return whether `data` consists of complete frames, and the last one ends a message."""
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
