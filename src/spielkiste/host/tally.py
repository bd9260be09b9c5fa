"""What is counted while people play: a few additions a move, for whoever looks after the server."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

#: Seconds until a move is confirmed: from a lone move on a fast disk to what people would call stuck.
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Tally:
    """Counts since the server was started; no names, no tables."""

    def __init__(self) -> None:
        self.moves = 0
        self.bot_failures = 0
        self.refusals: Counter[str] = Counter()
        #: For each step, and for all that took longer, how many confirmations took so long; and all of them together.
        self.confirmations = [0] * (len(STEPS) + 1)
        self.confirmation_seconds = 0.0

    def confirmed(self, seconds: float) -> None:
        """A request was on disk and told after so long."""
        self.confirmations[bisect_left(STEPS, seconds)] += 1
        self.confirmation_seconds += seconds
