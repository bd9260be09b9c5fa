"""Handles one client from its first message until it disconnects, over any transport: a socket, or a browser's worker."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Protocol

from spielkiste.core.errors import SpielkisteError
from spielkiste.host import protocol
from spielkiste.host.connection import FLOOD, MALFORMED, SLOW, WRONG_KEY, Connection, why_unreadable
from spielkiste.host.dispatch import UNREADABLE, read
from spielkiste.host.hall import WrongKey
from spielkiste.host.table_access import Place, Reach
from spielkiste.host.tally import Tally

HELLO_SECONDS = 10.0
# A client that is being disconnected has this many seconds to read the reason.
CLOSING_SECONDS = 1.0
# Temporary errors: they are not fatal, and a page that reconnects finds its table.
PASSING = ("database-away", "table-away")


class Transport(Protocol):
    """The transport of one client."""

    @property
    def at_once(self) -> Callable[[str], bool] | None:
        """Return a function that sends without waiting and returns whether it could; None if there is none."""

    async def hear(self) -> str | bytes:
        """Return the next message.  Raise `ConnectionError` if the client has disconnected."""

    async def say(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Conversation:
    """One connected client."""

    def __init__(
        self,
        reach: Reach,
        tally: Tally,
        line: Transport,
        network: str = "",
        allows: Callable[[], bool] | None = None,
        wait: Callable[[], float] | None = None,
    ) -> None:
        self._reach = reach
        self._network = network
        self._tally = tally
        self._line = line
        #: Returns whether the client may send one more message within its rate limit.
        self._allows = allows
        #: Returns how many seconds to delay a message, because many come from the same address.
        self._wait = wait
        self._hearing = False
        self._let_go = False
        self._listener: asyncio.Task[None] | None = None
        self._sender: asyncio.Task[None] | None = None

    async def run(self) -> None:
        place = await self._let_in()
        if place is None:
            return
        self._connection = connection = place.connection
        connection.network = self._network
        self._listener = asyncio.current_task()
        connection.carried(self._news, self._line.at_once)
        try:
            await place.welcome()
            await self._listen(place)
        except asyncio.CancelledError:
            if not self._let_go or self._listener is None or self._listener.uncancel():
                raise
        finally:
            sender = self._sender
            if sender is not None and connection.dropped:
                # The last message is still being sent.
                await asyncio.wait({sender}, timeout=CLOSING_SECONDS)
            connection.set_down()
            place.leave()
            if sender is not None:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)

    async def _let_in(self) -> Place | None:
        """Return the place that the keys in the first message open, or None if the client was refused or has gone."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = read(await self._line.hear())
            return await self._reach.let_in(first)
        except TimeoutError:
            await self._close(MALFORMED)
        except (SpielkisteError, *UNREADABLE) as trouble:
            await self._refuse(trouble)
        except ConnectionError:
            pass
        return None

    def _news(self) -> None:
        """Send the outbox in a task, because something could not be sent at once or the client is dropped."""
        if self._sender is None:
            self._sender = asyncio.create_task(self._empty_outbox(self._connection))
        if self._connection.dropped and self._hearing and not self._let_go and self._listener is not None:
            # A client that does not read may never close the connection itself, so stop waiting for its next message.
            self._let_go = self._listener.cancel()

    async def _refuse(self, trouble: Exception) -> None:
        if isinstance(trouble, SpielkisteError):
            said = protocol.Trouble(0, trouble.key, trouble.arguments, fatal=trouble.key not in PASSING)
        else:
            said = protocol.Trouble(0, "malformed", why_unreadable(trouble), fatal=True)
        self._tally.refusals[said.key] += 1
        with contextlib.suppress(Exception):
            await self._line.say(Connection.encode(said))
        await self._close(WRONG_KEY if isinstance(trouble, WrongKey) else MALFORMED if said.fatal else SLOW)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._line.close(code)

    async def _empty_outbox(self, connection: Connection) -> None:
        try:
            while connection.outbox:
                # A message stays in the outbox until it is sent, so that none overtakes it.
                await self._line.say(connection.outbox[0])
                if connection.outbox:
                    del connection.outbox[0]
        except Exception:
            # The connection is broken; the client reconnects.
            connection.outbox.clear()
            connection.drop(SLOW)
        if connection.dropped:
            await self._close(connection.close_code)
        self._sender = None

    async def _listen(self, place: Place) -> None:
        connection = place.connection
        while not connection.dropped:
            self._hearing = True
            try:
                text = await self._line.hear()
            except ConnectionError:
                return
            finally:
                self._hearing = False
            if self._allows is not None and not self._allows():
                self._tally.refusals["flood"] += 1
                connection.send(protocol.Trouble(0, "flood", {}, fatal=True))
                connection.drop(FLOOD)
            else:
                wait = self._wait() if self._wait is not None else 0.0
                if wait > 0:
                    # A client must not be disconnected for what others behind the same address do.
                    await asyncio.sleep(wait)
                await place.answer(text)
