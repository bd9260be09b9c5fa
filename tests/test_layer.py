"""Test the arithmetic of the nets against sums of one number at a time."""

import pytest

from spielkiste.core.layer import Layer, SideBySide
from spielkiste.core.randomness import Rng

BEFORE = 40
AFTER = 24


def _bytes(rng: Rng, count: int) -> bytes:
    return bytes([rng.below(256) for _ in range(count)])


def _signed(byte: int) -> int:
    return byte - 256 if byte > 127 else byte


@pytest.mark.parametrize("bits", [16, 32, 64])
def test_numbers_side_by_side_are_added_one_by_one(bits: int) -> None:
    rng = Rng(bits)
    side_by_side = SideBySide(AFTER, bits)
    weights = _bytes(rng, 100 * AFTER) + bytes([127, 128]) * (AFTER // 2)
    rows = side_by_side.rows_of(weights)
    first = [rng.below(2000) - 1000 for _ in range(AFTER)]
    total = side_by_side.sum_of(first) + side_by_side.middles + sum(rows)
    assert len(rows) == 101
    assert side_by_side.numbers(total) == [
        one + sum(_signed(weight) for weight in weights[place::AFTER]) for place, one in enumerate(first)
    ]


@pytest.mark.parametrize("bits", [32, 64])
def test_a_layer_adds_what_each_loud_unit_says(bits: int) -> None:
    rng = Rng(bits)
    weights = _bytes(rng, BEFORE * AFTER)
    bias = [rng.below(8000) - 4000 for _ in range(AFTER)]
    layer = Layer(bias, weights, bits)
    silent = [0] * BEFORE
    for _ in range(20):
        seen = [rng.below(60_000) - 30_000 for _ in range(BEFORE)]
        plain = [
            bias[place] + sum(max(0, one) * _signed(weights[AFTER * unit + place]) for unit, one in enumerate(seen))
            for place in range(AFTER)
        ]
        assert layer.sums(seen) == plain
        assert layer.sums(silent) == bias
