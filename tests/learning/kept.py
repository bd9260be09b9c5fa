"""A child's record as the page keeps it: ten weeks of a simulated child up to today."""

from __future__ import annotations

import json
import time

from spielkiste.core.learning import Answer
from spielkiste.lab.pupil import WEEK
from tests.learning.test_ten_weeks import lived


def kept(name: str, seat: int, subjects: list[str], practice_from: int | None = 4, count: int = 10) -> dict[str, str]:
    """What stands in the browser's storage, by its name there."""
    shift = int(time.time()) // 60 - count * WEEK
    learnt: dict[str, object] = {}
    for subject in subjects:
        record = lived(subject, seat, practice_from, count)[1].record
        for entry in record.values():
            entry.answers = [Answer(one.minute + shift, one.right, one.tenths) for one in entry.answers]
        learnt[subject] = {fact: entry.json() for fact, entry in record.items()}
        lived.cache_clear()
    child = {"name": name, "seat": seat, "at": int(time.time() * 1000) - seat, "games": [], "learnt": learnt}
    return {f"spielkiste:child:{name}": json.dumps(child)}


def device(*children: dict[str, str]) -> dict[str, str]:
    names = [key.rpartition(":")[2] for child in children for key in child]
    return {"spielkiste:children": json.dumps(names), **{key: text for child in children for key, text in child.items()}}
