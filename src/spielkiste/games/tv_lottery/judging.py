"""The value of a holder and of each landing, as the bots compute it: one spin ahead with exact odds.

A *pattern* is a holder compared with the winning number: pattern[p] is the place where the card in place p belongs,
or `JUNK`.  All values are whole marks, so that every build gets the same results.

We also tried to look further ahead: the ring and a holder are a small decision process that can be solved exactly.
On the same 160 deals it won 84 % instead of 83 %, against a bot that spins at random but chooses well on stars.
That difference is within chance.
"""

from typing import Final

from spielkiste.games.tv_lottery.material import (
    BAD_LUCK,
    BUY,
    FIELD_OF,
    FIELDS,
    GO_ANYWHERE,
    LANDINGS,
    LUCK,
    LUCK_COUNTS,
    LUCK_DECK,
    LUCKY_SWAP,
    LUCKY_TAKE,
    PER_RIGHT_DIGIT,
    PLACES,
    PRICE,
    RING,
    SECTOR_COUNT,
    SECTORS,
    SPIN_AGAIN,
    SPINNERS,
    SWAP,
)

JUNK: Final = PLACES
NOTHING: Final = -1_000_000_000

# By number of wrong places: the value of the holder.  It includes the prize, the value of being first, and the chance of
# getting there in time.
_BY_WRONG: Final = [1_400_000, 1_047_000, 877_000, 749_000, 650_000, 577_000, 517_000]
# The value of a card that only has to change its place; two cards that can swap with each other count double.
_HELPFUL: Final = 10_000

_CARDS: Final = len(LUCK_DECK)
_PLAIN_CARDS: Final = (
    _CARDS - LUCK_COUNTS[LUCKY_SWAP] - LUCK_COUNTS[LUCKY_TAKE] - LUCK_COUNTS[SPIN_AGAIN] - LUCK_COUNTS[GO_ANYWHERE]
)


def pattern_of(holder: list[int], number: list[int]) -> list[int]:
    """Return the holder as a pattern."""
    pattern = [JUNK] * PLACES
    for place in range(PLACES):
        card = holder[place]
        if card == number[place]:
            pattern[place] = place
        elif card in number:
            home = number.index(card)
            # A second copy of a digit that is already right is useless.
            if holder[home] != card:
                pattern[place] = home
    return pattern


def right_of(pattern: list[int]) -> int:
    """Return how many places are right, from the bottom up to the first wrong one."""
    for place in range(PLACES):
        if pattern[place] != place:
            return place
    return PLACES


def with_right(pattern: list[int], place: int) -> list[int]:
    """Return the pattern after a card from outside has made this place right."""
    after = pattern[:]
    after[place] = place
    return _cleaned(after)


def swapped(pattern: list[int], place: int, second: int) -> list[int]:
    """Return the pattern after a swap of two places."""
    after = pattern[:]
    after[place], after[second] = after[second], after[place]
    return _cleaned(after)


def with_pair(pattern: list[int], place: int) -> list[int]:
    """Return the pattern after putting a card that belongs in `place` where the card now in `place` belongs.

    One swap then sets both right.  Return [] if that card belongs nowhere else, or if the two cards are already in these
    places.
    """
    second = pattern[place]
    if second in (place, JUNK) or pattern[second] == place:
        return []
    after = pattern[:]
    after[second] = place
    return after


def _cleaned(pattern: list[int]) -> list[int]:
    """Mark as junk the cards whose place has become right in the meantime."""
    for place in range(PLACES):
        home = pattern[place]
        if home not in (place, JUNK) and pattern[home] == home:
            pattern[place] = JUNK
    return pattern


def holder_worth(pattern: list[int], minds_bottom: bool) -> int:
    """Return the value of a holder in marks.

    It counts wrong places and cards that only need a swap; with `minds_bottom` also the money for right digits from
    the bottom up.
    """
    wrong = 0
    helpful = 0
    for place in range(PLACES):
        home = pattern[place]
        if home != place:
            wrong += 1
            if home != JUNK:
                helpful += 2 if pattern[home] == place else 1
    worth = _BY_WRONG[wrong] + _HELPFUL * helpful
    if minds_bottom:
        # This money is paid only if another player finishes first, which is likelier the more places are wrong.
        worth += PER_RIGHT_DIGIT * right_of(pattern) * (_BY_WRONG[0] - _BY_WRONG[wrong]) // _BY_WRONG[0]
    return worth


