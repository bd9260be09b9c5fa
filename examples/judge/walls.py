"""Thousands of games of Mauerbruch at once, as PyTorch tensors: two players, one wall each, all at the same step.

A move is a number from 0 to 34: 21 pairs of stacks, 7 ban cards to set aside, and a swap of the first free wish card for each of
the seven cards taken last.
"""

from __future__ import annotations

import torch

from spielkiste.games.numnum.matching import BAR_SETTINGS, DOUBLE, MATCH, SINGLE
from spielkiste.games.numnum.material import DECK, KINDS, NO_TWOS, NUMBER_CARDS, WISH
from spielkiste.games.numnum.wall.judge import (
    BAR_ROWS,
    DOUBLE_ROWS,
    HIDDEN,
    KIND_ROWS,
    LEAD_ROWS,
    MARGINS,
    MOST_LEAD,
    MOST_PARTNERS,
    OPENING_ROW,
    PAIRS,
    SINGLE_ROWS,
    STACK_ROWS,
)
from spielkiste.games.numnum.wall.material import HEIGHTS, LAST_TAKEN, STACKS, TALLEST

Tensor = torch.Tensor
ASIDE, SWAP, MOVES = len(PAIRS), len(PAIRS) + STACKS, len(PAIRS) + STACKS + LAST_TAKEN
#: The row of the net's table that is always zero.
NOTHING = OPENING_ROW + 1
#: Positions as the net sees them: free cards (or HIDDEN), heights, bans, the lead of the player to move, and whether it is the
#: opening.
Seen = tuple[Tensor, Tensor, Tensor, Tensor, Tensor]


