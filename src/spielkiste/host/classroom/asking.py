"""The interface of the hall that classrooms use, so that neither imports the other."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Protocol

from spielkiste.host.table import TableHost
from spielkiste.host.tally import Tally
from spielkiste.store.contract import Store
from spielkiste.table.logbook import Entry


class Tables(Protocol):
    """The part of the hall that a room needs."""

    tally: Tally
    store: Store

    def let_in(self) -> None: ...

    async def host_of(self, table_id: str) -> TableHost | None: ...

    async def set_table(self, keep: Callable[[str, str, int, list[Entry]], Future[None]], entries: list[Entry]) -> TableHost: ...

    async def kept(self, future: Future[None]) -> None: ...

    def put_away(self, table_id: str) -> None: ...

    def let_go(self, table_ids: list[str]) -> None: ...
