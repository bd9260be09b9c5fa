"""The rule-based bot for Number Rally, in five levels.

1.  Takes the car with an event card that takes it, or by counting up to a multiple of ten; else plays any card.  Misses most
snaps.
2. Plays what takes the car or wins at once, else the highest number.
3. Scores every card by the distance to the goal and by who has the car, but does not look ahead.
4. Looks ahead to the end of the rally, at the goal or with the last card of the draw pile.  Relies on mistakes of the
   opponents and forgets which cards are gone.
5. Also remembers the cards played and how carefully the opponents play, and keeps good cards for later.
"""

from typing import Final, cast

from spielkiste.core.bot import STRONGEST, Bot, BotMaker, Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.number_rally.child import ChildBot
from spielkiste.games.number_rally.foresight import Foresight
from spielkiste.games.number_rally.judging import biggest, equal, real_total
from spielkiste.games.number_rally.material import (
    AFTER,
    COUNTS,
    FALSE_START,
    HIGHEST_NUMBER,
    HOME_STRAIGHT,
    KIND_OF,
    KINDS,
    OIL_CHANGE,
    OVERTAKE,
    PIT_REPAIR,
    REFUEL,
    STAGE_WIN,
    TAKES_CAR,
    TYRE_CHANGE,
    reaches_ten,
)
from spielkiste.games.number_rally.moves import DRAW, PASS, SAY, SNAP
from spielkiste.games.number_rally.view import NumberRallyView

# By level from 1: the percentage of snaps it sees, and its shortest and longest reaction (ms).
ATTENTION: Final = [35, 60, 80, 92, 98]
QUICKEST: Final = [1700, 1300, 1000, 750, 550]
SLOWEST: Final = [3600, 2700, 2100, 1600, 1200]
#: The highest number that level 1 counts up by.
ON_FINGERS: Final = 6
#: By level: the percentage of draws it forgets to make in time (drawing by hand).
FORGETS: Final = [20, 10, 5, 2, 0]
#: The time until the bot remembers a forgotten draw (ms): usually too late.
AFTERTHOUGHT: Final = 8000

#: By level: how long it waits before playing when another player has yet to draw (ms), so that against weak levels nobody
#: forgets to draw.
COURTESY: Final = [2500, 1500, 500, 0, 0]

# The value of keeping a card for later: event cards can take the car at any total.
_KEPT: Final = {
    PIT_REPAIR: 0.04, TYRE_CHANGE: 0.04, FALSE_START: 0.02,
    STAGE_WIN: 0.06, REFUEL: 0.04, OIL_CHANGE: 0.04, HOME_STRAIGHT: 0.08,
}  # fmt: skip
_KEEP: Final[list[float]] = [_KEPT.get(kind, 0.0) for kind in range(KINDS)]

# With two players an overtake card decides who draws the last card of the pile, and with it the rally.  A net trained by
# self-play keeps it for that, so the strongest level does, too.
_OVERTAKE_KEPT: Final = 0.10
_OVERTAKE_KEPT_ONCE: Final = 0.03

# By number of seats: the weight of that value.  Only with two players does the next turn come soon enough to matter.
_NEXT_TURN: Final = [0.0, 0.0, 1.5, 0.0, 0.0, 0.0]

# The fraction of possible snaps that counts as a loss: opponents miss some, and a snap is not always a loss.
_SNAP_FEAR: Final = 0.5

# The assumed percentage of turns in which opponents play their best card: careless, unknown and careful ones.
LITTLE_CARE: Final = 40
SOME_CARE: Final = 70
GREAT_CARE: Final = 95

#: From this level on, the bot knows that the last card of the draw pile ends the rally.
_COUNTS_THE_PILE: Final = 4

#: After this many iterations the chances hardly change.
SWEEPS: Final = 3

_foresights: Final[dict[int, Foresight]] = {}


def foresight(seats: int, little: bool, care: int, sweeps: int) -> Foresight:
    """Return the chances for this table, computed on first use."""
    key = ((care * 10 + sweeps) * 10 + seats) * 2 + int(little)
    found = _foresights.get(key)
    if found is None:
        found = Foresight(seats, little, care, sweeps)
        _foresights[key] = found
    return found


