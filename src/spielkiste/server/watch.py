"""Measures the process: the lag of its event loop, and its use of processor and memory."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from pathlib import Path

#: The interval in seconds, and the number of samples kept.
SECONDS = 1.0
REMEMBERED = 60


class Watch:
    """Measures the process once a second."""

    def __init__(self) -> None:
        self.started = time.time()
        self._lags: deque[float] = deque([0.0], REMEMBERED)
        self._used: deque[tuple[float, float]] = deque([(time.monotonic(), time.process_time())], REMEMBERED)

    async def look(self) -> None:
        """Take samples for as long as the server runs."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(SECONDS)
            now = time.monotonic()
            self._lags.append(max(0.0, now - before - SECONDS))
            self._used.append((now, time.process_time()))

    @property
    def uptime_seconds(self) -> int:
        return int(time.time() - self.started)

    @property
    def lag_seconds(self) -> float:
        """Return the longest delay of the event loop in the last minute."""
        return max(self._lags)

    @property
    def cpu_share(self) -> float:
        """Return the share of one core used over the last minute."""
        (then, before), now = self._used[0], time.monotonic()
        return (time.process_time() - before) / max(now - then, 0.001)

    @property
    def memory_bytes(self) -> int:
        """Return the memory in use; the peak if the system reports only that, 0 if it reports nothing."""
        try:
            import resource

            pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
            return pages * resource.getpagesize()
        except ImportError:
            return 0
        except (OSError, ValueError, IndexError):
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
