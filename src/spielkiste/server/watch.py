"""How the process is: whether its loop keeps up, and what it takes of the machine."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from pathlib import Path

#: So often it is looked at, and so many looks are remembered.
SECONDS = 1.0
REMEMBERED = 60


class Watch:
    """Looks at the process once a second."""

    def __init__(self) -> None:
        self.started = time.time()
        self._lags: deque[float] = deque([0.0], REMEMBERED)
        self._used: deque[tuple[float, float]] = deque([(time.monotonic(), time.process_time())], REMEMBERED)

    async def look(self) -> None:
        """For as long as the server runs."""
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
        """How much later than wished the loop came to something, at worst in the last minute."""
        return max(self._lags)

    @property
    def cpu_share(self) -> float:
        """Of one core, over the last minute."""
        (then, before), now = self._used[0], time.monotonic()
        return (time.process_time() - before) / max(now - then, 0.001)

    @property
    def memory_bytes(self) -> int:
        """What the process holds now; where the system does not say, the most it ever held."""
        try:
            import resource

            pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
            return pages * resource.getpagesize()
        except ImportError:
            return 0
        except (OSError, ValueError, IndexError):
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
