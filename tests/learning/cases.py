"""Write the test cases shared with the browser's model: ``python -m tests.learning.cases``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from spielkiste.core.learning import DAY, Answer, Entry, Record, certainty, lasting, practise_next, standing, verdict
from spielkiste.core.randomness import Rng

FILE = Path(__file__).parents[2] / "web" / "src" / "house" / "learning" / "testing" / "cases.json"
FACTS = [f"fact-{number}" for number in range(12)]
MOMENTS = (0, DAY, 9 * DAY, 40 * DAY, 400 * DAY)


def record(seed: int) -> Record:
    """Return a record in which some facts never came up, some came up often, and some over weeks."""
    rng = Rng(f"case {seed}")
    found: Record = {}
    for fact in FACTS:
        minute = rng.below(20 * DAY)
        for _ in range(rng.below(6) * rng.below(12)):
            found.setdefault(fact, Entry(rng.below(4))).add(Answer(minute, rng.below(10) < 6, rng.below(140)))
            minute += rng.below((1, 60, DAY, 12 * DAY)[rng.below(4)]) + 1
    return found


def case(seed: int) -> dict[str, Any]:
    kept = record(seed)
    return {
        "record": {fact: entry.json() for fact, entry in kept.items()},
        "facts": FACTS,
        "moments": [
            {
                "minute": minute,
                "standing": standing(kept, FACTS, minute),
                "next": practise_next(kept, FACTS, minute),
                "said": {
                    fact: [
                        verdict(entry.answers, minute),
                        round(certainty(entry.answers, minute), 9),
                        round(lasting(entry.answers, minute), 9),
                    ]
                    for fact, entry in kept.items()
                },
            }
            for minute in MOMENTS
        ],
    }


def written() -> str:
    return json.dumps([case(seed) for seed in range(6)], separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
