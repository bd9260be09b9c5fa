"""The abilities of a window: line width, colours, and long lists in columns."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable

from spielkiste.core.drawing import Pencil, length, padded

#: Lists longer than this are set in columns if there is room.
LONG_LIST = 8
#: The maximum width of a line, because longer ones are hard to read.
WIDEST = 100
#: A smaller reported width means that the window does not know its width.
NARROWEST = 20


class Screen:
    """The output for a game.  A plain screen gets unformatted lines: a pipe, a screen reader, a simple terminal."""

    def __init__(self, plain: bool, coloured: bool = False, columns: Callable[[], int] | None = None) -> None:
        self.plain = plain
        self._coloured = coloured and not plain
        self._columns = columns if columns is not None else _window

    def width(self) -> int:
        """Return the width of a line now; the window may have changed since the last one."""
        columns = self._columns()
        return WIDEST if columns < NARROWEST else min(WIDEST, columns)

    def pencil(self, names: list[str], say: Callable[[str], str]) -> Pencil:
        """Return the pencil that draws tables on this screen."""
        return Pencil(self.width(), names, say, self._coloured)

    def paint(self, text: str, ink: str) -> str:
        """Return the text in this colour, or unchanged if there are no colours."""
        return Pencil(0, [], str, self._coloured).paint(text, ink)

    def wrapped(self, text: str, ink: str = "", hang: int = 0) -> str:
        """Return the text wrapped to the width, with `hang` more indent after the first line.

        On a plain screen the text stays unchanged.
        """
        lines = text.split("\n")
        if not self.plain:
            lines = [part for line in lines for part in _wrapped(line, self.width(), hang)]
        return "\n".join(self.paint(line, ink) if ink and line else line for line in lines)

    def listed(self, entries: list[str], indent: int, hang: int) -> list[str]:
        """Return a list with one entry per line; a long list in columns, read downwards, unless the screen is plain."""
        margin = " " * indent
        column = max(map(length, entries), default=0) + 3
        columns = (self.width() - indent + 3) // column
        if self.plain or len(entries) <= LONG_LIST or columns < 2:
            return [self.wrapped(margin + entry, hang=hang) for entry in entries]
        rows = -(-len(entries) // columns)
        return [margin + "".join(padded(entry, column) for entry in entries[row::rows]).rstrip() for row in range(rows)]


def _window() -> int:
    return shutil.get_terminal_size().columns


def _wrapped(line: str, width: int, hang: int) -> list[str]:
    if length(line) <= width:
        return [line]
    margin = line[: len(line) - len(line.lstrip(" "))]
    # What stands in the hanging column keeps its spaces.
    start = len(margin) + hang if line[: len(margin) + hang].endswith(" ") else len(margin)
    first, *words = line[start:].split()
    found = [line[:start] + first]
    for word in words:
        if length(found[-1]) + 1 + length(word) > width:
            found.append(margin + " " * hang + word)
        else:
            found[-1] += f" {word}"
    return found


PLAIN = Screen(plain=True)


def screen(plain: bool = False) -> Screen:
    """Return the screen of this process: plain if requested, if it is not a terminal, or if it cannot show the drawings."""
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb" or not _draws(sys.stdout.encoding):
        return PLAIN
    return Screen(plain=False, coloured=not os.environ.get("NO_COLOR"))


def _draws(encoding: str | None) -> bool:
    try:
        "█░▲●■◆★─┼".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
