"""Editing a workshop track: what a tap on the sand does, another size, another pool, tracks to start from."""

from itertools import pairwise
from typing import Final

from spielkiste.core.errors import BadMove
from spielkiste.games.memo_race.material import ALL_WAYS, BIT, CURVE, KIND_NAMES, OPPOSITE, ROAD_NAMES, STRAIGHT
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

# The tiles that lead from one side to another.
_THROUGH: Final = [piece for piece in range(1, PIECES) if PIECE_KINDS[piece] in (CURVE, STRAIGHT)]

# How much it counts for the way a tile is laid: a road that joins; one that meets the side of a tile, or leads off the grid;
# one that leads where another road leads as well; one towards the middle, where there is room to go on.
_JOINS: Final = 30
_CLASHES: Final = -20
_WANTED: Final = 10
_INWARDS: Final = 1
# The end of a drawn line goes straight on where nothing speaks for another way.
_STRAIGHT_ON: Final = 3


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


def draw(track: Track, cells: list[int]) -> None:
    """A road as a finger draws it, from cell to neighbouring cell: each tile as the line goes on.

    What lies there keeps the roads that join a neighbour; where more than two meet, a crossing is laid.
    """
    lines = [0] * len(track.pieces)
    laid: list[tuple[int, int]] = []
    for place, onto in pairwise(cells):
        direction = _direction(track, place, onto)
        lines[place] |= BIT[direction]
        lines[onto] |= BIT[OPPOSITE[direction]]
    for place in dict.fromkeys(cells):
        road = lines[place] | _joined(track, place)
        if road == 0 or PIECE_ROADS[track.pieces[place]] & lines[place] == lines[place]:
            continue
        laid.append((place, track.pieces[place]))
        track.pieces[place] = _drawn(track, place, road)
    # Counted at the end, because a tile that makes room for another one goes back into the pool.
    if min(track.left()) < 0:
        while min(track.left()) < 0:
            place, before = laid.pop()
            track.pieces[place] = before
        raise BadMove("track-none-left", "There are no more of those tiles in the pool.", {}, "MR-15")


def _direction(track: Track, place: int, onto: int) -> int:
    for direction in range(4):
        if track.beside(place, direction) == onto:
            return direction
    raise BadMove("track-off-grid", "A road goes from one field to the next.", {}, "MR-15")


def _joined(track: Track, cell: int) -> int:
    """The sides on which the tile that lies here joins its neighbour's road."""
    found = 0
    for direction in range(4):
        onto = track.beside(cell, direction)
        if onto >= 0 and PIECE_ROADS[track.pieces[onto]] & BIT[OPPOSITE[direction]]:
            found |= PIECE_ROADS[track.pieces[cell]] & BIT[direction]
    return found


def _drawn(track: Track, cell: int, road: int) -> int:
    """The tile for these sides: two of them exactly, more by a crossing; the end of a line goes on as it joins best."""
    fitting = [piece for piece in _THROUGH if PIECE_ROADS[piece] & road == road]
    if not fitting:
        return PIECE_ROADS.index(ALL_WAYS)
    best, chosen = -1000, 0
    for piece in fitting:
        worth = sum(_worth(track, cell, PIECE_ROADS[piece], direction) for direction in range(4))
        worth += _STRAIGHT_ON if PIECE_KINDS[piece] == STRAIGHT else 0
        if worth > best:
            best, chosen = worth, piece
    return chosen


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
