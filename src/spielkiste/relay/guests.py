"""The leader's side: a person connected to another server, as one more connection of the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from spielkiste.core.errors import SpielkisteError
from spielkiste.host.connection import FLOOD, MALFORMED, Connection
from spielkiste.host.dispatch import UNREADABLE, read
from spielkiste.host.hall import WrongKey
from spielkiste.host.table_access import Here, Place
from spielkiste.relay.parcels import AnyParcel, Closed, NotMine, Opened, Refused, Told
from spielkiste.store.contract import LedElsewhere, StoreClosed, TableLost

# The most messages that may wait; the other server has already applied its own limits.
MOST_WAITING = 256


def refusal(pipe: str, trouble: SpielkisteError) -> Refused:
    """Return an error as a parcel; its arguments become plain data."""
    about = {name: value if isinstance(value, str | int | float) else str(value) for name, value in trouble.arguments.items()}
    return Refused(pipe, "wrong-key" if isinstance(trouble, WrongKey) else "", trouble.key, str(trouble), about)


class Guest:
    """One device whose socket is at another server."""

    def __init__(self, pipe: str, here: Here, send: Callable[[AnyParcel], None]) -> None:
        self._pipe = pipe
        self._here = here
        self._send = send
        self._said: asyncio.Queue[bytes] = asyncio.Queue()
        self._answering = False
        self._gone = asyncio.Event()

    def say(self, text: bytes) -> None:
        self._said.put_nowait(text)

    def go(self) -> None:
        """Note that the socket is closed or the link to it is torn."""
        self._gone.set()

    async def run(self, hello: bytes) -> None:
        try:
            place = await self._here.let_in(read(hello))
        except (LedElsewhere, TableLost, StoreClosed):
            self._send(NotMine(self._pipe))
            return
        except SpielkisteError as trouble:
            self._send(refusal(self._pipe, trouble))
            return
        except UNREADABLE:
            self._send(Closed(self._pipe, MALFORMED))
            return
        if self._gone.is_set():
            return
        self._send(Opened(self._pipe, list(place.connection.seats)))
        try:
            await place.welcome()
            await self._stay(place)
        finally:
            # Always tell the other server not to wait for more; it ignores a second `Closed`.
            self._send(Closed(self._pipe, place.connection.close_code))

    async def _stay(self, place: Place) -> None:
        connection = place.connection
        connection.carried(lambda: self._news(connection), self._tell)
        listener = asyncio.create_task(self._listen(place))
        try:
            await self._gone.wait()
        finally:
            connection.set_down()
            place.leave()
            # Finish a request in progress: its entry may be on its way to the disk.
            connection.drop(connection.close_code)
            if not self._answering:
                listener.cancel()
            await asyncio.gather(listener, return_exceptions=True)

    def _tell(self, *texts: str) -> bool:
        # The links batch letters to one server, so there is no need to wait here.
        self._send(Told(self._pipe, list(texts)))
        return True

    def _news(self, connection: Connection) -> None:
        if connection.outbox:
            self._tell(*connection.outbox)
            connection.outbox.clear()
        if connection.dropped and not self._gone.is_set():
            self._send(Closed(self._pipe, connection.close_code))
            self._gone.set()

    async def _listen(self, place: Place) -> None:
        try:
            while not place.connection.dropped:
                text = await self._said.get()
                if self._said.qsize() > MOST_WAITING:
                    place.connection.drop(FLOOD)
                if place.connection.dropped:
                    return
                self._answering = True
                await place.answer(text)
                self._answering = False
        finally:
            self.go()
