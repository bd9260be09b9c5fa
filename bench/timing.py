"""How much is done in a second, by a go that is long enough for a clock and too short for the machine to change its mind."""

from __future__ import annotations

import time
from collections.abc import Callable

#: A go takes so much time of the processor.
SECONDS = 0.1

Work = Callable[[], int]


def per_second(work: Work) -> float:
    """By as many repetitions as fit into a go, after one that warms up and does not count."""
    work()
    done, started = 0, time.process_time()
    while True:
        done += work()
        taken = time.process_time() - started
        if taken > SECONDS:
            return done / taken
