"""The longest tests are begun first, by all workers alike, and none is lost."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.order import LONGEST, dealt_out

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Item:
    nodeid: str


@pytest.mark.parametrize("workers", [1, 2, 4, 7])
@pytest.mark.parametrize("short", [0, 5, 300])
def test_each_stretch_begins_with_its_share_of_the_longest(workers: int, short: int) -> None:
    moments = [Item(f"tests/test_any.py::test_{number}") for number in range(short)]
    long = [Item(f"{start}x") for start in LONGEST]
    dealt = dealt_out(moments + long[::-1], workers)
    assert sorted(dealt, key=str) == sorted(moments + long, key=str)
    if short < 300:
        return
    at = 0
    for worker in range(workers):
        size = (len(dealt) - at) // (workers - worker)
        mine = dealt[at : at + size]
        assert mine[: len(long[worker::workers])] == long[worker::workers]
        assert set(mine[len(long[worker::workers]) :]) <= set(moments)
        at += size


def test_what_is_said_to_be_long_is_there() -> None:
    for start in LONGEST:
        path, _, name = start.partition("::")
        text = (ROOT / path).read_text(encoding="utf-8")
        assert f"def {name or 'test_'}" in text, start
