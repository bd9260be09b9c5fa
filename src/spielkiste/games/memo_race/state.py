"""Memo-Car-Race (Rallye DaCart): the rules.

For owners of the box: a Straßen-Plättchen is a road tile, the Boxengasse the pit, a Start-Ziel-Plättchen a
start/finish tile, a Kanister-Plättchen a canister, a Sackgasse a dead end; aufdecken is to turn up, verdecken to
cover, vertauschen to swap; the Rundkurs is in track.py.  The clauses (MR-1 to MR-17) are in texts/en/rules.md.

There is no private knowledge: what lies open everybody sees, what lies face down nobody.  So all seats and
spectators have the same view, and remembering is left to the players (MR-13).
"""

from typing import Final

from spielkiste.core.game import Outcome, Position, Refusal, State, Story
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event
from spielkiste.games.memo_race.material import (
    BIT,
    CELLS,
    COLOURS,
    DEAD_END,
    DIRECTIONS,
    EXITS,
    FIRST_START,
    KIND_NAMES,
    NEIGHBOUR,
    OPPOSITE,
    PIT,
    PIT_CELL,
    PLACE_NAMES,
    ROAD_CELLS,
    ROAD_KINDS,
    ROAD_NAMES,
    ROADS,
    START_CORNERS,
    START_HEADINGS,
    WAYS,
)
from spielkiste.games.memo_race.moves import LAY, LAY_OF, MOVE_COUNT, SWAP, WITH
from spielkiste.games.memo_race.view import MemoRaceCar, MemoRaceStart, MemoRaceTile, MemoRaceView

TURN: Final = 0
LAYING: Final = 1
SWAPPING: Final = 2
OVER: Final = 3
PHASES: Final = ["turn", "lay", "swap", "over"]

ANY_COLOURS: Final = 0
START_COLOURS: Final = 1
CANISTER_RULES: Final = ["random", "start_colours"]

#: MR-17: turns each until a race is called off.
TURN_LIMIT: Final = 200

NOWHERE: Final = -1
NO_COLOUR: Final = -1

# Why a move is refused, as `_judge` finds it; `why_not` puts it into words.
_FINE: Final = 0
_NO_MOVE: Final = 1
_OVER: Final = 2
_NOT_YOUR_TURN: Final = 3
_LAY_FIRST: Final = 4
_FINISH_SWAP: Final = 5
_NOTHING_TURNED: Final = 6
_NOTHING_LIFTED: Final = 7
_NO_ROAD: Final = 8
_EDGE: Final = 9
_NOT_JOINED: Final = 10
_OTHER_TILE: Final = 11
_DOES_NOT_JOIN: Final = 12
_NO_TILE_THERE: Final = 13
_PIT_STAYS: Final = 14
_OPEN: Final = 15
_BANNED: Final = 16
_MUST_DRIVE: Final = 17
_SAME_TILE: Final = 18

# Stand-in until a table is laid out; never written to, so that making a copy stays cheap.
_NOTHING: Final[list[int]] = []


