"""In which order the slow tests are dealt out: whoever begins with the longest has none of them left when the others are done.

Each worker is given one stretch of the list; when it has done its own it takes from the ends of the others' (worksteal).
So each stretch begins with its share of what takes longest, and ends with what takes a moment.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

#: How the names begin of what takes more than a quarter of a minute, the longest first.
LONGEST = (
    "tests/browser/test_offline.py::test_a_game",
    "tests/browser/test_offline.py::test_all_games",
    "tests/browser/test_boards.py::",
    "tests/browser/test_promises.py::",
    "tests/browser/test_fit.py::test_shelf",
    "tests/browser/test_screens.py::test_axe",
    "tests/browser/test_class.py::",
    "tests/browser/test_fit.py::test_every_other",
    "tests/browser/test_games.py::",
    "tests/browser/test_replay.py::",
    "tests/browser/test_offline.py::",
    "tests/browser/test_rules.py::",
    "tests/test_two_builds.py::",
    "tests/server/test_limits.py::test_a_reader",
    "tests/plugins/test_examples.py::",
    "tests/browser/test_fit.py::test_the_middle",
    "tests/server/test_fuzz.py::",
    "tests/scale/test_chaos.py::",
    "tests/scale/test_hard_times.py::",
    "tests/browser/test_classic_scoring.py::",
    "tests/browser/test_learning.py::",
    "tests/browser/test_workshop.py::",
    "tests/browser/test_lessons.py::",
    "tests/server/test_snaps.py::",
)


class Named(Protocol):
    @property
    def nodeid(self) -> str: ...


Item = TypeVar("Item", bound=Named)


def dealt_out(items: list[Item], workers: int) -> list[Item]:
    """All of them, so that of the stretch of each worker the longest come first."""
    long = sorted((item for item in items if _place(item) < len(LONGEST)), key=_place)
    rest = [item for item in items if _place(item) == len(LONGEST)]
    dealt: list[Item] = []
    for worker in range(workers):
        share = (len(items) - len(dealt)) // (workers - worker)
        mine = long[worker::workers]
        more = max(0, share - len(mine))
        dealt += mine + rest[:more]
        rest = rest[more:]
    return dealt + rest


def _place(item: Named) -> int:
    return next((place for place, start in enumerate(LONGEST) if item.nodeid.startswith(start)), len(LONGEST))
