"""A small neural net with integer weights, used by the bot that learned by self-play.

Floats could differ in the last digit between two machines, and change a move.  Integers are the same everywhere, so the compiled
and the interpreted build play the same games.  A file holds a line of JSON and then the weights as signed bytes.
"""

import json
from array import array
from operator import mul
from typing import Final, cast

from spielkiste.core.errors import BadFile
from spielkiste.core.layer import Layer, SideBySide
from spielkiste.core.nets import Trained


class _Units:
    """The bias of each unit, and the factor that scales its sum for the next layer (in units of 2 ** -shift)."""

    def __init__(self, described: object) -> None:
        told = cast(dict[str, list[int]], described)
        self.bias: Final = told["bias"]
        self.factor: Final = told["factor"]


class Net(Trained):
    """A trained policy."""

    def __init__(self, packed: bytes) -> None:
        end = packed.index(b"\n")
        head = cast(dict[str, object], json.loads(packed[:end].decode()))
        super().__init__(
            cast(str, head["game"]), cast(int, head["encoding"]), cast(list[int], head["seats"]), cast(int, head["steps"])
        )
        self._shift: Final = cast(int, head["shift"])
        first, second, last = [_Units(one) for one in cast(list[object], head["layers"])]
        self._first: Final = first
        self._second: Final = second
        self._last: Final = last
        width = len(first.bias)
        self._side_by_side: Final = SideBySide(width, 32)
        self._start: Final = self._side_by_side.sum_of(first.bias) + self._side_by_side.middles
        #: For each used place of an observation: the place, its largest known number, and the row of weights for number 1.
        self._places: Final = cast(list[list[int]], head["places"])
        #: The numbers that never changed during training, as runs that start at a place.
        self._fixed: Final = [(run[0], bytes(run[1:])) for run in cast(list[list[int]], head["fixed"])]
        _, most, row = self._places[-1]
        rows_end = end + 1 + (row + most) * width
        hidden_end = rows_end + len(second.bias) * width
        if hidden_end + len(last.bias) * len(second.bias) != len(packed):
            raise BadFile("bad-net", "This net file is incomplete; fetch it again.")
        self._rows: Final = self._side_by_side.rows_of(packed[end + 1 : rows_end])
        hidden = packed[rows_end:hidden_end]
        # The file has the weights of each unit together; a layer wants those from each unit before together.
        self._hidden: Final = Layer(second.bias, b"".join([hidden[unit::width] for unit in range(width)]), 64)
        self._worths: Final = _unpacked(packed, hidden_end, len(last.bias), len(second.bias))

    def knows(self, observation: bytes) -> bool:
        """Return whether it was trained at tables like this one, with these options and decisions."""
        return all(observation[start : start + len(run)] == run for start, run in self._fixed)

    def best(self, observation: bytes, moves: list[int]) -> int:
        """Return the best of these moves for the seat with this observation; the first among equals."""
        total = self._start
        for place, most, row in self._places:
            number = observation[place]
            if number:
                total += self._rows[row + (number if number < most else most) - 1]
        seen = self._activated(self._side_by_side.numbers(total), self._first)
        known = self._activated(self._hidden.sums(seen), self._second)
        found = moves[0]
        most_worth = 0
        for move in moves:
            worth = (self._last.bias[move] + sum(map(mul, self._worths[move], known))) * self._last.factor[move]
            if move == moves[0] or worth > most_worth:
                most_worth = worth
                found = move
        return found

    def _activated(self, sums: list[int], units: _Units) -> list[int]:
        """Return the input of the next layer: scaled sums, and 0 for negative ones."""
        shift = self._shift
        return [(one * factor) >> shift if one > 0 else 0 for one, factor in zip(sums, units.factor, strict=True)]


def _unpacked(packed: bytes, start: int, count: int, width: int) -> list[list[int]]:
    """Return `count` rows of `width` signed bytes each."""
    return [array("b", packed[at : at + width]).tolist() for at in range(start, start + count * width, width)]
