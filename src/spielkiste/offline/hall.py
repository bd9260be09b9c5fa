"""The hall in a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from spielkiste.bots.chooser import LEARNED
from spielkiste.bots.learned import net_for, take
from spielkiste.host.hall import Hall, WrongKey
from spielkiste.host.pace import Pace
from spielkiste.host.retention import Retention
from spielkiste.host.table import TableHost
from spielkiste.offline.store import BrowserStore
from spielkiste.table.keys import table_of

#: Downloads the net of a game, as bytes or a JavaScript array.
Bring = Callable[[str], Awaitable[Any]]


class BrowserHall(Hall):
    """A hall that must fetch a table from the browser's store before it loads it."""

    def __init__(self, store: BrowserStore, pace: Pace, bring: Bring | None = None) -> None:
        # Nothing expires: the owner of the device deletes games.
        super().__init__(store, pace, Retention(played_days=None))
        self._kept = store
        self._bring = bring

    async def find(self, key: str) -> tuple[TableHost, str | int]:
        table_id = table_of(key)
        if not table_id or table_id in self._hosts:
            host, role = await super().find(key)
        else:
            await self._kept.fetch(table_id)
            try:
                host, role = await super().find(key)
            finally:
                self._kept.put_away(table_id)
        await self._bring_net(host)
        return host, role

    async def _bring_net(self, host: TableHost) -> None:
        """Download the net of a learned player at this table.  If that fails, the bot `rules` plays instead."""
        game = host.match.game.slug
        waited_for = any((chair.bot or "").partition("@")[0] == LEARNED for chair in host.match.chairs)
        if self._bring is None or not waited_for or net_for(game) is not None:
            return
        try:
            came = await self._bring(game)
            take(game, came if isinstance(came, bytes) else came.to_bytes())
        except Exception:  # no network, no space or an incomplete file: the next client at the table tries again
            return

    def read_again(self, table_ids: set[str]) -> None:
        """Unload tables that an import has changed.  Their clients reconnect and get the new state."""
        for table_id in table_ids & self._hosts.keys():
            self._hosts.pop(table_id).disconnect_all()

    async def drop(self, key: str) -> None:
        """Delete the table at which this key opens a seat, for good."""
        host, role = await self.find(key)
        if not isinstance(role, int):
            raise WrongKey
        # Unload the table first, so that no late move is written to it.
        self.read_again({host.id})
        await asyncio.wrap_future(self._kept.drop(host.id))
