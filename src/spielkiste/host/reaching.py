"""How whatever carries messages reaches a table: here, in this process, or at another server that leads it (relay/)."""

from __future__ import annotations

from typing import Protocol

import msgspec

from spielkiste.host import lobby, protocol
from spielkiste.host.answering import answer, let_in
from spielkiste.host.classroom import messages as classroom
from spielkiste.host.classroom.rooms import NoSuchRoom, RoomPlace, Rooms
from spielkiste.host.connection import Connection
from spielkiste.host.hall import Hall
from spielkiste.host.table import TableHost
from spielkiste.table.room import MARK


class Recording(msgspec.Struct):
    """A replay file and what it is called."""

    name: str
    text: str


class Place(Protocol):
    """A device's place at a table, wherever that is led.  What the device is told is in the connection's outbox."""

    @property
    def connection(self) -> Connection: ...

    async def welcome(self) -> None:
        """Come in and be told how things stand."""

    async def answer(self, text: str | bytes) -> None:
        """See to a message; the answer goes into the outbox, now or later."""

    def leave(self) -> None:
        """The device has gone."""


class Reach(Protocol):
    """What can be done at a table that exists already."""

    async def let_in(self, first: protocol.Request) -> Place: ...

    async def join(self, wish: lobby.Join) -> lobby.TableMade: ...

    async def invitation(self, wish: lobby.Invited) -> lobby.Invitation: ...

    async def recording(self, wish: lobby.ReplayWish) -> Recording: ...

    async def enter(self, wish: classroom.JoinClass) -> classroom.ClassJoined: ...


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
    """All tables are in this process, or LedElsewhere says where."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def let_in(self, first: protocol.Request) -> Place:
        if isinstance(first, protocol.Hello) and len(first.keys) == 1 and first.keys[0].startswith(MARK):
            return RoomPlace(*await self._rooms.find(first.keys[0]), first.client)
        return Near(*await let_in(self._hall, first))

    async def join(self, wish: lobby.Join) -> lobby.TableMade:
        return await self._hall.join(wish)

    async def invitation(self, wish: lobby.Invited) -> lobby.Invitation:
        return await self._hall.invitation(wish.join_key)

    async def recording(self, wish: lobby.ReplayWish) -> Recording:
        host, _ = await self._hall.find(wish.key)
        return Recording(f"{host.match.game.slug}.replay", host.replay(wish.previous))

    async def enter(self, wish: classroom.JoinClass) -> classroom.ClassJoined:
        return await self._rooms.join(await self._rooms.id_of(wish.code), wish)

    @property
    def _rooms(self) -> Rooms:
        if self._hall.rooms is None:
            raise NoSuchRoom
        return self._hall.rooms
