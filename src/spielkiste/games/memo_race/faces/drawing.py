"""The table as text for a terminal: roads as lines, face-down tiles as shades, cars as seat numbers.

Each cell is five characters wide and one high; box-drawing characters join from line to line.
"""

from typing import Final

from spielkiste.core.drawing import Pencil, length, padded
from spielkiste.games.memo_race.material import BIT, CELLS, PLACE_NAMES, ROAD_OF, SIDE
from spielkiste.games.memo_race.view import MemoRaceTile, MemoRaceView

DRAWN: Final = frozenset(("mr-words-start", "mr-words-car", "mr-words-car-on-tile", "mr-words-to-pit", "mr-words-to-finish"))
_WIDTH: Final = 5
# The character in the middle of a tile, indexed by its road mask.
_MIDDLE: Final = [" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"]
# The columns of a tile in which the first, second, third and fourth car appear.
_PARKED: Final = (3, 1, 4, 0)
# The start tiles in the order of the view: west of a1, north of e1, east of e5, south of a5.
_WEST, _NORTH, _EAST, _SOUTH = range(4)


def draw(view: MemoRaceView, pencil: Pencil) -> list[str]:
    """Return the lines: the grid with its start tiles, and beside it the goal of each car."""
    drivers: dict[str, str] = {}
    for car in view["cars"]:
        drivers[car["place"]] = drivers.get(car["place"], "") + str(car["seat"] + pencil.first_seat)
    starts = [_start(view, number, drivers, pencil) for number in range(len(view["starts"]))]
    margin = length(starts[_WEST]) + 3
    edge = " " * margin
    lines = [
        edge + "".join(f"  {column}  " for column in "abcde"[: SIDE - 1]) + f"  e  {starts[_NORTH]}",
        edge + " " * (_WIDTH * (SIDE - 1)) + "  │",
    ]
    for row in range(SIDE):
        tiles = view["grid"][row * SIDE : (row + 1) * SIDE]
        cells = "".join(_tile(tile, drivers.get(tile["place"], ""), pencil) for tile in tiles)
        west = padded(starts[_WEST] if row == 0 else "", margin - 2) + f"{row + 1} "
        lines.append(west + cells + (f" {starts[_EAST]}" if row == SIDE - 1 else ""))
    lines += [edge + "  │", edge + f"  {starts[_SOUTH]}"]
    names = pencil.name_width([[car["seat"]] for car in view["cars"]])
    for car in view["cars"]:
        goal = "P"
        if car["canister"] is not None:
            goal = pencil.paint(pencil.say(f"mr-colour-{car['canister']}"), car["canister"])
        lines[car["seat"] + 2] = padded(lines[car["seat"] + 2], margin + _WIDTH * SIDE + 4)
        lines[car["seat"] + 2] += f"{car['seat'] + pencil.first_seat} {pencil.name([car['seat']], names)} → {goal}"
    return lines


def _start(view: MemoRaceView, number: int, drivers: dict[str, str], pencil: Pencil) -> str:
    """Return a start tile: the name of its colour, and in brackets the cars on it."""
    colour = view["starts"][number]["colour"]
    cars = drivers.get(PLACE_NAMES[CELLS + number], "")
    return pencil.paint(pencil.say(f"mr-colour-{colour}"), colour) + (f"({pencil.paint(cars, 'bold')})" if cars else "")


def _tile(tile: MemoRaceTile, cars: str, pencil: Pencil) -> str:
    if tile["kind"] is None:
        return pencil.paint(" ░░░ ", "dim")
    if tile["road"] is None:
        return pencil.paint("  ?  ", "bold")
    road = ROAD_OF[tile["road"]]
    west, east = ("─" if road & BIT[direction] else " " for direction in (3, 1))
    letters = [west, west, "P" if tile["kind"] == "pit" else _MIDDLE[road], east, east]
    for place, car in zip(sorted(_PARKED[: len(cars)]), cars, strict=True):
        letters[place] = pencil.paint(car, "bold")
    return "".join(letters)
