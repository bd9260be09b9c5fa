"""The search for Clear Away!, where all cards are known: alpha-beta with iterative deepening.

A change of turn costs two steps of depth; a move within a turn (a double pair, setting a ban card aside, swapping a
wish card) costs one.  With `to_come`, both cost one.  The number of positions searched limits the search, never a
clock, so the same bot finds the same move on every machine.

There are two ways to score.  With the lead included, the table of known walls recognises a wall only if the lead is
the same. With only the cards to come, a wall is the same no matter how it was reached.  Both find the winning move once
they see the end, because most cards win; before that, the second way searches much deeper.
"""

from typing import Final

from spielkiste.games.numnum.matching import BAR_OF, DOUBLE, MATCH
from spielkiste.games.numnum.material import KINDS, NO_TWOS, NUMBER_CARDS, WISH
from spielkiste.games.numnum.wall.material import LAST_TAKEN, PARTIES, STACKS, TALLEST
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, SWAP, TAKE
from spielkiste.games.numnum.wall.stacks import OPENING, Stacks

#: A game won or lost counts more than any number of cards.
WIN: Final = 1000
ENDLESS: Final = 1_000_000
#: The weights of the heights in the key of a wall.
_PLACES: Final[list[int]] = [32**stack for stack in range(STACKS)]
_EXACT: Final = 0
_AT_LEAST: Final = 1
_AT_MOST: Final = 2
# The parts of the estimate for an unfinished wall: the right to move, and each free double pair.
_TEMPO: Final = 2
_DOUBLE: Final = 2
# The weight of a double pair when only the cards to come count: most of them uncover something for the other party.
_DOUBLE_TO_COME: Final = 1
_BITS: Final[list[int]] = [2**stack for stack in range(STACKS)]


