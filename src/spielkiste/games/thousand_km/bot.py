"""A rule-based bot for 1000 Kilometer.

The bot scores every legal move, roughly in kilometres gained on the opponents, and plays the best one.  The levels:

1. Looks only at its own road: drives with the shortest card, gets moving again, discards what is useless now and
   attacks any opponent.
2. Drives far.  Also looks at the opponents: attacks the leader with the card that is hardest to answer.  Spares
   opponents at 0 km while it can, so that everyone gets going.
3. Sometimes plans ahead: keeps one answer to every attack, and keeps attacks for opponents that move again later.
4. Usually plans ahead.  Also plans the last kilometres, and holds a safety back for a master move.
5. Always plans ahead.  Also counts the cards it has seen, and attacks less when there are three or more opponents.
"""

from typing import Final, cast

from spielkiste.core.bot import STRONGEST, Bot, BotMaker, Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.games.thousand_km.child import ChildBot
from spielkiste.games.thousand_km.material import (
    COUNTS,
    DISTANCES,
    END_OF_LIMIT,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    GREEN_LIGHT,
    KIND_OF,
    KINDS,
    MOST_200S,
    NAMES,
    RIGHT_OF_WAY,
    SAFETY_AGAINST,
    SPEED_LIMIT,
    TWO_HUNDRED,
)
from spielkiste.games.thousand_km.moves import ATTACK, DISCARD, MASTER, PASS
from spielkiste.games.thousand_km.view import ThousandKmSide, ThousandKmView

DRIVES_FAR: Final = 2
LOOKS_AT_OTHERS: Final = 2
#: Up to this level, a bot attacks an opponent at 0 km only if it can do nothing else.
SPARES_STARTERS: Final = 2
#: By level: the percentage of turns in which the bot plans ahead.
PREPARES: Final = [0, 0, 0, 40, 75, 100]
KEEPS_SAFETIES: Final = 4
PLANS_THE_END: Final = 4
COUNTS_CARDS: Final = 5

# By attack: the kilometres it costs the victim on average.  Attacks with few answers cost more.
ATTACK_WORTH: Final = [150, 70, 230, 230, 230]

# Against this many opponents or more, an attack is worth less by this amount: it costs a turn, and most of the gain
# goes to the other opponents.
MANY: Final = 3
FOR_THE_REST: Final = 60

# With points for a safe trip, a 200 gets this low score until an opponent is within SAFE_LEAD kilometres of the goal.
SLOW_200: Final = 60
SAFE_LEAD: Final = 400

# By kilometres left / 25: the turns that the last stretch takes with average luck, in tenths.
TURNS_TO_FINISH: Final = [0, 40, 28, 25, 20, 31, 30, 30, 28]


