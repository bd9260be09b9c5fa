"""The two lowest levels of both wall games: players who are still learning their times tables.

A double pair needs a colour and a row (times table), and the row is what beginners miss: a player who knows the rows
of 2, 3 and 5 does not see that 49 and 56 share one.  They see what a pair uncovers for the others only on the stacks
they watch. Both weaknesses are fixed for the whole game, instead of chosen for each decision.
"""

from typing import Final

from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.matching import DOUBLE, MATCH
from spielkiste.games.numnum.material import JOKER, KINDS, NUMBERS
from spielkiste.games.numnum.wall.glance import doubles, pairs
from spielkiste.games.numnum.wall.material import STACKS
from spielkiste.games.numnum.wall.moves import TAKE
from spielkiste.games.numnum.wall.state import Wall
from spielkiste.games.numnum.wall.trial import Trial

#: The rows that a beginner knows by heart.
EASY_ROWS: Final = [2, 3, 5]


class Beginner:
    """A beginner: the rows they know, and the stacks they watch (none if `watches` is 0)."""

    def __init__(self, rows: list[int], watches: int, rng: Rng) -> None:
        self.rows: Final = rows
        self.rng: Final = rng
        stacks = list(range(STACKS))
        if watches > 0:
            rng.shuffle(stacks)
        self.watched = stacks[:watches]

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpickled, (self.rows, self.rng, self.watched))

    def choose(self, wall: Wall, moves: list[int]) -> int:
        """Return a double pair that they see, or a pair that uncovers little on watched stacks, or any move."""
        found = [move for move in doubles(wall, moves) if self.knows(wall, move)]
        if not found:
            found = self._thrifty(wall, pairs(moves))
        return self.rng.pick(found if found else moves)

    def breaks(self, wall: Wall, moves: list[int]) -> int:
        """Return the pair that breaks the wall and wins, if it takes the last card of a watched stack; else -1."""
        trial = Trial(wall)
        for move in pairs(moves):
            first = (move - TAKE) // STACKS
            second = (move - TAKE) % STACKS
            last = first if wall.heights[first] == 1 else second
            if last in self.watched and trial.wins_by(first, second):
                return move
        return -1

    def knows(self, wall: Wall, move: int) -> bool:
        """Return whether they know a row that this pair shares."""
        first = (move - TAKE) // STACKS
        second = (move - TAKE) % STACKS
        left = NUMBERS[wall.top(first)]
        right = NUMBERS[wall.partner(first, second)]
        if JOKER in (left, right):
            return True
        for row in self.rows:
            if left % row == 0 and right % row == 0:
                return True
        return False

    def _thrifty(self, wall: Wall, moves: list[int]) -> list[int]:
        if not self.watched or not wall.variant.open_rows:
            return moves
        least = STACKS * STACKS
        found: list[int] = []
        for move in moves:
            left_lying = self._uncovered(wall, move)
            if left_lying < least:
                least = left_lying
                found = [move]
            elif left_lying == least:
                found.append(move)
        return found

    def _uncovered(self, wall: Wall, move: int) -> int:
        """Return how many double pairs would be free on the watched stacks after this pair."""
        heights = wall.heights
        first = (move - TAKE) // STACKS
        second = (move - TAKE) % STACKS
        heights[first] -= 1
        heights[second] -= 1
        match = MATCH[wall.bars]
        count = 0
        for place, stack in enumerate(self.watched):
            card = wall.top(stack)
            if card >= 0:
                below = wall.second(stack)
                if below >= 0 and match[KINDS * card + below] == DOUBLE:
                    count += 1
                for other in self.watched[place + 1 :]:
                    partner = wall.top(other)
                    if partner >= 0 and match[KINDS * card + partner] == DOUBLE:
                        count += 1
        heights[first] += 1
        heights[second] += 1
        return count


def _unpickled(rows: list[int], rng: Rng, watched: list[int]) -> Beginner:
    beginner = Beginner(rows, 0, rng)
    beginner.watched = watched
    return beginner