class Outlook:
    """The value of landing on each space.

    `chances[p]` is the chance in percent that someone sells the digit for place p; `free[p]` says whether it is on
    the board, and `rich` whether the player can buy.  Without `wide`, only digit spaces count.
    """

    def __init__(
        self, number: list[int], chances: list[int], free: list[bool], rich: bool, minds_bottom: bool, wide: bool
    ) -> None:
        self.number: Final = number
        self.chances: Final = chances
        self.free: Final = free
        self.rich: Final = rich
        self.minds_bottom: Final = minds_bottom
        self.wide: Final = wide

    def __reduce__(self) -> tuple[object, ...]:
        return (Outlook, (self.number, self.chances, self.free, self.rich, self.minds_bottom, self.wide))

    def worth(self, pattern: list[int]) -> int:
        return holder_worth(pattern, self.minds_bottom)

    def best_swap(self, pattern: list[int]) -> int:
        """Return the value after the best swap that puts a digit right; NOTHING if there is none."""
        best = NOTHING
        for place in range(PLACES):
            home = pattern[place]
            if home not in (place, JUNK):
                best = max(best, self.worth(swapped(pattern, place, home)))
        return best

    def best_take(self, pattern: list[int]) -> int:
        """Return the value after taking the best card from the board; NOTHING if there is none."""
        best = NOTHING
        for place in range(PLACES):
            if pattern[place] != place and self.free[place]:
                best = max(best, self.worth(with_right(pattern, place)))
        return best

    def ahead(self, pattern: list[int], field: int) -> int:
        """Return the expected value after the next spin from this space."""
        return best_spin(self.arriving(pattern), field)

    def arriving(self, pattern: list[int]) -> list[int]:
        """Return the value of landing on each space."""
        now = self.worth(pattern)
        worths = [now] * (FIELDS + 1)
        for place in range(PLACES):
            if pattern[place] != place:
                gain = self.worth(with_right(pattern, place)) - now
                if not self.free[place]:
                    gain = max(0, gain - PRICE) * self.chances[place] // 100 if self.rich and self.wide else 0
                worths[FIELD_OF[self.number[place]]] += gain
        if self.wide:
            self._look_wide(pattern, now, worths)
        return worths

    def _look_wide(self, pattern: list[int], now: int, worths: list[int]) -> None:
        swap = max(now, self.best_swap(pattern))
        take = max(now, self.best_take(pattern))
        for field in range(1, FIELDS + 1):
            square = RING[field]
            if square == SWAP:
                worths[field] = swap
            elif square == BAD_LUCK and self.rich:
                worths[field] = now - PRICE
            elif square == BUY and self.rich:
                worths[field] = max(now, swap - PRICE, take - PRICE)
        best = max(worths)
        lucky = LUCK_COUNTS[LUCKY_SWAP] * swap + LUCK_COUNTS[LUCKY_TAKE] * take + LUCK_COUNTS[GO_ANYWHERE] * best
        # The money on luck cards is negligible here.
        lucky += _PLAIN_CARDS * now
        again = [best_spin(worths, field) for field in range(FIELDS + 1)]
        for field in range(1, FIELDS + 1):
            if RING[field] == LUCK:
                worths[field] = (lucky + LUCK_COUNTS[SPIN_AGAIN] * again[field]) // _CARDS


def spin_worth(worths: list[int], field: int, spinner: int) -> int:
    """Return the expected value of a spinner: six numbers and a star, which counts as the best of them."""
    landings = LANDINGS[field]
    total = 0
    best = NOTHING
    for number in SECTORS[spinner]:
        worth = worths[landings[3 + number]]
        total += worth
        if worth > best:
            best = worth
    return (total + best) // SECTOR_COUNT


def best_spin(worths: list[int], field: int) -> int:
    best = NOTHING
    for spinner in range(len(SPINNERS)):
        best = max(best, spin_worth(worths, field, spinner))
    return best
