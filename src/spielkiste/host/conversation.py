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

HELLO_SECONDS = 10.0
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

    def __init__(
        self,
        reach: Reach,
        tally: Tally,
        line: Line,
        network: str = "",
        allows: Callable[[], bool] | None = None,
        wait: Callable[[], float] | None = None,
    ) -> None:
        self._reach = reach
        self._network = network
        self._tally = tally
        self._line = line
        #: Whether it may be heard once more, or speaks too often.
        self._allows = allows
        #: How many seconds a message waits for its turn, because many come from where this device is.
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
                # What was said last is still on its way.
                await asyncio.wait({sender}, timeout=CLOSING_SECONDS)
            connection.set_down()
            place.leave()
            if sender is not None:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)

    async def _let_in(self) -> Place | None:
        """Find the table that the first message has the keys of; None if the conversation is over."""
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
        """Something could not be said at once, or the device is let go.  Only then does somebody wait for the line."""
        if self._sender is None:
            self._sender = asyncio.create_task(self._empty_outbox(self._connection))
        if self._connection.dropped and self._hearing and not self._let_go and self._listener is not None:
            # Somebody who does not read hears nothing either, and would never say so.
            self._let_go = self._listener.cancel()

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
        try:
            while connection.outbox:
                # It stays in the outbox until it is sent, so that nothing overtakes it.
                await self._line.say(connection.outbox[0])
                if connection.outbox:
                    del connection.outbox[0]
        except Exception:
            # The line is torn; whoever was on it comes back.
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
                    # Nobody is sent away for what others behind the same address do.
                    await asyncio.sleep(wait)
                await place.answer(text)
