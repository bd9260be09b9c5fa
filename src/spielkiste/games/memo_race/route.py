"""Route planning from remembered tiles: the expected turns from each place to a goal.

From a dead end a car can only drive back; from a straight also straight on; from a curve also to the left or the
right (the player chooses when laying it); from a crossing in every direction.  An unknown tile counts as the average
of the kinds left in the box.  The costs are computed by value iteration until they hardly change.
"""

from typing import Final

from spielkiste.games.memo_race.material import (
    CELLS,
    CROSSING,
    CURVE,
    DEAD_END,
    FIRST_START,
    NEIGHBOUR,
    OPPOSITE,
    PIT_CELL,
    PLACES,
    START_CORNERS,
    START_HEADINGS,
    STRAIGHT,
)

FAR: Final = 99.0
_SWEEPS: Final = 14
_SETTLED: Final = 0.08


def _distances() -> list[int]:
    """Return the steps between all places on the bare grid, at index PLACES * from + to."""
    found: list[int] = []
    for first in range(PLACES):
        steps = [-1] * PLACES
        steps[first] = 0
        queue = [first]
        for place in queue:
            for direction in range(4):
                onto = NEIGHBOUR[4 * place + direction]
                if onto >= 0 and steps[onto] < 0:
                    steps[onto] = steps[place] + 1
                    queue.append(onto)
        found += steps
    return found


DISTANCE: Final = _distances()
# By goal: the cells, nearest first.
_ORDER: Final = [sorted(range(CELLS), key=lambda cell: DISTANCE[PLACES * goal + cell]) for goal in range(PLACES)]


class Map:
    """The expected turns to one goal as one player sees them: `cost[4 * place + heading]` for driving to a place."""

    def __init__(self, goal: int, kinds: list[int], mix: list[float], foresees_swaps: bool) -> None:
        self.goal: Final = goal
        self.kinds: Final = kinds
        self.mix: Final = mix
        self.cost: Final = [1.0 + 1.6 * DISTANCE[PLACES * goal + number // 4] for number in range(4 * PLACES)]
        #: By kind: whether a tile of this kind could be brought in by a swap.
        self._stock: Final = [foresees_swaps and kind in kinds for kind in range(DEAD_END)]
        self._swapping: Final = True in self._stock
        for heading in range(4):
            self.cost[4 * goal + heading] = 1.0
        for _ in range(_SWEEPS):
            if self._sweep() < _SETTLED:
                break

    def _sweep(self) -> float:
        """Update all costs once and return the largest change."""
        cost = self.cost
        goal = self.goal
        biggest = 0.0
        for start in range(4):
            place = FIRST_START + start
            if place != goal:
                # A car on a start tile has to drive back.
                back = START_HEADINGS[start]
                cost[4 * place + OPPOSITE[back]] = 1.0 + cost[4 * START_CORNERS[start] + back]
        for cell in _ORDER[goal]:
            if cell == goal:
                continue
            kind = CROSSING if cell == PIT_CELL else self.kinds[cell]
            for heading in range(4):
                place = 4 * cell + heading
                turns = 1.0 + self.leave(cell, heading, kind)
                if self._swapping and cell != PIT_CELL and kind != CROSSING:
                    swapped = self.fetch(cell, heading)
                    if swapped < turns:
                        turns = swapped
                change = turns - cost[place]
                cost[place] = turns
                if change < 0.0:
                    change = -change
                if change > biggest:
                    biggest = change
        return biggest

    def fetch(self, cell: int, heading: int) -> float:
        """Return the turns for swapping the best remembered tile onto this cell first, and then driving to it."""
        least = FAR
        for kind in range(DEAD_END):
            if self._stock[kind]:
                turns = 2.0 + self.leave(cell, heading, kind)
                if turns < least:
                    least = turns
        return least

    def leave(self, cell: int, heading: int, kind: int) -> float:
        """Return the turns from a tile of this kind (-1: not remembered) that the car reached with this heading."""
        back = self.onward(cell, OPPOSITE[heading])
        if kind == DEAD_END:
            return back
        ahead = self.onward(cell, heading)
        straight = ahead if ahead < back else back
        if kind == STRAIGHT:
            return straight
        left = self.onward(cell, (heading + 3) % 4)
        right = self.onward(cell, (heading + 1) % 4)
        curve = left if left < right else right
        if back < curve:
            curve = back
        if kind == CURVE:
            return curve
        crossing = straight if straight < curve else curve
        if kind == CROSSING:
            return crossing
        mix = self.mix
        return mix[CURVE] * curve + mix[STRAIGHT] * straight + mix[CROSSING] * crossing + mix[DEAD_END] * back

    def onward(self, place: int, direction: int) -> float:
        """Return the turns for driving on from this place in this direction."""
        onto = NEIGHBOUR[4 * place + direction]
        return self.cost[4 * onto + direction] if onto >= 0 else FAR
