"""Detects guessing of classroom codes: far more wrong codes than children's typing mistakes explain."""

from __future__ import annotations

import logging
import time

log = logging.getLogger(__name__)

#: More wrong codes than this are an attack, not typing mistakes.  The count falls by the second value each second.
MANY_WRONG = 60.0
FORGIVEN_PER_SECOND = 0.1
#: Teachers see the warning for this many seconds after the last wrong code.
ALARM_SECONDS = 600.0


class Guessing:
    """Counts the recent wrong codes from all clients together."""

    def __init__(self) -> None:
        self._wrong = 0.0
        self._at = time.monotonic()
        self._alarm_until = 0.0

    def wrong(self) -> None:
        """Count a code that belongs to no room."""
        now = time.monotonic()
        self._wrong = max(0.0, self._wrong - (now - self._at) * FORGIVEN_PER_SECOND) + 1
        self._at = now
        if self._wrong > MANY_WRONG:
            if not self.noticed:
                log.warning("Someone is guessing classroom codes", extra={"event": "codes-guessed"})
            self._alarm_until = now + ALARM_SECONDS

    @property
    def noticed(self) -> bool:
        """Return whether to warn teachers to check who is in their room."""
        return time.monotonic() < self._alarm_until
