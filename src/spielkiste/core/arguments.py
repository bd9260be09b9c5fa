"""What programmers hand to the library, checked where it comes in: one sentence says what was meant instead."""

from operator import index
from typing import Final

from spielkiste.core.errors import BadSetup

#: What a replay file can hold.
LONGEST_SEED: Final = 200
LARGEST_SEED: Final = 1 << 64


def seed_of(given: object) -> int | str:
    """Return the seed if it is one that a replay file can hold; BadSetup if not."""
    if isinstance(given, str):
        if len(given) > LONGEST_SEED or not _can_be_written(given):
            raise BadSetup("bad-seed", f"A seed is a text of at most {LONGEST_SEED} letters that can be written in a file.")
        return given
    number = _whole(given)
    if number is None:
        raise BadSetup("bad-seed", f"A seed is a whole number or a text, not {given!r}.", {"seed": str(given)})
    if abs(number) > LARGEST_SEED:
        raise BadSetup("bad-seed", "A seed that is a number lies between -2**64 and 2**64; use a text instead.")
    return number


def _whole(given: object) -> int | None:
    """Return the whole number, also one of another library such as NumPy; None if it is none."""
    if isinstance(given, bool) or not hasattr(given, "__index__"):
        return None
    return index(given)


def _can_be_written(text: str) -> bool:
    """Whether there is no half letter (a lone surrogate) in it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
