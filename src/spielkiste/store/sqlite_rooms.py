"""Classrooms in the SQLite file of the tables, written by the same thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

import msgspec

from spielkiste.store.contract import StoredRoom

Statement = tuple[str, tuple[Any, ...]]


def insertion(table_id: str, number: int, entry: object) -> Statement:
    """Return the statement that inserts one entry of a table's log."""
    body = msgspec.json.encode(entry).decode()
    return "INSERT INTO entries VALUES (?, ?, ?)", (table_id, number, body)


class SqliteRooms:
    """Implements `RoomStore` in SQLite."""

    def __init__(
        self,
        submit: Callable[[list[Statement]], Future[None]],
        row: Callable[[str, tuple[Any, ...]], tuple[Any, ...] | None],
    ) -> None:
        self._submit = submit
        self._row = row

    def create(self, room: StoredRoom) -> Future[None]:
        values = (room.id, room.code, room.secret, room.until, room.body)
        return self._submit([("INSERT INTO rooms (id, code, secret, until, body) VALUES (?, ?, ?, ?, ?)", values)])

    def save(self, room_id: str, body: str) -> Future[None]:
        return self._submit([("UPDATE rooms SET body = ? WHERE id = ?", (body, room_id))])

    def load(self, room_id: str) -> StoredRoom | None:
        found = self._row("SELECT id, code, secret, until, body FROM rooms WHERE id = ?", (room_id,))
        return StoredRoom(*found) if found is not None else None

    def find(self, code: str) -> str | None:
        found = self._row("SELECT id FROM rooms WHERE code = ?", (code,))
        return str(found[0]) if found is not None else None

    def set_table(self, room_id: str, table_id: str, secret: str, created: int, entries: Sequence[object]) -> Future[None]:
        table = "INSERT INTO tables (id, secret, created, used, room) VALUES (?, ?, ?, ?, ?)"
        first: Statement = (table, (table_id, secret, created, created, room_id))
        return self._submit([first, *(insertion(table_id, number, entry) for number, entry in enumerate(entries))])

    def clear(self, room_id: str, table_ids: list[str]) -> Future[None]:
        return self._submit([("DELETE FROM tables WHERE id = ? AND room = ?", (table_id, room_id)) for table_id in table_ids])

    def close(self, room_id: str) -> Future[None]:
        return self._submit([("DELETE FROM rooms WHERE id = ?", (room_id,))])

    def release(self, room_id: str) -> None:
        """Do nothing: only one server uses the file."""
