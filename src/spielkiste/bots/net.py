"""A small neural net in whole numbers: what a player that taught itself decides with.

Floats could differ in the last digit between two machines, and with them a move.  Integers are the same everywhere, so the
compiled and the interpreted build play the same games.  A file holds a line of JSON and then the weights as signed bytes.
"""

import json
from array import array
from operator import mul
from typing import Final, cast

from spielkiste.core.errors import BadFile


class _Layer:
    """What is added to each unit, and what turns its sum into the next layer's numbers (in 2 ** -shift)."""

    def __init__(self, described: object) -> None:
        told = cast(dict[str, list[int]], described)
        self.bias: Final = told["bias"]
        self.factor: Final = told["factor"]


class Net:
    """A trained policy.

    Attributes:
        game: The slug of the game that it plays.
        encoding: The version of the game's encoding that it reads.
        seats: The numbers of seats that it has learned with.
        steps: How many decisions it has learned from.
    """

    def __init__(self, packed: bytes) -> None:
        end = packed.index(b"\n")
        head = cast(dict[str, object], json.loads(packed[:end].decode()))
        self.game: Final = cast(str, head["game"])
        self.encoding: Final = cast(int, head["encoding"])
        self.steps: Final = cast(int, head["steps"])
        self.seats: Final = cast(list[int], head["seats"])
        self._shift: Final = cast(int, head["shift"])
        first, second, last = [_Layer(one) for one in cast(list[object], head["layers"])]
        self._first: Final = first
        self._second: Final = second
        self._last: Final = last
        width = len(first.bias)
        #: For each place of an observation that is looked at: the place, the biggest number known, the row of its 1.
        self._places: Final = cast(list[list[int]], head["places"])
        #: What was the same all the time that it learned, as runs of numbers from a place on.
        self._fixed: Final = [(run[0], bytes(run[1:])) for run in cast(list[list[int]], head["fixed"])]
        _, most, row = self._places[-1]
        rows = _unpacked(packed, end + 1, row + most, width)
        self._rows: Final = rows
        at = end + 1 + len(rows) * width
        self._hidden: Final = _unpacked(packed, at, len(second.bias), width)
        at += len(second.bias) * width
        self._worths: Final = _unpacked(packed, at, len(last.bias), len(second.bias))
        if at + len(last.bias) * len(second.bias) != len(packed):
            raise BadFile("bad-net", "This file does not hold a whole net; fetch it again.")

    def knows(self, observation: bytes) -> bool:
        """Return whether it has learned at such tables: by these options, and asked such things."""
        return all(observation[start : start + len(run)] == run for start, run in self._fixed)

    def best(self, observation: bytes, moves: list[int]) -> int:
        """Return the best of these moves for the seat that sees this; the first of several."""
        sums = self._first.bias
        for place, most, row in self._places:
            number = observation[place]
            if number:
                weights = self._rows[row + (number if number < most else most) - 1]
                sums = [one + other for one, other in zip(sums, weights, strict=True)]
        seen = self._activated(sums, self._first)
        hidden = [bias + sum(map(mul, row, seen)) for bias, row in zip(self._second.bias, self._hidden, strict=True)]
        known = self._activated(hidden, self._second)
        found = moves[0]
        most_worth = 0
        for move in moves:
            worth = (self._last.bias[move] + sum(map(mul, self._worths[move], known))) * self._last.factor[move]
            if move == moves[0] or worth > most_worth:
                most_worth = worth
                found = move
        return found

    def _activated(self, sums: list[int], layer: _Layer) -> list[int]:
        """Return what the next layer sees: nothing of a unit that says no."""
        shift = self._shift
        return [(one * factor) >> shift if one > 0 else 0 for one, factor in zip(sums, layer.factor, strict=True)]


def _unpacked(packed: bytes, start: int, count: int, width: int) -> list[list[int]]:
    """Return `count` rows of `width` signed bytes each."""
    return [array("b", packed[at : at + width]).tolist() for at in range(start, start + count * width, width)]
