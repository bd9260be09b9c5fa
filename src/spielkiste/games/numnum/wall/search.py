"""Looking ahead at the wall: alpha-beta with iterative deepening, on a wall whose cards are all known.

One step of depth is one change of turn; what a player does within a turn (going on after double pairs, setting bar
cards aside, swapping wishes) is free.  How far it looks is decided by a number of visited walls, never by a clock, so
the same bot finds the same move on every machine.
"""

from typing import Final

from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.matching import BAR_OF, DOUBLE, MATCH
from spielkiste.games.numnum.material import KINDS, NO_TWOS, NUMBER_CARDS, WISH
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, SWAP, TAKE
from spielkiste.games.numnum.wall.state import OPENING, Wall
from spielkiste.games.numnum.wall.variant import LAST_TAKEN, PARTIES, STACKS, TALLEST

#: A game won or lost counts more than any number of cards.
WIN: Final = 1000
ENDLESS: Final = 1_000_000
#: Weights of heights in the key of a wall, and what lies beside them.
_PLACES: Final = [32**stack for stack in range(STACKS)]
_EXACT: Final = 0
_AT_LEAST: Final = 1
_AT_MOST: Final = 2
# What the estimate of an unfinished wall is made of, found by play against itself:
#: the right to move, and each double pair that lies free;
_TEMPO: Final = 2
_DOUBLE: Final = 2
#: from this height on a stack may soon break;
_NEAR_BREACH: Final = 3
#: how much a breach weighs in all, how far its gain is counted, how a stack's height makes its breach likelier, and how much
#: the lowest stack already speaks for whoever is to move.
_BREACH: Final = 200
_FULL_GAIN: Final = 10
_WEIGHT: Final = [0] + [int(1000 * 0.6**height) + 1 for height in range(16)]
_NEAR: Final = [0, 10, 20, 12, 7, 4, 2]


