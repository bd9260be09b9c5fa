"""The rule-based bot for Times Table Mau-Mau.  The levels:

1. Plays a card that matches; after a double match it goes on only if the cards share the row of 2 or of 5.
2. Sometimes foresees that a double match lets it go on.
3. Usually foresees it.
4. Always foresees it and plays the longest run of double matches in its hand.  Keeps jokers and special cards while
   another card matches.
5. Also thinks of the opponents: it ends its turn on a card that few cards match, and plays its wish card while the next
   player has almost won.  It first plays cards that match none of its own, so that the others can be played together later.

We tried two more ideas.  Ending the turn on a card that the bot's own next card matches made it weaker, because the
opponents play first.  Remembering which cards others could not play made no difference.
"""

from typing import Final, cast

from spielkiste.core.bot import STRONGEST, Bot, BotMaker, Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.matching import DOUBLE, MATCH, bars_of
from spielkiste.games.numnum.material import COLOUR_OF, JOKER, KIND_OF, KINDS, NUMBER_CARDS, NUMBERS
from spielkiste.games.numnum.mau_mau.child import ChildBot
from spielkiste.games.numnum.mau_mau.moves import DRAW, KEEP, LAY, PASS, STOP, WISH_FOR
from spielkiste.games.numnum.mau_mau.view import MauMauView
from spielkiste.games.numnum.naming import right_answers

#: By level: the percentage of turns in which it foresees that a double match lets it go on.
SEES_DOUBLES: Final = [0, 0, 35, 70, 100, 100]
#: From this level on, the bot keeps cards that match many others for later.
KEEPS_MANY_SIDED: Final = 3
PLANS_AHEAD: Final = 4
THINKS_OF_OTHERS: Final = 5

#: The rows that level 1 knows; from level 2 on the bot knows all of them.
EASY_ROWS: Final = [2, 5]
KNOWS_ALL_ROWS: Final = 2
#: The value of keeping a card, for each card in hand that matches it.
COMPANY: Final = 12
#: With this many cards or fewer, a player has almost won.
ALMOST_WON: Final = 2

# Longer runs of double matches are too rare to look for.
LONGEST_ROW: Final = 5


def _fitting(match: bytes, top: int) -> int:
    """Return how many number cards match this one."""
    count = 0
    for card in range(NUMBER_CARDS):
        if match[KINDS * top + card]:
            count += 1
    return count


#: By mask of bans and number card: how many cards match it.
_FITTING: Final = [[_fitting(match, top) for top in range(NUMBER_CARDS)] for match in MATCH]


def _unrelated_to_a_beginner(top: str, card: int) -> bool:
    """Return whether a beginner would not see that these two cards share a row."""
    if top == "wish" or not 0 <= card < NUMBER_CARDS:
        return False
    left = NUMBERS[KIND_OF[top]]
    right = NUMBERS[card]
    if JOKER in (left, right):
        return False
    for row in EASY_ROWS:
        if left % row == 0 and right % row == 0:
            return False
    return True


def _company(card: int, hand: list[int], bars: int) -> int:
    """Return how many of these cards match this one."""
    match = MATCH[bars]
    count = 0
    for other in hand:
        if match[KINDS * card + other]:
            count += 1
    return count


class RulesBot(Bot):
    """A bot that plays as many cards as it can and keeps the useful ones for last."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self._sees_doubles = False
        #: Whether it has just played a card without seeing that it may play another one.
        self._thinks_it_is_over = False
        #: Whether it considers which of its own cards match each other (strongest level only).
        self.keeps_together = True

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        view = cast(MauMauView, situation.view)
        bars = bars_of(view["bars"])
        naming = view["naming"]
        if naming is not None:
            return right_answers(KIND_OF[naming["left"]], KIND_OF[naming["right"]], bars)[0]
        hand = [KIND_OF[name] for name in view["hand"]]
        self._sees_doubles = self.attends(SEES_DOUBLES[self.level])
        if self._thinks_it_is_over and STOP in moves:
            return STOP
        best = self.best_of(moves, [self._worth(move, hand, bars, view) for move in moves])
        self._thinks_it_is_over = self.level < KNOWS_ALL_ROWS and _unrelated_to_a_beginner(view["top"], best - LAY)
        return best

    def _worth(self, move: int, hand: list[int], bars: int, view: MauMauView) -> int:
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
            if self._is_pressed(view):
                return 130 + count
            return (10 if self.level >= PLANS_AHEAD else 60) + count
        card = move - LAY
        if card >= NUMBER_CARDS:
            return 5 if self.level >= PLANS_AHEAD else 50
        rest = hand[:]
        rest.remove(card)
        worth = 100
        top = view["top"]
        doubly = top != "wish" and MATCH[bars][KINDS * KIND_OF[top] + card] == DOUBLE
        if doubly and self._sees_doubles and rest:
            worth += 60
        if KEEPS_MANY_SIDED <= self.level < THINKS_OF_OTHERS:
            worth -= _FITTING[bars][card] // 40
        if self.level >= PLANS_AHEAD:
            following = self._row(card, rest, bars, LONGEST_ROW) if doubly else 0
            worth += 40 * following
            if NUMBERS[card] == JOKER:
                worth -= 50
            if self.level >= THINKS_OF_OTHERS and not following:
                worth -= _FITTING[bars][card] if self._is_pressed(view) else _FITTING[bars][card] // 2
                if self.keeps_together:
                    worth -= COMPANY * _company(card, rest, bars)
        return worth

    def _is_pressed(self, view: MauMauView) -> bool:
        """Return whether the next player has almost won: time for the wish card, and for cards that few cards match."""
        return self.level >= THINKS_OF_OTHERS and view["hand_sizes"][(self.seat + 1) % self.seats] <= ALMOST_WON

    def _row(self, top: int, hand: list[int], bars: int, most: int) -> int:
        """Return how many more cards can follow in this turn after `top` was a double match.

        They are double matches, possibly with one single match at the end.
        """
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


class FormerBot(RulesBot):
    """The strongest bot of the first ladder, kept for comparison.

    It ignores how many cards the others have, and which of its own cards match each other.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)
        self.ties_by_lot = False
        self.keeps_together = False

    def _is_pressed(self, view: MauMauView) -> bool:
        return False


BOTS: Final[dict[str, BotMaker]] = {"rules": RulesBot, "child": ChildBot, "rules-1": FormerBot}
