"""Tells whether a player may need help: no move for a long time, or many refusals in a row."""

from __future__ import annotations

import time


class Attention:
    """The silence and the refusals since the last action at a table."""

    def __init__(self) -> None:
        self.refusals = 0
        self._since = time.monotonic()
        self._first: float | None = None

    def acted(self) -> None:
        self.refusals = 0
        self._since = time.monotonic()
        if self._first is None:
            self._first = self._since

    def refused(self) -> None:
        self.refusals += 1

    @property
    def minutes(self) -> int:
        """Return the whole minutes since the first action."""
        return 0 if self._first is None else int(time.monotonic() - self._first) // 60

    @property
    def quiet_seconds(self) -> int:
        return int(time.monotonic() - self._since)