class Search:
    """A wall to think on: it makes and unmakes moves without telling a story."""

    def __init__(self, wall: Wall, budget: int) -> None:
        self.breach: Final = wall.variant.breach
        self.pairs_in_a_row: Final = wall.variant.pairs_in_a_row
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
        #: What is known about walls seen before: depth, kind of value, value, best move.
        self.known: Final[dict[int, tuple[int, int, int, int]]] = {}

    # -- moves -------------------------------------------------------------------------------------------------

    def moves(self) -> list[int]:
        """What may be done now, double pairs first; in the opening nothing else."""
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
            if self.pairs_in_a_row and heights[first] > 1:
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
        """Swaps that make a double pair; others only if there is nothing else to do."""
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
        """What a move is worth to the player who makes it, looking `depth` changes of turn ahead."""
        if move < ASIDE:
            return self._value_of_pair((move - TAKE) // STACKS, (move - TAKE) % STACKS, depth, alpha, beta, lead)
        heights = self.heights
        if move < CLAIM:
            stack = move - ASIDE
            height = heights[stack] - 1
            bar = BAR_OF[self.cells[TALLEST * stack + height] - NO_TWOS]
            heights[stack] = height
            if self.breach and height == 0:
                value = self._final(lead + self._claim(stack))
            else:
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
        if self.breach and (height == 0 or heights[first] == 0):
            claim = 0
            if height == 0:
                claim = self._claim(second)
            if heights[first] == 0:
                claim = max(claim, self._claim(first))
            value = self._final(lead + claim)
        else:
            self.place -= _PLACES[first] + _PLACES[second]
            self.taken.append(left)
            self.taken.append(right)
            if self.opening:
                value = self._after_opening_pair(depth, alpha, beta, lead)
            elif MATCH[self.bars][KINDS * left + right] == DOUBLE:
                # Double pairs that bring a breach near are looked into without counting them.
                near = self.breach and (height <= _NEAR_BREACH or heights[first] <= _NEAR_BREACH)
                value = self._search(depth if near else depth - 1, alpha, beta, lead)
            else:
                value = -self._search(depth - 2, -beta, -alpha, -lead)
            self.taken.pop()
            self.taken.pop()
            self.place += _PLACES[first] + _PLACES[second]
        heights[second] += 1
        heights[first] += 1
        return value

    def _after_opening_pair(self, depth: int, alpha: int, beta: int, lead: int) -> int:
        """NN-21: the turn passes after every pair, and the last one opens the main game."""
        if self.moves():
            return -self._search(depth - 2, -beta, -alpha, -lead)
        self.opening = False
        value = -self._search(depth - 2, -beta, -alpha, -lead)
        self.opening = True
        return value

    def _quick(self, found: list[int], lead: int, rng: Rng) -> int:
        """A sensible move at a glance: break the wall if that wins, never if it loses; doubles first; low stacks last."""
        heights = self.heights
        cells = self.cells
        match = MATCH[self.bars]
        best: list[int] = []
        rank = -100
        for move in found:
            if move >= ASIDE:
                if rank < -50 or (rank < 20 and move >= SWAP):
                    best = [move]
                    rank = -50 if move < SWAP else 20
                elif rank == (-50 if move < SWAP else 20):
                    best.append(move)
                continue
            first = (move - TAKE) // STACKS
            second = (move - TAKE) % STACKS
            low = min(heights[first], heights[second])
            if self.breach and low == 1:
                if lead + self._broken(first, second) > 0:
                    return move
                own = -60
            else:
                double = (
                    match[KINDS * cells[TALLEST * first + heights[first] - 1] + cells[TALLEST * second + heights[second] - 1]]
                    == DOUBLE
                )
                own = (30 if low < 6 else 25) if double else (low if low < 5 else 5)
            if own > rank:
                rank = own
                best = [move]
            elif own == rank:
                best.append(move)
        return best[rng.below(len(best))]

    def _claim(self, stack: int) -> int:
        return max(sum(self.heights[:stack]), sum(self.heights[stack + 1 :]))

    def _final(self, lead: int) -> int:
        return lead + WIN if lead > 0 else lead - WIN if lead < 0 else 0

    def _search(self, depth: int, alpha: int, beta: int, lead: int) -> int:
        """What this wall is worth to the player on turn."""
        self.nodes += 1
        if self.nodes > self.budget:
            self.spent = True
            return 0
        found = self.moves()
        if not found:
            return self._final(lead)
        if depth <= 0:
            return self._estimate(found, lead)
        key = (((self.swapped * 512 + lead + 256) * 4 + self.bars) * 2 + int(self.opening)) * 34359738368 + self.place
        before = self.known.get(key)
        if before is not None:
            if before[0] >= depth and (
                before[1] == _EXACT
                or (before[1] == _AT_LEAST and before[2] >= beta)
                or (before[1] == _AT_MOST and before[2] <= alpha)
            ):
                return before[2]
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
        self.known[key] = (depth, kind, best, best_move)
        return best

    def _estimate(self, found: list[int], lead: int) -> int:
        """A guess without looking further: whoever is on turn takes at least a pair, and more for every double."""
        heights = self.heights
        doubles = 0
        match = MATCH[self.bars]
        best_breach = -ENDLESS
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
            if self.breach and (heights[first] == 1 or heights[second] == 1):
                best_breach = max(best_breach, self._final(lead + self._broken(first, second)))
        guess = lead + (_TEMPO if found[0] < ASIDE else 0) + _DOUBLE * doubles
        if self.breach:
            guess += self._prospects(lead)
        return max(guess, best_breach)

    def _prospects(self, lead: int) -> int:
        total = sum(heights := self.heights)
        weights = 0
        hope = 0
        before = 0
        lowest = 16
        for stack in range(STACKS):
            height = heights[stack]
            if height < lowest:
                lowest = height
            claim = max(before, total - before - height)
            before += height
            weight = _WEIGHT[height]
            weights += weight
            win = lead + claim
            loss = lead - claim
            win = _FULL_GAIN if win > _FULL_GAIN else -_FULL_GAIN if win < -_FULL_GAIN else win
            loss = _FULL_GAIN if loss > _FULL_GAIN else -_FULL_GAIN if loss < -_FULL_GAIN else loss
            mine = _NEAR[lowest] if lowest < 7 else 50
            hope += weight * (mine * win + (100 - mine) * loss)
        return _BREACH * hope // (100 * _FULL_GAIN * weights)

    def _broken(self, first: int, second: int) -> int:
        """What breaking the wall with this pair would bring: the pair and the larger side."""
        heights = self.heights
        heights[first] -= 1
        heights[second] -= 1
        claim = 0
        if heights[first] == 0:
            claim = self._claim(first)
        if heights[second] == 0:
            claim = max(claim, self._claim(second))
        heights[first] += 1
        heights[second] += 1
        return claim + 2

    # -- deciding ----------------------------------------------------------------------------------------------

    def best(self, candidates: list[int], deepest: int) -> int:
        """The best of these moves, looking one step further each time until the budget is spent."""
        order = candidates[:]
        for depth in range(1, self._deepest(deepest) + 1):
            low = -ENDLESS
            best_move = order[0]
            for move in order:
                value = self.value_of(move, depth, low, ENDLESS, self.lead)
                if self.spent:
                    # The favourite of the step before was looked at first: whatever beat it, beat it fairly.
                    return best_move
                if value > low:
                    low = value
                    best_move = move
            order.remove(best_move)
            order.insert(0, best_move)
        return order[0]

    def values(self, candidates: list[int], deepest: int) -> list[int]:
        """The value of every one of these moves, as far ahead as the budget allows for all of them."""
        found = [0] * len(candidates)
        for depth in range(1, self._deepest(deepest) + 1):
            deeper: list[int] = []
            for move in candidates:
                deeper.append(self.value_of(move, depth, -ENDLESS, ENDLESS, self.lead))
                if self.spent:
                    return found
            found = deeper
        return found

    def _deepest(self, wanted: int) -> int:
        """No game lasts longer than its cards."""
        return min(wanted, sum(self.heights) + LAST_TAKEN)


_BITS: Final = [2**stack for stack in range(STACKS)]
