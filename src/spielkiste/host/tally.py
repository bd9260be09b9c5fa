"""Counters for the server's metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

#: Bucket limits in seconds for the time until a move is confirmed, from a single move on a fast disk to a stuck server.
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Tally:
    """Counts since the server was started.  They contain no names and no tables."""

    def __init__(self) -> None:
        self.moves = 0
        self.bot_failures = 0
        self.refusals: Counter[str] = Counter()
        #: The number of confirmations in each bucket, the last for longer ones, and the sum of all times.
        self.confirmations = [0] * (len(STEPS) + 1)
        self.confirmation_seconds = 0.0

    def confirmed(self, seconds: float) -> None:
        """Count a request that was stored and answered after this many seconds."""
        self.confirmations[bisect_left(STEPS, seconds)] += 1
        self.confirmation_seconds += seconds
