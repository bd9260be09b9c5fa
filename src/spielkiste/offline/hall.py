"""The hall in a browser."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Any

from spielkiste.bots.chooser import LEARNED
from spielkiste.core.nets import net_for, take
from spielkiste.host.hall import Hall, TableAway, WrongKey
from spielkiste.host.pace import Pace
from spielkiste.host.retention import Retention
from spielkiste.host.table import TableHost
from spielkiste.offline.store import BrowserStore, KeptTable
from spielkiste.table.keys import table_of
from spielkiste.table.match import Match

#: Downloads the net of a game, as bytes or a JavaScript array.
Bring = Callable[[str], Awaitable[Any]]
#: A stopped table resumes after this many seconds: the page that hands it on may be gone.
STOPPED_SECONDS = 60.0


class BrowserHall(Hall):
    """A hall that must fetch a table from the browser's store before it loads it."""

    def __init__(self, store: BrowserStore, pace: Pace, bring: Bring | None = None) -> None:
        # Nothing expires: the owner of the device deletes games.
        super().__init__(store, pace, Retention(played_days=None))
        self._kept = store
        self._bring = bring
        #: Tables that another device is about to take over, with the time at which they resume here.
        self._stopped: dict[str, float] = {}

    async def find(self, key: str) -> tuple[TableHost, str | int]:
        table_id = table_of(key)
        if self._stopped.get(table_id, 0.0) > time.monotonic():
            raise TableAway
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

    def _seat_host(self, table_id: str, secret: str, match: Match) -> TableHost:
        host = super()._seat_host(table_id, secret, match)
        host.stays = True
        return host

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
        for table_id in table_ids:
            self._stopped.pop(table_id, None)
            host = self._hosts.pop(table_id, None)
            if host is not None:
                host.disconnect_all()

    async def drop(self, key: str) -> None:
        """Delete the table at which this key opens a seat, for good."""
        host, role = await self.find(key)
        if not isinstance(role, int):
            raise WrongKey
        # Unload the table first, so that no late move is written to it.
        self.read_again({host.id})
        await asyncio.wrap_future(self._kept.drop(host.id))

    async def stop(self, key: str) -> KeptTable:
        """Stop the table at which this key opens a seat and return all of it.  Nobody can play until `settle` is called."""
        host, role = await self.find(key)
        if not isinstance(role, int):
            raise WrongKey
        self.read_again({host.id})
        self._stopped[host.id] = time.monotonic() + STOPPED_SECONDS
        kept = await self._kept.whole(host.id)
        if kept is None:
            raise WrongKey
        return kept

    async def settle(self, key: str, gone: bool) -> None:
        """Resume a stopped table, or delete it because another device has it.  Raise `WrongKey` if it resumed by itself."""
        table_id = table_of(key)
        if self._stopped.get(table_id, 0.0) <= time.monotonic():
            raise WrongKey
        if not gone:
            del self._stopped[table_id]
            return
        await asyncio.wrap_future(self._kept.drop(table_id))
        # A page that has not heard of it yet must not be told that the table never existed.
        self._stopped[table_id] = math.inf
