"""The track workshop (MR-15, Rundkurs): free layouts of tiles, their circuits, and sharing them as text.

Nothing is stored: a track is its code (`encode`, `decode`), short enough for a link, with a checksum that detects
accidental changes.
"""

from typing import Final

from spielkiste.core.errors import BadMove
from spielkiste.games.memo_race.material import (
    BIT,
    COUNTS,
    CROSSING,
    CURVE,
    DEAD_END,
    DIRECTIONS,
    KIND_NAMES,
    OPPOSITE,
    PIT,
    ROAD_NAMES,
    ROADS,
    STRAIGHT,
)
from spielkiste.games.memo_race.track_code import damaged, pack, unpack
from spielkiste.games.memo_race.view import TrackLooseEnd, TrackPiece, TrackStep, TrackView

# A piece on the grid: nothing, a road tile (1 + the index of its road in ROADS), or the pit.
EMPTY: Final = 0
PIT_PIECE: Final = 12
PIECES: Final = 13
PIECE_ROADS: Final = [0, *ROADS, 15]
PIECE_KINDS: Final = [-1, *[DEAD_END] * 4, *[STRAIGHT] * 2, *[CURVE] * 4, CROSSING, PIT]

SMALLEST: Final = 2
LARGEST: Final = 16
LONGEST_NAME: Final = 40
POOLS: Final = ["box", "big"]
# By pool: how many boxes of tiles it has.
_BOXES: Final = [1, 4]


