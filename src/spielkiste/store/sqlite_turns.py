"""Turns in the SQLite file of the tables, written by the same thread: when to look again, and whom to tell."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from spielkiste.store.contract import Subscription
from spielkiste.store.sqlite_rooms import Statement

#: A table may have been deleted since.
SUBSCRIBE = """
    INSERT OR REPLACE INTO subscriptions (table_id, name, place, holder, body)
    SELECT id, ?, ?, ?, ? FROM tables WHERE id = ?
"""


class SqliteTurns:
    """Implements `TurnStore` in SQLite."""

    def __init__(
        self,
        submit: Callable[[list[Statement]], Future[None]],
        rows: Callable[[str, tuple[Any, ...]], list[tuple[Any, ...]]],
    ) -> None:
        self._submit = submit
        self._rows = rows

    def wake_at(self, table_id: str, due: int | None) -> Future[None]:
        return self._submit([("UPDATE tables SET due = ? WHERE id = ?", (due, table_id))])

    def due(self, now: int, most: int) -> list[str]:
        found = self._rows("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", (now, most))
        return [table_id for (table_id,) in found]

    def subscribe(self, table_id: str, subscription: Subscription) -> Future[None]:
        one = subscription
        return self._submit([(SUBSCRIBE, (one.name, one.place, one.holder, one.body, table_id))])

    def unsubscribe(self, table_id: str, name: str) -> Future[None]:
        return self._submit([("DELETE FROM subscriptions WHERE table_id = ? AND name = ?", (table_id, name))])

    def subscriptions(self, table_id: str) -> list[Subscription]:
        found = self._rows("SELECT place, holder, name, body FROM subscriptions WHERE table_id = ?", (table_id,))
        return [Subscription(*row) for row in found]
