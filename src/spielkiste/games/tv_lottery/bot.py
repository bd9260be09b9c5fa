"""Bots for the TV Lottery.

`rules` plays for the winning number and knows the value of each step towards it.  The levels add:

1. Looks only for the three lowest missing digits, spins its favourite spinner if none is in reach, and never buys.
2. Chooses the spinner by its odds.  Sometimes it looks around as the next levels do.
3. Often looks around: also considers swap, luck and buy spaces and the money for right digits from the bottom up, and
   buys what pays off.
4. Usually looks around, remembers who took which digit, and asks when someone can sell.
5. Always looks around, remembers the places of the others' right digits and buys them by meet-and-buy.  Puts a digit where
   one swap sets two right, if that is quicker.

`lazy` spins at random but plays sensibly on each space.  The number named on a star is part of the spin (TL-4), so
it picks that at random, too; if it chose well there, it would lose to `rules` 83 times in a hundred instead of 95.
"""

from typing import Final, cast

from spielkiste.core.bot import STRONGEST, Bot, BotMaker, Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.tv_lottery import moves as m
from spielkiste.games.tv_lottery.judging import JUNK, NOTHING, Outlook, pattern_of, spin_worth, swapped, with_pair, with_right
from spielkiste.games.tv_lottery.material import FIELD_OF, LANDINGS, PLACES, PRICE, SECTORS, SPINNERS
from spielkiste.games.tv_lottery.memory import Memory
from spielkiste.games.tv_lottery.view import TvLotteryView

_WEIGHS: Final = 2
_FEW_DIGITS: Final = 3
#: By level: the percentage of questions in which it looks around.
_LOOKS_AROUND: Final = [0, 0, 25, 60, 80, 100]
_REMEMBERS_DIGITS: Final = 4
_REMEMBERS_PLACES: Final = 5
_PAIRS_UP: Final = 5
# The reaction time by kind of question, in milliseconds.
_MS: Final = {"pick": 300, "place": 150, "spin": 600, "give": 300}
# Taking a right digit from an opponent is worth something in itself.
_HARM: Final = 40_000


def _seen(situation: Situation) -> TvLotteryView:
    return cast(TvLotteryView, situation.view)


