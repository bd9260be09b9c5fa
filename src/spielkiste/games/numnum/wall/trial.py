"""Simulated games of Wall Break, played quickly by rules of thumb.

Below the free cards everything is unknown.  A search that assumed knowledge of the hidden cards would choose moves by cards
that nobody sees.  So the moves here are chosen as people choose them, from the free cards and the heights of the stacks; the
imagined wall only decides which cards turn up.
"""

from typing import Final

from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.matching import BAR_OF, DOUBLE, MATCH
from spielkiste.games.numnum.material import KINDS, NO_TWOS, NUMBER_CARDS, WISH
from spielkiste.games.numnum.wall.material import LAST_TAKEN, PARTIES, STACKS, TALLEST
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, SWAP, TAKE
from spielkiste.games.numnum.wall.stacks import OPENING, Stacks

# The worth of a move at a glance, set by hand; steeper and flatter weights for the heights were not better. A
# breach that wins is worth the most, one that loses the least.
_WINS: Final = 50_000
_WINS_AFTER_SWAP: Final = 49_000
_DRAWS: Final = -100
_LOSES: Final = -9_000
#: Moves that are worth less than this are not tried.
_HOPELESS: Final = -5_000
#: Going on after a double pair; a swap that makes one is worth a little less, because it uses up the wish card.
_GO_ON: Final = 500
_WISH_CARD: Final = 50
#: Setting a ban card aside frees a new card without ending the turn: after double pairs, before any single pair.
_SET_ASIDE: Final = 10
_SET_ASIDE_LOW: Final = 300
_SET_ASIDE_LAST_BUT_ONE: Final = 800
#: Reducing a stack to its last card when the breach would not win.
_IN_VAIN: Final = -1_500
#: A swap that neither breaks the wall nor makes a double pair.
_USELESS: Final = -3_000
# What a `keen` player also considers: cards with many double partners.  A single pair that takes them leaves the
# opponents little; of two double pairs, the one without them leaves the player more.  A ban card comes before all of
# that.
_TAKEN_FROM_THEM: Final = 6
_KEPT_FOR_ONESELF: Final = 3
_SET_ASIDE_FIRST: Final = 400


#: By the height of a stack before a card is taken from it.  After a single pair, the opponents get the stack and break
#: it if it is low; a double pair from a low stack brings the player's own breach nearer.
_SINGLE_FROM: Final[list[int]] = [0, 0, -1000, -400, -120, -50, -20] + [0] * (TALLEST - 6)
_DOUBLE_FROM: Final[list[int]] = [0, 0, 600, 200, 80, 40, 20] + [0] * (TALLEST - 6)

#: By mask of bans and kind: the number of cards with which it makes a double pair.
_PARTNERS: Final[list[list[int]]] = [
    [sum([match[KINDS * kind + other] == DOUBLE for other in range(NUMBER_CARDS) if other != kind]) for kind in range(KINDS)]
    for match in MATCH
]


