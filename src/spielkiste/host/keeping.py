"""How long tables are kept that nobody uses any more."""

from __future__ import annotations

from dataclasses import dataclass

from spielkiste.store.contract import Stage


@dataclass(frozen=True)
class Keeping:
    """In days since a table was last used; None: for ever."""

    #: A game that was begun, finished or not.
    played_days: int | None = 365
    #: A table at which nobody ever dealt.
    waiting_days: int | None = 1

    def days(self) -> list[tuple[Stage, int | None]]:
        return [("waiting", self.waiting_days), ("playing", self.played_days), ("over", self.played_days)]
