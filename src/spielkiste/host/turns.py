"""Tells people that it is their turn, and looks after tables on which people play over days."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from spielkiste.core.errors import BadFile, BadSetup, SpielkisteError
from spielkiste.host import actions, lobby
from spielkiste.host.pace import DAY, WEEK
from spielkiste.host.table import TableHost
from spielkiste.host.threads import in_thread
from spielkiste.store.contract import LedElsewhere, StoreClosed, Subscription, TableLost, TurnStore, alias
from spielkiste.table import logbook
from spielkiste.table.logbook import Entry
from spielkiste.table.match import Match

if TYPE_CHECKING:
    from spielkiste.host.hall import Hall

log = logging.getLogger(__name__)

#: A table that cannot be woken is tried again after this many seconds.
HOUR: Final = 3600
#: The most tables looked at in one round.
MOST_AT_ONCE: Final = 100
#: The most devices that are told about one seat.
MOST_DEVICES: Final = 4


class Caller(Protocol):
    """Tells people who are not at the table that it is their turn.  It must return at once."""

    def call(self, table: TableHost, seats: list[int], again: bool) -> None:
        """Tell the people at these seats; `again` means that they have been told before."""

    def checked(self, device: lobby.Device) -> str:
        """Return what to store about a device.  Raise `BadSetup` if nothing can be sent to it."""


def next_look(match: Match, now: int) -> int | None:
    """Return when a table has to be looked at again; None for never."""
    if not match.slow or match.state is None or match.over:
        return None
    if match.acting_bots():
        # At once: bots at a slow table play although nobody is there.
        return match.since
    if now < match.since + DAY:
        return match.since + DAY
    if not match.relief:
        return None
    # A person who is at the table after a week is not replaced, but may leave again.
    return match.since + WEEK if now < match.since + WEEK else now + DAY


class Turns:
    """Watches the turns of all tables in memory, and wakes slow tables when they are due."""

    def __init__(self, hall: Hall, store: TurnStore) -> None:
        self._hall = hall
        self.store = store
        #: Sends notifications, or None if this server cannot.
        self.caller: Caller | None = None
        #: By table in memory: the seats that have been told, and when the table is due. The second is missing until the due time
        #: is set.
        self._told: dict[str, set[int]] = {}
        self._due: dict[str, int | None] = {}
        self._subscribing = asyncio.Lock()

    def watch(self, table: TableHost, new: bool) -> None:
        """Follow a table from now on.  At a table from the store, people have been told before."""
        self._told[table.id] = set() if new else set(table.match.asked())
        table.on_turn = partial(self._moved, table)
        if new:
            self._moved(table)

    def forget(self, table_id: str) -> None:
        """Stop following a table that has left the memory."""
        self._told.pop(table_id, None)
        self._due.pop(table_id, None)

    def _moved(self, table: TableHost) -> None:
        # Most tables are quick, and most servers send no notifications.  This runs for every move.
        if self.caller is not None:
            asked = table.match.asked()
            told = self._told.get(table.id, set())
            self._told[table.id] = set(asked)
            self._call(table, [seat for seat in asked if seat not in told], False)
        if table.match.slow or table.id in self._due:
            self._set_alarm(table)

    def _call(self, table: TableHost, seats: list[int], again: bool) -> None:
        away = [seat for seat in seats if seat not in table.presence.seats()]
        if away and self.caller is not None and len(table.match.people()) > 1:
            self.caller.call(table, away, again)

    def _set_alarm(self, table: TableHost) -> None:
        due = next_look(table.match, self._hall.store.now())
        if due != self._due.get(table.id, 0 if table.match.slow else None):
            self._due[table.id] = due
            self.store.wake_at(table.id, due)

    async def subscribe(self, table: TableHost, seat: int, device: lobby.Device) -> None:
        """Tell this device when it is the seat's turn, from now on.

        Raise `BadSetup` in a classroom, because its pages contact no other host.
        """
        if self.caller is None or table.in_a_room:
            raise BadSetup("malformed", "This table sends no notifications.")
        chair = table.match.chairs[seat]
        one = Subscription(chair.place, chair.holder, _name(device.endpoint), self.caller.checked(device))
        # One at a time: requests that arrive together must not exceed the limit on devices.
        async with self._subscribing:
            before = await in_thread(lambda: self.store.subscriptions(table.id))
            others = [other.name for other in before if other.place == one.place and other.name != one.name]
            for name in others[: max(0, len(others) - MOST_DEVICES + 1)]:
                self.store.unsubscribe(table.id, name)
            await self._hall.kept(self.store.subscribe(table.id, one))

    async def unsubscribe(self, table: TableHost, endpoint: str) -> None:
        """Stop notifying this device about this table."""
        await self._hall.kept(self.store.unsubscribe(table.id, _name(endpoint)))

    async def ring(self) -> None:
        """Look at all slow tables that are due."""
        for table_id in await in_thread(lambda: self.store.due(self._hall.store.now(), MOST_AT_ONCE)):
            try:
                table = await self._hall.host_of(table_id)
                if table is not None:
                    await self._look_at(table)
            except (LedElsewhere, TableLost, StoreClosed):
                continue
            except BadFile as trouble:
                if trouble.key == "table-unreadable":
                    self.store.wake_at(table_id, None)
                else:
                    self._put_off(table_id, trouble.key)
            except Exception as trouble:
                # Catch everything: if a game from a plug-in fails, the other tables must still be woken.
                self._put_off(table_id, trouble.key if isinstance(trouble, SpielkisteError) else type(trouble).__name__)

    def _put_off(self, table_id: str, why: str) -> None:
        """Look at a table again in an hour, so that the others have their turn."""
        self.store.wake_at(table_id, self._hall.store.now() + HOUR)
        about = {"event": "not-woken", "fields": {"table": alias(table_id)}}
        log.warning("A slow table could not be woken; trying again later: %s", why, extra=about)

    async def _look_at(self, table: TableHost) -> None:
        match, now = table.match, self._hall.store.now()
        due = self._due.get(table.id, now)
        if due is None or due > now:
            # The store has not heard of it yet.
            return
        if match.relief and now >= match.since + WEEK:
            await table.decide(lambda match: _stand_ins(match, table.presence.seats()))
        elif now >= match.since + DAY and not match.acting_bots():
            self._call(table, match.asked(), True)
        self._set_alarm(table)
        await table.go_on()


def _stand_ins(match: Match, present: set[int]) -> list[Entry]:
    """Return the entries by which bots stand in for the people who are asked and not there."""
    return [logbook.StandIn(seat, actions.helper(match)) for seat in match.asked() if seat not in present]


def _name(endpoint: str) -> str:
    """Return the name of a device in the store, from which its address cannot be guessed."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]
