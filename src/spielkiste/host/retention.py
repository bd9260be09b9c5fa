"""How long unused tables are kept."""

from __future__ import annotations

from dataclasses import dataclass

from spielkiste.store.contract import Stage

#: An unfinished table on which people play over days is kept for at least this long.
SLOW_DAYS = 60


@dataclass(frozen=True)
class Retention:
    """Retention in days since the last use; None means forever."""

    #: A game that was started, finished or not.
    played_days: int | None = 365
    #: A table without a deal.
    waiting_days: int | None = 1

    def days(self) -> list[tuple[Stage, int | None]]:
        slow = None if self.played_days is None else max(self.played_days, SLOW_DAYS)
        played = self.played_days
        return [("waiting", self.waiting_days), ("playing", played), ("over", played), ("slow", slow)]
