"""The conversation over one WebSocket, from the handshake to the end.

It speaks ASGI directly: this is the path every move takes.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from spielkiste.core.errors import BadMove, SpielkisteError
from spielkiste.host import protocol
from spielkiste.host.connection import Connection
from spielkiste.host.hall import Hall, WrongKey
from spielkiste.host.table import TableHost
from spielkiste.table.keys import WATCH

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

HELLO_SECONDS = 10
# A child hammering on a card stays below this; a program that floods does not.
MESSAGES_PER_SECOND = 20.0
BURST = 60.0
MOST_KEYS = 8

# Close codes of our own: the browser must not come back with the same request.
WRONG_KEY, FLOOD, MALFORMED, SLOW = 4004, 4029, 4000, 4013

_decoder: msgspec.json.Decoder[protocol.Request] = msgspec.json.Decoder(protocol.Request)


#: What decoding raises on something that is no message: not only the library's own errors.
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


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


class Limiter:
    """Allows a burst, then so many a second."""

    def __init__(self) -> None:
        self._left = BURST
        self._at = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * MESSAGES_PER_SECOND)
        self._at = now
        self._left -= 1
        return self._left >= 0


class Conversation:
    """One connected device."""

    def __init__(self, hall: Hall, receive: Receive, send: Send, limiter: Limiter | None) -> None:
        self._hall = hall
        self._receive = receive
        self._send = send
        self._limiter = limiter

    async def run(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = await self._next()
            host, connection, last = await self._let_in(first)
        except TimeoutError:
            await self._close(MALFORMED)
            return
        except (SpielkisteError, *UNREADABLE) as trouble:
            await self._refuse(trouble)
            return
        except asyncio.CancelledError:
            raise
        except ConnectionError:
            return
        sender = asyncio.create_task(self._empty_outbox(connection))
        try:
            await host.welcome(connection, last)
            await self._listen(host, connection)
        except ConnectionError:
            pass
        finally:
            host.leave(connection)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender

    async def _next(self) -> protocol.Request:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise ConnectionError
        return _decoder.decode(message.get("text") or message.get("bytes") or b"")

    async def _let_in(self, first: protocol.Request) -> tuple[TableHost, Connection, int | None]:
        if not isinstance(first, protocol.Hello) or not 1 <= len(first.keys) <= MOST_KEYS:
            raise WrongKey
        hosts: set[TableHost] = set()
        seats: list[int] = []
        for key in first.keys:
            host, role = await self._hall.find(key)
            hosts.add(host)
            if role.startswith("seat:"):
                seats.append(int(role.removeprefix("seat:")))
            elif role != WATCH:
                raise WrongKey
        if len(hosts) != 1:
            raise WrongKey
        return host, Connection(sorted(set(seats))), first.last

    async def _refuse(self, trouble: Exception) -> None:
        if isinstance(trouble, SpielkisteError):
            said = protocol.Trouble(0, trouble.key, trouble.arguments, fatal=True)
        else:
            said = protocol.Trouble(0, "malformed", {}, fatal=True)
        with contextlib.suppress(Exception):
            await self._send({"type": "websocket.send", "text": Connection.encode(said)})
        await self._close(WRONG_KEY if isinstance(trouble, WrongKey) else MALFORMED)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._send({"type": "websocket.close", "code": code})

    async def _empty_outbox(self, connection: Connection) -> None:
        while not connection.dropped:
            while connection.outbox:
                await self._send({"type": "websocket.send", "text": connection.outbox.popleft()})
            await connection.something_to_send()
        await self._close(SLOW)

    # -- requests ----------------------------------------------------------------------------------------------

    async def _listen(self, host: TableHost, connection: Connection) -> None:
        while not connection.dropped:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return
            if self._limiter is not None and not self._limiter.allows():
                connection.send(protocol.Trouble(0, "flood", {}, fatal=True))
                await asyncio.sleep(0.05)
                await self._close(FLOOD)
                return
            try:
                request = _decoder.decode(message.get("text") or message.get("bytes") or b"")
            except UNREADABLE:
                connection.send(protocol.Trouble(0, "malformed", {}))
                continue
            number = getattr(request, "id", 0)
            try:
                await self._answer(host, connection, request)
            except BadMove as trouble:
                reason = protocol.Phrase(trouble.reason.key, trouble.reason.args) if trouble.reason is not None else None
                connection.send(protocol.Trouble(number, trouble.key, trouble.arguments, trouble.clause or None, reason))
            except SpielkisteError as trouble:
                connection.send(protocol.Trouble(number, trouble.key, trouble.arguments))

    async def _answer(self, host: TableHost, connection: Connection, request: protocol.Request) -> None:
        """Every request is checked against the seats that this device holds."""
        seat = getattr(request, "seat", None)
        if isinstance(request, protocol.Hello):
            raise BadMove("malformed", "Only the first message is a hello.")
        if not isinstance(request, protocol.Look | protocol.StandIn) and seat is not None and seat not in connection.seats:
            raise BadMove("not-your-seat", "This seat is not yours.")
        if not connection.seats and not isinstance(request, protocol.Look | protocol.Words):
            raise BadMove("only-watching", "You are watching; only players can do this.")
        match request:
            case protocol.Play():
                await host.play(request.seat, request.move, request.at)
            case protocol.Look():
                await host.look(connection, request.seat)
            case protocol.Words():
                await host.put_into_words(connection)
            case protocol.Why():
                because = await host.why(request.seat, request.moves)
                because.id = request.id
                connection.send(because)
                return
            case protocol.Hint():
                advice = await host.hint(request.seat)
                advice.id = request.id
                connection.send(advice)
                return
            case protocol.Rename():
                await host.rename(request.seat, request.name)
            case protocol.Start():
                await host.start()
            case protocol.StandIn():
                await host.stand_in(connection, request.seat)
            case protocol.TakeBack():
                await host.take_back(request.seat)
            case protocol.Undo():
                await host.propose_undo(request.seat)
            case protocol.UndoAnswer():
                await host.answer_undo(request.seat, request.yes)
            case protocol.Read():
                await host.read(request.step)
            case protocol.Rematch():
                await host.rematch()
        connection.send(protocol.Ack(request.id, host.match.number))
