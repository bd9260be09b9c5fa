"""One WebSocket in ASGI, from the handshake to the end.

It uses ASGI directly, because every move takes this path.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

#: The ASGI extension with the function that writes without waiting.
AT_ONCE = "spielkiste.at_once"

# A child tapping wildly on a card stays below this; a program that floods does not.
MESSAGES_PER_SECOND = 20.0
BURST = 60.0


def same_origin(headers: list[tuple[bytes, bytes]]) -> bool:
    """Return whether a request comes from one of our own pages, or from a program that is not a browser."""
    found = {name.lower(): value.decode("latin-1") for name, value in headers}
    origin = found.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == found.get(b"host")
    except ValueError:
        return False


class Socket:
    """The transport of one device over a WebSocket."""

    def __init__(self, receive: Receive, send: Send, at_once: Callable[[str], bool] | None) -> None:
        self._receive = receive
        self._send = send
        self.at_once = at_once

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def hear(self) -> str | bytes:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise ConnectionError
        text: str | bytes = message.get("text") or message.get("bytes") or b""
        return text

    async def say(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})
