"""Editing a workshop track: what a tap on the sand does, another size, another pool, tracks to start from."""

from typing import Final

from spielkiste.core.errors import BadMove
from spielkiste.games.memo_race.material import BIT, KIND_NAMES, OPPOSITE, ROAD_NAMES
from spielkiste.games.memo_race.track import EMPTY, PIECE_KINDS, PIECE_ROADS, PIECES, Track

#: Besides the kinds of tiles: the hand that takes one back.
LIFT: Final = "lift"
TOOLS: Final = [*KIND_NAMES, LIFT]

# Three tracks to start from, drawn as one would with a pencil: a piece for each letter.
_PENCIL: Final = " ╵╶╷╴│─└┌┐┘┼╬"
_DRAWINGS: Final = [
    ["┌──┐", "│  │", "└──┘"],
    ["┌┐ ", "└┼┐", " └┘"],
    ["┌─┐  ", "└┐│  ", " └╬─┐", "  │ │", "  └─┘"],
]

# How much it counts for the way a tile is laid: a road that joins; one that meets the side of a tile, or leads off the grid;
# one that leads where another road leads as well; one towards the middle, where there is room to go on.
_JOINS: Final = 30
_CLASHES: Final = -20
_WANTED: Final = 10
_INWARDS: Final = 1


def tap(track: Track, column: int, row: int, tool: str) -> None:
    """What a finger with this tool does to a cell: take a tile back, turn the one that lies there, or lay one."""
    cell = track.cell(column, row)
    piece = track.pieces[cell]
    if tool == LIFT:
        track.lift(column, row)
    elif piece == EMPTY:
        track.lay(column, row, tool, best_way(track, cell, tool))
    else:
        track.turn(column, row)
        # A tile that looks the same from all sides makes room for another kind.
        if track.pieces[cell] == piece:
            track.lay(column, row, tool, best_way(track, cell, tool))


def best_way(track: Track, cell: int, kind: str) -> str:
    """The way of lying that joins its neighbours best; the first of several that are as good."""
    best, chosen = -1000, ""
    for piece in range(1, PIECES):
        if KIND_NAMES[PIECE_KINDS[piece]] == kind:
            worth = sum(_worth(track, cell, PIECE_ROADS[piece], direction) for direction in range(4))
            if worth > best:
                best, chosen = worth, ROAD_NAMES[PIECE_ROADS[piece]]
    return chosen


def _worth(track: Track, cell: int, road: int, direction: int) -> int:
    """What this side of a tile with this road is worth."""
    out = road & BIT[direction] != 0
    onto = track.beside(cell, direction)
    if onto < 0:
        return _CLASHES if out else 0
    if track.pieces[onto] != EMPTY:
        if out != (PIECE_ROADS[track.pieces[onto]] & BIT[OPPOSITE[direction]] != 0):
            return _CLASHES
        return _JOINS if out else 0
    if not out:
        return 0
    return (_WANTED if _is_wanted(track, onto, cell) else 0) + (_INWARDS if _is_inwards(track, cell, direction) else 0)


def _is_wanted(track: Track, cell: int, but: int) -> bool:
    """Whether the road of another tile than the one on `but` leads to this cell."""
    for direction in range(4):
        beside = track.beside(cell, direction)
        if beside >= 0 and beside != but and PIECE_ROADS[track.pieces[beside]] & BIT[OPPOSITE[direction]]:
            return True
    return False


def _is_inwards(track: Track, cell: int, direction: int) -> bool:
    """Whether this direction leads towards the middle."""
    west_of_it = track.columns - 1 - 2 * (cell % track.columns)
    north_of_it = track.rows - 1 - 2 * (cell // track.columns)
    return [-north_of_it, west_of_it, north_of_it, -west_of_it][direction] > 0


def remade(track: Track, columns: int, rows: int, pool: str, name: str) -> Track:
    """The same tiles on a grid of another size, from another pool or under another name.

    Tiles that fall over the edge go back into the pool; BadMove if more lie there than it has.
    """
    made = Track(columns, rows, pool, name)
    for cell, piece in enumerate(track.pieces):
        column, row = cell % track.columns, cell // track.columns
        if column < columns and row < rows:
            made.pieces[made.cell(column, row)] = piece
    if min(made.left()) < 0:
        raise BadMove("track-too-many", "More tiles lie here than this pool has.", {}, "MR-15")
    return made


def examples(columns: int, rows: int) -> list[Track]:
    """The tracks to start from, each in the middle of a grid of this size, or of a larger one if it needs that."""
    found: list[Track] = []
    for drawing in _DRAWINGS:
        width, height = max(columns, len(drawing[0])), max(rows, len(drawing))
        track = Track(width, height)
        left, top = (width - len(drawing[0])) // 2, (height - len(drawing)) // 2
        for row, line in enumerate(drawing):
            for column, letter in enumerate(line):
                track.pieces[track.cell(left + column, top + row)] = _PENCIL.index(letter)
        found.append(track)
    return found
