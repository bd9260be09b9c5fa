"""Seeded randomness that is the same in every build, cannot be predicted from what it dealt, and can be verified by anyone.

The numbers are the output of SHAKE-128 over ``spielkiste:SEED:BLOCK``, read as little-endian 32-bit words.  It is a hash instead
of a fast generator, because players see part of the output (their own cards) and must not be able to compute the rest.  Because
it is drawn in blocks, it is as fast as one.  Imagined worlds need no such protection and may use `QuickRng`.
"""

from hashlib import shake_128
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

try:
    from librt.strings import BytesWriter, read_i32_le
except ImportError:
    from spielkiste.core.plain_bytes import BytesWriter, read_i32_le  # type: ignore[assignment]

_WORDS: Final = 128
_BYTES: Final = 512
#: mypyc reads the words as signed numbers; this mask makes them unsigned.
_MASK: Final = 0xFFFFFFFF


def _block(seed: str, number: int) -> bytes:
    """Return one block as bytes.  Converting it to 128 ints takes longer than computing it, and a deal needs each only once."""
    return shake_128(f"spielkiste:{seed}:{number}".encode()).digest(_BYTES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of uniform random choices.  Two generators with the same seed make the same choices."""

    def __init__(self, seed: int | str) -> None:
        self.seed: str = str(seed)
        # The first block is computed when it is needed, because many generators are copied or dropped unused.
        self._number: int = -1
        self._words = b""
        self._used: i64 = _WORDS

    def __repr__(self) -> str:
        """Return a text without the seed, because it may end up in a log, and the seed reveals every card."""
        return f"<{type(self).__name__}>"

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, for n up to 2**24; the bias is below n / 2**32."""
        used: i64 = self._used
        if used == _WORDS:
            self._number += 1
            self._words = _block(self.seed, self._number)
            used = 0
        self._used = used + 1
        drawn: int = read_i32_le(self._words, 4 * used)
        word: i64 = drawn
        size: i64 = n
        return ((word & _MASK) * size) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place (Fisher-Yates, from the end)."""
        # This makes the same choices as `below`, without a call for each card.
        used: i64 = self._used
        words = self._words
        # Swap the cards as objects, so that mypyc does not unbox them.
        loose = cast("list[object]", cards)
        last: i64 = len(cards) - 1
        while last > 0:
            if used == _WORDS:
                self._number += 1
                words = _block(self.seed, self._number)
                used = 0
            drawn: int = read_i32_le(words, 4 * used)
            word: i64 = drawn
            chosen: i64 = ((word & _MASK) * (last + 1)) >> 32
            used += 1
            card = loose[last]
            loose[last] = loose[chosen]
            loose[chosen] = card
            last -= 1
        self._used = used
        self._words = words

    def shuffled(self, cards: bytes) -> bytes:
        """Return the cards in the order in which `shuffle` puts them.  Bytes are much faster, because no card is an object."""
        used: i64 = self._used
        words = self._words
        mixed = BytesWriter()
        mixed.write(cards)
        last: i64 = len(cards) - 1
        while last > 0:
            if used == _WORDS:
                self._number += 1
                words = _block(self.seed, self._number)
                used = 0
            drawn: int = read_i32_le(words, 4 * used)
            word: i64 = drawn
            chosen: i64 = ((word & _MASK) * (last + 1)) >> 32
            used += 1
            card = mixed[last]
            mixed[last] = mixed[chosen]
            mixed[chosen] = card
            last -= 1
        self._used = used
        self._words = words
        return mixed.getvalue()

    def pick(self, items: list[int]) -> int:
        """Return one of the items."""
        return items[self.below(len(items))]

    def chance(self, percent: int) -> bool:
        """Return True with a probability of `percent`."""
        return self.below(100) < percent

    def copy(self) -> "Rng":
        """Return an independent generator that makes the same choices from here on."""
        twin = Rng(self.seed)
        twin._number = self._number
        twin._words = self._words
        twin._used = self._used
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng.at, (self.seed, self._number * _WORDS + self._used))

    def position(self) -> list[object]:
        """Return the exact place in the stream, as JSON."""
        return [self.seed, self._number * _WORDS + self._used]

    def branch(self) -> "Rng":
        """Return another stream of the same class, seeded from this one, for the chance in an imagined world."""
        return Rng(f"imagined:{self.below(1 << 24)}")

    @staticmethod
    def at(seed: str, drawn: int) -> "Rng":
        """Return the generator after this many choices: the inverse of `position`.  `Fields.rng` calls it."""
        rng = Rng(seed)
        if drawn > 0:
            rng._number = (drawn - 1) // _WORDS
            rng._words = _block(seed, rng._number)
            rng._used = drawn - rng._number * _WORDS
        return rng


# An odd factor, so that no two seeds give the same word and none gives zero, which an xorshift never leaves.
_SPREAD: Final = 2654435769


def check_rng(given: object) -> None:
    """Raise `TypeError` unless this is an `Rng`; Python's own `random` has other methods."""
    if not isinstance(given, Rng):
        raise TypeError(f"Pass an Rng, such as spielkiste.Rng(1), not {given!r}.")


class QuickRng(Rng):
    """A generator that is many times faster and easy to predict (xorshift).  Use it for imagined worlds, never for a deal."""

    def __init__(self, seed: int) -> None:
        """Create a generator.  `seed` must be below 2**24."""
        super().__init__(seed)
        start: i64 = seed
        self._word: i64 = ((start + 1) * _SPREAD) & _MASK

    def below(self, n: int) -> int:
        word: i64 = self._word
        word ^= (word << 13) & _MASK
        word ^= word >> 17
        word ^= (word << 5) & _MASK
        self._word = word
        size: i64 = n
        return (word * size) >> 32

    def shuffle(self, cards: list[int]) -> None:
        loose = cast("list[object]", cards)
        word: i64 = self._word
        last: i64 = len(cards) - 1
        while last > 0:
            word ^= (word << 13) & _MASK
            word ^= word >> 17
            word ^= (word << 5) & _MASK
            chosen: i64 = (word * (last + 1)) >> 32
            card = loose[last]
            loose[last] = loose[chosen]
            loose[chosen] = card
            last -= 1
        self._word = word

    def shuffled(self, cards: bytes) -> bytes:
        mixed = BytesWriter()
        mixed.write(cards)
        word: i64 = self._word
        last: i64 = len(cards) - 1
        while last > 0:
            word ^= (word << 13) & _MASK
            word ^= word >> 17
            word ^= (word << 5) & _MASK
            chosen: i64 = (word * (last + 1)) >> 32
            card = mixed[last]
            mixed[last] = mixed[chosen]
            mixed[chosen] = card
            last -= 1
        self._word = word
        return mixed.getvalue()

    def branch(self) -> "Rng":
        return QuickRng(self.below(1 << 24))

    def copy(self) -> "QuickRng":
        twin = QuickRng(0)
        twin.seed = self.seed
        twin._word = self._word
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (QuickRng.of_word, (self.seed, self._word))

    def position(self) -> list[object]:
        """Return a place in a new stream of `Rng`: an imagined world need not be continued exactly."""
        return [f"imagined:{self._word}", 0]

    @staticmethod
    def of_word(seed: str, word: int) -> "QuickRng":
        twin = QuickRng(0)
        twin.seed = seed
        twin._word = word
        return twin
