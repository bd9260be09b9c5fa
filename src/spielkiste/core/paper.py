"""The printable parts of a box: pieces with a front and a back, in millimetres, score sheets, and pages of sums.

A box lists its pieces in `faces/paper.py`, made from its own material; `spielkiste.paper` places them on sheets.  Drawings are
referred to by name, and the box's `Paper.svelte` draws them.  Words are referred to by text key.
"""

from typing import Final

#: The margin of paper around a drawing, in case a cut is a little off the line.
EDGE: Final = 1.2
#: A standing figure has a flap to glue at one end and a floor at the other.
FLAP: Final = 7.0
FLOOR: Final = 16.0


class Mark:
    """Something printed on a piece: a drawing, words or a sum, with its place and its rotation (in degrees, clockwise)."""

    def __init__(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        art: str = "",
        lettering: list[str] | None = None,
        words: str = "",
        literal: str = "",
        turn: int = 0,
    ) -> None:
        self.x: Final = x
        self.y: Final = y
        self.width: Final = width
        self.height: Final = height
        self.art: Final = art
        #: Text keys, written where the drawing leaves room for a name.
        self.lettering: Final[list[str]] = lettering if lettering is not None else []
        #: A text key, set as a small paragraph.  `literal` holds numbers and signs that are the same in every language.
        self.words: Final = words
        self.literal: Final = literal
        self.turn: Final = turn


class Piece:
    """One thing to cut out.  `name` is its name in the material; `folds` are the heights at which it is folded."""

    def __init__(self, name: str, front: list[Mark], back: list[Mark] | None = None, folds: list[float] | None = None) -> None:
        self.name: Final = name
        self.front: Final = front
        self.back: Final[list[Mark]] = back if back is not None else []
        self.folds: Final[list[float]] = folds if folds is not None else []


class Cut:
    """Pieces of one size, with all copies, to cut from as many sheets as they need."""

    def __init__(self, title: str, width: float, height: float, pieces: list[Piece]) -> None:
        self.title: Final = title
        self.width: Final = width
        self.height: Final = height
        self.pieces: Final = pieces


class Poster:
    """A board that is larger than a sheet.  Its parts meet at the `seams` (distances from the left) and are glued together."""

    def __init__(self, title: str, width: float, height: float, art: str, lettering: list[str], seams: list[float]) -> None:
        self.title: Final = title
        self.width: Final = width
        self.height: Final = height
        self.mark: Final = Mark(0, 0, width, height, art, lettering)
        self.seams: Final = seams


class Score:
    """A score sheet: in every round one line for each of these text keys, and one column for each player."""

    def __init__(self, title: str, lines: list[str], rounds: int, columns: int) -> None:
        self.title: Final = title
        self.lines: Final = lines
        self.rounds: Final = rounds
        self.columns: Final = columns


class Sums:
    """A page of sums to work out, each with its answer; the answers follow on a page of their own."""

    def __init__(self, title: str, sums: list[tuple[str, str]]) -> None:
        self.title: Final = title
        self.sums: Final = sums


Sheet = Cut | Poster | Score | Sums


def card(name: str, width: float, height: float, art: str, back: str, lettering: str = "") -> Piece:
    """Return a piece with one drawing on the front and one on the back, both a little smaller than the cut."""
    across, down = width - 2 * EDGE, height - 2 * EDGE
    front = Mark(EDGE, EDGE, across, down, art, [lettering] if lettering else None)
    return Piece(name, [front], [Mark(EDGE, EDGE, across, down, back)] if back else None)


def standing(name: str, width: float, height: float, art: str) -> Piece:
    """Return a standing figure: two pictures back to back over a ridge, a floor between them, and a flap to glue.

    From the top: flap, picture (upside down, so that it is upright once folded), ridge, picture, floor.
    """
    air = 1.5
    ridge = FLAP + height
    pictures = [
        Mark(air, FLAP + air, width - 2 * air, height - 2 * air, art, turn=180),
        Mark(air, ridge + air, width - 2 * air, height - 2 * air, art),
    ]
    return Piece(name, pictures, folds=[FLAP, ridge, ridge + height])


def standing_height(height: float) -> float:
    """Return the length of paper that a figure of this height takes."""
    return FLAP + 2 * height + FLOOR