class MemoRace(State):
    """A race in progress."""

    def __init__(self, seats: int, swap_limit: int, canister_rule: int, story: Story | None = None) -> None:
        """A table with nothing on it; `lay_out` or `copy` fills it."""
        super().__init__(seats, story)
        self.swap_limit = swap_limit
        self.canister_rule = canister_rule
        #: The kind of the tile on each cell, and the road of those that lie open (0: face down, or not yet laid).
        self.tiles = _NOTHING
        self.roads = _NOTHING
        #: Where each seat's car stands.
        self.cars = _NOTHING
        #: The colour of each start/finish tile; the colour of each seat's canister; those on the pit, the top one
        #: last; those put away, in the order of the colours.
        self.starts = _NOTHING
        self.canisters = _NOTHING
        self.pile = _NOTHING
        self.away = _NOTHING
        self.turn = 0
        self.phase = TURN
        #: How many turns each seat has had, and how many swaps in a row it has just made.
        self.turns = _NOTHING
        self.swaps = _NOTHING
        #: The cell of the tile that was turned up but not laid yet, and the direction in which it is driven onto.
        self.turned = NOWHERE
        self.heading = 0
        #: The cell of the first tile of a swap being made.
        self.lifted = NOWHERE
        #: MR-9: the cells of the two tiles that the seat before has just swapped.  Cells will do to name the tiles:
        #: the ban ends with the next turn, and nothing moves before.
        self.banned = _NOTHING
        self.winner = -1
        #: The clause that ended the race.
        self.ended_by = ""

    def lay_out(self) -> None:
        """A table with empty cells, an open pit and nobody on the road."""
        self.tiles = [PIT] * CELLS
        self.roads = [0] * CELLS
        self.roads[PIT_CELL] = ROADS[-1]
        self.cars = [FIRST_START + seat for seat in range(self.seats)]
        self.canisters = [NO_COLOUR] * self.seats
        self.turns = [0] * self.seats
        self.swaps = [0] * self.seats

    # -- who may do what ---------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [] if self.phase == OVER else [self.turn]

    def moves(self, seat: int) -> list[int]:
        if seat != self.turn or self.phase == OVER:
            return []
        if self.phase == LAYING:
            return [LAY_OF[road] for road in self.ways()]
        roads = self.roads
        if self.phase == SWAPPING:
            found = [WITH + cell for cell in ROAD_CELLS if roads[cell] == 0]
            found.remove(WITH + self.lifted)
            for cell in self.banned:
                found.remove(WITH + cell)
            return found
        drives = self._drives(seat)
        if drives and self._swapped_enough(seat):
            return drives
        found = [SWAP + cell for cell in ROAD_CELLS if roads[cell] == 0]
        for cell in self.banned:
            found.remove(SWAP + cell)
        return drives + found

    def legal(self, seat: int, move: int) -> bool:
        return self._judge(seat, move) == _FINE

    def ways(self) -> list[int]:
        """The roads that the tile just turned up may be laid with (MR-4, MR-7)."""
        cell = self.turned
        kind = self.tiles[cell]
        back = BIT[OPPOSITE[self.heading]]
        found: list[int] = []
        for road in WAYS[kind]:
            if road & back or (kind == DEAD_END and self._sideways(road)):
                found.append(road)
        return found

    def _sideways(self, road: int) -> bool:
        """MR-7: whether a dead end may be laid like this because it is the first turn."""
        if self.turns[self.turn] > 0:
            return False
        for direction in range(4):
            if road & BIT[direction]:
                return 0 <= NEIGHBOUR[4 * self.turned + direction] < CELLS
        return False

    def road_under(self, place: int) -> int:
        """The road of an open place."""
        return BIT[START_HEADINGS[place - FIRST_START]] if place >= FIRST_START else self.roads[place]

    def _drives(self, seat: int) -> list[int]:
        place = self.cars[seat]
        found: list[int] = []
        for direction in EXITS[16 * place + self.road_under(place)]:
            if self._can_enter(place, direction):
                found.append(direction)
        return found

    def _can_enter(self, place: int, direction: int) -> bool:
        """Whether the place next to this one, which must be on the board, is face down or joined (MR-4)."""
        onto = NEIGHBOUR[4 * place + direction]
        if onto >= FIRST_START:
            return True
        road = self.roads[onto]
        return road == 0 or road & BIT[OPPOSITE[direction]] != 0

    def must_drive(self) -> bool:
        """MR-16: whether the seat whose turn it is has made all the swaps in a row that it may, and can drive."""
        return self._swapped_enough(self.turn) and len(self._drives(self.turn)) > 0

    def _swapped_enough(self, seat: int) -> bool:
        return 0 < self.swap_limit <= self.swaps[seat]

    def _judge(self, seat: int, move: int) -> int:
        """Why this move is refused, or _FINE."""
        if not 0 <= move < MOVE_COUNT:
            return _NO_MOVE
        phase = self.phase
        if phase == OVER:
            return _OVER
        if seat != self.turn:
            return _NOT_YOUR_TURN
        if phase == LAYING:
            return self._judge_lay(move - LAY) if LAY <= move < SWAP else _LAY_FIRST
        if phase == SWAPPING:
            return self._judge_tile(move - WITH) if move >= WITH else _FINISH_SWAP
        if move < LAY:
            return self._judge_drive(seat, move)
        if move < SWAP:
            return _NOTHING_TURNED
        if move >= WITH:
            return _NOTHING_LIFTED
        if self.must_drive():
            return _MUST_DRIVE
        return self._judge_tile(move - SWAP)

    def _judge_drive(self, seat: int, direction: int) -> int:
        place = self.cars[seat]
        if not self.road_under(place) & BIT[direction]:
            return _NO_ROAD
        if NEIGHBOUR[4 * place + direction] < 0:
            return _EDGE
        return _FINE if self._can_enter(place, direction) else _NOT_JOINED

    def _judge_lay(self, way: int) -> int:
        road = ROADS[way]
        kind = self.tiles[self.turned]
        if road not in WAYS[kind]:
            return _OTHER_TILE
        if road & BIT[OPPOSITE[self.heading]]:
            return _FINE
        if kind == DEAD_END and self.turns[self.turn] == 0:
            return _FINE if self._sideways(road) else _NO_TILE_THERE
        return _DOES_NOT_JOIN

    def _judge_tile(self, cell: int) -> int:
        """MR-8, MR-9: whether the tile on this cell can be swapped now."""
        if cell == PIT_CELL:
            return _PIT_STAYS
        if self.roads[cell]:
            return _OPEN
        if cell in self.banned:
            return _BANNED
        return _SAME_TILE if cell == self.lifted else _FINE

    def why_not(self, seat: int, move: int) -> Refusal | None:
        code = self._judge(seat, move)
        if code == _FINE:
            return None
        if code == _NO_MOVE:
            return Refusal("MR-10", "mr-why-no-move")
        if code == _OVER:
            return Refusal(self.ended_by, "mr-why-over")
        if code == _NOT_YOUR_TURN:
            return Refusal("MR-10", "mr-why-turn", {"seat": self.turn})
        if code == _LAY_FIRST:
            return Refusal("MR-5", "mr-why-lay-first", {"place": PLACE_NAMES[self.turned]})
        if code == _FINISH_SWAP:
            return Refusal("MR-8", "mr-why-finish-swap", {"place": PLACE_NAMES[self.lifted]})
        if code == _NOTHING_TURNED:
            return Refusal("MR-4", "mr-why-nothing-turned")
        if code == _NOTHING_LIFTED:
            return Refusal("MR-8", "mr-why-nothing-lifted")
        if code <= _NOT_JOINED:
            return self._why_not_drive(seat, move, code)
        if code == _OTHER_TILE:
            return Refusal("MR-4", "mr-why-other-tile", {"kind": KIND_NAMES[self.tiles[self.turned]]})
        if code == _DOES_NOT_JOIN:
            return Refusal("MR-4", "mr-why-does-not-join")
        if code == _NO_TILE_THERE:
            return Refusal("MR-7", "mr-why-no-tile-there")
        if code == _PIT_STAYS:
            return Refusal("MR-4", "mr-why-pit-stays")
        if code == _MUST_DRIVE:
            return Refusal("MR-16", "mr-why-must-drive", {"count": self.swaps[seat]})
        place: dict[str, object] = {"place": PLACE_NAMES[move - (WITH if move >= WITH else SWAP)]}
        if code == _OPEN:
            return Refusal("MR-8", "mr-why-open", place)
        if code == _BANNED:
            return Refusal("MR-9", "mr-why-banned", place)
        return Refusal("MR-8", "mr-why-same-tile", place)

    def _why_not_drive(self, seat: int, direction: int, code: int) -> Refusal:
        if code == _NO_ROAD:
            return Refusal("MR-4", "mr-why-no-road", {"direction": DIRECTIONS[direction]})
        if code == _EDGE:
            return Refusal("MR-4", "mr-why-edge")
        onto = NEIGHBOUR[4 * self.cars[seat] + direction]
        return Refusal("MR-4", "mr-why-not-joined", {"place": PLACE_NAMES[onto]})

    # -- playing -----------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if move < LAY:
            onto = NEIGHBOUR[4 * self.cars[seat] + move]
            if onto < FIRST_START and self.roads[onto] == 0:
                self.phase = LAYING
                self.turned = onto
                self.heading = move
                if self.story is not None:
                    self.story.append(Event("mr-turned", {"seat": seat, "place": PLACE_NAMES[onto]}))
            else:
                self._drive(seat, onto)
        elif move < SWAP:
            cell = self.turned
            self.roads[cell] = ROADS[move - LAY]
            self.turned = NOWHERE
            self._drive(seat, cell)
        elif move < WITH:
            self.phase = SWAPPING
            self.lifted = move - SWAP
        else:
            self._swap(seat, self.lifted, move - WITH)

    def _drive(self, seat: int, onto: int) -> None:
        """Go onto an open place; cover the tile left behind (MR-6); see what the place brings (MR-11, MR-12)."""
        left = self.cars[seat]
        self.cars[seat] = onto
        if left < FIRST_START and left != PIT_CELL and left not in self.cars:
            self.roads[left] = 0
        if self.story is not None:
            self.story.append(Event("mr-drove", {"seat": seat, "place": PLACE_NAMES[onto]}))
        self.swaps[seat] = 0
        colour = self.canisters[seat]
        if onto == PIT_CELL and colour == NO_COLOUR:
            self.canisters[seat] = self.pile.pop()
            if self.story is not None:
                self.story.append(Event("mr-canister", {"seat": seat, "colour": COLOURS[self.canisters[seat]]}))
        elif onto >= FIRST_START and colour == self.starts[onto - FIRST_START]:
            self.turns[seat] += 1
            self.banned = []
            self.phase = OVER
            self.winner = seat
            self.ended_by = "MR-12"
            if self.story is not None:
                self.story.append(Event("mr-won", {"seat": seat, "colour": COLOURS[colour]}))
            return
        self._end_turn([])

    def _swap(self, seat: int, first: int, second: int) -> None:
        tiles = self.tiles
        tiles[first], tiles[second] = tiles[second], tiles[first]
        self.lifted = NOWHERE
        self.swaps[seat] += 1
        if self.story is not None:
            self.story.append(Event("mr-swapped", {"seat": seat, "place": PLACE_NAMES[first], "other": PLACE_NAMES[second]}))
        self._end_turn([first, second] if first < second else [second, first])

    def _end_turn(self, swapped: list[int]) -> None:
        self.turns[self.turn] += 1
        following = (self.turn + 1) % self.seats
        if self.turns[following] < TURN_LIMIT:
            self.banned = swapped
            self.phase = TURN
            self.turn = following
        else:
            self.banned = []
            self.phase = OVER
            self.ended_by = "MR-17"
            if self.story is not None:
                self.story.append(Event("mr-called-off", {"count": TURN_LIMIT}))

    # -- the end -----------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        winners = [self.winner] if self.winner >= 0 else list(range(self.seats))
        return Outcome([1 if seat in winners else 0 for seat in range(self.seats)], winners, self.ended_by)

    # -- knowing -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> MemoRaceView:
        """See `view.MemoRaceView`; the same for every seat and for spectators."""
        return self._show(False)

    def uncovered(self) -> MemoRaceView:
        """The view with every tile's kind: for watching a race again after its end (MR-13), for nothing else."""
        return self._show(True)

    def _show(self, everything: bool) -> MemoRaceView:
        grid: list[MemoRaceTile] = []
        for cell in range(CELLS):
            road = self.roads[cell]
            seen = everything or road != 0 or cell == self.turned
            tile: MemoRaceTile = {
                "place": PLACE_NAMES[cell],
                "kind": KIND_NAMES[self.tiles[cell]] if seen else None,
                "road": ROAD_NAMES[road] if road else None,
            }
            grid.append(tile)
        starts: list[MemoRaceStart] = []
        for start in range(4):
            corner: MemoRaceStart = {
                "place": PLACE_NAMES[FIRST_START + start],
                "colour": COLOURS[self.starts[start]],
                "corner": PLACE_NAMES[START_CORNERS[start]],
            }
            starts.append(corner)
        table: MemoRaceView = {
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "grid": grid,
            "starts": starts,
            "cars": [self._car_view(seat) for seat in range(self.seats)],
            "canisters_left": len(self.pile),
            "turned": PLACE_NAMES[self.turned] if self.phase == LAYING else None,
            "ways": [ROAD_NAMES[road] for road in self.ways()] if self.phase == LAYING else [],
            "lifted": PLACE_NAMES[self.lifted] if self.phase == SWAPPING else None,
            "banned": [PLACE_NAMES[cell] for cell in self.banned],
            "first_turn": self.phase != OVER and self.turns[self.turn] == 0,
            "must_drive": self.phase == TURN and self.must_drive(),
            "swap_limit": self.swap_limit,
            "turn_limit": TURN_LIMIT,
        }
        return table

    def _car_view(self, seat: int) -> MemoRaceCar:
        place = self.cars[seat]
        colour = self.canisters[seat]
        return {
            "seat": seat,
            "place": PLACE_NAMES[place],
            "road": ROAD_NAMES[self.road_under(place)],
            "canister": COLOURS[colour] if colour >= 0 else None,
            "finish": PLACE_NAMES[FIRST_START + self.starts.index(colour)] if colour >= 0 else None,
            "turns": self.turns[seat],
            "swaps": self.swaps[seat],
        }

    def imagine(self, seat: int | None, rng: Rng) -> "MemoRace":
        world = self.copy()
        # The unseen tiles, gathered kind by kind so that the real order leaves no trace; the canisters likewise.
        covered = [cell for cell in range(CELLS) if self.roads[cell] == 0 and cell != self.turned]
        counts = [0] * ROAD_KINDS
        for cell in covered:
            counts[self.tiles[cell]] += 1
        unseen = [kind for kind in range(ROAD_KINDS) for _ in range(counts[kind])]
        rng.shuffle(unseen)
        for number in range(len(covered)):
            world.tiles[covered[number]] = unseen[number]
        # Which colours were put away is known only where the start tiles decide it (MR-3).
        colours = sorted(self.pile if self.canister_rule == START_COLOURS else self.pile + self.away)
        rng.shuffle(colours)
        world.pile = colours[: len(self.pile)]
        if self.canister_rule != START_COLOURS:
            world.away = sorted(colours[len(self.pile) :])
        return world

    # -- copying, saving ---------------------------------------------------------------------------------------

    def copy(self) -> "MemoRace":
        twin = MemoRace(self.seats, self.swap_limit, self.canister_rule)
        twin.tiles = self.tiles[:]
        twin.roads = self.roads[:]
        twin.cars = self.cars[:]
        twin.starts = self.starts
        twin.canisters = self.canisters[:]
        twin.pile = self.pile[:]
        twin.away = self.away
        twin.turn = self.turn
        twin.phase = self.phase
        twin.turns = self.turns[:]
        twin.swaps = self.swaps[:]
        twin.turned = self.turned
        twin.heading = self.heading
        twin.lifted = self.lifted
        twin.banned = self.banned
        twin.winner = self.winner
        twin.ended_by = self.ended_by
        return twin

    def position(self) -> Position:
        return {
            "seats": self.seats,
            "swap_limit": self.swap_limit,
            "canister_rule": CANISTER_RULES[self.canister_rule],
            "tiles": [KIND_NAMES[kind] for kind in self.tiles],
            "roads": [ROAD_NAMES[road] if road else None for road in self.roads],
            "cars": [PLACE_NAMES[place] for place in self.cars],
            "starts": [COLOURS[colour] for colour in self.starts],
            "canisters": [COLOURS[colour] if colour >= 0 else None for colour in self.canisters],
            "pile": [COLOURS[colour] for colour in self.pile],
            "away": [COLOURS[colour] for colour in self.away],
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "turns": self.turns[:],
            "swaps": self.swaps[:],
            "turned": PLACE_NAMES[self.turned] if self.turned >= 0 else None,
            "heading": DIRECTIONS[self.heading] if self.turned >= 0 else None,
            "lifted": PLACE_NAMES[self.lifted] if self.lifted >= 0 else None,
            "banned": [PLACE_NAMES[cell] for cell in self.banned],
            "winner": self.winner if self.winner >= 0 else None,
            "ended_by": self.ended_by,
        }

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
