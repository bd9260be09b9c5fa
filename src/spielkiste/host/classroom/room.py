"""One open classroom.  All changes go through this class under a lock and are saved before anyone is told.

The room holds its tables in memory while it is in use.  Children play at them as at any other table; the room tells them only
where they sit and when it is paused.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from hmac import compare_digest

import msgspec

from spielkiste.core.errors import BadMove, BadSetup, SpielkisteError
from spielkiste.core.registry import find
from spielkiste.host import outgoing, protocol
from spielkiste.host.classroom import actions, chairs, learnt, seating, showing, warming
from spielkiste.host.classroom import messages as classroom
from spielkiste.host.classroom.asking import Tables
from spielkiste.host.classroom.guessing import Guessing
from spielkiste.host.connection import SLOW, UNREADABLE, WRONG_KEY, Connection, why_unreadable
from spielkiste.host.table import TableHost
from spielkiste.store.contract import LedElsewhere, RoomStore, StoredRoom, TableLost
from spielkiste.table.keys import key_for, new_seed
from spielkiste.table.logbook import Entry
from spielkiste.table.names import cleaned, made_up, numbered
from spielkiste.table.room import (
    MOST_CHILDREN,
    MOST_KNOCKING,
    TEACHER,
    Child,
    Room,
    Sitting,
    chairs_for,
    child_role,
    points_of,
    read_room,
    written,
)
from spielkiste.table.rude import is_rude
from spielkiste.table.seats import ANIMALS, Place

log = logging.getLogger(__name__)

#: In seconds: changes within `NEWS_SECONDS` are sent to the teacher together; without changes, the room is checked every
#: `GLANCE_SECONDS`.
NEWS_SECONDS = 0.4
GLANCE_SECONDS = 5.0

_decoder: msgspec.json.Decoder[classroom.ClassRequest] = msgspec.json.Decoder(classroom.ClassRequest)


class RoomHost:
    """The authority over one classroom."""

    def __init__(self, hall: Tables, store: RoomStore, stored: StoredRoom, guessing: Guessing) -> None:
        self.id = stored.id
        self.secret = stored.secret
        self.room: Room = read_room(stored.body)
        self.tables: dict[str, TableHost] = {}
        #: By connection: None for the teacher, or the number of a child.
        self.connections: dict[Connection, int | None] = {}
        #: By child: when it was last connected.
        self.seen: dict[int, float] = {child.number: time.monotonic() for child in self.room.children}
        self.last_used = time.monotonic()
        self.closed = False
        self._hall = hall
        self._store = store
        self._stored = stored
        self._guessing = guessing
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._told = ""
        self._kept = stored.body

    @property
    def until(self) -> int:
        return self._stored.until

    def key(self, role: str) -> str:
        return key_for(self.id, self.secret, role)

    # -- tables ------------------------------------------------------------------------------------------------

    def adopt(self, host: TableHost) -> None:
        """Take over a table of this room that has been loaded."""
        host.in_a_room = True
        host.paused = self.room.paused
        host.feelings.on = self.room.feelings
        host.on_change = self._schedule_update
        self.tables[host.id] = host

    async def wake(self) -> None:
        """Load all tables.  After a restart, the first client to come back loads the whole room."""
        for sitting in self.room.tables:
            await self.table(sitting)

    async def table(self, sitting: Sitting) -> TableHost | None:
        """Return the running table, or None if it cannot be loaded."""
        try:
            return self.tables.get(sitting.table) or await self._hall.host_of(sitting.table)
        except (SpielkisteError, LedElsewhere):
            # One damaged table does not stop the others.
            return None

    async def set_table(self, children: list[Child], alone: bool) -> Sitting:
        """Set up a table for these children.  With `alone`, bots take the other chairs; otherwise those stay open."""
        plan = self.room.plan
        game = find(plan.game)
        count = chairs_for(game, plan, len(children)) if alone else plan.size
        if game.numbered_deals and not self.room.deal:
            # Everyone plays the same deal, so that they can compare.
            self.room.deal = new_seed(game)
        entries = seating.opening(game, plan, [child.name for child in children], count, alone, self.room.deal)
        places: list[int | None] = [child.number for child in children]
        return await self.keep_table(entries, places + [None] * (count - len(children)))

    async def keep_table(self, entries: list[Entry], places: list[int | None]) -> Sitting:
        """Store a new table with these children on its chairs."""
        host = await self._hall.set_table(partial(self._store.set_table, self.id), entries)
        self.adopt(host)
        sitting = Sitting(host.id, places)
        self.room.tables.append(sitting)
        return sitting

    async def clear(self, sittings: list[Sitting]) -> None:
        """Delete these tables from the store and from memory."""
        ids = [sitting.table for sitting in sittings]
        await self._hall.kept(self._store.clear(self.id, ids))
        for table_id in ids:
            self.tables.pop(table_id, None)
        self._hall.let_go(ids)

    # -- joining and leaving -----------------------------------------------------------------------------------

    async def join(self, request: classroom.JoinClass) -> classroom.ClassJoined:
        """Let a child in, seat it, and return its key.  The same `client` is the same child."""
        async with self._changing() as room:
            known = next((child for child in room.children if child.client == request.client), None)
            if known is not None and known.gone:
                raise BadSetup("class-out", "Ask your teacher to let you in again.")
            if known is None:
                full = room.full()
                if full and (len(room.knocking()) >= MOST_KNOCKING or len(room.here()) >= MOST_CHILDREN):
                    raise BadSetup("class-full", "This room is full; ask your teacher for another place.")
                number = 1 + max((child.number for child in room.children), default=0)
                await actions.free_name(self, request.name)
                known = Child(number, self.name_for(request.name, number), request.animal % ANIMALS, request.client, knocks=full)
                known.invented = not request.name or is_rude(cleaned(request.name))
                room.children.append(known)
                self.seen[number] = time.monotonic()
                if not full:
                    await chairs.find_one(self, known)
                await self.save()
                self._tell_neighbours(number)
                self._schedule_update()
            return classroom.ClassJoined(self.key(child_role(known.number)))

    def name_for(self, wished: str | None, number: int) -> str:
        """Return a name for a child: its choice, unless that is rude; with a number if it is taken."""
        taken = [child.name for child in self.room.here() if child.number != number]
        name = cleaned(wished) if wished else ""
        if not name or is_rude(name):
            # Not the child's own name either: the teacher may have asked for another one.
            name = made_up([child.name for child in self.room.children], sum(self.id.encode()) + number)
        return numbered(name, taken)

    async def welcome(self, connection: Connection, number: int | None) -> None:
        """Add a page to the room and send it the current state."""
        self.connections[connection] = number
        if self.closed:
            self._close_for(connection, number)
            return
        async with self._changing():
            if number is not None:
                self.seen[number] = time.monotonic()
                child = next((one for one in self.room.here() if one.number == number), None)
                if child is not None and not child.knocks and self.room.sitting(number) is None:
                    await chairs.find_one(self, child)
                    await self.save()
                    self._tell_neighbours(number)
            self._told = ""
            self._tell(connection)
        self._schedule_update()

    def leave(self, connection: Connection) -> None:
        """Remove a page that has disconnected."""
        number = self.connections.pop(connection, None)
        self.last_used = time.monotonic()
        if number is not None:
            self.seen[number] = time.monotonic()
        self._schedule_update()

    # -- the teacher's requests --------------------------------------------------------------------------------

    async def answer(self, connection: Connection, text: str | bytes) -> None:
        """Carry out a teacher's request and put the response into the outbox."""
        try:
            request = _decoder.decode(text)
        except UNREADABLE as unreadable:
            self._hall.tally.refusals["malformed"] += 1
            connection.send(protocol.Trouble(0, "malformed", why_unreadable(unreadable)))
            return
        try:
            if self.connections.get(connection, 0) is not None:
                raise BadMove("only-watching", "You are watching; only players can do this.")
            async with self._changing() as room:
                await actions.carry_out(self, room, request)
                if isinstance(request, classroom.ClassSheet):
                    connection.send(learnt.sheet(room, self.tables))
            connection.send(protocol.Ack(request.id, self.room.round))
        except SpielkisteError as trouble:
            self._hall.tally.refusals[trouble.key] += 1
            connection.send(outgoing.trouble(request.id, trouble))
        except TableLost:
            connection.drop(SLOW)

    def note_results(self, leaving: bool = False) -> None:
        """Count results: the first game at a table for points, every game for the facts that children know."""
        if self.room.learning:
            warming.note(self)
            return
        for sitting in self.room.tables:
            host = self.tables.get(sitting.table)
            if host is None or host.match.state is None:
                continue
            match, outcome = host.match, host.match.state.outcome()
            if match.over or leaving:
                learnt.note(self.room, sitting, match)
            if outcome is not None and sitting.points is None:
                sides = match.game.sides(len(match.chairs), match.options)
                sitting.points = points_of(outcome, sides, seating.in_seats(match, sitting.places))

    async def close(self) -> None:
        """Delete the room, then tell all clients.  The caller holds the lock."""
        await self._hall.kept(self._store.close(self.id))
        self.closed = True
        for connection, number in list(self.connections.items()):
            self._close_for(connection, number)
        ids = list(self.tables)
        self.tables.clear()
        self._hall.let_go(ids)

    def _close_for(self, connection: Connection, number: int | None) -> None:
        if number is not None:
            said = showing.own_place(self.room, number, {})
            connection.send(msgspec.structs.replace(said, closed=True, paused=False))
        else:
            connection.send(protocol.Trouble(0, "class-closed", {}, fatal=True))
        connection.drop(WRONG_KEY)

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[Room]:
        """Hold the lock for a change.  If the change fails, restore the room as it was last saved."""
        async with self._lock:
            if self.closed:
                raise BadSetup("class-closed", "This room is closed.")
            try:
                yield self.room
            except BaseException:
                self.room = read_room(self._kept)
                raise

    # -- messages ----------------------------------------------------------------------------------------------

    async def save(self) -> None:
        self.last_used = time.monotonic()
        body = written(self.room)
        await self._hall.kept(self._store.save(self.id, body))
        self._kept = body

    def present(self) -> set[int]:
        return {number for number in self.connections.values() if number is not None}

    def _tell(self, connection: Connection) -> None:
        number = self.connections.get(connection)
        if number is not None:
            said = showing.own_place(self.room, number, self.tables)
            connection.send(said)
            if said.closed:
                connection.drop(WRONG_KEY)
        else:
            connection.send(self._whole_room())

    def _whole_room(self) -> classroom.ClassRoom:
        return showing.whole_room(self._stored, self.room, self.tables, self.present(), self._guessing.noticed)

    def _tell_neighbours(self, number: int) -> None:
        """Tell the children at the same table that this child has sat down."""
        found = self.room.sitting(number)
        for connection, other in list(self.connections.items()):
            if found is not None and other is not None and other != number and other in found[0].places:
                self._tell(connection)

    def tell_all(self) -> None:
        for connection in list(self.connections):
            self._tell(connection)

    def _schedule_update(self) -> None:
        """Schedule an update for the teacher."""
        if self._timer is None and not self.closed:
            self._timer = asyncio.get_running_loop().call_later(NEWS_SECONDS, self._look_around)

    def _look_around(self) -> None:
        self._timer = None
        task = asyncio.get_running_loop().create_task(self._glance())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _glance(self) -> None:
        """Count finished games and send the teacher the current state.  Repeat regularly: a silent table may need help."""
        if self.closed:
            return
        try:
            async with self._changing() as room:
                self.note_results()
                moved = self._note_who_left()
                if written(room) != self._kept:
                    await self.save()
        except (SpielkisteError, TableLost):
            return
        for connection, number in list(self.connections.items()):
            if number in moved:
                self._tell(connection)
        teachers = [connection for connection, number in self.connections.items() if number is None]
        if teachers:
            said = Connection.encode(self._whole_room())
            if said != self._told:
                self._told = said
                for connection in teachers:
                    connection.send_text(said)
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(GLANCE_SECONDS, self._look_around)

    def _note_who_left(self) -> set[int]:
        """Free the places of children who gave up their seat at the table, and return their numbers."""
        left: set[int] = set()
        for sitting in self.room.tables:
            host = self.tables.get(sitting.table)
            for place, number in enumerate(sitting.places):
                if (
                    host is not None
                    and number is not None
                    and host.match.chairs[host.match.seat_now(Place(place))].kind != "person"
                ):
                    sitting.places[place] = None
                    left.add(number)
        return left

    def stop(self) -> None:
        """Stop the room here.  Clients may reconnect and are sent to the server that leads the room now."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for connection in list(self.connections):
            connection.drop(SLOW)


def teacher_or_child(room: Room, key: str, room_id: str, secret: str) -> tuple[bool, int | None]:
    """Return whether a key opens this room, and for whom: None for the teacher, or a child's number."""
    if compare_digest(key.encode(), key_for(room_id, secret, TEACHER).encode()):
        return True, None
    for child in room.children:
        if compare_digest(key.encode(), key_for(room_id, secret, child_role(child.number)).encode()):
            return True, child.number
    return False, None
