"""Decisions of the memo race bots, made from what they remember: where to drive, how to lay a tile, what to swap."""

from typing import Final

from spielkiste.core.randomness import Rng
from spielkiste.games.memo_race.material import (
    BIT,
    CELLS,
    DEAD_END,
    FIRST_START,
    NEIGHBOUR,
    OPPOSITE,
    PIT_CELL,
    PLACE_OF,
    PLACES,
    ROAD_KINDS,
    ROAD_OF,
    ROADS,
)
from spielkiste.games.memo_race.memory import UNKNOWN, mix_of_the_rest
from spielkiste.games.memo_race.moves import LAY
from spielkiste.games.memo_race.route import DISTANCE, FAR, Map
from spielkiste.games.memo_race.view import MemoRaceView

# The factor by which blocking gets less attractive each time, because a race with people should come to an end.
_PATIENCE: Final = 0.8


class Skill:
    """The abilities of a level."""

    def __init__(
        self,
        span: int,
        watchful: bool,
        plans: bool,
        fetches: float,
        foresees: bool,
        blocks: bool,
        half_blind: bool = False,
        spite: float = 1.0,
        patience: float = _PATIENCE,
    ) -> None:
        #: For how many rounds a tile seen once is remembered; whether the bot watches others' tiles and swaps.
        self.span: Final = span
        self.watchful: Final = watchful
        #: Whether it plans a route; how many turns a swap must gain to be considered (0: never swaps); whether plans
        #: include later swaps; whether it blocks opponents.
        self.plans: Final = plans
        self.fetches: Final = fetches
        self.foresees: Final = foresees
        self.blocks: Final = blocks
        #: Whether it ignores one of the four directions when it lays a tile on the way to the pit.
        self.half_blind: Final = half_blind
        #: How much it values blocking, and the factor by which this falls each time.
        self.spite: Final = spite
        self.patience: Final = patience

    def __reduce__(self) -> tuple[object, ...]:
        abilities = (self.span, self.watchful, self.plans, self.fetches, self.foresees, self.blocks)
        return (Skill, (*abilities, self.half_blind, self.spite, self.patience))


# The steps by which the ignored direction seems longer: more than the two that a turn in the wrong direction costs.
_OUT_OF_MIND: Final = 2.2
# The rough length of the way from the pit to a finish, for comparing cars before and after the pit.
_LAST_LEG: Final = 8.0
# By number of players: the value of a turn lost by the leader, in turns of the bot's own.
_SPITE: Final = [0.0, 0.0, 0.9, 0.55, 0.4]


