"""The conversation with one device, from its first word to the end, whatever carries it: a socket, or a browser's worker."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Protocol

from spielkiste.core.errors import SpielkisteError
from spielkiste.host import protocol
from spielkiste.host.answering import UNREADABLE, read
from spielkiste.host.connection import FLOOD, MALFORMED, SLOW, WRONG_KEY, Connection
from spielkiste.host.hall import WrongKey
from spielkiste.host.reaching import Place, Reach
from spielkiste.host.tally import Tally

HELLO_SECONDS = 10
# So long a device that is let go may still read why.
CLOSING_SECONDS = 1.0
# What passes by itself: nobody is sent away for it, and a page that comes back finds its table.
PASSING = ("database-away", "table-away")


class Line(Protocol):
    """What carries the messages of one device."""

    @property
    def at_once(self) -> Callable[[str], bool] | None:
        """A way to send without waiting, which says whether it could; None if there is none."""

    async def hear(self) -> str | bytes:
        """The next message; ConnectionError when the device has gone."""

    async def say(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Conversation:
    """One connected device."""

    def __init__(self, reach: Reach, tally: Tally, line: Line, allows: Callable[[], bool] | None = None) -> None:
        self._reach = reach
        self._tally = tally
        self._line = line
        #: Whether it may be heard once more, or speaks too often.
        self._allows = allows
        self._answering = False

    async def run(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = read(await self._line.hear())
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
        connection.at_once = self._line.at_once
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

    async def _refuse(self, trouble: Exception) -> None:
        if isinstance(trouble, SpielkisteError):
            said = protocol.Trouble(0, trouble.key, trouble.arguments, fatal=trouble.key not in PASSING)
        else:
            said = protocol.Trouble(0, "malformed", {}, fatal=True)
        self._tally.refusals[said.key] += 1
        with contextlib.suppress(Exception):
            await self._line.say(Connection.encode(said))
        await self._close(WRONG_KEY if isinstance(trouble, WrongKey) else MALFORMED if said.fatal else SLOW)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._line.close(code)

    async def _empty_outbox(self, connection: Connection) -> None:
        while connection.outbox or not connection.dropped:
            while connection.outbox:
                # It stays in the outbox until it is sent, so that nothing overtakes it.
                await self._line.say(connection.outbox[0])
                if connection.outbox:
                    connection.outbox.popleft()
            await connection.something_to_send()
        await self._close(connection.close_code)

    async def _listen(self, place: Place) -> None:
        connection = place.connection
        while not connection.dropped:
            try:
                text = await self._line.hear()
            except ConnectionError:
                return
            if self._allows is not None and not self._allows():
                self._tally.refusals["flood"] += 1
                connection.send(protocol.Trouble(0, "flood", {}, fatal=True))
                connection.drop(FLOOD)
            else:
                self._answering = True
                await place.answer(text)
                self._answering = False
