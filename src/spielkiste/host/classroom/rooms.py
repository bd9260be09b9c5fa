"""All classrooms of this server.  Rooms in use are in memory with their tables; the store loads the others on demand."""

from __future__ import annotations

import asyncio
import logging

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.host.classroom import messages as classroom
from spielkiste.host.classroom import warming
from spielkiste.host.classroom.asking import Tables
from spielkiste.host.classroom.guessing import Guessing
from spielkiste.host.classroom.room import RoomHost, teacher_or_child
from spielkiste.host.connection import LONGEST_CLIENT, Connection
from spielkiste.host.table import TableHost
from spielkiste.store.contract import RoomStore, StoredRoom, alias
from spielkiste.table.keys import new_secret, table_of
from spielkiste.table.room import (
    MARK,
    MOST_CHILDREN,
    TEACHER,
    Room,
    checked_plan,
    new_code,
    new_room_id,
    read_code,
    written,
)

log = logging.getLogger(__name__)

#: For this many seconds a room can be opened again with its link.
LIFE_SECONDS = 86_400
#: Codes are drawn at random from about five million; after this many taken ones in a row, give up.
MOST_TRIES = 20


class NoSuchRoom(BadSetup):
    """A code or a link that leads to no room."""

    def __init__(self) -> None:
        super().__init__("class-unknown", "There is no room with this code; look at the board again.")


class Rooms:
    """Finds, creates and unloads classrooms."""

    def __init__(self, hall: Tables, store: RoomStore) -> None:
        self._hall = hall
        self._store = store
        self._rooms: dict[str, RoomHost] = {}
        self._loading: dict[str, asyncio.Task[RoomHost | None]] = {}
        self._guessing = Guessing()

    # -- finding -----------------------------------------------------------------------------------------------

    async def find(self, key: str) -> tuple[RoomHost, int | None]:
        """Return the room of a key, and whose key it is: None for the teacher, or a child's number."""
        room_id = table_of(key)
        host = await self._reach(room_id) if room_id else None
        if host is None:
            raise NoSuchRoom
        known, number = teacher_or_child(host.room, key, host.id, host.secret)
        if not known:
            raise NoSuchRoom
        await host.wake()
        return host, number

    async def _reach(self, room_id: str) -> RoomHost | None:
        host = self._rooms.get(room_id)
        if host is not None:
            return host
        task = self._loading.get(room_id)
        if task is None:
            task = asyncio.create_task(self._load(room_id))
            self._loading[room_id] = task
            task.add_done_callback(lambda _: self._loading.pop(room_id, None))
        return await asyncio.shield(task)

    async def _load(self, room_id: str) -> RoomHost | None:
        stored = await asyncio.to_thread(self._store.load, room_id)
        if stored is None or stored.until < self._hall.store.now():
            return None
        host = self._rooms[room_id] = RoomHost(self._hall, self._store, stored, self._guessing)
        return host

    async def adopt(self, room_id: str, table: TableHost) -> None:
        """Load the room of a table that has been loaded, and attach the table to it."""
        room = await self._reach(room_id)
        if room is not None:
            room.adopt(table)

    # -- creating ----------------------------------------------------------------------------------------------

    async def open(self, request: classroom.NewClass) -> classroom.ClassMade:
        """Create a room with a unique code, and return its keys."""
        self._hall.let_in()
        if not 1 <= request.places <= MOST_CHILDREN:
            raise BadSetup("class-places", f"A room is for 1 to {MOST_CHILDREN} children.", {"most": MOST_CHILDREN})
        plan = checked_plan(request.game, request.options, request.size, request.level)
        learning = warming.lesson_for(plan).name if request.learn else ""
        for _ in range(MOST_TRIES):
            code = new_code()
            if await asyncio.to_thread(self._store.find, code) is not None:
                continue
            body = written(Room(code, plan, request.places, learning=learning, together=request.together))
            stored = StoredRoom(new_room_id(), code, new_secret(), self._hall.store.now() + LIFE_SECONDS, body)
            await self._hall.kept(self._store.create(stored))
            host = self._rooms[stored.id] = RoomHost(self._hall, self._store, stored, self._guessing)
            about = {"room": alias(stored.id), "game": plan.game, "places": request.places}
            log.info("A classroom is open", extra={"event": "room-made", "fields": about})
            return classroom.ClassMade(host.key(TEACHER), code)
        raise BadFile("not-kept", "The server could not save this; try again in a moment. Nothing is lost.")

    async def id_of(self, code: str) -> str:
        """Return the id of the room with this code.  Raise `NoSuchRoom`, and count the attempt, if there is none."""
        plain = read_code(code)
        room_id = await asyncio.to_thread(self._store.find, plain) if plain else None
        if room_id is None:
            self._guessing.wrong()
            raise NoSuchRoom
        return room_id

    async def join(self, room_id: str, request: classroom.JoinClass) -> classroom.ClassJoined:
        """Let a child into a room and return its key."""
        if not 1 <= len(request.client) <= LONGEST_CLIENT:
            raise BadSetup("malformed", "This is too long for the name of a page.")
        host = await self._reach(room_id)
        if host is None:
            raise NoSuchRoom
        await host.wake()
        return await host.join(request)

    # -- housekeeping ------------------------------------------------------------------------------------------

    def forget_idle(self, limit: float) -> None:
        """Unload rooms that nobody uses, the tables before the room.  They stay in the store."""
        for room_id, host in list(self._rooms.items()):
            if host.closed or host.until < self._hall.store.now():
                host.stop()
                del self._rooms[room_id]
                self._hall.let_go(list(host.tables))
            elif not host.connections and host.last_used < limit and not any(table.connections for table in host.tables.values()):
                self._put_away(host)
                self._store.release(room_id)

    def _put_away(self, host: RoomHost) -> None:
        host.stop()
        for table_id in list(host.tables):
            self._hall.put_away(table_id)
        del self._rooms[host.id]

    def let_go(self, ids: list[str]) -> None:
        """Drop rooms that another server leads or will lead."""
        for room_id in ids:
            host = self._rooms.pop(room_id, None) if room_id.startswith(MARK) else None
            if host is not None:
                host.stop()
                self._hall.let_go(list(host.tables))

    def stop(self) -> None:
        for host in self._rooms.values():
            host.stop()


class RoomPlace:
    """A page's place in a classroom of this process (see `table_access.Place`)."""

    def __init__(self, host: RoomHost, number: int | None, client: str | None) -> None:
        self.connection = Connection([], client)
        self._host = host
        self._number = number

    async def welcome(self) -> None:
        await self._host.welcome(self.connection, self._number)

    async def answer(self, text: str | bytes) -> None:
        await self._host.answer(self.connection, text)

    def leave(self) -> None:
        self._host.leave(self.connection)
