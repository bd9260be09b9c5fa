"""The view of a seat of the memo race as a byte vector.

Face-down tiles stay hidden here, too, because remembering them is the game.
"""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane
from spielkiste.games.memo_race.material import CELLS, FIRST_START, PIT_CELL
from spielkiste.games.memo_race.table import LAYING, NOWHERE, OVER, SWAPPING, TURN, RaceTable

_CARS: Final = 4
_CAR: Final = 7

ENCODING: Final = Encoding(
    1,
    [
        Plane("phase", 4, "one of: turn, lay (a tile), swap, over"),
        Plane("turn", SEATS, "the seat whose turn it is, relative to the reader's"),
        Plane("kinds", CELLS, "cell by cell from the north-west: 1 + the kind of the face-up tile; 0: face down", names=True),
        Plane("roads", CELLS, "cell by cell: where its road leads (1 north, 2 east, 4 south, 8 west, added up); 0: none yet",
              names=True),
        Plane("starts", 4, "1 + the colour of each start tile: north-west, north-east, south-east, south-west", names=True),
        Plane("cars", _CARS * _CAR, "each car, the reader's first: 1 + place, its road, 1 + the colour of its canister,"
              " 1 + finish, 1 + goal, turns, swaps in a row", names=True),
        Plane("canisters", 1, "canisters left in the pit"),
        Plane("turned", 1, "1 + the place of the tile just turned over", names=True),
        Plane("lifted", 1, "1 + the place of the first tile of a swap", names=True),
        Plane("banned", CELLS, "the tiles that cannot be swapped this turn"),
        Plane("first-turn", 1, "1: a dead end may be laid sideways"),
        Plane("must-drive", 1, "1: only driving is left"),
    ],
)  # fmt: skip


def observe(table: RaceTable, seat: int) -> bytes:
    """Return the view of `seat` as laid out in `ENCODING`."""
    code = Code(ENCODING)
    roads = table.roads
    code.one_of(table.phase)
    code.seat(table.turn, seat, table.seats)
    code.plane()
    for cell in range(CELLS):
        if roads[cell] != 0 or cell == table.turned:
            code.write(cell, table.tiles[cell] + 1)
    code.put(roads)
    code.put([colour + 1 for colour in table.starts])
    code.plane()
    for step in range(table.seats):
        _write_car(code, _CAR * step, table, (seat + step) % table.seats)
    code.number(len(table.pile))
    code.number((table.turned if table.phase == LAYING else NOWHERE) + 1)
    code.number((table.lifted if table.phase == SWAPPING else NOWHERE) + 1)
    code.plane()
    for cell in table.banned:
        code.write(cell, 1)
    code.flag(table.phase != OVER and table.turns[table.turn] == 0)
    code.flag(table.phase == TURN and table.must_drive())
    return code.done()


def _write_car(code: Code, at: int, table: RaceTable, seat: int) -> None:
    place = table.cars[seat]
    colour = table.canisters[seat]
    finish = FIRST_START + table.starts.index(colour) if colour >= 0 else NOWHERE
    code.write(at, place + 1)
    code.write(at + 1, table.road_under(place))
    code.write(at + 2, colour + 1)
    code.write(at + 3, finish + 1)
    code.write(at + 4, (finish if finish != NOWHERE else PIT_CELL) + 1)
    code.write(at + 5, table.turns[seat])
    code.write(at + 6, table.swaps[seat])
