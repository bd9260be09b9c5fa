"""The net that judges a wall for the bot that taught itself: what it sees of a position, and the chance to win.

All numbers are integers, so the judge says the same in every build and on every machine.
"""

import json
from typing import Final, cast

from spielkiste.core.errors import BadFile
from spielkiste.core.layer import Layer, SideBySide
from spielkiste.core.nets import Trained
from spielkiste.games.numnum.matching import DOUBLE, MATCH, SINGLE
from spielkiste.games.numnum.material import KINDS, NUMBER_CARDS, WISH
from spielkiste.games.numnum.wall.material import STACKS

#: A free card that has not turned up yet.
HIDDEN: Final = KINDS
#: All pairs of stacks.
PAIRS: Final = [(left, right) for left in range(STACKS) for right in range(left + 1, STACKS)]

# The rows of the table: for each pair of stacks, how their cards match and the heights; for each stack, its height and what its
# breach brings; how many partners its card has, or what special card it is; the lead, the bans, and the opening.
STACK_ROWS: Final = 50 * len(PAIRS)
DOUBLE_ROWS: Final = STACK_ROWS + 80 * STACKS
MOST_PARTNERS: Final = 16
SINGLE_ROWS: Final = DOUBLE_ROWS + MOST_PARTNERS * STACKS
KIND_ROWS: Final = SINGLE_ROWS + MOST_PARTNERS * STACKS
LEAD_ROWS: Final = KIND_ROWS + 4 * STACKS
MOST_LEAD: Final = 24
BAR_ROWS: Final = LEAD_ROWS + 2 * MOST_LEAD + 1
OPENING_ROW: Final = BAR_ROWS + 4
#: The borders between the steps of what a breach brings beyond the lead.
MARGINS: Final = [-4, 0, 4, 10]

#: The integers that stand for a weight of 1, and for one of the last layer.
SCALE: Final = 64
LAST_SCALE: Final = 4096
#: The number of entries of the table of chances, and the entries for each unit of the log odds.
LOGITS: Final = 1024
STEEPNESS: Final = 64
#: A chance of 100 percent.
CERTAIN: Final = 65535


def _bits(match: bytes, kind: int, least: int) -> int:
    """Return the number cards that match this one at least so well, as a mask of bits."""
    return sum([1 << other for other in range(NUMBER_CARDS) if match[KINDS * kind + other] >= least])


#: By bans and card: the number cards that match it doubly, and those that match it at all, as masks of bits.
_DOUBLE_PARTNERS: Final = [[_bits(match, kind, DOUBLE) for kind in range(NUMBER_CARDS)] for match in MATCH]
_PARTNERS: Final = [[_bits(match, kind, SINGLE) for kind in range(NUMBER_CARDS)] for match in MATCH]

#: By stack: the pairs that contain it, with their numbers.
_PAIRS_WITH: Final = [
    [(number, left, right) for number, (left, right) in enumerate(PAIRS) if stack in (left, right)] for stack in range(STACKS)
]


class Sight:
    """A position as the player to move sees it, with free cards that may not have turned up yet."""

    def __init__(self, tops: list[int], heights: list[int], bars: int, lead: int, opening: bool, unseen: int) -> None:
        self.tops: Final = tops
        self.heights: Final = heights
        self.bars: Final = bars
        self.lead: Final = lead
        self.opening: Final = opening
        #: The number cards that nobody has seen, as a mask of bits.
        self.unseen = unseen

    def wins(self) -> bool:
        """Return whether the player to move can break the wall and win at once."""
        heights = self.heights
        if 1 not in heights:
            return False
        tops = self.tops
        match = MATCH[self.bars]
        least = DOUBLE if self.opening else SINGLE
        sides = claims(heights)
        for stack in range(STACKS):
            if heights[stack] > 1:
                continue
            card = tops[stack]
            if card >= NUMBER_CARDS:
                if WISH < card < HIDDEN and not self.opening and self.lead + sides[stack] > 0:
                    return True
                continue
            before = sum(heights[:stack])
            behind = sum(heights[stack + 1 :])
            for other in range(STACKS):
                if other != stack and tops[other] < NUMBER_CARDS and match[KINDS * card + tops[other]] >= least:
                    left, right = (before - 1, behind) if other < stack else (before, behind - 1)
                    if self.lead + 2 + max(left, right) > 0:
                        return True
        return False


def claims(heights: list[int]) -> list[int]:
    """Return the number of cards on the larger side of each stack."""
    total = sum(heights)
    before = 0
    found: list[int] = []
    for height in heights:
        found.append(max(before, total - before - height))
        before += height
    return found


