"""Measure the rate of a piece of work in a run long enough for the clock and too short for the machine's speed to change."""

from __future__ import annotations

import time
from collections.abc import Callable

#: CPU seconds per run.
SECONDS = 0.1

Work = Callable[[], int]


def per_second(work: Work) -> float:
    """Return the repetitions per second, after one uncounted warm-up."""
    work()
    done, started = 0, time.process_time()
    while True:
        done += work()
        taken = time.process_time() - started
        if taken > SECONDS:
            return done / taken
