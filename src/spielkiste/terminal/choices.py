"""Labels for choices, and matching typed input against them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from string import ascii_lowercase


def letters() -> Iterator[str]:
    """Yield a, b … z, aa, ab …"""
    for size in count(1):
        yield from map("".join, product(ascii_lowercase, repeat=size))


def plainly(words: str) -> str:
    """Return words as people type them: in lower case, and without the punctuation between names and numbers."""
    parts = "".join(letter if letter.isalnum() or letter in "+-×:" else " " for letter in words.lower()).split()
    return " ".join(part.rstrip(":") or part for part in parts)


def fits(line: str, words: str) -> bool:
    """Return whether a line contains only words of this move, and all its numbers: "3" does not fit "take 3 and 5"."""
    typed, said = _parts(line), _parts(words)
    return bool(typed) and typed <= said and {part for part in said if part.isdecimal()} <= typed


def _parts(words: str) -> set[str]:
    return set(plainly(words).replace("-", " ").split())
