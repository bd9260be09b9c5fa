"""Stores tables in the browser.

JavaScript accesses the database (web/src/offline/keeper.ts).  As in every store, a write is confirmed only when it is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from concurrent.futures import Future
from typing import Any, Protocol

import msgspec

from spielkiste.core.errors import BadFile
from spielkiste.store.contract import Stage, StoredTable

#: One change to write: its kind, then its values.
Change = list[Any]


class KeptTable(msgspec.Struct):
    """A table as the browser stores it; entries are JSON texts."""

    id: str
    secret: str
    created: int
    entries: list[str]
    stage: Stage = "playing"
    used: int = 0


class Keeper(Protocol):
    """The browser's database."""

    def keep(self, changes: str) -> Awaitable[str]:
        """Write all of these changes or none.  Return "" once they are stored, or the reason for a failure."""

    def fetch(self, table_id: str) -> Awaitable[str]:
        """Return a `KeptTable` in JSON, or "" if it does not exist."""

    def everything(self) -> Awaitable[str]:
        """Return all tables in JSON, or "" if they cannot be read."""


class BrowserStore:
    """A store (see `spielkiste.store.contract`).  A table must be fetched before it is loaded, because a browser cannot block."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._fetched: dict[str, StoredTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._commits = 0

    # -- writing -----------------------------------------------------------------------------------------------

    def create(self, table_id: str, secret: str, created: int, entries: Sequence[object]) -> Future[None]:
        table: Change = ["table", table_id, secret, created, "playing", created]
        return self.submit([table, *entry_changes(table_id, 0, entries)])

    def append(self, table_id: str, number: int, entries: Sequence[object]) -> Future[None]:
        return self.submit(entry_changes(table_id, number, entries))

    def mark(self, table_id: str, stage: Stage, used: int) -> Future[None]:
        return self.submit([["mark", table_id, stage, used]])

    def trouble(self) -> str | None:
        """Return None: the player is told of every failed write at once."""
        return None

    def now(self) -> int:
        """Return the device's time.  Nothing expires here, so it need not be exact."""
        return int(time.time())

    def forget(self, days: list[tuple[Stage, int | None]]) -> None:
        """Delete nothing: the games belong to the owner of the device."""

    def drop(self, table_id: str) -> Future[None]:
        """Delete one table."""
        return self.submit([["drop", table_id]])

    def submit(self, changes: list[Change]) -> Future[None]:
        """Write all changes or none."""
        done: Future[None] = Future()
        task = asyncio.get_running_loop().create_task(self._write(changes, done))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return done

    async def _write(self, changes: list[Change], done: Future[None]) -> None:
        trouble = await self._keeper.keep(msgspec.json.encode(changes).decode())
        if trouble:
            done.set_exception(not_kept(trouble))
        else:
            self._commits += 1
            done.set_result(None)

    # -- reading -----------------------------------------------------------------------------------------------

    async def fetch(self, table_id: str) -> None:
        """Fetch a table, so that it can be loaded next."""
        found = await self._keeper.fetch(table_id)
        if found:
            self._fetched[table_id] = _read(found)

    def put_away(self, table_id: str) -> None:
        self._fetched.pop(table_id, None)

    def load(self, table_id: str) -> StoredTable | None:
        return self._fetched.get(table_id)

    async def whole(self, table_id: str) -> KeptTable | None:
        """Return a table as it is stored, after all writes that have begun."""
        await asyncio.gather(*self._tasks)
        found = await self._keeper.fetch(table_id)
        return msgspec.json.decode(found, type=KeptTable) if found else None

    async def everything(self) -> list[KeptTable]:
        """Return all tables as they are stored."""
        found = await self._keeper.everything()
        if not found:
            raise not_kept("denied")
        return msgspec.json.decode(found, type=list[KeptTable])

    def release(self, table_id: str) -> None:
        """Do nothing: only one engine runs at a time, and the next one reads everything again."""

    def count(self) -> int:
        return len(self._fetched)

    @property
    def commits(self) -> int:
        return self._commits

    def size(self) -> int:
        return 0

    def close(self) -> None:
        """Do nothing: every write is stored before it is confirmed."""


def entry_changes(table_id: str, number: int, entries: Sequence[object]) -> list[Change]:
    return [["entry", table_id, number + place, msgspec.json.encode(entry).decode()] for place, entry in enumerate(entries)]


def _read(text: str) -> StoredTable:
    try:
        kept = msgspec.json.decode(text, type=KeptTable)
        entries = [msgspec.json.decode(entry, type=dict[str, Any]) for entry in kept.entries]
    except msgspec.MsgspecError as trouble:
        raise BadFile("table-unreadable", "This table cannot be read any more; start another one.") from trouble
    return StoredTable(kept.id, kept.secret, kept.created, entries)


def not_kept(trouble: str) -> BadFile:
    """Return the error for a failed write."""
    if trouble == "full":
        return BadFile("storage-full", "There is no room left for this game on the device: make room, then try again.")
    return BadFile("storage-denied", "This browser does not let the page keep anything: allow it, then load the page again.")