class Search:
    """A wall to search: it makes and unmakes moves without recording events."""

    def __init__(self, wall: Stacks, budget: int, to_come: bool = False) -> None:
        #: Whether only the cards to come count; then all steps have the same length.
        self.to_come: Final = to_come
        self.turn_steps: Final = 1 if to_come else 2
        self.double: Final = _DOUBLE_TO_COME if to_come else _DOUBLE
        self.cells: Final = wall.cells[:]
        self.heights: Final = wall.heights[:]
        self.taken: Final = wall.taken[:]
        self.bars = wall.bars
        self.opening = wall.phase == OPENING
        self.place = sum([wall.heights[stack] * _PLACES[stack] for stack in range(STACKS)])
        self.swapped = 0
        party = wall.turn % PARTIES
        self.lead: Final = wall.scores[party] - wall.scores[1 - party]
        self.nodes = 0
        self.budget = budget
        self.spent = False
        #: By key of a wall: depth, kind of value, value, best move.
        self.known: Final[dict[int, tuple[int, int, int, int]]] = {}

    # -- moves -------------------------------------------------------------------------------------------------

    def moves(self) -> list[int]:
        """Return the legal moves, double pairs first; in the opening there are no others."""
        match = MATCH[self.bars]
        cells = self.cells
        heights = self.heights
        tops: list[int] = []
        for stack in range(STACKS):
            height = heights[stack]
            tops.append(cells[TALLEST * stack + height - 1] if height > 0 else WISH)
        doubles: list[int] = []
        singles: list[int] = []
        special = False
        for first in range(STACKS):
            card = tops[first]
            if card >= NUMBER_CARDS:
                if heights[first] > 0:
                    special = True
                continue
            base = KINDS * card
            if heights[first] > 1:
                level = match[base + cells[TALLEST * first + heights[first] - 2]]
                if level == DOUBLE:
                    doubles.append(TAKE + (STACKS + 1) * first)
                elif level:
                    singles.append(TAKE + (STACKS + 1) * first)
            for second in range(first + 1, STACKS):
                level = match[base + tops[second]]
                if level == DOUBLE:
                    doubles.append(TAKE + STACKS * first + second)
                elif level:
                    singles.append(TAKE + STACKS * first + second)
        if self.opening:
            return doubles
        found = doubles + singles
        if special:
            for stack in range(STACKS):
                if heights[stack] > 0:
                    if tops[stack] > WISH:
                        found.append(ASIDE + stack)
                    elif tops[stack] == WISH:
                        self._add_swaps(stack, tops, found)
        return found

    def _add_swaps(self, stack: int, tops: list[int], found: list[int]) -> None:
        """Add the swaps that make a double pair; add others only if there is no other move."""
        match = MATCH[self.bars]
        nothing_else = not found
        for kind in self.taken[-LAST_TAKEN:]:
            if kind < NUMBER_CARDS:
                useful = nothing_else
                if not useful:
                    for top in tops:
                        if match[KINDS * kind + top] == DOUBLE:
                            useful = True
                            break
                if useful:
                    found.append(SWAP + NUMBER_CARDS * stack + kind)

    # -- values ------------------------------------------------------------------------------------------------

    def value_of(self, move: int, depth: int, alpha: int, beta: int, lead: int) -> int:
        """Return the value of a move for the player who makes it, searching `depth` steps."""
        if move < ASIDE:
            return self._value_of_pair((move - TAKE) // STACKS, (move - TAKE) % STACKS, depth, alpha, beta, lead)
        heights = self.heights
        if move < CLAIM:
            stack = move - ASIDE
            height = heights[stack] - 1
            bar = BAR_OF[self.cells[TALLEST * stack + height] - NO_TWOS]
            heights[stack] = height
            self.bars ^= bar
            self.place -= _PLACES[stack]
            value = self._search(depth - 1, alpha, beta, lead)
            self.place += _PLACES[stack]
            self.bars ^= bar
            heights[stack] = height + 1
            return value
        stack = (move - SWAP) // NUMBER_CARDS
        kind = (move - SWAP) % NUMBER_CARDS
        cell = TALLEST * stack + heights[stack] - 1
        spot = len(self.taken) - 1
        while self.taken[spot] != kind:
            spot -= 1
        self.taken[spot] = WISH
        self.cells[cell] = kind
        self.swapped += move - SWAP + 1
        value = self._search(depth - 1, alpha, beta, lead)
        self.swapped -= move - SWAP + 1
        self.cells[cell] = WISH
        self.taken[spot] = kind
        return value

    def _value_of_pair(self, first: int, second: int, depth: int, alpha: int, beta: int, lead: int) -> int:
        heights = self.heights
        cells = self.cells
        height = heights[first] - 1
        left = cells[TALLEST * first + height]
        heights[first] = height
        height = heights[second] - 1
        right = cells[TALLEST * second + height]
        heights[second] = height
        lead += 2
        self.place -= _PLACES[first] + _PLACES[second]
        self.taken.append(left)
        self.taken.append(right)
        if self.opening:
            value = self._after_opening_pair(depth, alpha, beta, lead)
        elif MATCH[self.bars][KINDS * left + right] == DOUBLE:
            value = self._search(depth - 1, alpha, beta, lead)
        else:
            value = -self._search(depth - self.turn_steps, -beta, -alpha, -lead)
        self.taken.pop()
        self.taken.pop()
        self.place += _PLACES[first] + _PLACES[second]
        heights[second] += 1
        heights[first] += 1
        return value

    def _after_opening_pair(self, depth: int, alpha: int, beta: int, lead: int) -> int:
        """Return the value after a pair of the opening (NN-21): the turn passes, and the last pair starts the main game."""
        if self.moves():
            return -self._search(depth - self.turn_steps, -beta, -alpha, -lead)
        self.opening = False
        value = -self._search(depth - self.turn_steps, -beta, -alpha, -lead)
        self.opening = True
        return value

    def _final(self, lead: int) -> int:
        if self.to_come:
            return lead
        return lead + WIN if lead > 0 else lead - WIN if lead < 0 else 0

    def _search(self, depth: int, alpha: int, beta: int, lead: int) -> int:
        """Return the value of this wall for the player to move."""
        self.nodes += 1
        if self.nodes > self.budget:
            self.spent = True
            return 0
        found = self.moves()
        if not found:
            return self._final(lead)
        if depth <= 0:
            return self._estimate(found, lead)
        # Values in `known` are relative to this.
        origin = lead if self.to_come else 0
        key = (((self.swapped * 512 + lead - origin + 256) * 4 + self.bars) * 2 + int(self.opening)) * 34359738368 + self.place
        before = self.known.get(key)
        if before is not None:
            value = before[2] + origin
            if before[0] >= depth and (
                before[1] == _EXACT or (before[1] == _AT_LEAST and value >= beta) or (before[1] == _AT_MOST and value <= alpha)
            ):
                return value
            best_move = before[3]
            if found[0] != best_move and best_move in found:
                found.remove(best_move)
                found.insert(0, best_move)
        best = -ENDLESS
        best_move = found[0]
        low = alpha
        for move in found:
            value = self.value_of(move, depth, low, beta, lead)
            if self.spent:
                return 0
            if value > best:
                best = value
                best_move = move
                if value > low:
                    low = value
                    if value >= beta:
                        break
        kind = _AT_LEAST if best >= beta else _AT_MOST if best <= alpha else _EXACT
        self.known[key] = (depth, kind, best - origin, best_move)
        return best

    def _estimate(self, found: list[int], lead: int) -> int:
        """Return an estimate without further search.

        The player to move takes at least one pair, and more for each double pair.
        """
        heights = self.heights
        doubles = 0
        match = MATCH[self.bars]
        used = 0
        for move in found:
            if move >= ASIDE:
                break
            first = (move - TAKE) // STACKS
            second = (move - TAKE) % STACKS
            left = self.cells[TALLEST * first + heights[first] - 1]
            below = 2 if first == second else 1
            right = self.cells[TALLEST * second + heights[second] - below]
            if match[KINDS * left + right] == DOUBLE:
                mask = _BITS[first] | _BITS[second]
                if not used & mask:
                    doubles += 1
                    used |= mask
        return lead + (_TEMPO if found[0] < ASIDE else 0) + self.double * doubles

    # -- deciding ----------------------------------------------------------------------------------------------

    def best(self, candidates: list[int], deepest: int) -> int:
        """Return the best of these moves, searching one step deeper each time until the budget is spent."""
        order = candidates[:]
        for depth in range(1, self._deepest(deepest) + 1):
            low = -ENDLESS
            best_move = order[0]
            for move in order:
                value = self.value_of(move, depth, low, ENDLESS, self.lead)
                if self.spent:
                    # The best move of the previous depth was searched first, so a move that beat it did so fairly.
                    return best_move
                if value > low:
                    low = value
                    best_move = move
            order.remove(best_move)
            order.insert(0, best_move)
        return order[0]

    def _deepest(self, wanted: int) -> int:
        """Return the depth limit: a game ends when its cards are used up."""
        return min(wanted, sum(self.heights) + LAST_TAKEN)
