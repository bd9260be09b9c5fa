"""The tiles of the memo race, and the places on the board.

The rulebook does not say how many of the 24 road tiles are of each kind: correct `COUNTS` if your box differs.  A place
is an int: 0-24 are the cells of the grid, row by row from the north-west; 12 is the pit; 25-28 are the start/finish
tiles outside the corners.  A road is a mask of the directions in which it leads out.
"""

from typing import Final

# The kinds of tiles.
CURVE: Final = 0
STRAIGHT: Final = 1
CROSSING: Final = 2
DEAD_END: Final = 3
PIT: Final = 4
ROAD_KINDS: Final = 4
KIND_NAMES: Final = ["curve", "straight", "crossing", "dead-end", "pit"]
KIND_OF: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
COUNTS: Final = [10, 6, 4, 4]
ROAD_TILES: Final = [kind for kind in range(ROAD_KINDS) for _ in range(COUNTS[kind])]

# Directions, clockwise from north.  A table of bits, because mypyc makes shifts 32 bits wide.
DIRECTIONS: Final = ["north", "east", "south", "west"]
BIT: Final = [1, 2, 4, 8]
OPPOSITE: Final = [2, 3, 0, 1]

# The eleven roads that a tile can have, and their names by mask ("" for masks that no tile has).
ROADS: Final = [1, 2, 4, 8, 5, 10, 3, 6, 12, 9, 15]
ROAD_NAMES: Final = [
    "", "north", "east", "north-east", "south", "north-south", "south-east", "",
    "west", "north-west", "east-west", "", "south-west", "", "", "all",
]  # fmt: skip
ROAD_OF: Final = {name: mask for mask, name in enumerate(ROAD_NAMES) if name}
ALL_WAYS: Final = 15
# By kind: the roads it can have, one for each rotation.
WAYS: Final = [[3, 6, 12, 9], [5, 10], [15], [1, 2, 4, 8], [15]]

SIDE: Final = 5
CELLS: Final = 25
PIT_CELL: Final = 12
FIRST_START: Final = 25
PLACES: Final = 29
PLACE_NAMES: Final = [
    "a1", "b1", "c1", "d1", "e1",
    "a2", "b2", "c2", "d2", "e2",
    "a3", "b3", "c3", "d3", "e3",
    "a4", "b4", "c4", "d4", "e4",
    "a5", "b5", "c5", "d5", "e5",
    "nw", "ne", "se", "sw",
]  # fmt: skip
PLACE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES)}
ROAD_CELLS: Final = [cell for cell in range(CELLS) if cell != PIT_CELL]

# By start/finish tile: the corner cell it touches, and the direction of its road (MR-2).
START_CORNERS: Final = [0, 4, 24, 20]
START_HEADINGS: Final = [1, 2, 3, 0]


def _neighbours() -> list[int]:
    found = [-1] * (4 * PLACES)
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        for direction in range(4):
            other_row = row + [-1, 0, 1, 0][direction]
            other_column = column + [0, 1, 0, -1][direction]
            if 0 <= other_row < SIDE and 0 <= other_column < SIDE:
                found[4 * cell + direction] = SIDE * other_row + other_column
    for start in range(4):
        corner, heading = START_CORNERS[start], START_HEADINGS[start]
        found[4 * (FIRST_START + start) + heading] = corner
        found[4 * corner + OPPOSITE[heading]] = FIRST_START + start
    return found


# NEIGHBOUR[4 * place + direction] is the adjacent place; -1 off the board.
NEIGHBOUR: Final = _neighbours()
# EXITS[16 * place + road] lists the directions in which this road leads to another place.
EXITS: Final = [
    [direction for direction in range(4) if road & BIT[direction] and NEIGHBOUR[4 * place + direction] >= 0]
    for place in range(PLACES)
    for road in range(16)
]

COLOURS: Final = ["red", "blue", "yellow", "green"]