class RulesBot(Bot):
    """A bot that plays for the winning number, at five levels of foresight, attention and memory."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self.listens = level >= _REMEMBERS_DIGITS
        self._memory = Memory(seats)
        self._outlook = Outlook([], [], [], False, False, False)
        self._holder: list[int] = []
        self._number: list[int] = []
        self._pattern: list[int] = []
        self._lying: list[int] = []
        self._field = 0
        self._around = False
        #: At level 1: how many of the missing digits the bot looks for, and its favourite spinner.
        self._eyes = _FEW_DIGITS
        self._favourite = rng.below(len(SPINNERS)) if level < _WEIGHS else 0

    def notice(self, event: Phrase) -> None:
        self._memory.notice(event)

    def reaction_ms(self, situation: Situation) -> int:
        """Return the reaction time in milliseconds.

        It is short, because each turn has several questions and others are waiting.
        """
        return _MS.get(_seen(situation)["questions"][-1]["kind"], 400)

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        view = _seen(situation)
        asked = view["questions"][-1]
        kind = asked["kind"]
        digit = asked["digit"] if asked["digit"] is not None else -1
        self._holder = [-1 if card is None else card for card in view["holder"]]
        if kind == "pick":
            return self._pick(moves)
        if kind == "place":
            return moves[self.rng.below(len(moves) - 1)]
        self._look_at(view)
        if kind == "spin":
            return self.choose_spinner()
        if kind == "star":
            return self.choose_number(moves)
        if kind == "go-to":
            return self._go_to(moves)
        if kind == "seller":
            return self._choose_seller(moves)
        if kind == "give":
            return self._give(moves)
        if kind == "exchange":
            return self._trade_places(moves, m.EXCHANGE, 0)
        if kind == "buy-off":
            return self._trade_places(moves, m.BUY_OFF, PRICE)
        if kind == "swap":
            return self._best_swap(self._now(), 0)
        if kind == "empty-field":
            return self._ask(digit)
        if kind == "take":
            return self._best_take(moves, 0)
        if kind == "buy":
            return self._buy(moves)
        return self._put(moves, digit)

    # -- evaluating --------------------------------------------------------------------------------------------

    def _look_at(self, view: TvLotteryView) -> None:
        self._number = view["number"]
        self._memory.see_number(self._number)
        self._lying = view["lying"]
        self._field = view["pawns"][self.seat]
        self._pattern = pattern_of(self._holder, self._number)
        self._around = self.looks_around()
        self._outlook = Outlook(
            self._number,
            [self._chance(digit) for digit in self._number],
            [self._lying[digit] > 0 for digit in self._number],
            view["money"][self.seat] >= PRICE,
            self._around,
            self._around,
        )

    def looks_around(self) -> bool:
        return self.attends(_LOOKS_AROUND[self.level])

    def _chance(self, digit: int) -> int:
        """Return the chance, in percent, that an opponent can sell this digit."""
        others = self.seats - 1
        unseen = self.seats - self._lying[digit] - self._holder.count(digit)
        if unseen < 2:
            return 0
        if self.level >= _REMEMBERS_DIGITS:
            known = 0
            for seat in range(self.seats):
                if seat != self.seat:
                    if self._memory.has_two(seat, digit):
                        return 100
                    known += self._memory.known(seat)
            if known >= PLACES * others:
                return 0
        # Assume that the unseen cards were dealt to the others at random.
        apart = 100
        for dealt in range(unseen):
            apart = apart * max(0, others - dealt) // others
        return 100 - apart

    def _now(self) -> int:
        return self._outlook.worth(self._pattern)

    def _with(self, digit: int) -> int:
        """Return the worth of the holder with this digit in its place; NOTHING if the digit does not help."""
        if digit in self._number:
            place = self._number.index(digit)
            if self._pattern[place] != place:
                return self._outlook.worth(with_right(self._pattern, place))
        return NOTHING

    # -- the draft ---------------------------------------------------------------------------------------------

    def _pick(self, moves: list[int]) -> int:
        """Pick a digit that is not in the holder yet.

        With different digits, some of them will only have to change places, no matter which number is drawn.
        """
        fresh = [move for move in moves if move < m.ASK and move not in self._holder]
        if self.level >= _WEIGHS and fresh:
            return self.rng.pick(fresh)
        return moves[self.rng.below(len(moves) - 1)]

    # -- moving ------------------------------------------------------------------------------------------------

    def choose_spinner(self) -> int:
        if self.level < _WEIGHS:
            return self._hopeful_spinner()
        arriving = self._outlook.arriving(self._pattern)
        return self.best_of(
            [m.SPIN + spinner for spinner in range(len(SPINNERS))],
            [spin_worth(arriving, self._field, spinner) for spinner in range(len(SPINNERS))],
        )

    def _hopes(self) -> list[int]:
        """Return the spaces of the missing digits that level 1 looks for, the lowest place first."""
        found: list[int] = []
        for place in range(PLACES):
            if self._pattern[place] != place and len(found) < self._eyes:
                found.append(FIELD_OF[self._number[place]])
        return found

    def _hopeful_spinner(self) -> int:
        hopes = self._hopes()
        for turned in range(len(SPINNERS)):
            spinner = (self._favourite + turned) % len(SPINNERS)
            for number in SECTORS[spinner]:
                if LANDINGS[self._field][3 + number] in hopes:
                    return m.SPIN + spinner
        return m.SPIN + self._favourite

    def _hopeful_number(self, moves: list[int]) -> int:
        hopes = self._hopes()
        for move in moves:
            if LANDINGS[self._field][3 + m.STAR_NUMBERS[move - m.NUMBER]] in hopes:
                return move
        return moves[-1]

    def choose_number(self, moves: list[int]) -> int:
        if self.level < _WEIGHS:
            return self._hopeful_number(moves)
        arriving = self._outlook.arriving(self._pattern)
        landings = LANDINGS[self._field]
        best = moves[0]
        best_worth = NOTHING
        for move in moves:
            worth = arriving[landings[3 + m.STAR_NUMBERS[move - m.NUMBER]]]
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def _go_to(self, moves: list[int]) -> int:
        arriving = self._outlook.arriving(self._pattern)
        best = moves[0]
        for move in moves:
            if arriving[move - m.GO_TO + 1] > arriving[best - m.GO_TO + 1]:
                best = move
        return best

    # -- on the space ------------------------------------------------------------------------------------------

    def _put(self, moves: list[int], digit: int) -> int:
        """Put the digit into its place if that helps, or leave it; if it must be taken, put it where it does least harm."""
        if self._with(digit) > self._now():
            return m.PUT + self._place_for(self._number.index(digit))
        if m.LEAVE in moves:
            return m.LEAVE
        best = moves[0]
        best_worth = NOTHING
        for move in moves:
            holder = self._holder[:]
            holder[move - m.PUT] = digit
            worth = self._outlook.worth(pattern_of(holder, self._number))
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def _place_for(self, home: int) -> int:
        """Return the place for a card that belongs in `home`.

        That is `home`, or the place where the card now in `home` belongs, so that one swap sets both right.  The
        expected value of the next spin decides.
        """
        pair = with_pair(self._pattern, home) if self.level >= _PAIRS_UP else []
        if pair and self._outlook.ahead(pair, self._field) > self._outlook.ahead(with_right(self._pattern, home), self._field):
            return self._pattern[home]
        return home

    def _best_swap(self, at_least: int, price: int) -> int:
        """Return the best swap that puts a digit right and is worth more than `at_least`; else leave."""
        best = m.LEAVE
        for place in range(PLACES):
            home = self._pattern[place]
            if home not in (place, JUNK):
                worth = self._outlook.worth(swapped(self._pattern, place, home)) - price
                if worth > at_least:
                    best, at_least = m.swap_of(place, home), worth
        return best

    def _best_take(self, moves: list[int], price: int) -> int:
        """Return the best card on the board if it is worth the price; else leave."""
        best = m.LEAVE
        best_worth = self._now()
        for digit in self._number:
            worth = self._with(digit) - price
            if digit in moves and worth > best_worth:
                best, best_worth = digit, worth
        return best

    def _buy(self, moves: list[int]) -> int:
        """Return what helps most: a card on the board, a swap, or a card that an opponent has twice."""
        if not self._around:
            return m.LEAVE
        best = self._best_take(moves, PRICE)
        best_worth = self._with(best) - PRICE if best != m.LEAVE else self._now()
        swap = self._best_swap(best_worth, PRICE)
        if swap != m.LEAVE:
            best = swap
            first, second = m.PAIRS[swap - m.SWAP]
            best_worth = self._outlook.worth(swapped(self._pattern, first, second)) - PRICE
        # Asking costs nothing and leaves the other choices open.
        for digit in self._number:
            if m.ASK + digit in moves and digit not in moves and self._chance(digit) > 0:
                worth = self._with(digit) - PRICE
                if worth > best_worth:
                    best, best_worth = m.ASK + digit, worth
        return best

    def _ask(self, digit: int) -> int:
        if self._around and self._chance(digit) > 0 and self._with(digit) - PRICE > self._now():
            return m.ASK + digit
        return m.LEAVE

    def _choose_seller(self, moves: list[int]) -> int:
        """Buy from the opponent that seems furthest from the winning number, because the seller gets the money."""
        best = moves[0]
        if self.level >= _REMEMBERS_PLACES:
            fewest = PLACES + 1
            for move in moves:
                if move != m.LEAVE:
                    right = self._memory.believed_right(move - m.BUY_FROM, self._number)
                    if right < fewest:
                        best, fewest = move, right
        return best

    def _give(self, moves: list[int]) -> int:
        """Give the copy that is not in its right place."""
        for move in moves:
            place = move - m.GIVE
            if self._number[place] != self._holder[place]:
                return move
        return moves[0]

    def _trade_places(self, moves: list[int], first: int, price: int) -> int:
        """Take a missing digit from an opponent who probably has it in the right place."""
        best = m.LEAVE
        if self.level < _REMEMBERS_PLACES:
            return best
        best_worth = self._now()
        for move in moves:
            if move != m.LEAVE:
                place = (move - first) % PLACES
                if self._memory.believed((move - first) // PLACES, place) == self._number[place]:
                    worth = self._with(self._number[place]) + _HARM - price
                    if worth > best_worth:
                        best, best_worth = move, worth
        return best


class LazyBot(RulesBot):
    """A bot that spins at random, but otherwise plays sensibly.  The level makes no difference.

    It is the yardstick for the choice of spinners.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, _REMEMBERS_DIGITS - 1, rng)

    def looks_around(self) -> bool:
        return True

    def choose_spinner(self) -> int:
        return m.SPIN + self.rng.below(len(SPINNERS))

    def choose_number(self, moves: list[int]) -> int:
        return self.rng.pick(moves)


class ChildBot(RulesBot):
    """A bot that plays like a beginner.  The level makes no difference.

    It takes the spinner with the best single number and never buys.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, 1, rng)

    def choose_spinner(self) -> int:
        arriving = self._outlook.arriving(self._pattern)
        landings = LANDINGS[self._field]
        nicest = [max([arriving[landings[3 + number]] for number in SECTORS[spinner]]) for spinner in range(len(SPINNERS))]
        return self.best_of([m.SPIN + spinner for spinner in range(len(SPINNERS))], nicest)

    def choose_number(self, moves: list[int]) -> int:
        arriving = self._outlook.arriving(self._pattern)
        landings = LANDINGS[self._field]
        return self.best_of(moves, [arriving[landings[3 + m.STAR_NUMBERS[move - m.NUMBER]]] for move in moves])


class FormerBot(RulesBot):
    """The strongest bot of the first ladder, kept for comparison.  It puts every digit only into its own place."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)
        self.ties_by_lot = False

    def _place_for(self, home: int) -> int:
        return home


BOTS: Final[dict[str, BotMaker]] = {"rules": RulesBot, "lazy": LazyBot, "child": ChildBot, "rules-1": FormerBot}
