"""The conversation over one WebSocket, from the handshake to the end.

It speaks ASGI directly: this is the path every move takes.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from spielkiste.core.errors import SpielkisteError
from spielkiste.host import protocol
from spielkiste.host.answering import UNREADABLE, read
from spielkiste.host.connection import FLOOD, MALFORMED, SLOW, WRONG_KEY, Connection
from spielkiste.host.hall import WrongKey
from spielkiste.host.reaching import Place, Reach
from spielkiste.host.tally import Tally
from spielkiste.server.limits import Limiter

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

HELLO_SECONDS = 10
# A child hammering on a card stays below this; a program that floods does not.
MESSAGES_PER_SECOND = 20.0
BURST = 60.0
# So long a device that is let go may still read why.
CLOSING_SECONDS = 1.0
# What passes by itself: nobody is sent away for it, and a page that comes back finds its table.
PASSING = ("database-away", "table-away")


def same_origin(headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether a request comes from one of our own pages, or from a program that is no browser."""
    found = {name.lower(): value.decode("latin-1") for name, value in headers}
    origin = found.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == found.get(b"host")
    except ValueError:
        return False


class Conversation:
    """One connected device."""

    def __init__(
        self,
        reach: Reach,
        tally: Tally,
        receive: Receive,
        send: Send,
        limiter: Limiter | None,
        at_once: Callable[[str], bool] | None = None,
    ) -> None:
        self._reach = reach
        self._tally = tally
        self._receive = receive
        self._send = send
        self._limiter = limiter
        self._at_once = at_once
        self._answering = False

    async def run(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = read(await self._next())
            place = await self._reach.let_in(first)
        except TimeoutError:
            await self._close(MALFORMED)
            return
        except (SpielkisteError, *UNREADABLE) as trouble:
            await self._refuse(trouble)
            return
        except ConnectionError:
            return
        connection = place.connection
        connection.at_once = self._at_once
        await place.welcome()
        sender = asyncio.create_task(self._empty_outbox(connection))
        listener = asyncio.create_task(self._listen(place))

        def let_go() -> None:
            # Somebody who does not read hears nothing either, and would never say so.
            if not self._answering:
                listener.cancel()

        connection.on_drop = let_go
        try:
            await asyncio.wait({sender, listener}, return_when=asyncio.FIRST_COMPLETED)
            if connection.dropped:
                # What was said last is still on its way.
                await asyncio.wait({sender}, timeout=CLOSING_SECONDS)
        finally:
            place.leave()
            sender.cancel()
            # What is half done is finished: an entry may be on its way to the disk.
            if not self._answering:
                listener.cancel()
            await asyncio.gather(sender, listener, return_exceptions=True)

    async def _next(self) -> str | bytes:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise ConnectionError
        text: str | bytes = message.get("text") or message.get("bytes") or b""
        return text

    async def _refuse(self, trouble: Exception) -> None:
        if isinstance(trouble, SpielkisteError):
            said = protocol.Trouble(0, trouble.key, trouble.arguments, fatal=trouble.key not in PASSING)
        else:
            said = protocol.Trouble(0, "malformed", {}, fatal=True)
        self._tally.refusals[said.key] += 1
        with contextlib.suppress(Exception):
            await self._send({"type": "websocket.send", "text": Connection.encode(said)})
        await self._close(WRONG_KEY if isinstance(trouble, WrongKey) else MALFORMED if said.fatal else SLOW)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._send({"type": "websocket.close", "code": code})

    async def _empty_outbox(self, connection: Connection) -> None:
        while connection.outbox or not connection.dropped:
            while connection.outbox:
                # It stays in the outbox until it is sent, so that nothing overtakes it.
                await self._send({"type": "websocket.send", "text": connection.outbox[0]})
                if connection.outbox:
                    connection.outbox.popleft()
            await connection.something_to_send()
        await self._close(connection.close_code)

    async def _listen(self, place: Place) -> None:
        connection = place.connection
        while not connection.dropped:
            try:
                text = await self._next()
            except ConnectionError:
                return
            if self._limiter is not None and not self._limiter.allows():
                self._tally.refusals["flood"] += 1
                connection.send(protocol.Trouble(0, "flood", {}, fatal=True))
                connection.drop(FLOOD)
            else:
                self._answering = True
                await place.answer(text)
                self._answering = False
