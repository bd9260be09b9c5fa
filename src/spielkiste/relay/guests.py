"""At the leader: somebody who sits at another server, as one more connection of the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from spielkiste.core.errors import SpielkisteError
from spielkiste.host.answering import UNREADABLE, read
from spielkiste.host.connection import FLOOD, MALFORMED
from spielkiste.host.hall import WrongKey
from spielkiste.host.reaching import Here, Place
from spielkiste.relay.parcels import AnyParcel, Closed, NotMine, Opened, Refused, Told
from spielkiste.store.contract import LedElsewhere, StoreClosed, TableLost

# So many messages may wait for their turn; the other server has counted them before.
MOST_WAITING = 256


def refusal(pipe: str, trouble: SpielkisteError) -> Refused:
    """An error as it travels; what it is about is plain data."""
    about = {name: value if isinstance(value, str | int | float) else str(value) for name, value in trouble.arguments.items()}
    return Refused(pipe, "wrong-key" if isinstance(trouble, WrongKey) else "", trouble.key, str(trouble), about)


class Guest:
    """One device whose socket is elsewhere."""

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
        """Their socket is closed, or the line to it is torn."""
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
        await place.welcome()
        await self._stay(place)

    async def _stay(self, place: Place) -> None:
        teller = asyncio.create_task(self._tell(place))
        listener = asyncio.create_task(self._listen(place))
        gone = asyncio.create_task(self._gone.wait())
        try:
            await asyncio.wait({teller, gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            place.leave()
            # What is half done is finished: an entry may be on its way to the disk.
            place.connection.drop(place.connection.close_code)
            if not self._answering:
                listener.cancel()
            teller.cancel()
            gone.cancel()
            await asyncio.gather(teller, listener, gone, return_exceptions=True)

    async def _tell(self, place: Place) -> None:
        connection = place.connection
        while connection.outbox or not connection.dropped:
            if connection.outbox:
                texts = list(connection.outbox)
                connection.outbox.clear()
                self._send(Told(self._pipe, texts))
            await connection.something_to_send()
        self._send(Closed(self._pipe, connection.close_code))

    async def _listen(self, place: Place) -> None:
        while not place.connection.dropped:
            text = await self._said.get()
            if self._said.qsize() > MOST_WAITING:
                place.connection.drop(FLOOD)
            if place.connection.dropped:
                return
            self._answering = True
            await place.answer(text)
            self._answering = False
