"""Whether the clock can be believed: what is forgotten because it is old does not come back when the clock is set right."""

from __future__ import annotations

import time

DAY = 86_400.0
# A device that slept over the weekend is not far off; one whose clock was lost and found is.
LEAP_SECONDS = 3 * DAY
# So long a clock that has leapt has to run steadily before anything is thrown away by it.
REST_SECONDS = DAY


class Calendar:
    """Compares the clock on the wall with one that nobody can set."""

    def __init__(self) -> None:
        self._wall = time.time()
        self._steady = time.monotonic()
        self._leapt: float | None = None

    def sure(self) -> bool:
        """Whether the clock has run steadily for long enough."""
        wall, steady = time.time(), time.monotonic()
        if abs((wall - self._wall) - (steady - self._steady)) > LEAP_SECONDS:
            self._leapt = steady
        self._wall, self._steady = wall, steady
        return self._leapt is None or steady - self._leapt > REST_SECONDS
