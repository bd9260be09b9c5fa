"""What lies on the table of the memo race, as numbers.  Covered tiles are covered here, too: to remember them is the game."""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane, flag
from spielkiste.games.memo_race.material import CELLS, COLOUR_OF, KIND_OF, PLACE_OF, ROAD_OF
from spielkiste.games.memo_race.view import MemoRaceView

_PHASES: Final = ["turn", "lay", "swap", "over"]
_CARS: Final = 4
_CAR: Final = 7

ENCODING: Final = Encoding(
    1,
    [
        Plane("phase", 4, "one of: turn, lay, swap, over"),
        Plane("turn", SEATS, "whose turn it is, from the own seat on"),
        Plane("kinds", CELLS, "cell by cell from the north-west: 1 + the kind of the open tile; 0: covered"),
        Plane("roads", CELLS, "cell by cell: where its road leads (1 north, 2 east, 4 south, 8 west, added up); 0: none yet"),
        Plane("starts", 4, "1 + the colour of each start tile: north-west, north-east, south-east, south-west"),
        Plane("cars", _CARS * _CAR, "each car, the own first: 1 + place, its road, 1 + the colour of its canister, 1 + finish,"
              " 1 + goal, turns, swaps in a row"),
        Plane("canisters", 1, "canisters left in the pit"),
        Plane("turned", 1, "1 + the place of the tile just turned up"),
        Plane("lifted", 1, "1 + the place of the first tile of a swap"),
        Plane("banned", CELLS, "the tiles that cannot be swapped this turn"),
        Plane("first-turn", 1, "1: a dead end may be laid sideways"),
        Plane("must-drive", 1, "1: only driving is left"),
    ],
)  # fmt: skip


def observe(view: MemoRaceView, seat: int) -> bytes:
    """The planes of `ENCODING`."""
    code = Code(ENCODING)
    cars = view["cars"]
    code.one_of(_PHASES.index(view["phase"]))
    code.one_of((view["turn"] - seat) % len(cars))
    kinds: list[int] = []
    roads: list[int] = []
    for tile in view["grid"]:
        kind = tile["kind"]
        road = tile["road"]
        kinds.append(KIND_OF[kind] + 1 if kind is not None else 0)
        roads.append(ROAD_OF[road] if road is not None else 0)
    code.put(kinds)
    code.put(roads)
    code.put([COLOUR_OF[start["colour"]] + 1 for start in view["starts"]])
    written: list[int] = []
    for step in range(len(cars)):
        car = cars[(seat + step) % len(cars)]
        canister = car["canister"]
        written += [
            _place(car["place"]),
            ROAD_OF[car["road"]],
            COLOUR_OF[canister] + 1 if canister is not None else 0,
            _place(car["finish"]),
            _place(car["goal"]),
            car["turns"],
            car["swaps"],
        ]
    code.put(written)
    code.put([view["canisters_left"]])
    code.put([_place(view["turned"])])
    code.put([_place(view["lifted"])])
    banned = [0] * CELLS
    for name in view["banned"]:
        banned[PLACE_OF[name]] = 1
    code.put(banned)
    code.put([flag(view["first_turn"])])
    code.put([flag(view["must_drive"])])
    return code.done()


def _place(name: str | None) -> int:
    return PLACE_OF[name] + 1 if name is not None else 0