class Track:
    """A grid of columns x rows with freely laid tiles from a pool; cells count row by row from the top left."""

    def __init__(self, columns: int = 9, rows: int = 6, pool: str = "box", name: str = "") -> None:
        if not (SMALLEST <= columns <= LARGEST and SMALLEST <= rows <= LARGEST) or pool not in POOLS:
            raise BadMove(
                "track-bad-grid",
                f"A track has {SMALLEST} to {LARGEST} columns and rows and the pool box or big.",
                {"low": SMALLEST, "high": LARGEST},
                "MR-15",
            )
        self.columns: Final = columns
        self.rows: Final = rows
        self.pool: Final = pool
        self.name: Final = _tidy(name)
        self.pieces: Final = [EMPTY] * (columns * rows)

    # -- tiles -------------------------------------------------------------------------------------------------

    def cell(self, column: int, row: int) -> int:
        """Return the number of a cell.  Raise `BadMove` if it is off the grid."""
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            raise BadMove("track-off-grid", "This place is not on the grid.", {}, "MR-15")
        return row * self.columns + column

    def left(self) -> list[int]:
        """Return the number of tiles of each kind left in the pool, in the order of KIND_NAMES."""
        boxes = _BOXES[POOLS.index(self.pool)]
        counts = [boxes * count for count in [*COUNTS, 1]]
        for piece in self.pieces:
            if piece != EMPTY:
                counts[PIECE_KINDS[piece]] -= 1
        return counts

    def lay(self, column: int, row: int, kind: str, road: str) -> None:
        """Put a tile on a cell, replacing what is there.  Raise `BadMove` if there is no such tile or none is left."""
        cell = self.cell(column, row)
        piece = piece_of(kind, road)
        before = self.pieces[cell]
        self.pieces[cell] = piece
        if self.left()[PIECE_KINDS[piece]] < 0:
            self.pieces[cell] = before
            raise BadMove("track-none-left", f"There is no {kind} left in the pool.", {"kind": kind}, "MR-15")

    def lift(self, column: int, row: int) -> None:
        """Return the tile on a cell to the pool, if there is one."""
        self.pieces[self.cell(column, row)] = EMPTY

    def turn(self, column: int, row: int) -> None:
        """Turn the tile on a cell clockwise by a quarter turn.  Raise `BadMove` if there is none."""
        cell = self.cell(column, row)
        piece = self.pieces[cell]
        if piece == EMPTY:
            raise BadMove("track-empty", "There is no tile here to turn.", {}, "MR-15")
        if piece != PIT_PIECE:
            road = 2 * PIECE_ROADS[piece]
            self.pieces[cell] = 1 + ROADS.index(road % 16 + road // 16)

    # -- driving -----------------------------------------------------------------------------------------------

    def beside(self, cell: int, direction: int) -> int:
        """Return the adjacent cell; -1 off the grid."""
        column, row = cell % self.columns, cell // self.columns
        column += [0, 1, 0, -1][direction]
        row += [-1, 0, 1, 0][direction]
        return row * self.columns + column if 0 <= column < self.columns and 0 <= row < self.rows else -1

    def leaving(self, cell: int, heading: int) -> int:
        """Return the direction in which a car that came with `heading` leaves this tile; -1 if it has to turn back."""
        road = PIECE_ROADS[self.pieces[cell]]
        if road & BIT[heading]:
            return heading
        rest = road & ~BIT[OPPOSITE[heading]]
        for direction in range(4):
            if rest & BIT[direction]:
                return direction
        return -1

    def trouble(self, cell: int, direction: int) -> str:
        """Return why the road does not continue from here in this direction; "" if it does."""
        onto = self.beside(cell, direction)
        if onto < 0:
            return "edge"
        if self.pieces[onto] == EMPTY:
            return "gap"
        return "" if PIECE_ROADS[self.pieces[onto]] & BIT[OPPOSITE[direction]] else "no-join"

    def drive(self, cell: int, heading: int) -> tuple[int, int]:
        """Return the next cell and heading of a car that came to `cell` with `heading`; (-1, -1) at a loose end."""
        out = self.leaving(cell, heading)
        if out < 0 or self.trouble(cell, out):
            return -1, -1
        return self.beside(cell, out), out

    def circuits(self) -> list[list[tuple[int, int]]]:
        """Return every closed circuit once, as a list of (cell, heading), the longest first."""
        found: list[list[tuple[int, int]]] = []
        seen = [False] * (4 * len(self.pieces))
        for first in range(len(self.pieces)):
            for heading in range(4):
                # Consider only headings that enter the tile by a road.
                if PIECE_ROADS[self.pieces[first]] & BIT[OPPOSITE[heading]] and not seen[4 * first + heading]:
                    route = self._follow(first, heading)
                    for cell, into in route:
                        seen[4 * cell + into] = True
                        # Also mark the circuit in the opposite direction.
                        seen[4 * cell + OPPOSITE[self.leaving(cell, into)]] = True
                    if route:
                        found.append(route)
        return sorted(found, key=len, reverse=True)

    def _follow(self, first: int, heading: int) -> list[tuple[int, int]]:
        """Return the circuit through this point; [] if the road ends.

        Each way onto a tile has exactly one successor and one predecessor, so a road that does not end comes back
        here.
        """
        route: list[tuple[int, int]] = []
        cell, into = first, heading
        for _ in range(4 * len(self.pieces)):
            route.append((cell, into))
            cell, into = self.drive(cell, into)
            if cell < 0:
                break
            if cell == first and into == heading:
                return route
        return []

    def loose_ends(self, circuits: list[list[tuple[int, int]]]) -> list[TrackLooseEnd]:
        """Return the places where the road is broken.

        Crossings on a circuit are fine, even if one of their roads leads nowhere.
        """
        on_circuit = [False] * len(self.pieces)
        for route in circuits:
            for cell, _ in route:
                on_circuit[cell] = True
        found: list[TrackLooseEnd] = []
        for cell, piece in enumerate(self.pieces):
            if piece == EMPTY or on_circuit[cell]:
                continue
            for direction in range(4):
                if PIECE_ROADS[piece] & BIT[direction]:
                    why = self.trouble(cell, direction)
                    if why:
                        found.append(self._loose_end(cell, direction, why))
                elif PIECE_KINDS[piece] == DEAD_END and PIECE_ROADS[piece] & BIT[OPPOSITE[direction]]:
                    found.append(self._loose_end(cell, direction, "dead-end"))
        return found

    def _loose_end(self, cell: int, direction: int, why: str) -> TrackLooseEnd:
        return {
            "column": cell % self.columns,
            "row": cell // self.columns,
            "direction": DIRECTIONS[direction],
            "why": why,
        }

    # -- describing and sharing --------------------------------------------------------------------------------

    def describe(self) -> TrackView:
        """Return everything that a face needs to show the track."""
        circuits = self.circuits()
        route = circuits[0] if circuits else []
        steps: list[TrackStep] = []
        for cell, heading in route:
            step: TrackStep = {
                "column": cell % self.columns,
                "row": cell // self.columns,
                "heading": DIRECTIONS[heading],
                "leaving": DIRECTIONS[self.leaving(cell, heading)],
            }
            steps.append(step)
        pieces: list[TrackPiece] = []
        for cell, piece in enumerate(self.pieces):
            if piece != EMPTY:
                tile: TrackPiece = {
                    "column": cell % self.columns,
                    "row": cell // self.columns,
                    "kind": KIND_NAMES[PIECE_KINDS[piece]],
                    "road": ROAD_NAMES[PIECE_ROADS[piece]],
                }
                pieces.append(tile)
        driven = {cell for cell, _ in route}
        return {
            "name": self.name,
            "columns": self.columns,
            "rows": self.rows,
            "pool": self.pool,
            "pieces": pieces,
            "left": dict(zip(KIND_NAMES, self.left(), strict=True)),
            "closed": len(route) > 0,
            "route": steps,
            "driven": len(driven),
            "uses_all": all(piece == EMPTY or cell in driven for cell, piece in enumerate(self.pieces)),
            "loose_ends": self.loose_ends(circuits),
            "code": self.encode(),
            "smallest": SMALLEST,
            "largest": LARGEST,
            "longest_name": LONGEST_NAME,
        }

    def encode(self) -> str:
        """Return the track as a text of letters, digits, - and _."""
        return pack(POOLS.index(self.pool), self.columns, self.rows, self.name, self.pieces)


def piece_of(kind: str, road: str) -> int:
    """Return the piece of this kind with this road.  Raise `BadMove` if there is none."""
    for piece in range(1, PIECES):
        if KIND_NAMES[PIECE_KINDS[piece]] == kind and ROAD_NAMES[PIECE_ROADS[piece]] == road:
            return piece
    raise BadMove("track-no-such-tile", "There is no tile with a road like that.", {}, "MR-15")


def decode(code: str) -> Track:
    """Return the track that `Track.encode` wrote.  Raise `BadFile` if the code is wrong."""
    pool, columns, rows, name, pieces = unpack(code)
    if not (pool < len(POOLS) and SMALLEST <= columns <= LARGEST and SMALLEST <= rows <= LARGEST):
        raise damaged()
    track = Track(columns, rows, POOLS[pool], name)
    if len(pieces) < len(track.pieces) or max(pieces) >= PIECES:
        raise damaged()
    for cell in range(len(track.pieces)):
        track.pieces[cell] = pieces[cell]
    if min(track.left()) < 0 or track.encode() != code:
        raise damaged()
    return track


def _tidy(name: str) -> str:
    """Return the name on one line, cut to the maximum length and without unprintable characters."""
    words = "".join(letter if letter.isprintable() else " " for letter in name).split()
    return " ".join(words)[:LONGEST_NAME].rstrip()
