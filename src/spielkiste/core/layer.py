"""The arithmetic of the nets: sums of small whole numbers, the same in every build and on every machine.

One big integer can hold all sums of a layer side by side, in fields of equal width.  Then one addition adds to all of them, which
takes far less time than adding to each.
"""

from array import array
from struct import unpack
from typing import Final

from mypy_extensions import i64

from spielkiste.core.build import compiled

if compiled():
    from librt.vecs import vec
else:
    from spielkiste.core.plain_bytes import vec  # type: ignore[assignment]

_COMPILED: Final = compiled()
_LETTERS: Final = {16: "h", 32: "i", 64: "q"}
#: Adds 128 to a signed byte, so that it is not negative.
_RAISED: Final = bytes([byte ^ 128 for byte in range(256)])


class SideBySide:
    """How `count` numbers lie side by side in one integer, the first one lowest, in fields of 16, 32 or 64 bits.

    Attributes:
        middles: What to add before `numbers` reads a sum: each field then begins in the middle of its range, so that a negative
            number borrows nothing from the next field.
    """

    def __init__(self, count: int, bits: int) -> None:
        self._bits: Final = bits
        self._size: Final = count * bits // 8
        self._format: Final = f"<{count}{_LETTERS[bits]}"
        self.middles: Final = sum([1 << (bits * place + bits - 1) for place in range(count)])

    def sum_of(self, numbers: list[int]) -> int:
        """Return these numbers side by side."""
        return sum([number << (self._bits * place) for place, number in enumerate(numbers)])

    def rows_of(self, weights: bytes) -> list[int]:
        """Return rows of signed bytes, each side by side."""
        step = self._bits // 8
        width = self._size // step
        raised = sum([128 << (self._bits * place) for place in range(width)])
        found: list[int] = []
        for start in range(0, len(weights), width):
            spread = bytearray(self._size)
            spread[::step] = weights[start : start + width].translate(_RAISED)
            found.append(int.from_bytes(spread, "little") - raised)
        return found

    def numbers(self, total: int) -> list[int]:
        """Return the numbers in a sum that contains the middles."""
        return list(unpack(self._format, (total ^ self.middles).to_bytes(self._size, "little")))


class Layer:
    """The weights between two layers of a net.

    Compiled, it computes each sum with machine integers; interpreted, all sums at once.  Units of the layer before with 0 or less
    are silent: they are skipped.
    """

    def __init__(self, bias: list[int], weights: bytes, bits: int) -> None:
        """Create a layer from the bias of each unit, and a signed byte for each unit of the layer before and each of this one.

        The sums must fit into `bits` bits.
        """
        side_by_side = SideBySide(len(bias), bits)
        self._side_by_side: Final = side_by_side
        self._first: Final = side_by_side.sum_of(bias) + side_by_side.middles
        self._rows: Final[list[int]] = [] if _COMPILED else side_by_side.rows_of(weights)
        self._bias: vec[i64] = vec[i64](bias)
        self._weights: vec[i64] = vec[i64](array("b", weights if _COMPILED else b"").tolist())

    def sums(self, seen: list[int]) -> list[int]:
        """Return the sum of each unit, from the numbers of the layer before."""
        if not _COMPILED:
            total = self._first
            for number, row in zip(seen, self._rows, strict=True):
                if number > 0:
                    total += number * row
            return self._side_by_side.numbers(total)
        weights = self._weights
        width: i64 = len(self._bias)
        sums = self._bias[0:width]
        row_at: i64 = 0
        for heard in seen:
            if heard > 0:
                loud: i64 = heard
                place: i64 = 0
                while place < width:
                    sums[place] += loud * weights[row_at + place]
                    place += 1
            row_at += width
        found: list[int] = []
        for summed in sums:
            found.append(summed)
        return found
