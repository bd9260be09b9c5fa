"""The way from a transport to a table: in this process, or on another server that leads it (relay/)."""

from __future__ import annotations

from typing import Protocol

from spielkiste.host import protocol
from spielkiste.host.classroom.rooms import NoSuchRoom, RoomPlace
from spielkiste.host.connection import Connection
from spielkiste.host.dispatch import answer, let_in
from spielkiste.host.hall import Hall
from spielkiste.host.table import TableHost
from spielkiste.table.room import MARK


class Place(Protocol):
    """A device's place at a table, here or on another server.  Messages to the device go into the connection's outbox."""

    @property
    def connection(self) -> Connection: ...

    async def welcome(self) -> None:
        """Take the place and send the current state."""

    async def answer(self, text: str | bytes) -> None:
        """Handle a message.  The response goes into the outbox, now or later."""

    def leave(self) -> None:
        """Remove the device, which has disconnected."""


class Reach(Protocol):
    """Finds a place at an existing table."""

    async def let_in(self, first: protocol.Request) -> Place: ...


class Near:
    """A place at a table in this process."""

    def __init__(self, host: TableHost, connection: Connection, last: int | None) -> None:
        self.connection = connection
        self._host = host
        self._last = last

    async def welcome(self) -> None:
        await self._host.welcome(self.connection, self._last)

    async def answer(self, text: str | bytes) -> None:
        await answer(self._host, self.connection, text)

    def leave(self) -> None:
        self._host.leave(self.connection)


class Here:
    """Finds tables in this process.  For any other table, `LedElsewhere` names the server."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def let_in(self, first: protocol.Request) -> Place:
        if isinstance(first, protocol.Hello) and len(first.keys) == 1 and first.keys[0].startswith(MARK):
            if self._hall.rooms is None:
                raise NoSuchRoom
            return RoomPlace(*await self._hall.rooms.find(first.keys[0]), first.client)
        return Near(*await let_in(self._hall, first))
