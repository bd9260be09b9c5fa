"""Feelings that players show each other: who may show one now.  Nothing about them is stored."""

from __future__ import annotations

from typing import Final

#: A seat may show the next feeling after this many seconds.
BREATH_SECONDS: Final = 1.2


class Feelings:
    """Limits the feelings of one table."""

    def __init__(self) -> None:
        #: Whether this table shows feelings at all.  A classroom does only if its teacher wants it.
        self.on = True
        #: By seat: when it last showed one.
        self._last: dict[int, float] = {}

    def may_show(self, seat: int, now: float) -> bool:
        """Return whether this seat may show a feeling at time `now` (in seconds), and record it if so."""
        if not self.on or now < self._last.get(seat, now - BREATH_SECONDS) + BREATH_SECONDS:
            return False
        self._last[seat] = now
        return True
