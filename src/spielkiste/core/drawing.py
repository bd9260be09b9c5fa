"""Tools for drawing a table in characters: a `Pencil` knows the width of the window, the names of the players and the colours.

A drawing is a module ``faces/drawing.py`` of a box that declares the extra ``drawing``.  It has a function ``draw(view,
pencil)``, which returns lines, and a set ``DRAWN``: the keys of the phrases of `Game.in_words` that the lines show.  All other
phrases are written below the drawing.
"""

import re
from collections.abc import Callable
from typing import Final
from unicodedata import combining, east_asian_width

#: By colour or style: its ANSI code.
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
    """Return how many terminal columns a text fills.  Colour codes fill none."""
    plain = _CODE.sub("", text)
    return sum([0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in plain])


def padded(text: str, width: int) -> str:
    """Return the text, padded with spaces to this width."""
    return text + " " * max(0, width - length(text))


def cut(text: str, width: int) -> str:
    """Return the text without colour codes, shortened to this width with an ellipsis."""
    plain = _CODE.sub("", text)
    if length(plain) <= width:
        return plain
    while plain and length(plain) > width - 1:
        plain = plain[:-1]
    return plain.rstrip() + "…"


class Pencil:
    """Draws for one viewer: `width` columns, `names` by seat, `say` for the text of a key, and colours only if `coloured`.

    Seat 0 is shown as `first_seat`: 1 for people, 0 for programmers.
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
        """Return the text in this colour, one of `INKS`.  The meaning must not depend on the colour alone."""
        return f"\x1b[{INKS[ink]}m{text}\x1b[0m" if self.coloured and text else text

    def name(self, seats: list[int], width: int) -> str:
        """Return the names of these seats, exactly `width` columns wide."""
        return padded(cut(" + ".join([self.names[seat] for seat in seats]), width), width)

    def name_width(self, sides: list[list[int]], most: int = 16) -> int:
        """Return how many columns the names of these sides need, but no more than `most`."""
        return min(most, max([length(" + ".join([self.names[seat] for seat in seats])) for seats in sides], default=0))

    def bar(self, part: int, whole: int, width: int, ink: str = "green") -> str:
        """Return a bar of this width, filled in proportion to `part` of `whole`."""
        full = min(width, max(0, part) * width // max(1, whole))
        if part > 0 and full == 0:
            full = 1
        return self.paint("█" * full, ink) + self.paint("░" * (width - full), "dim")
