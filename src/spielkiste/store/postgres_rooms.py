"""Classrooms in PostgreSQL.  One server leads a room and all of its tables, so that a pause reaches all players."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import psycopg

from spielkiste.store.contract import StoredRoom
from spielkiste.store.leases import claim_room

if TYPE_CHECKING:
    from spielkiste.store.postgres import PostgresStore


# Both statements lock the room while they delete, so that its leader cannot change in between.  They return a row if this server
# leads the room, or if the room is gone already: we may have closed it ourselves and lost the answer.
CLEAR = """
    WITH held AS (SELECT id FROM rooms WHERE id = %s AND epoch = %s FOR KEY SHARE),
        gone AS (DELETE FROM tables USING held WHERE tables.room = held.id AND tables.id = ANY(%s::text[]))
    SELECT id FROM held
"""
CLOSE = """
    WITH held AS (SELECT id FROM rooms WHERE id = %s AND epoch = %s FOR UPDATE),
        gone AS (DELETE FROM rooms USING held WHERE rooms.id = held.id)
    SELECT 1 WHERE EXISTS (SELECT 1 FROM held) OR NOT EXISTS (SELECT 1 FROM rooms WHERE id = %s)
"""


class PostgresRooms:
    """Implements `RoomStore` in PostgreSQL."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store

    def create(self, room: StoredRoom) -> Future[None]:
        self._store.epochs[room.id] = 1
        return self._store.note(
            "INSERT INTO rooms (id, code, secret, until, body, leader) VALUES (%s, %s, %s, %s, %s, %s)"
            " ON CONFLICT (id) DO NOTHING",
            (room.id, room.code, room.secret, room.until, room.body, self._store.name),
        )

    def save(self, room_id: str, body: str) -> Future[None]:
        epoch = self._store.epochs.get(room_id, 0)
        return self._store.note("UPDATE rooms SET body = %s WHERE id = %s AND epoch = %s", (body, room_id, epoch), room_id)

    def load(self, room_id: str) -> StoredRoom | None:
        if "\0" in room_id:
            return None
        self._store.may_lead()

        def claimed(connection: psycopg.Connection[Any]) -> StoredRoom | None:
            life = self._store.lives
            with connection.transaction():
                found = claim_room(connection, room_id, self._store.name)
            if found is None:
                return None
            self._store.lead(room_id, found[5], life)
            return StoredRoom(*found[:5])

        return self._store.look(claimed)

    def find(self, code: str) -> str | None:
        if "\0" in code:
            return None

        def found(connection: psycopg.Connection[Any]) -> str | None:
            row = connection.execute("SELECT id FROM rooms WHERE code = %s", (code,)).fetchone()
            return str(row[0]) if row is not None else None

        return self._store.look(found)

    def set_table(self, room_id: str, table_id: str, secret: str, created: int, entries: Sequence[object]) -> Future[None]:
        epoch = self._store.epochs.get(room_id, 0)
        return self._store.create(table_id, secret, created, entries, (room_id, epoch))

    def clear(self, room_id: str, table_ids: list[str]) -> Future[None]:
        epoch = self._store.epochs.get(room_id, 0)
        for table_id in table_ids:
            self._store.epochs.pop(table_id, None)
        return self._store.note(CLEAR, (room_id, epoch, table_ids), room_id)

    def close(self, room_id: str) -> Future[None]:
        epoch = self._store.epochs.get(room_id, 0)
        done = self._store.note(CLOSE, (room_id, epoch, room_id), room_id)
        done.add_done_callback(lambda _: self._store.epochs.pop(room_id, None))
        return done

    def release(self, room_id: str) -> None:
        epoch = self._store.epochs.pop(room_id, 0)
        self._store.note(
            "UPDATE rooms SET leader = NULL WHERE id = %s AND leader = %s AND epoch = %s", (room_id, self._store.name, epoch)
        )
