"""The table drawn in characters, for a terminal: roads as lines, covered tiles as shades, cars as seat numbers.

Each cell is five characters wide and three high, so that roads that join are seen to join.
"""

from typing import Final

from spielkiste.games.memo_race.material import BIT, CELLS, DIRECTIONS, PLACE_NAMES, PLACE_OF, ROAD_OF, SIDE, START_HEADINGS
from spielkiste.games.memo_race.view import MemoRaceView

_WIDTH: Final = 5
_HEIGHT: Final = 3
# Where the start/finish tiles lie on a drawing of seven by seven cells, the grid being in its middle.
_START_SPOTS: Final = [(1, 0), (0, 5), (5, 6), (6, 1)]
# The character in the middle of a tile, by its road.
_MIDDLE: Final = [" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"]


def draw(view: MemoRaceView) -> list[str]:
    """The lines of the drawing."""
    rows = SIDE + 2
    canvas = [[" "] * (_WIDTH * rows) for _ in range(_HEIGHT * rows)]
    drivers: dict[str, str] = {}
    for car in view["cars"]:
        drivers[car["place"]] = drivers.get(car["place"], "") + str(car["seat"] + 1)
    for tile in view["grid"]:
        cell = PLACE_OF[tile["place"]]
        spot = (cell // SIDE + 1, cell % SIDE + 1)
        if tile["kind"] is None:
            _cover(canvas, spot)
        elif tile["road"] is None:
            _write(canvas, spot, "?")
        else:
            _road(canvas, spot, ROAD_OF[tile["road"]])
            _write(canvas, spot, drivers.get(tile["place"], "P" if tile["kind"] == "pit" else ""))
    for column in range(SIDE):
        # The names of the columns lie above the grid, left of the northern start tile's road; a crowd there may hide one.
        canvas[1][_WIDTH * (column + 1) + 1] = "abcde"[column]
    for row in range(SIDE):
        canvas[_HEIGHT * (row + 1) + 2][3] = str(row + 1)
    for number, start in enumerate(view["starts"]):
        spot = _START_SPOTS[number]
        _road(canvas, spot, BIT[START_HEADINGS[number]])
        # The colour's first letter, in capitals, and who stands there.
        _write(canvas, spot, start["colour"][0].upper() + drivers.get(PLACE_NAMES[CELLS + number], ""))
    return ["".join(line).rstrip() for line in canvas]


def _cover(canvas: list[list[str]], spot: tuple[int, int]) -> None:
    for line in range(_HEIGHT):
        for column in range(_WIDTH - 1):
            if line < _HEIGHT - 1:
                canvas[_HEIGHT * spot[0] + line][_WIDTH * spot[1] + column] = "░"


def _road(canvas: list[list[str]], spot: tuple[int, int], road: int) -> None:
    top, left = _HEIGHT * spot[0], _WIDTH * spot[1]
    canvas[top + 1][left + 2] = _MIDDLE[road]
    for direction in range(len(DIRECTIONS)):
        if not road & BIT[direction]:
            continue
        if direction == 0:
            canvas[top][left + 2] = "│"
        elif direction == 1:
            canvas[top + 1][left + 3] = canvas[top + 1][left + 4] = "─"
        elif direction == 2:
            canvas[top + 2][left + 2] = "│"
        else:
            canvas[top + 1][left] = canvas[top + 1][left + 1] = "─"


def _write(canvas: list[list[str]], spot: tuple[int, int], text: str) -> None:
    # From the middle on, or further left where so many cars would not fit.
    first = min(2, _WIDTH - len(text))
    for number, character in enumerate(text):
        canvas[_HEIGHT * spot[0] + 1][_WIDTH * spot[1] + first + number] = character
