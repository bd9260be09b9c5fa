"""What a box draws its table with, in characters: a `Pencil` knows the window, the names at the table and the colours.

A drawing is a module ``faces/drawing.py`` of a box that declares the extra ``drawing``.  It has a function
``draw(view, pencil)``, which returns lines, and a set ``DRAWN``: the keys of the phrases of `Game.in_words` that the lines
show.  All other phrases are written below the drawing.
"""

import re
from collections.abc import Callable
from typing import Final
from unicodedata import combining, east_asian_width

#: How a terminal is told to change its ink.
INKS: Final[dict[str, str]] = {
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
    "bold": "1",
    "dim": "2",
}
_CODE: Final = re.compile("\x1b\\[[0-9;]*m")


def length(text: str) -> int:
    """Return how many columns a text fills in a terminal; inks fill none."""
    plain = _CODE.sub("", text)
    return sum([0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in plain])


def padded(text: str, width: int) -> str:
    """Return the text with spaces behind it up to this width."""
    return text + " " * max(0, width - length(text))


def cut(text: str, width: int) -> str:
    """Return the text without inks, shortened to this width with an ellipsis."""
    plain = _CODE.sub("", text)
    if length(plain) <= width:
        return plain
    while plain and length(plain) > width - 1:
        plain = plain[:-1]
    return plain.rstrip() + "…"


class Pencil:
    """Draws for one person: `width` columns, `names` by seat, `say` for a text by its key, colours only if there are any.

    Seat 0 has the number `first_seat`: 1 for people, 0 for programmers.
    """

    def __init__(
        self, width: int, names: list[str], say: Callable[[str], str], coloured: bool = False, first_seat: int = 1
    ) -> None:
        self.width: Final = width
        self.names: Final = names
        self.say: Final = say
        self.coloured: Final = coloured
        self.first_seat: Final = first_seat

    def paint(self, text: str, ink: str) -> str:
        """Return the text in this ink, one of `INKS`.  Never let the ink alone say something."""
        return f"\x1b[{INKS[ink]}m{text}\x1b[0m" if self.coloured and text else text

    def name(self, seats: list[int], width: int) -> str:
        """Return the names of these seats, exactly `width` columns wide."""
        return padded(cut(" + ".join([self.names[seat] for seat in seats]), width), width)

    def name_width(self, sides: list[list[int]], most: int = 16) -> int:
        """Return how many columns the names of these sides need, `most` at the most."""
        return min(most, max([length(" + ".join([self.names[seat] for seat in seats])) for seats in sides], default=0))

    def bar(self, part: int, whole: int, width: int, ink: str = "green") -> str:
        """Return a bar of this width, filled as far as `part` is of `whole`."""
        full = min(width, max(0, part) * width // max(1, whole))
        if part > 0 and full == 0:
            full = 1
        return self.paint("█" * full, ink) + self.paint("░" * (width - full), "dim")