class RulesBot(Bot):
    """A bot that plays by rules of thumb, at five levels of foresight."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self._hand: list[int] = []
        self._unseen: list[int] = []
        self._side = 0
        self._sides: list[ThousandKmSide] = []
        self._prepares = False

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        if moves[0] >= MASTER:
            return moves[0] if moves[0] != PASS else moves[1]
        view = cast(ThousandKmView, situation.view)
        self._look_at(view)
        self._prepares = self.attends(PREPARES[self.level])
        return self.best_of(moves, [self._worth(move, view) for move in moves])

    def _look_at(self, view: ThousandKmView) -> None:
        self._sides = view["sides"]
        self._side = self.seat % len(self._sides)
        self._hand = [KIND_OF[name] for name in view["hand"]]
        self._unseen = list(COUNTS)
        for kind in self._hand:
            self._unseen[kind] -= 1
        if self.level >= COUNTS_CARDS:
            for name in view["box"]:
                self._unseen[KIND_OF[name]] -= 1
        for side in self._sides:
            for name in side["safeties"]:
                self._unseen[KIND_OF[name]] -= 1
            if self.level >= COUNTS_CARDS:
                for name in side["battle"] + side["speed"] + side["road"]:
                    self._unseen[KIND_OF[name]] -= 1

    def _worth(self, move: int, view: ThousandKmView) -> int:
        if move < FIRST_ATTACK:
            return self._drive_worth(move, view)
        if move < FIRST_SAFETY:
            return self._defence_worth(move)
        if move < KINDS:
            return self._safety_worth(move - FIRST_SAFETY, view)
        if move < DISCARD:
            return self._attack_worth((move - ATTACK) // 5, (move - ATTACK) % 5, view)
        return self._discard_worth(move - DISCARD, view)

    # -- driving -----------------------------------------------------------------------------------------------

    def _drive_worth(self, kind: int, view: ThousandKmView) -> int:
        left = view["goal"] - self._sides[self._side]["km"]
        after = left - DISTANCES[kind]
        if after == 0:
            return 100_000
        if self.level < DRIVES_FAR:
            return 280 - DISTANCES[kind]
        worth = DISTANCES[kind] + 20
        if kind == TWO_HUNDRED and self._saves_200s(view):
            return SLOW_200
        if self.level >= PLANS_THE_END and left <= 400:
            rest = [other for other in self._hand if other < FIRST_ATTACK]
            rest.remove(kind)
            worth = 120 - self._finishing(after, rest) * 2
        return worth

    def _finishing(self, left: int, distances: list[int]) -> int:
        """Return the expected turns to the goal, in tenths, given `left` kilometres and these distance cards in hand."""
        fewest = self._fewest_cards(left, distances, 0)
        if fewest < 9:
            return 10 * fewest
        steps = left // 25
        if steps < len(TURNS_TO_FINISH):
            turns = TURNS_TO_FINISH[steps]
            if steps == 1 and self.level >= COUNTS_CARDS:
                turns += 60 - 6 * self._unseen[0]
            return turns
        return TURNS_TO_FINISH[8] + (left - 200) // 10

    def _fewest_cards(self, left: int, distances: list[int], start: int) -> int:
        """Return the fewest cards of `distances[start:]` that add up to `left`; 9 if no combination does."""
        if left == 0:
            return 0
        fewest = 9
        for place in range(start, len(distances)):
            length = DISTANCES[distances[place]]
            if length <= left:
                rest = 1 + self._fewest_cards(left - length, distances, place + 1)
                if rest < fewest:
                    fewest = rest
        return fewest

    # -- defences and safeties ---------------------------------------------------------------------------------

    def _defence_worth(self, kind: int) -> int:
        longest = 0
        for held in self._hand:
            if held < FIRST_ATTACK and DISTANCES[held] > longest:
                longest = DISTANCES[held]
        if kind == FIRST_DEFENCE + SPEED_LIMIT - FIRST_ATTACK:
            return 110 if longest > 50 else 45
        return 300 if longest > 0 else 240

    def _safety_worth(self, safety: int, view: ThousandKmView) -> int:
        """Return the worth of playing this safety now.  The chance of a master move later lowers it."""
        mine = self._sides[self._side]
        stopper = mine["stopped_by"]
        frees = stopper is not None and SAFETY_AGAINST[KIND_OF[stopper] - FIRST_ATTACK] == safety
        starts = safety == RIGHT_OF_WAY and not mine["rolling"] and stopper is None
        unlimits = safety == RIGHT_OF_WAY and mine["limited"]
        if frees or starts or unlimits:
            return 400
        if self.level < KEEPS_SAFETIES:
            return 350
        if view["points"] is not None and self._soon_over(view):
            # KM-25: the safety scores only if it is on the table when the round ends, and it gives another turn.
            return 150_000
        threats = 0
        for attack in range(5):
            if SAFETY_AGAINST[attack] == safety:
                threats += self._unseen[FIRST_ATTACK + attack]
        if threats == 0 or view["draw_pile"] < 2 * self.seats:
            return 350
        if view["points"] is not None:
            # KM-25: a master move is worth waiting for, so useless cards go first.
            return 15
        # Better than a useless card or a discard, worse than any useful move.
        return 30

    # -- points ------------------------------------------------------------------------------------------------

    def _soon_over(self, view: ThousandKmView) -> bool:
        """Return whether the next card may end the round, whether played by the bot or by an opponent close to the goal."""
        for place, side in enumerate(self._sides):
            left = view["goal"] - side["km"]
            if place != self._side and left <= 200 and side["rolling"]:
                return True
            if (
                place == self._side
                and side["rolling"]
                and left in [DISTANCES[held] for held in self._hand if held < FIRST_ATTACK]
            ):
                return True
        return False

    def _saves_200s(self, view: ThousandKmView) -> bool:
        """Return whether a safe trip (KM-26) is still possible and no opponent is so far ahead that it costs the round."""
        if view["points"] is None or self.level < PLANS_THE_END or NAMES[TWO_HUNDRED] in self._sides[self._side]["road"]:
            return False
        return max([side["km"] for place, side in enumerate(self._sides) if place != self._side]) < view["goal"] - SAFE_LEAD

    # -- attacking ---------------------------------------------------------------------------------------------

    def _attack_worth(self, victim: int, attack: int, view: ThousandKmView) -> int:
        worth = ATTACK_WORTH[attack]
        if self.level < LOOKS_AT_OTHERS:
            return 60 + attack
        goal = view["goal"]
        best = max(side["km"] for place, side in enumerate(self._sides) if place != self._side)
        theirs = self._sides[victim]["km"]
        if self.level <= SPARES_STARTERS and theirs == 0:
            return 1
        others = len(self._sides) - 1
        # Stopping one of several opponents helps the others as well.
        worth = worth * 2 // (1 + others) + 500 // (others * others)
        if self.level >= COUNTS_CARDS and others >= MANY:
            worth -= FOR_THE_REST
        worth += (theirs - best) // 5
        if goal - theirs <= 200:
            worth += 120
        if self._unseen[FIRST_SAFETY + SAFETY_AGAINST[attack]] > 0:
            worth -= 25
        return worth

    # -- discarding --------------------------------------------------------------------------------------------

    def _discard_worth(self, kind: int, view: ThousandKmView) -> int:
        """Return the worth of discarding this card: the less use a card has, the higher the worth."""
        return 20 - self._keeping(kind, view)

    def _keeping(self, kind: int, view: ThousandKmView) -> int:
        mine = self._sides[self._side]
        laid = mine["safeties"]
        copies = 0
        for held in self._hand:
            if held == kind:
                copies += 1
        if kind < FIRST_ATTACK:
            left = view["goal"] - mine["km"]
            if DISTANCES[kind] > left or (self._prepares and kind == TWO_HUNDRED and self._too_many_200s()):
                return 0
            if self.level >= PLANS_THE_END and left <= 200:
                return 40
            return 20 + DISTANCES[kind] // 4
        if kind >= FIRST_SAFETY:
            return 200
        if not self._prepares:
            return 15
        if kind < FIRST_DEFENCE:
            return 60 if self._has_victims(kind) else 0
        attack = kind - FIRST_DEFENCE
        if NAMES[FIRST_SAFETY + SAFETY_AGAINST[attack]] in laid:
            return 0
        if self.level >= COUNTS_CARDS and self._unseen[FIRST_ATTACK + attack] == 0 and kind != GREEN_LIGHT:
            return 2
        # Keep one of each answer at any time; the second and third copy are worth little.
        if copies > 1:
            return 20 if copies == 2 else 8
        return 60 if kind == END_OF_LIMIT else 90

    def _has_victims(self, attack: int) -> bool:
        """Return whether any opponent can still be hit by this attack at some point in the race."""
        safety = NAMES[FIRST_SAFETY + SAFETY_AGAINST[attack - FIRST_ATTACK]]
        for place, side in enumerate(self._sides):
            if place != self._side and safety not in side["safeties"]:
                return True
        return False

    def _too_many_200s(self) -> bool:
        """Return whether one of the 200s in hand can never be played (KM-6)."""
        return self._sides[self._side]["road"].count(NAMES[TWO_HUNDRED]) + self._hand.count(TWO_HUNDRED) > MOST_200S


class FormerBot(RulesBot):
    """The strongest bot of the first ladder, kept for comparison.

    It does not notice which of its cards have become useless, and it ignores points.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)
        self.ties_by_lot = False

    def _attack_worth(self, victim: int, attack: int, view: ThousandKmView) -> int:
        worth = super()._attack_worth(victim, attack, view)
        return worth + FOR_THE_REST if len(self._sides) > MANY else worth

    def _has_victims(self, attack: int) -> bool:
        return True

    def _too_many_200s(self) -> bool:
        return False

    def _soon_over(self, view: ThousandKmView) -> bool:
        return False

    def _saves_200s(self, view: ThousandKmView) -> bool:
        return False


BOTS: Final[dict[str, BotMaker]] = {"rules": RulesBot, "child": ChildBot, "rules-1": FormerBot}
