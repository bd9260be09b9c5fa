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

    def mark(self, table_id: str, stage: Stage, used: int) -> Future[None]:
        """Note how far a table has come and when it was last used (seconds since 1970)."""

    def forget(self, stage: Stage, before: int) -> Future[None]:
        """Forget all tables of this stage that have not been used since."""

    def count(self) -> int:
        """How many tables there are."""

    @property
    def commits(self) -> int:
        """How often something has been kept."""

    def size(self) -> int:
        """How many bytes all of it takes."""

    def close(self) -> None:
        """Write what is still waiting, then let go."""