class Trial:
    """A wall for trying moves, without recording events."""

    def __init__(self, wall: Stacks, keen: bool = False) -> None:
        #: Whether all simulated players consider the double pairs to come.
        self.keen: Final = keen
        self.cells: Final = wall.cells[:]
        self.heights: Final = wall.heights[:]
        self.taken: Final = wall.taken[-LAST_TAKEN:]
        self.bars = wall.bars
        self.opening = wall.phase == OPENING
        #: Whether the party that began the trial is to move, and how many cards the party to move is ahead.
        self.mine = True
        party = wall.turn % PARTIES
        self.lead = wall.scores[party] - wall.scores[1 - party]
        self.over = False
        #: The moves and their worth.
        self.found: Final[list[int]] = []
        self.worth: Final[list[int]] = []

    # -- moves at a glance -------------------------------------------------------------------------------------

    def weigh(self) -> None:
        """Find the legal moves and their worth for the party to move."""
        found = self.found
        worth = self.worth
        found.clear()
        worth.clear()
        heights = self.heights
        match = MATCH[self.bars]
        tops = self._tops()
        specials = False
        for first in range(STACKS):
            card = tops[first]
            if card >= NUMBER_CARDS:
                specials = True
                continue
            base = KINDS * card
            for second in range(first + 1, STACKS):
                level = match[base + tops[second]]
                if level == 0 or (self.opening and level != DOUBLE):
                    continue
                found.append(TAKE + STACKS * first + second)
                if heights[first] == 1 or heights[second] == 1:
                    worth.append(_final(self.lead + self._broken(first, second)))
                elif level == DOUBLE and not self.opening:
                    partners = self._partners(card, tops[second])
                    worth.append(self._worth_of_double(first, second) - _KEPT_FOR_ONESELF * partners)
                else:
                    partners = self._partners(card, tops[second])
                    worth.append(_SINGLE_FROM[heights[first]] + _SINGLE_FROM[heights[second]] + _TAKEN_FROM_THEM * partners)
        if specials and not self.opening:
            for stack in range(STACKS):
                if tops[stack] > WISH:
                    found.append(ASIDE + stack)
                    worth.append(self._worth_of_aside(stack))
                elif tops[stack] == WISH:
                    self._add_swaps(stack, tops)

    def _tops(self) -> list[int]:
        """Return the free cards; while the game goes on, no stack is empty."""
        cells = self.cells
        heights = self.heights
        return [cells[TALLEST * stack + heights[stack] - 1] for stack in range(STACKS)]

    def _partners(self, left: int, right: int) -> int:
        """Return how many cards make double pairs with these two; 0 if the players are not keen."""
        if not self.keen:
            return 0
        partners = _PARTNERS[self.bars]
        return partners[left] + partners[right]

    def _worth_of_double(self, first: int, second: int) -> int:
        heights = self.heights
        worth = _GO_ON + _DOUBLE_FROM[heights[first]] + _DOUBLE_FROM[heights[second]]
        if (heights[first] == 2 and self.lead + self._claim(first) <= 0) or (
            heights[second] == 2 and self.lead + self._claim(second) <= 0
        ):
            worth += _IN_VAIN
        return worth

    def _worth_of_aside(self, stack: int) -> int:
        height = self.heights[stack]
        if height > 2:
            if self.keen:
                return _SET_ASIDE_FIRST
            return _SET_ASIDE_LOW if height == 3 else _SET_ASIDE
        wins = self.lead + self._claim(stack) > 0
        if height == 2:
            return _SET_ASIDE_LAST_BUT_ONE if wins else _IN_VAIN
        return _WINS if wins else _LOSES

    def _add_swaps(self, stack: int, tops: list[int]) -> None:
        match = MATCH[self.bars]
        heights = self.heights
        for kind in self.taken[-LAST_TAKEN:]:
            if kind >= NUMBER_CARDS:
                continue
            best = _USELESS
            for other in range(STACKS):
                level = match[KINDS * kind + tops[other]]
                if other == stack or level == 0:
                    continue
                if heights[stack] == 1 or heights[other] == 1:
                    wins = self.lead + self._claim(stack if heights[stack] == 1 else other) > 0
                    worth = _WINS_AFTER_SWAP if wins else _LOSES
                elif level == DOUBLE:
                    worth = self._worth_of_double(stack, other) - _WISH_CARD
                else:
                    continue
                if worth > best:
                    best = worth
            self.found.append(SWAP + NUMBER_CARDS * stack + kind)
            self.worth.append(best)

    def _claim(self, stack: int) -> int:
        """Return the number of cards on the larger side of a stack."""
        heights = self.heights
        left = 0
        right = 0
        for place in range(STACKS):
            if place < stack:
                left += heights[place]
            elif place > stack:
                right += heights[place]
        return max(left, right)

    def _broken(self, first: int, second: int) -> int:
        """Return the cards gained by breaking the wall with this pair: the pair and the larger side."""
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

    def wins_by(self, first: int, second: int) -> bool:
        """Return whether a pair from these stacks breaks the wall and wins."""
        heights = self.heights
        return (heights[first] == 1 or heights[second] == 1) and self.lead + self._broken(first, second) > 0

    def at_a_glance(self, rng: Rng) -> int:
        """Return the move that looks best, a random one if several are equal; -1 if there is none."""
        self.weigh()
        found = self.found
        worth = self.worth
        count = len(found)
        if count == 0:
            return -1
        place = rng.below(count)
        best = place
        for _ in range(count):
            if worth[place] > worth[best]:
                best = place
            place += 1
            if place == count:
                place = 0
        return found[best]

    def favourites(self, first: int, most: int) -> list[int]:
        """Return `first`, the result of `at_a_glance`, and the next best moves.

        If `first` wins, return no others; never return moves that lose.
        """
        worth = self.worth
        order = sorted(range(len(worth)), key=lambda place: -worth[place])
        chosen = [first]
        if worth[order[0]] < _WINS_AFTER_SWAP:
            for place in order:
                if self.found[place] != first and worth[place] > _HOPELESS and len(chosen) < most:
                    chosen.append(self.found[place])
        return chosen

    def careless(self, rng: Rng) -> int:
        """Return the move of a player who sees a breach that wins, but does not see one coming; -1 if there is none."""
        match = MATCH[self.bars]
        tops = self._tops()
        doubles: list[int] = []
        singles: list[int] = []
        for first in range(STACKS):
            if tops[first] >= NUMBER_CARDS:
                continue
            base = KINDS * tops[first]
            for second in range(first + 1, STACKS):
                level = match[base + tops[second]]
                if level == 0 or (self.opening and level != DOUBLE):
                    continue
                move = TAKE + STACKS * first + second
                if self.wins_by(first, second):
                    return move
                if level == DOUBLE:
                    doubles.append(move)
                else:
                    singles.append(move)
        if doubles:
            return rng.pick(doubles)
        if singles:
            return rng.pick(singles)
        return self.at_a_glance(rng)

    # -- playing -----------------------------------------------------------------------------------------------

    def do(self, move: int) -> None:
        """Make a move."""
        if move < ASIDE:
            self._take((move - TAKE) // STACKS, (move - TAKE) % STACKS)
        elif move < CLAIM:
            stack = move - ASIDE
            height = self.heights[stack] - 1
            self.heights[stack] = height
            self.bars ^= BAR_OF[self.cells[TALLEST * stack + height] - NO_TWOS]
            if height == 0:
                self.lead += self._claim(stack)
                self.over = True
        else:
            stack = (move - SWAP) // NUMBER_CARDS
            kind = (move - SWAP) % NUMBER_CARDS
            spot = len(self.taken) - 1
            while self.taken[spot] != kind:
                spot -= 1
            self.taken[spot] = WISH
            self.cells[TALLEST * stack + self.heights[stack] - 1] = kind

    def _take(self, first: int, second: int) -> None:
        heights = self.heights
        if heights[first] == 1 or heights[second] == 1:
            self.lead += self._broken(first, second)
            self.over = True
            return
        left = self.cells[TALLEST * first + heights[first] - 1]
        right = self.cells[TALLEST * second + heights[second] - 1]
        heights[first] -= 1
        heights[second] -= 1
        self.taken.append(left)
        self.taken.append(right)
        self.lead += 2
        if self.opening or MATCH[self.bars][KINDS * left + right] != DOUBLE:
            self.lead = -self.lead
            self.mine = not self.mine

    def outcome(self, rng: Rng, against_careless: bool) -> int:
        """Play to the end; return 2 if the party that began the trial wins, 1 for a draw, 0 if it loses."""
        while not self.over:
            move = self.careless(rng) if against_careless and not self.mine else self.at_a_glance(rng)
            if move >= 0:
                self.do(move)
            elif self.opening:
                self.opening = False
            else:
                self.over = True
        ahead = self.lead if self.mine else -self.lead
        return 2 if ahead > 0 else 1 if ahead == 0 else 0


def _final(lead: int) -> int:
    return _WINS + lead if lead > 0 else _LOSES + lead if lead < 0 else _DRAWS
