"""The hall of a browser."""

from __future__ import annotations

import asyncio

from spielkiste.host.hall import Hall, WrongKey
from spielkiste.host.keeping import Keeping
from spielkiste.host.pace import Pace
from spielkiste.host.table import TableHost
from spielkiste.offline.store import BrowserStore
from spielkiste.table.keys import table_of


class BrowserHall(Hall):
    """A hall whose store has to be asked before it is needed."""

    def __init__(self, store: BrowserStore, pace: Pace) -> None:
        # What is on somebody's own device is theirs to throw away.
        super().__init__(store, pace, Keeping(played_days=None))
        self._kept = store

    async def find(self, key: str) -> tuple[TableHost, str | int]:
        table_id = table_of(key)
        if not table_id or table_id in self._hosts:
            return await super().find(key)
        await self._kept.fetch(table_id)
        try:
            return await super().find(key)
        finally:
            self._kept.put_away(table_id)

    def read_again(self, table_ids: set[str]) -> None:
        """These tables have gone on elsewhere: whoever sits at them comes back by itself, and finds them as they are now."""
        for table_id in table_ids & self._hosts.keys():
            self._hosts.pop(table_id).let_everybody_go()

    async def drop(self, key: str) -> None:
        """Throw away the table at which this key opens a seat, for good."""
        host, role = await self.find(key)
        if not isinstance(role, int):
            raise WrongKey
        # Whoever is still about to move there has nowhere to write it first.
        self.read_again({host.id})
        await asyncio.wrap_future(self._kept.drop(host.id))
