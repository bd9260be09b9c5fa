"""Edits a workshop track: by tapping or drawing, with another size or pool, or from a given track."""

from itertools import pairwise
from typing import Final

from spielkiste.core.errors import BadMove
from spielkiste.games.memo_race.material import ALL_WAYS, BIT, CURVE, KIND_NAMES, OPPOSITE, ROAD_NAMES, STRAIGHT
from spielkiste.games.memo_race.track import EMPTY, PIECE_KINDS, PIECE_ROADS, PIECES, Track

#: The tool, besides the kinds of tiles, that takes a tile back.
LIFT: Final = "lift"
TOOLS: Final = [*KIND_NAMES, LIFT]

# Three tracks to start from: one letter for each piece.
_PENCIL: Final = " ╵╶╷╴│─└┌┐┘┼╬"
_DRAWINGS: Final = [
    ["┌──┐", "│  │", "└──┘"],
    ["┌┐ ", "└┼┐", " └┘"],
    ["┌─┐  ", "└┐│  ", " └╬─┐", "  │ │", "  └─┘"],
]

# The tiles that lead from one side to another.
_THROUGH: Final = [piece for piece in range(1, PIECES) if PIECE_KINDS[piece] in (CURVE, STRAIGHT)]

# Scores for laying a tile: a road that joins; a road that meets the side of a tile or the edge of the grid; a road to a
# cell that another road leads to as well; a road towards the middle, where there is room to continue.
_JOINS: Final = 30
_CLASHES: Final = -20
_WANTED: Final = 10
_INWARDS: Final = 1
# The score for going straight on at the end of a drawn line, if nothing favours another direction.
_STRAIGHT_ON: Final = 3


def tap(track: Track, column: int, row: int, tool: str) -> None:
    """Apply a tool to a cell: take a tile back, turn the tile there, or lay one."""
    cell = track.cell(column, row)
    piece = track.pieces[cell]
    if tool == LIFT:
        track.lift(column, row)
    elif piece == EMPTY:
        track.lay(column, row, tool, best_way(track, cell, tool))
    else:
        track.turn(column, row)
        # Turning changed nothing, so replace the tile with one of the chosen kind.
        if track.pieces[cell] == piece:
            track.lay(column, row, tool, best_way(track, cell, tool))


def draw(track: Track, cells: list[int]) -> None:
    """Lay a road along a line of adjacent cells, as drawn with a finger.

    Existing tiles keep the roads that join a neighbour; where more than two roads meet, a crossing is laid.  Raise
    `BadMove` if the cells are not adjacent or the pool has no tile left.
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
    # Check the pool at the end, because a replaced tile goes back into it.
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
    """Return the mask of sides on which the tile here joins its neighbour's road."""
    found = 0
    for direction in range(4):
        onto = track.beside(cell, direction)
        if onto >= 0 and PIECE_ROADS[track.pieces[onto]] & BIT[OPPOSITE[direction]]:
            found |= PIECE_ROADS[track.pieces[cell]] & BIT[direction]
    return found


def _drawn(track: Track, cell: int, road: int) -> int:
    """Return the piece for these sides: a curve or a straight if it fits, else a crossing.

    If only one side is given, the other one is chosen so that it joins best.
    """
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
    """Return the road with which a tile of this kind joins its neighbours best; the first of several equal ones."""
    best, chosen = -1000, ""
    for piece in range(1, PIECES):
        if KIND_NAMES[PIECE_KINDS[piece]] == kind:
            worth = sum(_worth(track, cell, PIECE_ROADS[piece], direction) for direction in range(4))
            if worth > best:
                best, chosen = worth, ROAD_NAMES[PIECE_ROADS[piece]]
    return chosen


def _worth(track: Track, cell: int, road: int, direction: int) -> int:
    """Return the score of one side of a tile with this road."""
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
    """Return whether the road of a tile, other than the one on cell `but`, leads to this cell."""
    for direction in range(4):
        beside = track.beside(cell, direction)
        if beside >= 0 and beside != but and PIECE_ROADS[track.pieces[beside]] & BIT[OPPOSITE[direction]]:
            return True
    return False


def _is_inwards(track: Track, cell: int, direction: int) -> bool:
    """Return whether this direction leads towards the middle of the grid."""
    west_of_it = track.columns - 1 - 2 * (cell % track.columns)
    north_of_it = track.rows - 1 - 2 * (cell // track.columns)
    return [-north_of_it, west_of_it, north_of_it, -west_of_it][direction] > 0


def remade(track: Track, columns: int, rows: int, pool: str, name: str) -> Track:
    """Return a copy of the track with another size, pool or name.

    Tiles outside the new grid go back into the pool.  Raise `BadMove` if the pool has too few tiles.
    """
    made = Track(columns, rows, pool, name)
    for cell, piece in enumerate(track.pieces):
        column, row = cell % track.columns, cell // track.columns
        if column < columns and row < rows:
            made.pieces[made.cell(column, row)] = piece
    if min(made.left()) < 0:
        raise BadMove("track-too-many", "There are more tiles here than in the pool.", {}, "MR-15")
    return made


def examples(columns: int, rows: int) -> list[Track]:
    """Return the tracks to start from, each centred on a grid of this size, or of a larger one if it needs it."""
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
