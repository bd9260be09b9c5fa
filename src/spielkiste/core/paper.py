"""What a box has to say when it is printed and cut out: pieces with a front and a back, in millimetres, and sheets to write on.

A box lists its pieces in `faces/paper.py`, from its own material; `spielkiste.paper` lays them out.  Drawings go by name: the
box's `Paper.svelte` draws them.  Words go by text key.
"""

from typing import Final

#: A cut a little off the line still leaves an edge of paper around the drawing, on both sides.
EDGE: Final = 1.2
#: A figure that stands has a flap to glue at one end and a floor at the other.
FLAP: Final = 7.0
FLOOR: Final = 16.0


class Mark:
    """Something printed on a piece: a drawing, words, or a sum; where, and how far it is turned (in degrees, clockwise)."""

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
        #: Text keys, lettered where the drawing leaves room for a name.
        self.lettering: Final[list[str]] = lettering if lettering is not None else []
        #: A text key: set as a small paragraph.  `literal`: numbers and signs, the same in every language.
        self.words: Final = words
        self.literal: Final = literal
        self.turn: Final = turn


class Piece:
    """One thing to be cut out.  `name` is what the material calls it; `folds` are heights at which it is folded."""

    def __init__(self, name: str, front: list[Mark], back: list[Mark] | None = None, folds: list[float] | None = None) -> None:
        self.name: Final = name
        self.front: Final = front
        self.back: Final[list[Mark]] = back if back is not None else []
        self.folds: Final[list[float]] = folds if folds is not None else []


class Cut:
    """Pieces of one size, every single copy, to be cut from as many sheets as they need."""

    def __init__(self, title: str, width: float, height: float, pieces: list[Piece]) -> None:
        self.title: Final = title
        self.width: Final = width
        self.height: Final = height
        self.pieces: Final = pieces


class Poster:
    """A board that is larger than a sheet: its parts meet at the `seams`, so far from the left, and are glued together."""

    def __init__(self, title: str, width: float, height: float, art: str, lettering: list[str], seams: list[float]) -> None:
        self.title: Final = title
        self.width: Final = width
        self.height: Final = height
        self.mark: Final = Mark(0, 0, width, height, art, lettering)
        self.seams: Final = seams


class Score:
    """A sheet to write on: a line for each of these text keys in every round, and a column for each who plays."""

    def __init__(self, title: str, lines: list[str], rounds: int, columns: int) -> None:
        self.title: Final = title
        self.lines: Final = lines
        self.rounds: Final = rounds
        self.columns: Final = columns


Sheet = Cut | Poster | Score


def card(name: str, width: float, height: float, art: str, back: str, lettering: str = "") -> Piece:
    """A piece that is all one drawing, with another on its back; both a little smaller than the cut."""
    across, down = width - 2 * EDGE, height - 2 * EDGE
    front = Mark(EDGE, EDGE, across, down, art, [lettering] if lettering else None)
    return Piece(name, [front], [Mark(EDGE, EDGE, across, down, back)] if back else None)


def standing(name: str, width: float, height: float, art: str) -> Piece:
    """A figure that stands on the table: two pictures back to back over a ridge, a floor between them, a flap to glue.

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
    """How much paper a figure of this height takes."""
    return FLAP + 2 * height + FLOOR
