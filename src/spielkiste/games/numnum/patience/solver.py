"""An exact solver for the best score of a deal of Times Table Patience (NN-44).

The colours are independent: each has its own pile and its own waiting row.  Only the wish cards connect them, and a
wish card is worth what it saves in the colour that gets it.  So the solver solves each colour for every set of wish
cards it might get, and then finds the best distribution of the sets.

One colour.  A waiting row is a stack.  All cards between a card that waits and the moment it is fetched must be
played, too: one of them left in the row would block it.  Call a stretch of play *clean* if the waiting row is the
same at its end as at its start.  Write (i, t, u) for "card i comes next, card t is on top, the wish cards u are
used".  The states that clean play can reach from (i, t, u), its *ends*, are:

- (i, t, u) itself;
- if card i fits on t, it must be played: all ends of (i + 1, i, u);
- if not, it waits and clean play goes on from (i + 1, t, u); wherever that reaches a top on which card i fits, (j, t', u'),
  card i is fetched: all ends of (j, i, u');
- if a wish card is available, it can be played: all ends of (i, wish, u + that wish card).

A card left in the waiting row for good makes the cards below it unreachable.  So a whole game is clean play with
such abandoned cards in between, each at a price of one.  The lowest price is the shortest path through these states.

Sets of ends are bit masks in one int, so that a union is one operation.
"""

from typing import Final

from spielkiste.games.numnum.matching import SHARES
from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, KINDS, WISH

_SHARES: Final = SHARES[0]
_MANY: Final = 1_000_000


