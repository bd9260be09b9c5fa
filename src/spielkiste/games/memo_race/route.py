"""Planning a route over what is remembered: how many turns from each place to a goal, by the rules of laying tiles.

Driving onto a tile, one may leave a dead end only backwards, a straight also straight on, a curve also to the left or
the right (it is laid as one likes), a crossing in every direction.  Where a tile is not remembered, each kind counts as
often as it is left in the box.  The answer is found by going over the board until it no longer changes much.
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
    """steps[PLACES * from + to] on the bare grid."""
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
# For each goal: the cells, the nearest first.
_ORDER: Final = [sorted(range(CELLS), key=lambda cell: DISTANCE[PLACES * goal + cell]) for goal in range(PLACES)]


class Map:
    """The turns to one goal as one player sees them: `cost[4 * place + heading]` for driving onto a place."""

    def __init__(self, goal: int, kinds: list[int], mix: list[float], foresees_swaps: bool) -> None:
        self.goal: Final = goal
        self.kinds: Final = kinds
        self.mix: Final = mix
        self.cost: Final = [1.0 + 1.6 * DISTANCE[PLACES * goal + number // 4] for number in range(4 * PLACES)]
        #: The kinds that could be fetched by a swap.
        self._stock: Final = [foresees_swaps and kind in kinds for kind in range(DEAD_END)]
        self._swapping: Final = True in self._stock
        for heading in range(4):
            self.cost[4 * goal + heading] = 1.0
        for _ in range(_SWEEPS):
            if self._sweep() < _SETTLED:
                break

    def _sweep(self) -> float:
        """Go over the whole board once; returns the biggest change."""
        cost = self.cost
        goal = self.goal
        biggest = 0.0
        for start in range(4):
            place = FIRST_START + start
            if place != goal:
                # Whoever drives onto a start tile has to come back.
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
        """The turns if one first swaps the best tile that is remembered onto this cell, then drives onto it."""
        least = FAR
        for kind in range(DEAD_END):
            if self._stock[kind]:
                turns = 2.0 + self.leave(cell, heading, kind)
                if turns < least:
                    least = turns
        return least

    def leave(self, cell: int, heading: int, kind: int) -> float:
        """The turns from a tile of this kind (-1: not remembered) that was driven onto with this heading."""
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
        """The turns if one drives on from this place in this direction."""
        onto = NEIGHBOUR[4 * place + direction]
        return self.cost[4 * onto + direction] if onto >= 0 else FAR
