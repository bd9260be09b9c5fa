"""The table of a memo race: which roads join, and where each car can drive.

There is no private information: everyone sees the face-up tiles, nobody sees the others.
"""

from typing import Final

from spielkiste.core.game import State, Story
from spielkiste.games.memo_race.material import (
    BIT,
    CELLS,
    COLOURS,
    DEAD_END,
    EXITS,
    FIRST_START,
    KIND_NAMES,
    NEIGHBOUR,
    OPPOSITE,
    PIT,
    PIT_CELL,
    ROADS,
    START_HEADINGS,
    WAYS,
)

TURN: Final = 0
LAYING: Final = 1
SWAPPING: Final = 2
OVER: Final = 3
PHASES: Final = ["turn", "lay", "swap", "over"]

START_COLOURS: Final = 1
CANISTER_RULES: Final = ["random", "start_colours"]

#: The turns per seat until a race is called off (MR-17).
TURN_LIMIT: Final = 200

NOWHERE: Final = -1
NO_COLOUR: Final = -1

# A placeholder until the table is set up; never written to, so that copying stays cheap.
_NOTHING: Final[list[int]] = []


class RaceTable(State):
    """The tiles, the cars and the canisters; `MemoRace` adds the moves."""

    def __init__(self, seats: int, swap_limit: int, canister_rule: int, story: Story | None = None) -> None:
        """Create an empty table.  `lay_out` or `copy` fills it."""
        super().__init__(seats, story)
        self.swap_limit = swap_limit
        self.canister_rule = canister_rule
        #: By cell: the kind of its tile, and the road if the tile is face up (0: face down, or not laid yet).
        self.tiles = _NOTHING
        self.roads = _NOTHING
        #: By seat: the place of its car.
        self.cars = _NOTHING
        #: The colour of each start/finish tile; the colour of each seat's canister; the colours of the canisters on the
        #: pit, top one last; the colours put away, in order.
        self.starts = _NOTHING
        self.canisters = _NOTHING
        self.pile = _NOTHING
        self.away = _NOTHING
        self.turn = 0
        self.phase = TURN
        #: By seat: the turns it has had, and the swaps in a row it has just made.
        self.turns = _NOTHING
        self.swaps = _NOTHING
        #: The cell of the tile that was turned over but not laid yet, and the direction in which the car drives to it.
        self.turned = NOWHERE
        self.heading = 0
        #: The cell of the first tile of an unfinished swap.
        self.lifted = NOWHERE
        #: The cells of the two tiles that the previous seat has just swapped (MR-9).  Cells are enough to identify the
        #: tiles: the ban ends with the next turn, and no tile moves before that.
        self.banned = _NOTHING
        self.winner = -1
        #: The clause that ended the race.
        self.ended_by = ""

    def lay_out(self) -> None:
        """Set up empty cells, an open pit, and all cars on start tiles."""
        self.tiles = [PIT] * CELLS
        self.roads = [0] * CELLS
        self.roads[PIT_CELL] = ROADS[-1]
        self.cars = [FIRST_START + seat for seat in range(self.seats)]
        self.canisters = [NO_COLOUR] * self.seats
        self.turns = [0] * self.seats
        self.swaps = [0] * self.seats

    # -- roads -------------------------------------------------------------------------------------------------

    def ways(self) -> list[int]:
        """Return the roads that the tile just turned over may be laid with (MR-4, MR-7)."""
        cell = self.turned
        kind = self.tiles[cell]
        back = BIT[OPPOSITE[self.heading]]
        found: list[int] = []
        for road in WAYS[kind]:
            if road & back or (kind == DEAD_END and self.sideways(road)):
                found.append(road)
        return found

    def sideways(self, road: int) -> bool:
        """Return whether a dead end may be laid with this road because it is the seat's first turn (MR-7)."""
        return self.turns[self.turn] == 0 and self.opens_to_a_tile(road)

    def opens_to_a_tile(self, road: int) -> bool:
        """Return whether a dead end with this road, on the cell just turned over, would lead to another cell."""
        for direction in range(4):
            if road & BIT[direction]:
                return 0 <= NEIGHBOUR[4 * self.turned + direction] < CELLS
        return False

    def road_under(self, place: int) -> int:
        """Return the road of a face-up place."""
        return BIT[START_HEADINGS[place - FIRST_START]] if place >= FIRST_START else self.roads[place]

    def drives(self, seat: int) -> list[int]:
        """Return the directions in which this seat can drive (MR-4)."""
        place = self.cars[seat]
        found: list[int] = []
        for direction in EXITS[16 * place + self.road_under(place)]:
            if self.can_enter(place, direction):
                found.append(direction)
        return found

    def can_enter(self, place: int, direction: int) -> bool:
        """Return whether the adjacent place, which must be on the board, is face down or has a road that joins (MR-4)."""
        onto = NEIGHBOUR[4 * place + direction]
        if onto >= FIRST_START:
            return True
        road = self.roads[onto]
        return road == 0 or road & BIT[OPPOSITE[direction]] != 0

    def must_drive(self) -> bool:
        """Return whether the seat to move has used up its swaps in a row and is able to drive (MR-16)."""
        return self.swapped_enough(self.turn) and len(self.drives(self.turn)) > 0

    def swapped_enough(self, seat: int) -> bool:
        return 0 < self.swap_limit <= self.swaps[seat]

    # -- counting ----------------------------------------------------------------------------------------------

    def material(self) -> dict[str, int]:
        found = dict.fromkeys(KIND_NAMES, 0)
        for kind in self.tiles:
            found[KIND_NAMES[kind]] += 1
        for colour in COLOURS:
            found[f"canister-{colour}"] = 0
            found[f"start-{colour}"] = 0
        for number in self.pile + self.away + self.canisters:
            if number >= 0:
                found[f"canister-{COLOURS[number]}"] += 1
        for number in self.starts:
            found[f"start-{COLOURS[number]}"] += 1
        found["car"] = len(self.cars)
        return found