class Colour:
    """One colour of a deal: its cards in order, and when each wish card turns up."""

    def __init__(self, cards: list[int], wish_times: list[int]) -> None:
        #: Card 0 starts the pile; index `wish` means any wish card on top.
        self.cards: Final = cards
        self.count: Final = len(cards)
        self.wish: Final = len(cards)
        self.width: Final = len(cards) + 1
        #: For each wish card, in order of appearance: the index of the next card of this colour.
        self.wish_times: Final = wish_times
        self.sets: Final = 2 ** len(wish_times)
        #: Ends are numbered by group (u, i) and top; a group is `width` bits wide.
        self.group: Final = 2**self.width - 1
        self.fitting: Final = [self._tops_for(card) for card in range(self.count)]
        every_group = sum([2 ** (self.width * group) for group in range(self.sets * (self.count + 1))])
        self.fitting_ends: Final = [tops * every_group for tops in self.fitting]
        self.reached: Final[dict[int, int]] = {}
        self.prices: Final[dict[int, int]] = {}

    def _tops_for(self, card: int) -> int:
        """Return the mask of tops on which a card fits."""
        base = KINDS * self.cards[card]
        tops: int = 2**self.wish
        for top in range(self.count):
            if _SHARES[base + self.cards[top]]:
                tops += 2**top
        return tops

    def fits(self, card: int, top: int) -> bool:
        return self.fitting[card] >> top & 1 == 1

    def number(self, card: int, top: int, used: int) -> int:
        """Return the number of a state in the numbering of ends."""
        return (used * (self.count + 1) + card) * self.width + top

    def end_in(self, card: int, top: int, used: int, group: int) -> int:
        """Return an end of clean play in this group on whose top this card fits if it starts to wait now."""
        hits: int = self.reach(card + 1, top, used) & self.fitting_ends[card] & self.group << group * self.width
        return (hits & -hits).bit_length() - 1

    def next_wish(self, card: int, top: int, used: int) -> int:
        """Return the earliest unused wish card as a bit if it can be played now and would help; else 0."""
        if top == self.wish or used == self.sets - 1:
            return 0
        bit = 1
        number = 0
        while used & bit:
            bit *= 2
            number += 1
        return bit if self.wish_times[number] <= card else 0

    def reach(self, card: int, top: int, used: int) -> int:
        """Return the mask of all ends of clean play from this state."""
        group = used * (self.count + 1) + card
        here = group * self.width + top
        known = self.reached.get(here)
        if known is not None:
            return known
        ends: int = 1 << here
        if card < self.count:
            if self.fitting[card] >> top & 1:
                ends |= self.reach(card + 1, card, used)
            else:
                ends |= self._fetched(card, top, used)
        wish = self.next_wish(card, top, used)
        if wish:
            ends |= self.reach(card, self.wish, used | wish)
        self.reached[here] = ends
        return ends

    def _fetched(self, card: int, top: int, used: int) -> int:
        """Return the mask of all ends of clean play in which this card waits and is fetched."""
        ends = 0
        for group in self.fetch_groups(card, top, used):
            ends |= self.reach(group % (self.count + 1), card, group // (self.count + 1))
        return ends

    def fetch_groups(self, card: int, top: int, used: int) -> list[int]:
        """Return the groups (u, i) in which this card can be fetched if it starts to wait now."""
        hits = self.reach(card + 1, top, used) & self.fitting_ends[card]
        found: list[int] = []
        while hits:
            group = ((hits & -hits).bit_length() - 1) // self.width
            found.append(group)
            shift = group * self.width + self.width
            hits = hits >> shift << shift
        return found

    def price(self, card: int, top: int, used: int) -> int:
        """Return the fewest cards that are abandoned from this state to the end."""
        if card == self.count:
            return 0
        here = (used * (self.count + 1) + card) * self.width + top
        known = self.prices.get(here)
        if known is not None:
            return known
        if self.fitting[card] >> top & 1:
            least = self.price(card + 1, card, used)
        else:
            least = 1 + self.price(card + 1, top, used)
            if least > 0:
                for group in self.fetch_groups(card, top, used):
                    least = min(least, self.price(group % (self.count + 1), card, group // (self.count + 1)))
                    if least == 0:
                        break
        if least > 0:
            wish = self.next_wish(card, top, used)
            if wish:
                least = min(least, self.price(card, self.wish, used | wish))
        self.prices[here] = least
        return least


def colour_prices(cards: list[int], wish_times: list[int]) -> list[int]:
    """Return, for every mask of wish cards, the fewest cards of this colour that are abandoned."""
    colour = Colour(cards, wish_times)
    every = colour.sets - 1
    without = colour.price(1, 0, every)
    if without == 0:
        return [0] * colour.sets
    return [colour.price(1, 0, every - given) for given in range(colour.sets)]


def sort_out(starts: list[int], hand_pile: list[int]) -> tuple[list[list[int]], list[list[int]]]:
    """Return, by colour, its cards in order, and the index before which each wish card turns up."""
    cards: list[list[int]] = [[] for _ in range(COLOUR_COUNT)]
    times: list[list[int]] = [[] for _ in range(COLOUR_COUNT)]
    for kind in starts:
        cards[COLOUR_OF[kind]].append(kind)
    for kind in hand_pile:
        if kind == WISH:
            for colour in range(COLOUR_COUNT):
                times[colour].append(len(cards[colour]))
        else:
            cards[COLOUR_OF[kind]].append(kind)
    return cards, times


def _shares(cards: list[list[int]], times: list[list[int]]) -> tuple[int, list[int]]:
    """Return the lowest price of all colours together, and the mask of wish cards that each colour gets for it."""
    sets = 2 ** len(times[0])
    # By mask of wish cards: the lowest price of distributing them among the colours so far, and the distribution.
    least = [0] * sets
    how: list[list[int]] = [[0] * COLOUR_COUNT for _ in range(sets)]
    for colour in range(COLOUR_COUNT):
        if not cards[colour]:
            continue
        prices = colour_prices(cards[colour], times[colour])
        shared = [_MANY] * sets
        ways = how[:]
        for total in range(sets):
            given = total
            while True:
                price = least[total - given] + prices[given]
                # Of equal distributions, take the one with fewer wish cards here.
                if price <= shared[total]:
                    shared[total] = price
                    ways[total] = how[total - given][:]
                    ways[total][colour] = given
                if given == 0:
                    break
                given = (given - 1) & total
        least = shared
        how = ways
    return least[sets - 1], how[sets - 1]


def share_out(cards: list[list[int]], times: list[list[int]]) -> list[int]:
    """Return the mask of wish cards that each colour gets when the best score is reached."""
    return _shares(cards, times)[1]


def best_score(starts: list[int], hand_pile: list[int]) -> int:
    """Return the most cards that can be put on the piles by a player who knows the whole deal.

    `starts` are the first cards of the piles, `hand_pile` all others in order.
    """
    cards, times = sort_out(starts, hand_pile)
    # Every wish card ends up on a pile, whether it helped or not.
    return len(starts) + len(hand_pile) - _shares(cards, times)[0]
