"""How long unused tables are kept."""

from __future__ import annotations

from dataclasses import dataclass

from spielkiste.store.contract import Stage


@dataclass(frozen=True)
class Retention:
    """Retention in days since the last use; None means forever."""

    #: A game that was started, finished or not.
    played_days: int | None = 365
    #: A table without a deal.
    waiting_days: int | None = 1

    def days(self) -> list[tuple[Stage, int | None]]:
        return [("waiting", self.waiting_days), ("playing", self.played_days), ("over", self.played_days)]
