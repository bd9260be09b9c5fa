"""Turns in PostgreSQL: when to look at a table again, whom to tell, and the key that all servers sign with."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, LiteralString

from spielkiste.store.contract import Subscription

if TYPE_CHECKING:
    from spielkiste.store.postgres import PostgresStore

#: A table may have been deleted since.
SUBSCRIBE = """
    INSERT INTO subscriptions (table_id, name, place, holder, body)
    SELECT id, %s, %s, %s, %s FROM tables WHERE id = %s FOR KEY SHARE
    ON CONFLICT (table_id, name) DO UPDATE SET place = excluded.place, holder = excluded.holder, body = excluded.body
"""
#: A table that another server leads is that server's task.
DUE: LiteralString = """
    SELECT id FROM tables WHERE due <= %s AND (leader IS NULL OR leader = %s
        OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = leader AND until > clock_timestamp()))
    ORDER BY due LIMIT %s
"""


class PostgresTurns:
    """Implements `TurnStore` in PostgreSQL."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store

    def wake_at(self, table_id: str, due: int | None) -> Future[None]:
        epoch = self._store.epochs.get(table_id, 0)
        return self._store.note("UPDATE tables SET due = %s WHERE id = %s AND epoch = %s", (due, table_id, epoch))

    def due(self, now: int, most: int) -> list[str]:
        asked = (now, self._store.name, most)
        return self._store.look(lambda connection: [table_id for (table_id,) in connection.execute(DUE, asked).fetchall()])

    def subscribe(self, table_id: str, subscription: Subscription) -> Future[None]:
        one = subscription
        return self._store.note(SUBSCRIBE, (one.name, one.place, one.holder, one.body, table_id))

    def unsubscribe(self, table_id: str, name: str) -> Future[None]:
        return self._store.note("DELETE FROM subscriptions WHERE table_id = %s AND name = %s", (table_id, name))

    def subscriptions(self, table_id: str) -> list[Subscription]:
        asked: LiteralString = "SELECT place, holder, name, body FROM subscriptions WHERE table_id = %s"
        found = self._store.look(lambda connection: connection.execute(asked, (table_id,)).fetchall())
        return [Subscription(*row) for row in found]

    def push_key(self, new: str) -> str:
        """Return the key of all servers on this database.  The first of them saves the new one."""
        self._store.note("INSERT INTO push_key (one, key) VALUES (1, %s) ON CONFLICT (one) DO NOTHING", (new,)).result()
        row = self._store.look(lambda connection: connection.execute("SELECT key FROM push_key").fetchone())
        assert row is not None
        return str(row[0])
