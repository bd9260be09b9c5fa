"""A bot's memory of the tiles (MR-14): what it saw face up, and for how long it remembers.

A tile is remembered for some rounds after it was last seen, and longer the more often it was seen.  The memory is
fed with views only, so the bot knows what a person at the table could know.
"""

from typing import Final

from spielkiste.core.bot import attributes_of, rebuild
from spielkiste.games.memo_race.material import CELLS, COUNTS, KIND_OF, PIT_CELL, PLACE_OF, ROAD_KINDS
from spielkiste.games.memo_race.view import MemoRaceView

UNKNOWN: Final = -1
FOR_EVER: Final = 1_000_000


class Memory:
    """One player's memory of the grid."""

    def __init__(self, seat: int, span: int, watchful: bool) -> None:
        """Create an empty memory.

        `span` is the number of rounds for which a tile seen once is remembered; `watchful` says whether the tiles
        and swaps of the other players count, too.
        """
        self.seat = seat
        self.span = span
        self.watchful = watchful
        #: By cell: the kind last seen, the turn when it was seen, and how many times it was turned over.
        self._kinds = [UNKNOWN] * CELLS
        self._when = [0] * CELLS
        self._times = [0] * CELLS
        self._open = [False] * CELLS
        #: The turns of all players so far, and the number of players.
        self._now = 0
        self._seats = 2

    def __reduce__(self) -> tuple[object, ...]:
        return (rebuild, (Memory, (self.seat, self.span, self.watchful), attributes_of(self)))

    def look(self, view: MemoRaceView) -> None:
        """Take in the tiles that are face up now, and a swap that was just made."""
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
        """Remember all tiles as if each had just been seen."""
        for cell in range(CELLS):
            self._kinds[cell] = kinds[cell]
            self._when[cell] = self._now

    def _follow(self, first: int, second: int, own: bool) -> None:
        """Follow two tiles that changed places; forget them if this player was not watching."""
        if own or self.watchful:
            kinds, when, times = self._kinds, self._when, self._times
            kinds[first], kinds[second] = kinds[second], kinds[first]
            when[first], when[second] = when[second], when[first]
            times[first], times[second] = times[second], times[first]
        else:
            self._kinds[first] = UNKNOWN
            self._kinds[second] = UNKNOWN

    def _recalls(self, cell: int) -> bool:
        # Every further visit extends the time by half.
        age = 2 * (self._now - self._when[cell])
        return age <= self.span * self._seats * (1 + self._times[cell])

    def recall(self) -> list[int]:
        """Return the kinds that are remembered, by cell; UNKNOWN elsewhere."""
        return [self._kinds[cell] if self._kinds[cell] >= 0 and self._recalls(cell) else UNKNOWN for cell in range(CELLS)]


def mix_of_the_rest(kinds: list[int]) -> list[float]:
    """Return the probability of each kind for a tile that is not remembered.

    These are the tiles of the box without the remembered ones.
    """
    left = COUNTS[:]
    for kind in kinds:
        if 0 <= kind < ROAD_KINDS and left[kind] > 0:
            left[kind] -= 1
    total = sum(left)
    if total == 0:
        return [0.25] * ROAD_KINDS
    return [count / total for count in left]
