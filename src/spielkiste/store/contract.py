"""What a store promises the host: append-only logs, and an answer only when it is kept."""

from __future__ import annotations

import hashlib
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Literal, Protocol

#: Whether a table still waits for its first deal, has a game on it, or a finished one.
Stage = Literal["waiting", "playing", "over"]


@dataclass(frozen=True)
class StoredTable:
    """A table as it is kept."""

    id: str
    secret: str
    created: int
    entries: list[dict[str, Any]]
    #: The classroom it stands in.
    room: str | None = None


@dataclass(frozen=True)
class StoredRoom:
    """A classroom as it is kept: one text that is written anew with every change, so that nothing of the past stays in it."""

    id: str
    code: str
    secret: str
    #: Until when it can be opened again, in house time.
    until: int
    body: str


def alias(table_id: str) -> str:
    """What a table is called in logs: the id is half of its links."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


class StoreClosed(Exception):
    """Nothing more can be written: the server is going down."""


class LedElsewhere(Exception):
    """Another server leads this table, and is alive."""

    def __init__(self, server: str) -> None:
        super().__init__()
        self.server = server


class TableLost(Exception):
    """Another server leads this table by now, or it is not certain what has been kept of it: whoever needs it reads it again.

    It is nobody's answer: who asked comes back, asks again with the same number, and hears what the log says.
    """


class Store(Protocol):
    """Where tables are kept.  A future is done when what it stands for survives a crash; BadFile says why it does not."""

    def create(self, table_id: str, secret: str, created: int, entries: list[dict[str, Any]]) -> Future[None]:
        """Keep a new table with its first entries."""

    def append(self, table_id: str, number: int, entries: list[dict[str, Any]]) -> Future[None]:
        """Keep entries `number`, `number + 1`, … of a table: all of them or none; a number is given once.

        TableLost if this server does not lead the table any more.
        """

    def load(self, table_id: str) -> StoredTable | None:
        """A table with all its entries; None if there is none of this id.

        Where several servers share a store, this one leads the table from now on; LedElsewhere if another does.
        """

    def release(self, table_id: str) -> None:
        """This server needs a table no longer; another may lead it."""

    def now(self) -> int:
        """Return the house time in seconds (calendar.py): all times that are kept are in it."""

    def mark(self, table_id: str, stage: Stage, used: int) -> Future[None]:
        """Note how far a table has come and when it was last used; what is used is not about to be deleted."""

    def forget(self, days: list[tuple[Stage, int | None]]) -> None:
        """Look at the clock, mark what is too old, and delete what has been marked for long enough (calendar.py).

        `days`: how long tables of each stage are kept; None: for ever.  It takes a while.
        """

    def count(self) -> int:
        """How many tables there are."""

    @property
    def commits(self) -> int:
        """How often something has been kept."""

    def size(self) -> int:
        """How many bytes all of it takes."""

    def well(self) -> bool:
        """Whether what is to be kept can be; asked by whoever watches over the server."""

    def close(self) -> None:
        """Write what is still waiting, then let go."""


class RoomStore(Protocol):
    """Where classrooms are kept, with their tables; the browser's own store has none.

    Where several servers share a store, one leads a room and all of its tables.
    """

    def create(self, room: StoredRoom) -> Future[None]:
        """Keep a new room; BadFile if its code is taken."""

    def save(self, room_id: str, body: str) -> Future[None]:
        """Keep a room as it is now; TableLost if another server leads it."""

    def load(self, room_id: str) -> StoredRoom | None:
        """A room, led by this server from now on; LedElsewhere if another leads it."""

    def find(self, code: str) -> str | None:
        """The id of the room with this code."""

    def set_table(self, room_id: str, table_id: str, secret: str, created: int, entries: list[dict[str, Any]]) -> Future[None]:
        """Keep a new table of a room; TableLost if another server leads it."""

    def clear(self, room_id: str, table_ids: list[str]) -> Future[None]:
        """Delete these tables of a room, logs and all; TableLost if another server leads it."""

    def close(self, room_id: str) -> Future[None]:
        """Delete a room and every table of it; TableLost if another server leads it."""

    def release(self, room_id: str) -> None:
        """This server needs a room and its tables no longer."""
