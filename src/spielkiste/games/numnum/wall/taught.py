"""The bot that taught itself Mauerbruch: it tries its moves in walls that agree with what is visible, and a net judges them."""

from typing import Final, cast

from spielkiste.core.bot import STRONGEST, Situation
from spielkiste.core.game import Game
from spielkiste.core.nets import net_for
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.matching import BAR_OF, DOUBLE, MATCH
from spielkiste.games.numnum.material import KINDS, NO_TWOS, NUMBER_CARDS
from spielkiste.games.numnum.wall.bot import WallBreakBot
from spielkiste.games.numnum.wall.glance import answer_to
from spielkiste.games.numnum.wall.judge import CERTAIN, HIDDEN, Judge, Sight, claims
from spielkiste.games.numnum.wall.material import PARTIES, STACKS
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, SWAP, TAKE
from spielkiste.games.numnum.wall.stacks import OPENING, Stacks
from spielkiste.games.numnum.wall.state import Wall

#: How many of the best moves are tried, and with how many draws of covered cards; then fewer moves with more draws.
_ROUNDS: Final = [(5, 64), (2, 128)]


class Tried:
    """A move, what is seen after it, and what that is worth."""

    def __init__(self, judge: Judge, before: Sight, move: int) -> None:
        self.move: Final = move
        tops = before.tops[:]
        heights = before.heights[:]
        bars = before.bars
        lead = before.lead
        #: The stacks whose next card turns up.
        self.new: Final[list[int]] = []
        passes = False
        if move < ASIDE:
            first = (move - TAKE) // STACKS
            second = (move - TAKE) % STACKS
            passes = before.opening or MATCH[bars][KINDS * tops[first] + tops[second]] != DOUBLE
            lead += 2
            self.new.append(first)
            self.new.append(second)
        elif move < CLAIM:
            bars ^= BAR_OF[tops[move - ASIDE] - NO_TWOS]
            self.new.append(move - ASIDE)
        else:
            tops[(move - SWAP) // NUMBER_CARDS] = (move - SWAP) % NUMBER_CARDS
        for stack in self.new:
            tops[stack] = HIDDEN
            heights[stack] -= 1
        gained = [claims(heights)[stack] for stack in self.new if heights[stack] == 0]
        #: Whether the net is asked: it is not, if the wall is broken.
        self.open: Final = not gained
        #: Whether it is the other party's turn then.
        self.passes: Final = passes and self.open
        if gained:
            lead += max(gained)
        #: What the party to move sees then.
        self.sight: Final = Sight(tops, heights, bars, -lead if self.passes else lead, before.opening, before.unseen)
        self._still: Final = judge.still(self.sight) if self.open else 0
        #: The chance to win, of `CERTAIN`.
        self.worth = CERTAIN if lead > 0 else CERTAIN // 2 if lead == 0 else 0
        if self.open:
            self.worth = CERTAIN if self.sight.wins() else judge.chance(self.sight, self._still, self.new)
            if self.passes:
                self.worth = CERTAIN - self.worth

    def worth_with(self, judge: Judge, cards: list[int]) -> int:
        """Return the chance to win if these cards turn up."""
        if not self.open or not self.new:
            return self.worth
        sight = self.sight
        unseen = sight.unseen
        for place, stack in enumerate(self.new):
            card = cards[place]
            sight.tops[stack] = card
            if card < NUMBER_CARDS:
                sight.unseen &= ~(1 << card)
        chance = CERTAIN if sight.wins() else judge.chance(sight, self._still, self.new)
        for stack in self.new:
            sight.tops[stack] = HIDDEN
        sight.unseen = unseen
        return CERTAIN - chance if self.passes else chance


class TaughtWallBreakBot(WallBreakBot):
    """Plays the move after which a net sees the best chance to win.

    First the net judges every move without knowing which cards turn up, then the best ones with cards drawn from those that
    nobody has seen.  `rules` plays where there is no net.  The level makes no difference.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        judge = cast(Judge | None, net_for(self.game.slug))
        if judge is None or self.seats not in judge.seats:
            return super().choose(situation)
        wall = cast(Wall, situation.imagine(self.rng))
        answer = answer_to(wall, moves)
        if answer >= 0:
            return answer
        covered = covered_cards(wall)
        before = sight_of(wall, covered)
        found = [Tried(judge, before, move) for move in moves]
        for most, draws in _ROUNDS:
            found.sort(key=lambda one: -one.worth)
            del found[most:]
            if len(found) > 1:
                self._draw(judge, found, covered, draws)
        return max(found, key=lambda one: one.worth).move

    def _draw(self, judge: Judge, found: list[Tried], covered: list[int], draws: int) -> None:
        """Judge these moves with covered cards turning up, the same ones after each of them."""
        totals = [0] * len(found)
        for _ in range(draws):
            first = self.rng.below(len(covered))
            cards = [covered[first]]
            if len(covered) > 1:
                second = self.rng.below(len(covered) - 1)
                cards.append(covered[second if second < first else second + 1])
            for place, one in enumerate(found):
                totals[place] += one.worth_with(judge, cards)
        for place, one in enumerate(found):
            one.worth = totals[place] // draws


def covered_cards(wall: Stacks) -> list[int]:
    """Return the cards below the free ones, sorted: everyone can tell which they are, but not where they lie."""
    covered: list[int] = []
    for stack in range(STACKS):
        covered += wall.cards_of(stack)[:-1]
    covered.sort()
    return covered


def sight_of(wall: Stacks, covered: list[int]) -> Sight:
    """Return what the party to move sees."""
    party = wall.turn % PARTIES
    lead = wall.scores[party] - wall.scores[1 - party]
    unseen = 0
    for card in covered:
        if card < NUMBER_CARDS:
            unseen |= 1 << card
    return Sight(wall.tops(), wall.heights[:], wall.bars, lead, wall.phase == OPENING, unseen)