#: The units of the two hidden layers.
WIDTH: Final = 128
THEN: Final = 32
#: The sums of the first layer.
_SUMS: Final = SideBySide(WIDTH, 16)
#: How far the sum of the last layer is shifted, to count `STEEPNESS` to one unit of the log odds.
_SHIFT: Final = 18


class Judge(Trained):
    """A trained net, which rates positions."""

    def __init__(self, packed: bytes) -> None:
        end = packed.index(b"\n")
        head = cast(dict[str, object], json.loads(packed[:end].decode()))
        super().__init__(cast(str, head["game"]), 0, cast(list[int], head["seats"]), cast(int, head["steps"]))
        if len(packed) != end + 1 + (OPENING_ROW + 1) * WIDTH + WIDTH * THEN:
            raise BadFile("bad-net", "This net file is incomplete; fetch it again.")
        first, second = cast(list[list[int]], head["bias"])
        rows_end = end + 1 + (OPENING_ROW + 1) * WIDTH
        self._first: Final = _SUMS.sum_of(first) + _SUMS.middles
        self._rows: Final = _SUMS.rows_of(packed[end + 1 : rows_end])
        self._second: Final = Layer(second, packed[rows_end:], 32)
        last = cast(list[object], head["last"])
        self._last: Final = cast(list[int], last[0])
        self._end: Final = cast(int, last[1])
        self._chances: Final = cast(list[int], head["chances"])

    def still(self, sight: Sight) -> int:
        """Return the sum for everything that does not depend on cards that turn up."""
        rows = self._rows
        heights = sight.heights
        lead = sight.lead
        total = self._first + rows[LEAD_ROWS + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead))] + rows[BAR_ROWS + sight.bars]
        if sight.opening:
            total += rows[OPENING_ROW]
        behind = 1 if lead < 0 else 0
        sides = claims(heights)
        for stack in range(STACKS):
            margin = sides[stack] - abs(lead)
            step = 0
            for border in MARGINS:
                if margin > border:
                    step += 1
            total += rows[STACK_ROWS + 80 * stack + 10 * (min(heights[stack], 8) - 1) + 2 * step + behind]
        for number, (left, right) in enumerate(PAIRS):
            total += self._pair(sight, number, left, right)
        return total

    def _pair(self, sight: Sight, number: int, left: int, right: int) -> int:
        """Return the row for a pair of stacks; 0 if their free cards do not match, or if one of them is hidden."""
        card = sight.tops[left]
        other = sight.tops[right]
        if card >= NUMBER_CARDS or other >= NUMBER_CARDS:
            return 0
        level = MATCH[sight.bars][KINDS * card + other]
        if level == 0:
            return 0
        low = 5 * (min(sight.heights[left], 5) - 1) + min(sight.heights[right], 5) - 1
        return self._rows[50 * number + 25 * (level - 1) + low]

    def chance(self, sight: Sight, still: int, new: list[int]) -> int:
        """Return the chance to win, of 65535, once the free cards of the stacks in `new` have turned up.

        `still` is the sum for everything else.
        """
        rows = self._rows
        doubles = _DOUBLE_PARTNERS[sight.bars]
        partners = _PARTNERS[sight.bars]
        total = still
        for place, stack in enumerate(new):
            for number, left, right in _PAIRS_WITH[stack]:
                # A pair of two new cards counts once.
                if place == 0 or (left != new[0] and right != new[0]):
                    total += self._pair(sight, number, left, right)
        unseen = sight.unseen
        for stack in range(STACKS):
            card = sight.tops[stack]
            if card < NUMBER_CARDS:
                place = MOST_PARTNERS * stack
                total += rows[DOUBLE_ROWS + place + min(MOST_PARTNERS - 1, (unseen & doubles[card]).bit_count())]
                total += rows[SINGLE_ROWS + place + min(MOST_PARTNERS - 1, (unseen & partners[card]).bit_count() // 4)]
            else:
                total += rows[KIND_ROWS + 4 * stack + card - WISH]
        return self.judged(total)

    def judged(self, total: int) -> int:
        """Return the chance to win, of `CERTAIN`, from the sums of the first layer."""
        odds = self._end
        for known, weight in zip(self._second.sums(_SUMS.numbers(total)), self._last, strict=True):
            if known > 0:
                odds += known * weight
        return self._chances[max(0, min(LOGITS - 1, (odds >> _SHIFT) + LOGITS // 2))]