class Outlook:
    """One decision: the table, what the player remembers, and the expected turns for each choice."""

    def __init__(self, view: MemoRaceView, seat: int, kinds: list[int], skill: Skill, came_from: int) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.skill: Final = skill
        self.kinds: Final = kinds
        #: The place of the car at its last turn, as far as the player remembers; -1 if unknown.
        self.came_from: Final = came_from
        self.mix: Final = mix_of_the_rest(kinds)
        self.place: Final = PLACE_OF[view["cars"][seat]["place"]]
        self.goal: Final = PLACE_OF[view["cars"][seat]["goal"]]
        self.roads: Final = [ROAD_OF[tile["road"]] if tile["road"] is not None else 0 for tile in view["grid"]]
        self.map: Final = Map(self.goal, kinds, self.mix, skill.foresees) if skill.plans else None

    # -- driving and tiles -------------------------------------------------------------------------------------

    def best_drive(self, drives: list[int]) -> int:
        best, least = drives[0], FAR * 2
        for direction in drives:
            turns = self.drive_cost(direction)
            if turns < least:
                best, least = direction, turns
        return best

    def drive_cost(self, direction: int) -> float:
        onto = NEIGHBOUR[4 * self.place + direction]
        if self.map is None:
            return self._by_compass(onto)
        return _enter(self.map, self.roads, onto, direction, self.kinds[onto] if onto < CELLS else UNKNOWN)

    def _by_compass(self, onto: int) -> float:
        """Return the distance to the goal, with a penalty for remembered dead ends, useless start tiles and going back."""
        distance = float(DISTANCE[PLACES * self.goal + onto])
        if onto < CELLS and self.kinds[onto] == DEAD_END and self.roads[onto] == 0:
            distance += 2.5
        if onto >= FIRST_START and onto != self.goal:
            distance += 4.0
        if onto == self.came_from:
            distance += 0.5
        return distance

    def best_lay(self, moves: list[int], blind: int) -> int:
        """Return the best way to lay the tile just turned over.

        An exit in the direction `blind` (-1: none) is almost ignored.
        """
        turned = self.view["turned"]
        assert turned is not None
        cell = PLACE_OF[turned]
        best, least = moves[0], FAR * 2
        for move in moves:
            road = ROADS[move - LAY]
            turns = FAR
            for direction in range(4):
                onto = NEIGHBOUR[4 * cell + direction]
                if not road & BIT[direction] or onto < 0:
                    continue
                onward = self.map.onward(cell, direction) if self.map is not None else self._by_compass(onto)
                if onto == self.place and onto < FIRST_START:
                    # The cell behind the car will be face down once the car has left it, so going back is the last
                    # choice.
                    onward += 0.3
                if direction == blind:
                    onward += _OUT_OF_MIND
                turns = min(turns, onward)
            if turns < least:
                best, least = move, turns
        return best

    # -- swapping ----------------------------------------------------------------------------------------------

    def ahead(self, drives: list[int]) -> int:
        """Return the cell that the car would drive to, or the one that it needs to reach."""
        if drives:
            return NEIGHBOUR[4 * self.place + self.best_drive(drives)]
        best, least = -1, PLACES
        for direction in range(4):
            onto = NEIGHBOUR[4 * self.place + direction]
            if 0 <= onto < CELLS and DISTANCE[PLACES * self.goal + onto] < least:
                best, least = onto, DISTANCE[PLACES * self.goal + onto]
        return best

    def quiet_tile(self, tiles: list[int], rng: Rng) -> int:
        """Return a tile far from the car that is not known to be a dead end."""
        far = [tile for tile in tiles if self.kinds[tile] != DEAD_END and DISTANCE[PLACES * self.place + tile] > 2]
        return rng.pick(far if far else tiles)

    def best_swap(self, drives: list[int], tiles: list[int], blocks: int) -> list[int]:
        """Return the two cells of the swap that gains the most turns, more than it costs; [] if there is none."""
        assert self.map is not None
        mine = [NEIGHBOUR[4 * self.place + direction] for direction in drives]
        rival = -1
        rival_map: Map | None = None
        worth = 0.0
        if self.skill.blocks:
            rival, rival_map = self._rival()
            worth = _SPITE[len(self.view["cars"])] * self.skill.spite * self.skill.patience**blocks
        before = self._own_turns(drives, -1, UNKNOWN, -1, UNKNOWN)
        rival_before = self._rival_turns(rival, rival_map, -1, UNKNOWN, -1, UNKNOWN)
        targets = [cell for cell in mine if cell in tiles]
        if rival >= 0:
            rival_place = PLACE_OF[self.view["cars"][rival]["place"]]
            for direction in range(4):
                onto = NEIGHBOUR[4 * rival_place + direction]
                if onto in tiles and onto not in targets:
                    targets.append(onto)
        best: list[int] = []
        # A swap costs this turn.  It has to gain more than that, because memory and plans are uncertain.
        most = self.skill.fetches
        for first in targets:
            for second in self._samples(first, tiles) + targets:
                if second == first or self.kinds[first] == self.kinds[second]:
                    continue
                kind, other = self.kinds[second], self.kinds[first]
                gain = before - self._own_turns(drives, first, kind, second, other)
                if rival >= 0:
                    gain += worth * (self._rival_turns(rival, rival_map, first, kind, second, other) - rival_before)
                if gain > most:
                    best, most = [first, second], gain
        return best

    def helps(self, pair: list[int], drives: list[int]) -> bool:
        """Return whether a swap helps the bot's own car, instead of only blocking an opponent."""
        kind, other = self.kinds[pair[1]], self.kinds[pair[0]]
        unswapped = self._own_turns(drives, -1, UNKNOWN, -1, UNKNOWN)
        return self._own_turns(drives, pair[0], kind, pair[1], other) < unswapped - 1.0

    def _samples(self, cell: int, tiles: list[int]) -> list[int]:
        """Return, for each kind and for unknown tiles, the tile that is farthest from the car and its goal."""
        found: list[int] = []
        for kind in range(-1, ROAD_KINDS):
            best, farthest = -1, 0
            for tile in tiles:
                if tile != cell and self.kinds[tile] == kind:
                    away = DISTANCE[PLACES * self.place + tile] + DISTANCE[PLACES * self.goal + tile]
                    if away > farthest:
                        best, farthest = tile, away
            if best >= 0:
                found.append(best)
        return found

    def _own_turns(self, drives: list[int], first: int, kind: int, second: int, other: int) -> float:
        """Return the turns to the seat's goal if these two cells held these kinds."""
        assert self.map is not None
        least = FAR
        for direction in drives:
            onto = NEIGHBOUR[4 * self.place + direction]
            lies = kind if onto == first else other if onto == second else self.kinds[onto] if onto < CELLS else UNKNOWN
            least = min(least, _enter(self.map, self.roads, onto, direction, lies))
        return least

    def _rival(self) -> tuple[int, Map | None]:
        """Return the leader among the opponents, and the map to that player's goal."""
        best, least = -1, FAR * 2
        found: Map | None = None
        for car in self.view["cars"]:
            if car["seat"] == self.seat:
                continue
            way = Map(PLACE_OF[car["goal"]], self.kinds, self.mix, True)
            turns = self._rival_turns(car["seat"], way, -1, UNKNOWN, -1, UNKNOWN)
            if car["canister"] is None:
                turns += _LAST_LEG
            if turns < least:
                best, least, found = car["seat"], turns, way
        return best, found

    def _rival_turns(self, rival: int, way: Map | None, first: int, kind: int, second: int, other: int) -> float:
        """Return the rival's turns to the goal if these two cells held these kinds.

        The two cells are banned from swaps for one turn (MR-9).
        """
        if rival < 0 or way is None:
            return 0.0
        car = self.view["cars"][rival]
        place = PLACE_OF[car["place"]]
        road = ROAD_OF[car["road"]]
        least = FAR
        for direction in range(4):
            onto = NEIGHBOUR[4 * place + direction]
            if not road & BIT[direction] or onto < 0:
                continue
            if onto == way.goal:
                return 1.0
            if onto in (first, second):
                turns = 1.0 + way.leave(onto, direction, kind if onto == first else other)
                # The way out is to wait until the ban is over, and then to swap.
                least = min(least, turns, 1.0 + way.fetch(onto, direction))
            elif onto < CELLS and self.roads[onto] and onto != PIT_CELL:
                least = min(least, _enter(way, self.roads, onto, direction, self.kinds[onto]))
            else:
                least = min(least, way.cost[4 * onto + direction])
        return least


def _enter(way: Map, roads: list[int], onto: int, direction: int, kind: int) -> float:
    """Return the turns to the goal after driving to this place now, with a tile of this kind on it."""
    if onto == way.goal:
        return 1.0
    if onto >= FIRST_START or onto == PIT_CELL:
        return way.cost[4 * onto + direction]
    road = roads[onto]
    if road == 0:
        return 1.0 + way.leave(onto, direction, kind)
    # A face-up tile keeps its road while a car is on it.
    if not road & BIT[OPPOSITE[direction]]:
        return FAR
    least = FAR
    for exit_direction in range(4):
        if road & BIT[exit_direction]:
            least = min(least, way.onward(onto, exit_direction))
    return 1.0 + least
