"""A child's record as the page stores it: some weeks of a simulated child, up to today."""

from __future__ import annotations

import json
import time

from spielkiste.core.learning import Answer, Entry
from spielkiste.lab.pupil import WEEK
from tests.learning.test_ten_weeks import lived


def kept(name: str, child: int, subjects: list[str], practice_from: int | None = None, count: int = 4) -> str:
    """Return a script that puts the record into the browser's storage, unless it is already there."""
    shift = int(time.time()) // 60 - count * WEEK
    learnt = {
        subject: {
            fact: Entry(0, [Answer(one.minute + shift, one.right, one.tenths) for one in entry.answers]).json()
            for fact, entry in lived(subject, child, practice_from, count)[1].record.items()
        }
        for subject in subjects
    }
    record = {"name": name, "seat": child, "at": int(time.time() * 1000) - child, "games": [], "learnt": learnt}
    key = json.dumps(f"spielkiste:child:{name}")
    return f"if (!localStorage.getItem({key})) localStorage.setItem({key}, {json.dumps(json.dumps(record))});"
