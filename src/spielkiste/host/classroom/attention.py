"""Whether somebody at a table may need help: a long silence, or one refusal after the other."""

from __future__ import annotations

import time


class Attention:
    """Since the last thing that was done at the table."""

    def __init__(self) -> None:
        self.refusals = 0
        self._since = time.monotonic()

    def acted(self) -> None:
        self.refusals = 0
        self._since = time.monotonic()

    def refused(self) -> None:
        self.refusals += 1

    @property
    def quiet_seconds(self) -> int:
        return int(time.monotonic() - self._since)
