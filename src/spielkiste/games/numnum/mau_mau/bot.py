"""A player of 1x1 Mau-Mau by sensible rules.

What a level sees:

1. one card that fits;
2. also that a double match lets it go on;
3. also the longest row of double matches that its hand allows;
4. also what is worth keeping: jokers and special cards wait while something else fits;
5. also what it will hold afterwards: it ends its turn on a card that its next one fits.
"""

from typing import Final, cast

from spielkiste.core.bot import Bot, BotMaker, Situation
from spielkiste.core.game import View
from spielkiste.games.numnum.matching import DOUBLE, MATCH, bars_of
from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, JOKER, KIND_OF, KINDS, NUMBER_CARDS, NUMBERS, WISH
from spielkiste.games.numnum.mau_mau.moves import DRAW, KEEP, LAY, PASS, STOP, WISH_FOR
from spielkiste.games.numnum.naming import ANSWER_COUNT, right_answers

SEES_DOUBLES: Final = 2
PLANS_ROWS: Final = 3
KEEPS_THE_BEST: Final = 4
THINKS_OF_NEXT_TURN: Final = 5

# A row of double matches longer than this is found too rarely to look for.
LONGEST_ROW: Final = 5


class RulesBot(Bot):
    """Lays as many cards as it can, and keeps the useful ones for last."""

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        view = situation.view
        bars = bars_of(view["bars"])
        if moves[0] < ANSWER_COUNT:
            naming = cast("dict[str, str]", view["naming"])
            return right_answers(KIND_OF[naming["left"]], KIND_OF[naming["right"]], bars)[0]
        hand = [KIND_OF[name] for name in cast("list[str]", view["hand"])]
        best = moves[0]
        best_worth = -1_000_000
        for move in moves:
            worth = self._worth(move, hand, bars, view)
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def _worth(self, move: int, hand: list[int], bars: int, view: View) -> int:
        if move in (DRAW, PASS, KEEP):
            return -100
        if move == STOP:
            return -50
        if move >= WISH_FOR:
            colour = move - WISH_FOR
            count = 0
            for card in hand:
                if card < NUMBER_CARDS and COLOUR_OF[card] == colour:
                    count += 1
            return (10 if self.level >= KEEPS_THE_BEST else 60) + count
        card = move - LAY
        if card >= NUMBER_CARDS:
            return 5 if self.level >= KEEPS_THE_BEST else 50
        rest = hand[:]
        rest.remove(card)
        worth = 100
        top = cast(str, view["top"])
        doubly = top != "wish" and MATCH[bars][KINDS * KIND_OF[top] + card] == DOUBLE
        if doubly and self.level >= SEES_DOUBLES and rest:
            worth += 60
        if self.level >= PLANS_ROWS and doubly:
            worth += 40 * self._row(card, rest, bars, LONGEST_ROW)
        if self.level >= KEEPS_THE_BEST and NUMBERS[card] == JOKER:
            worth -= 50
        if self.level >= THINKS_OF_NEXT_TURN:
            worth += 2 * self._fitting(card, rest, bars)
        return worth

    def _row(self, top: int, hand: list[int], bars: int, most: int) -> int:
        """How many more cards can follow in this turn once `top` was laid doubly: double matches, and one more at the end."""
        if most == 0 or not hand:
            return 0
        longest = 0
        match = MATCH[bars]
        for card in hand:
            if card >= NUMBER_CARDS:
                continue
            kind = match[KINDS * top + card]
            if kind == DOUBLE:
                rest = hand[:]
                rest.remove(card)
                longest = max(longest, 1 + self._row(card, rest, bars, most - 1))
            elif kind:
                longest = max(longest, 1)
        return longest

    def _fitting(self, top: int, hand: list[int], bars: int) -> int:
        """How many cards of the hand would fit on this one."""
        match = MATCH[bars]
        count = 0
        for card in hand:
            if card >= WISH or match[KINDS * top + card]:
                count += 1
        return min(count, COLOUR_COUNT)


BOTS: Final[dict[str, BotMaker]] = {"rules": RulesBot}
