"""The interface between a store and the host: append-only logs, confirmed only once they are durable."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Literal, Protocol

#: A table waits for its first deal, has a running game, has a finished one, or has an unfinished one over days.
Stage = Literal["waiting", "playing", "over", "slow"]


@dataclass(frozen=True)
class StoredTable:
    """A table as the store has saved it."""

    id: str
    secret: str
    created: int
    entries: list[dict[str, Any]]
    #: The id of its classroom.
    room: str | None = None


@dataclass(frozen=True)
class StoredRoom:
    """A classroom as the store has saved it.  Every change rewrites `body`, so that nothing old stays in it."""

    id: str
    code: str
    secret: str
    #: Until when it can be opened again, in house time.
    until: int
    body: str


@dataclass(frozen=True)
class Subscription:
    """A device that wants to be told when it is a seat's turn."""

    #: The place of the chair, and how many people had given it up when the device asked.
    place: int
    holder: int
    #: The name of the device in the store, which tells nothing about it.
    name: str
    #: Where and how to send, as JSON.
    body: str


def alias(table_id: str) -> str:
    """Return the name of a table in logs, which must not show the id, because the id is half of its links."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


class StoreClosed(Exception):
    """The store is closed because the server shuts down; nothing more can be written."""


class LedElsewhere(Exception):
    """Another live server leads this table."""

    def __init__(self, server: str) -> None:
        super().__init__()
        self.server = server


class TableLost(Exception):
    """Another server leads this table now, or it is unknown what was saved: read the table again.

    Clients do not see this error.  They reconnect, repeat the request with the same number, and get the answer from the log.
    """


class Store(Protocol):
    """Saves tables.  A future completes when its data survives a crash.  If saving fails, the future raises `BadFile`."""

    def create(self, table_id: str, secret: str, created: int, entries: Sequence[object]) -> Future[None]:
        """Save a new table with its first entries."""

    def append(self, table_id: str, number: int, entries: Sequence[object]) -> Future[None]:
        """Save entries `number`, `number + 1`, … of a table, all of them or none.  Each number is used once.

        The future raises `TableLost` if this server does not lead the table any more.
        """

    def load(self, table_id: str) -> StoredTable | None:
        """Return a table with all its entries; None if there is no table with this id.

        If several servers share the store, this one leads the table from now on.  Raise `LedElsewhere` if another leads it.
        """

    def release(self, table_id: str) -> None:
        """Stop leading a table, so that another server may lead it."""

    def now(self) -> int:
        """Return the house time in seconds (calendar.py).  All saved times use it."""

    def mark(self, table_id: str, stage: Stage, used: int) -> Future[None]:
        """Save the stage of a table and its last use, and remove its deletion mark."""

    def forget(self, days: list[tuple[Stage, int | None]]) -> None:
        """Read the clock, mark what is too old, and delete what has been marked for long enough (calendar.py).

        `days`: how long tables of each stage are kept; None keeps them forever.  The call takes a while.
        """

    def count(self) -> int:
        """Return the number of tables."""

    @property
    def commits(self) -> int:
        """Return the number of commits."""

    def size(self) -> int:
        """Return the size of the store in bytes."""

    def trouble(self) -> str | None:
        """Return why the store cannot write, as one word for the health report; None if it can."""

    def close(self) -> None:
        """Write what is still waiting, then release the store."""


class TurnStore(Protocol):
    """Saves when a table has to be looked at again, and who wants to be told.  The store in the browser does not.

    Deleting a table deletes both.
    """

    def wake_at(self, table_id: str, due: int | None) -> Future[None]:
        """Save the house time at which a table has to be looked at; None for never."""

    def due(self, now: int, most: int) -> list[str]:
        """Return the tables that have to be looked at, the longest due first."""

    def subscribe(self, table_id: str, subscription: Subscription) -> Future[None]:
        """Save a subscription, in place of an earlier one with the same name."""

    def unsubscribe(self, table_id: str, name: str) -> Future[None]:
        """Delete the subscription of this name."""

    def subscriptions(self, table_id: str) -> list[Subscription]:
        """Return all subscriptions to a table."""


class RoomStore(Protocol):
    """Saves classrooms with their tables.  The store in the browser has none.

    If several servers share a store, one server leads a room and all of its tables.
    """

    def create(self, room: StoredRoom) -> Future[None]:
        """Save a new room; the future raises `BadFile` if its code is taken."""

    def save(self, room_id: str, body: str) -> Future[None]:
        """Save the current state of a room; the future raises `TableLost` if another server leads it."""

    def load(self, room_id: str) -> StoredRoom | None:
        """Return a room, which this server leads from now on.  Raise `LedElsewhere` if another leads it."""

    def find(self, code: str) -> str | None:
        """Return the id of the room with this code; None if there is none."""

    def set_table(self, room_id: str, table_id: str, secret: str, created: int, entries: Sequence[object]) -> Future[None]:
        """Save a new table of a room; the future raises `TableLost` if another server leads the room."""

    def clear(self, room_id: str, table_ids: list[str]) -> Future[None]:
        """Delete these tables of a room with their logs; the future raises `TableLost` if another server leads the room."""

    def close(self, room_id: str) -> Future[None]:
        """Delete a room with all its tables; the future raises `TableLost` if another server leads it."""

    def release(self, room_id: str) -> None:
        """Stop leading a room and its tables."""