class Walls:
    """Games in progress, from the view of the player to move."""

    def __init__(self, count: int, device: str) -> None:
        whole = {"dtype": torch.int64, "device": device}
        match = torch.zeros(BAR_SETTINGS, HIDDEN + 1, HIDDEN + 1, dtype=torch.int64)
        match[:, :KINDS, :KINDS] = torch.tensor([list(bans) for bans in MATCH]).view(BAR_SETTINGS, KINDS, KINDS)
        self.match = match.to(device)
        kinds = match[:, :NUMBER_CARDS, :NUMBER_CARDS].permute(1, 0, 2).reshape(NUMBER_CARDS, -1)
        #: For each number card: with which cards it matches doubly and at all, by ban.
        self.partners = torch.cat([kinds == DOUBLE, kinds >= SINGLE], 1).to(
            device, torch.float16 if device == "cuda" else torch.float32
        )
        self.first = torch.tensor([left for left, _ in PAIRS] + list(range(STACKS)) + [0] * LAST_TAKEN, **whole)
        self.second = torch.tensor([right for _, right in PAIRS] + list(range(STACKS)) + [0] * LAST_TAKEN, **whole)
        self.deck = torch.tensor(DECK, **whole)
        self.spots = torch.tensor(
            [TALLEST * stack + place for stack in range(STACKS) for place in range(HEIGHTS[stack])], **whole
        )
        self.full = torch.tensor(HEIGHTS, **whole)
        self.rows = torch.arange(count, **whole)
        self.cells = torch.zeros(count, STACKS * TALLEST, **whole)
        self.heights = torch.zeros(count, STACKS, **whole)
        self.last = torch.full((count, LAST_TAKEN), WISH, **whole)
        self.bars, self.lead = torch.zeros(count, **whole), torch.zeros(count, **whole)
        self.opening = torch.zeros(count, dtype=torch.bool, device=device)
        self.unseen = torch.zeros(count, NUMBER_CARDS + 1, dtype=self.partners.dtype, device=device)
        self.deal(self.rows)
        self.look()

    def deal(self, rows: Tensor) -> None:
        """Build new walls in these rows."""
        order = torch.rand(len(rows), len(DECK), device=rows.device).argsort(1)
        self.cells[rows[:, None], self.spots] = self.deck[order]
        self.heights[rows] = self.full
        self.last[rows], self.bars[rows], self.lead[rows], self.opening[rows], self.unseen[rows] = WISH, 0, 0, True, 1.0

    def look(self) -> Tensor:
        """Find the free cards, how they match, and the legal moves; return which games are stuck."""
        bottoms = torch.arange(STACKS, device=self.rows.device) * TALLEST
        self.tops = self.cells.gather(1, bottoms + self.heights - 1)
        self.unseen.scatter_(1, self.tops.clamp(max=NUMBER_CARDS), 0.0)
        self.counts = (self.unseen[:, :NUMBER_CARDS] @ self.partners).view(-1, 2, BAR_SETTINGS, NUMBER_CARDS)
        self.matches = self._matches(self.tops, self.bars)
        self.opening &= (self.matches == DOUBLE).any(1)
        least = 1 + self.opening.long()[:, None]
        special = (self.tops >= WISH) & ~self.opening[:, None]
        wishes = special & (self.tops == WISH)
        self.wish = wishes.long().argmax(1)
        swaps = wishes.any(1)[:, None] & (self.last < NUMBER_CARDS)
        self.legal = torch.cat([self.matches >= least, special & (self.tops > WISH), swaps], 1)
        return ~self.legal.any(1)

    def _matches(self, tops: Tensor, bars: Tensor) -> Tensor:
        return self.match[bars[:, None], tops[:, self.first[:ASIDE]], tops[:, self.second[:ASIDE]]]

    def after(self, rows: Tensor, moves: Tensor) -> tuple[Seen, Tensor, Tensor, Tensor]:
        """Return what is seen after moves and before cards turn up, whether the turn passes, which walls are broken, and what
        that is worth to the player who moved.
        """
        at = torch.arange(len(rows), device=rows.device)
        pair, aside, swap = moves < ASIDE, (moves >= ASIDE) & (moves < SWAP), moves >= SWAP
        wish = self.wish[rows]
        first = torch.where(swap, wish, self.first[moves])
        second = torch.where(swap, wish, self.second[moves])
        tops, heights, bars, opening = self.tops[rows], self.heights[rows], self.bars[rows], self.opening[rows]
        level = self.matches[rows, moves.clamp(max=ASIDE - 1)]
        bars = torch.where(aside, bars ^ (1 << (tops[at, first] - NO_TWOS).clamp(0, 1)), bars)
        swapped = self.last[rows, (moves - SWAP).clamp(min=0)]
        tops[at, first] = torch.where(swap, swapped, HIDDEN)
        tops[at, second] = torch.where(swap, swapped, HIDDEN)
        heights[at, first] -= (~swap).long()
        heights[at, second] -= pair.long()
        sides = claims(heights)
        by_first = torch.where(heights[at, first] == 0, sides[at, first], 0)
        by_second = torch.where(heights[at, second] == 0, sides[at, second], 0)
        broken = (heights[at, first] == 0) | (heights[at, second] == 0)
        lead = self.lead[rows] + 2 * pair.long() + torch.maximum(by_first, by_second)
        passes = pair & (opening | (level != DOUBLE)) & ~broken
        worth = (torch.sign(lead).float() + 1) / 2
        return (tops, heights, bars, torch.where(passes, -lead, lead), opening), passes, broken, worth

    def reveal(self, rows: Tensor, moves: Tensor, seen: Seen) -> tuple[Seen, list[Tensor]]:
        """Turn up covered cards, drawn at random from all that are covered; return what is seen then, and these cards."""
        tops, heights, bars, lead, opening = seen
        at = torch.arange(len(rows), device=rows.device)
        high = self.heights[rows]
        before, _ = beside(high - 1)
        total = high.sum(1) - STACKS
        one = (torch.rand(len(rows), device=rows.device) * total).long()
        other = (one + 1 + (torch.rand(len(rows), device=rows.device) * (total - 1)).long()) % total.clamp(min=1)
        shown, cards = tops.clone(), []
        for lot, stacks, turns in ((one, self.first[moves], moves < SWAP), (other, self.second[moves], moves < ASIDE)):
            stack = (before <= lot[:, None]).sum(1) - 1
            card = torch.where(turns, self.cells[rows, TALLEST * stack + lot - before[at, stack]], HIDDEN)
            shown[at, stacks] = torch.where(turns, card, shown[at, stacks])
            cards.append(card)
        return (shown, heights, bars, lead, opening), cards

    def features(self, rows: Tensor, seen: Seen, new: list[Tensor]) -> Tensor:
        """Return the rows of the net's table that are added for each position; `new` are the cards that have just turned up."""
        tops, heights, bars, lead, opening = seen
        low = heights.clamp(1, 5) - 1
        level = self._matches(tops, bars)
        numbers = torch.arange(len(PAIRS), device=rows.device) * 50
        pairs = numbers + (level - 1) * 25 + low[:, self.first[:ASIDE]] * 5 + low[:, self.second[:ASIDE]]
        places = torch.arange(STACKS, device=rows.device)
        margin = claims(heights) - lead.abs()[:, None]
        step = sum((margin > border).long() for border in MARGINS)
        stacks = STACK_ROWS + places * 80 + (heights.clamp(1, 8) - 1) * 10 + step * 2 + (lead < 0).long()[:, None]
        card = tops.clamp(max=NUMBER_CARDS - 1)
        known = tops < NUMBER_CARDS
        doubles = self.counts[rows[:, None], 0, bars[:, None], card].long()
        singles = self.counts[rows[:, None], 1, bars[:, None], card].long()
        for turned in new:
            # A card that has turned up is no longer among the unseen, not even as its own partner.
            level_new = self.match[bars[:, None], tops, turned[:, None]]
            doubles -= (level_new == DOUBLE).long()
            singles -= (level_new >= SINGLE).long()
        most = MOST_PARTNERS - 1
        return torch.cat(
            [
                torch.where(level > 0, pairs, NOTHING),
                stacks,
                torch.where(known, DOUBLE_ROWS + places * MOST_PARTNERS + doubles.clamp(0, most), NOTHING),
                torch.where(known, SINGLE_ROWS + places * MOST_PARTNERS + (singles // 4).clamp(0, most), NOTHING),
                torch.where(known, NOTHING, KIND_ROWS + places * 4 + tops - WISH),
                (LEAD_ROWS + lead.clamp(-MOST_LEAD, MOST_LEAD) + MOST_LEAD)[:, None],
                (BAR_ROWS + bars)[:, None],
                torch.where(opening, OPENING_ROW, NOTHING)[:, None],
            ],
            1,
        ).to(torch.int32)

    def wins(self, seen: Seen) -> Tensor:
        """Return where the player to move can break the wall and win at once."""
        tops, heights, bars, lead, opening = seen
        level = self._matches(tops, bars)
        left, right = self.first[:ASIDE], self.second[:ASIDE]
        before, behind = beside(heights)
        by_left = torch.where(heights[:, left] == 1, torch.maximum(before[:, left], behind[:, left] - 1), -99)
        by_right = torch.where(heights[:, right] == 1, torch.maximum(before[:, right] - 1, behind[:, right]), -99)
        pairs = (torch.maximum(by_left, by_right) + 2 + lead[:, None] > 0) & (level >= 1 + opening.long()[:, None])
        asides = (heights == 1) & (tops > WISH) & (tops < HIDDEN) & ~opening[:, None] & (claims(heights) + lead[:, None] > 0)
        return pairs.any(1) | asides.any(1)

    def seen(self) -> Seen:
        return self.tops, self.heights, self.bars, self.lead, self.opening

    def step(self, moves: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Make a move in each game, and deal again where it is over.

        Return whether the turn passed, whether the game is over, and what it was worth to the player who moved.
        """
        seen, passes, over, worth = self.after(self.rows, moves)
        pair, swap = moves < ASIDE, moves >= SWAP
        taken = torch.stack([self.tops[self.rows, self.first[moves]], self.tops[self.rows, self.second[moves]]], 1)
        self.last = torch.where(pair[:, None], torch.cat([self.last[:, 2:], taken], 1), self.last)
        spot = (moves - SWAP).clamp(min=0)
        card = self.last[self.rows, spot]
        place = TALLEST * self.wish + self.heights[self.rows, self.wish] - 1
        self.cells[self.rows, place] = torch.where(swap, card, self.cells[self.rows, place])
        self.last[self.rows, spot] = torch.where(swap, WISH, card)
        _, self.heights, self.bars, self.lead, self.opening = seen
        self.deal(over.nonzero()[:, 0])
        stuck = self.look()
        mine = torch.where(passes, -self.lead, self.lead)
        worth = torch.where(stuck, (torch.sign(mine).float() + 1) / 2, worth)
        if bool(stuck.any()):
            self.deal(stuck.nonzero()[:, 0])
            self.look()
        return passes & ~stuck, over | stuck, worth


def claims(heights: Tensor) -> Tensor:
    """Return the number of cards on the larger side of each stack."""
    return torch.maximum(*beside(heights))


def beside(heights: Tensor) -> tuple[Tensor, Tensor]:
    """Return the number of cards left and right of each stack."""
    # A product is many times quicker than `cumsum` with seven numbers.
    before = torch.ones(STACKS, STACKS, device=heights.device).triu(1)
    return (heights.float() @ before).long(), (heights.float() @ before.T).long()
