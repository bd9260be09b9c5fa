"""A bot's memory of the tiles (MR-14): what it saw lying open, and how long it keeps that in mind.

A tile is remembered for a number of rounds since it was last seen, and longer the more often it was seen; what is older
and less visited goes first.  Nothing comes in but views, so the bot knows what somebody at the table would.
"""

from typing import Final

from spielkiste.games.memo_race.material import CELLS, COUNTS, KIND_OF, PIT_CELL, PLACE_OF, ROAD_KINDS
from spielkiste.games.memo_race.view import MemoRaceView

UNKNOWN: Final = -1
FOR_EVER: Final = 1_000_000


class Memory:
    """What one player remembers of the grid."""

    def __init__(self, seat: int, span: int, watchful: bool) -> None:
        """`span`: rounds a tile seen once stays in mind; `watchful`: whether the others' tiles and swaps count too."""
        self.seat: Final = seat
        self.span: Final = span
        self.watchful: Final = watchful
        #: The kind last seen on each cell, the turn when it was, and how many times it was turned up.
        self._kinds = [UNKNOWN] * CELLS
        self._when = [0] * CELLS
        self._times = [0] * CELLS
        self._open = [False] * CELLS
        #: All players' turns so far, and the players.
        self._now = 0
        self._seats = 2

    def look(self, view: MemoRaceView) -> None:
        """Take in what lies open now, and a swap that has just been made."""
        cars = view["cars"]
        now = sum([car["turns"] for car in cars])
        self._seats = len(cars)
        banned = view["banned"]
        if banned and now > self._now:
            self._follow(PLACE_OF[banned[0]], PLACE_OF[banned[1]], (view["turn"] - 1) % len(cars) == self.seat)
        self._now = now
        mine = cars[self.seat]["place"]
        turned = view["turned"] if view["turn"] == self.seat else None
        for cell in range(CELLS):
            tile = view["grid"][cell]
            kind = tile["kind"]
            if kind is None or cell == PIT_CELL:
                self._open[cell] = False
                continue
            place = tile["place"]
            if not (self.watchful or place in (mine, turned)):
                continue
            number = KIND_OF[kind]
            if self._kinds[cell] != number or not self._recalls(cell):
                self._times[cell] = 1
            elif not self._open[cell]:
                self._times[cell] += 1
            self._kinds[cell] = number
            self._when[cell] = now
            self._open[cell] = True

    def know(self, kinds: list[int]) -> None:
        """Have all tiles in mind, as if each had been seen this moment."""
        for cell in range(CELLS):
            self._kinds[cell] = kinds[cell]
            self._when[cell] = self._now

    def _follow(self, first: int, second: int, own: bool) -> None:
        """Two tiles changed places: whoever watches keeps track of them, whoever does not has lost them."""
        if own or self.watchful:
            kinds, when, times = self._kinds, self._when, self._times
            kinds[first], kinds[second] = kinds[second], kinds[first]
            when[first], when[second] = when[second], when[first]
            times[first], times[second] = times[second], times[first]
        else:
            self._kinds[first] = UNKNOWN
            self._kinds[second] = UNKNOWN

    def _recalls(self, cell: int) -> bool:
        # Every further visit keeps a tile in mind half as long again.
        age = 2 * (self._now - self._when[cell])
        return age <= self.span * self._seats * (1 + self._times[cell])

    def recall(self) -> list[int]:
        """The kinds that come to mind, cell by cell; UNKNOWN elsewhere."""
        return [self._kinds[cell] if self._kinds[cell] >= 0 and self._recalls(cell) else UNKNOWN for cell in range(CELLS)]


def mix_of_the_rest(kinds: list[int]) -> list[float]:
    """How likely each kind is under a tile that is not remembered: the box's mix without the tiles that are."""
    left = COUNTS[:]
    for kind in kinds:
        if 0 <= kind < ROAD_KINDS and left[kind] > 0:
            left[kind] -= 1
    total = sum(left)
    if total == 0:
        return [0.25] * ROAD_KINDS
    return [count / total for count in left]