class RulesBot(Bot):
    """A rule-based player of five levels."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        # Only the strongest level remembers how the others play.
        self.listens = level == STRONGEST
        self.slowest_ms = SLOWEST[level - 1]
        #: Whether the bot knows that the last card of the draw pile ends the rally.
        self.counts_the_pile = level >= _COUNTS_THE_PILE
        #: The value of keeping an overtake card.
        self.overtake_kept = _OVERTAKE_KEPT
        #: Rallies that an opponent's card gave to someone else, and rallies that opponents won with their own card.
        self.gifts = 0
        self.feats = 0
        self._layer = seat

    def notice(self, event: Phrase) -> None:
        if event.key in ("zr-laid", "zr-snapped"):
            layer = event.args["seat"]
            assert isinstance(layer, int)
            self._layer = layer
        elif event.key == "zr-rally-won" and self._layer != self.seat and event.args["reason"] != "empty":
            if event.args["seat"] == self._layer:
                self.feats += 1
            else:
                self.gifts += 1

    def reaction_ms(self, situation: Situation) -> int:
        """Return the reaction time in milliseconds.

        It depends on the level, on chance and on what everyone can see, never on the hand.
        """
        view = cast(NumberRallyView, situation.view)
        place = self.level - 1
        spread = SLOWEST[place] - QUICKEST[place]
        # Seeded by the moment, so that asking again about the same moment gives the same time.
        reflexes = Rng(f"reflexes:{self.rng.seed}:{_moment(view)}")
        time = QUICKEST[place] + (reflexes.below(spread) + reflexes.below(spread)) // 2
        forgets = reflexes.chance(FORGETS[place])
        if situation.moves == [DRAW] and view["turn"] != self.seat:
            car = view["car"]
            last = view["draw_pile"] == 1
            if forgets or (last and self.level >= 4 and car is not None and car != self.seat):
                return AFTERTHOUGHT
            return time
        if view["snap"] is not None:
            return time
        others_draw = any(seat != self.seat for seat in view["may_draw"])
        return time + 600 + (COURTESY[place] if others_draw and not view["little"] else 0)

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        view = cast(NumberRallyView, situation.view)
        # Draw first: the chance to draw may expire before any other.
        if moves[-1] == DRAW and self._wants_draw(view):
            return DRAW
        naming = view["naming"]
        if naming is not None and naming["seat"] == self.seat:
            return SAY + real_total(view)
        if moves[0] > SNAP:
            return self._snap_or_pass(view, moves)
        return self._lay(view, [move for move in moves if move != DRAW])

    def _wants_draw(self, view: NumberRallyView) -> bool:
        """Return whether to draw now.  The last card ends the rally, so the bot waits while an opponent has the car."""
        if self.level < 4 or view["draw_pile"] != 1:
            return True
        car = view["car"]
        return car is None or car == self.seat

    # -- snapping ----------------------------------------------------------------------------------------------

    def _snap_or_pass(self, view: NumberRallyView, moves: list[int]) -> int:
        if moves[0] > SNAP + HIGHEST_NUMBER:
            return PASS
        if not self.notices(ATTENTION[self.level - 1], _moment(view)):
            return PASS
        if self.level < 4:
            return moves[0]
        number = moves[0] - SNAP
        sight = self._sight(view)
        total = real_total(view)
        taken = sight.after_snap(total, number, 0)[0]
        if view["draw_pile"] == 0:
            return moves[0]
        left = sight.seen_from(total, self._car_after(view), self._relative(view["turn"]))[0]
        return moves[0] if taken >= left else PASS

    def _car_after(self, view: NumberRallyView) -> int:
        """Return the relative seat that has the car once the newest total is named; `seats` if nobody has it."""
        car = view["car"]
        naming = view["naming"]
        if naming is not None and reaches_ten(naming["before"], real_total(view)):
            car = naming["seat"]
        return self.seats if car is None else self._relative(car)

    # -- playing a card ----------------------------------------------------------------------------------------

    def _lay(self, view: NumberRallyView, cards: list[int]) -> int:
        if self.level == 1:
            return self._reading(view, cards)
        if self.level == 2:
            return self._greedy(view, cards)
        best = cards[0]
        best_value = -1.0
        for kind in cards:
            value = self._value(view, kind)
            if value > best_value:
                best_value = value
                best = kind
        return best

    def _reading(self, view: NumberRallyView, cards: list[int]) -> int:
        """Return a card that takes the car, by its text or by counting a few steps to a multiple of ten; else any card."""
        total = view["total"]
        if view["car"] != self.seat:
            for kind in cards:
                if TAKES_CAR[kind] or (kind <= ON_FINGERS and _takes(total, kind)):
                    return kind
        return self.rng.pick(cards)

    def _greedy(self, view: NumberRallyView, cards: list[int]) -> int:
        total = view["total"]
        goal = view["goal"]
        car = view["car"]
        for kind in cards:
            after = AFTER[kind][total]
            if after == goal or (after > goal and (car == self.seat or equal(view, kind, self.seat))):
                return kind
        taking = [kind for kind in cards if AFTER[kind][total] < goal and (_takes(total, kind) or equal(view, kind, self.seat))]
        if taking and car != self.seat:
            return biggest(taking)
        safe = [kind for kind in cards if AFTER[kind][total] < goal]
        return biggest(safe if safe else cards)

    def _value(self, view: NumberRallyView, kind: int) -> float:
        """Return the chance that this card wins the rally, minus the value of keeping it."""
        sight = self._sight(view)
        total = view["total"]
        car = view["car"]
        place = self.seats if car is None else self._relative(car)
        after = AFTER[kind][total]
        same = equal(view, kind, self.seat)
        if same:
            if after >= sight.goal:
                return 2.0
            place = 0
        if after == sight.goal or (after > sight.goal and place == 0):
            return 2.0
        if self.counts_the_pile and view["draw_pile"] == 1 and after < sight.goal:
            # The last card is drawn now, which ends the rally: only the car counts (ZR-9d).
            risk = self._snap_risk(view, kind)
            return 1.0 - risk if place == 0 or _takes(total, kind) else 0.5 * risk
        if self.level == STRONGEST and kind == OVERTAKE and self._has_the_last_word(view, place):
            return 1.0
        value = sight.after(total, place, kind, self._snap_risk(view, kind))[0]
        if self.level == STRONGEST:
            value -= self._kept(kind)
        return value

    def _kept(self, kind: int) -> float:
        """Return the value of keeping the card for later."""
        return (self.overtake_kept if kind == OVERTAKE else _KEEP[kind]) * _NEXT_TURN[self.seats]

    def _has_the_last_word(self, view: NumberRallyView, place: int) -> bool:
        """Return whether overtaking would let the bot win with the last card; between two players it gives another turn."""
        if self.seats != 2 or view["draw_pile"] != 2 or not self.counts_the_pile:
            return False
        if place == 0:
            return True
        for name in view["hand"]:
            if _takes(view["total"], KIND_OF[name]):
                return True
        return False

    def _snap_risk(self, view: NumberRallyView, kind: int) -> float:
        """Return the probability that an opponent can snap this number."""
        if view["little"] or kind > HIGHEST_NUMBER:
            return 0.0
        sizes = view["hand_sizes"]
        hand = view["hand"]
        name = str(kind)
        left = COUNTS[kind] - hand.count(name)
        unseen = view["draw_pile"]
        if self.level == STRONGEST:
            left -= view["pile"].count(name)
        else:
            unseen += len(view["pile"])
        others = sum(sizes) - sizes[self.seat]
        missing = 1.0
        for _ in range(left):
            missing *= unseen / (unseen + others)
        return _SNAP_FEAR * (1.0 - missing)

    def _sight(self, view: NumberRallyView) -> Foresight:
        little = view["little"]
        if self.level == 3:
            return foresight(self.seats, little, 0, 0)
        if self.level < STRONGEST:
            return foresight(self.seats, little, LITTLE_CARE, SWEEPS)
        # Careful people give away one rally in six, people who play random cards three in five.
        evidence = 3 * self.feats - 5 * self.gifts
        care = SOME_CARE
        if evidence != 0:
            care = GREAT_CARE if evidence > 0 else LITTLE_CARE
        return foresight(self.seats, little, care, SWEEPS)

    def _relative(self, seat: int) -> int:
        return (seat - self.seat) % self.seats


class FormerBot(RulesBot):
    """The strongest bot of the first ladder, kept for comparison.  It does not foresee the end of the draw pile."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)
        self.counts_the_pile = False
        self.overtake_kept = _OVERTAKE_KEPT_ONCE

    def notices(self, percent: int, moment: str) -> bool:
        return self.rng.chance(percent)


def _takes(total: int, kind: int) -> bool:
    """Return whether this card takes the car regardless of the card below it (ZR-6 a, c)."""
    return TAKES_CAR[kind] or reaches_ten(total, AFTER[kind][total])


def _moment(view: NumberRallyView) -> str:
    """Return a name for the current moment of the game, made from what everyone sees."""
    return f"{view['rally']}/{len(view['pile'])}/{view['draw_pile']}"


class SecondBot(RulesBot):
    """The strongest bot before a net had shown how to use overtake cards, kept for comparison."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)
        self.overtake_kept = _OVERTAKE_KEPT_ONCE


BOTS: Final[dict[str, BotMaker]] = {"rules": RulesBot, "child": ChildBot, "rules-1": FormerBot, "rules-2": SecondBot}
