"""Notices that codes of classrooms are tried out: far more wrong ones than children mistype."""

from __future__ import annotations

import logging
import time

log = logging.getLogger(__name__)

#: More wrong codes than this, less a few for each minute that has passed, are no typing mistakes of children.
MANY_WRONG = 60.0
FORGIVEN_PER_SECOND = 0.1
#: Teachers are told for this long after the last of them.
ALARM_SECONDS = 600.0


class Guessing:
    """Counts the wrong codes that came in lately, wherever from."""

    def __init__(self) -> None:
        self._wrong = 0.0
        self._at = time.monotonic()
        self._alarm_until = 0.0

    def wrong(self) -> None:
        """Count a code that leads to no room."""
        now = time.monotonic()
        self._wrong = max(0.0, self._wrong - (now - self._at) * FORGIVEN_PER_SECOND) + 1
        self._at = now
        if self._wrong > MANY_WRONG:
            if not self.noticed:
                log.warning("Somebody tries out codes of classrooms", extra={"event": "codes-guessed"})
            self._alarm_until = now + ALARM_SECONDS

    @property
    def noticed(self) -> bool:
        """Return whether teachers should look who is in their room."""
        return time.monotonic() < self._alarm_until
