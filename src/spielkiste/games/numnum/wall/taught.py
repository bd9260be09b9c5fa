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

#: How many of the best moves are compared by drawing covered cards, in how many rounds at most, with how many draws each.
_COMPARED: Final = 4
_ROUNDS: Final = 10
_DRAWS: Final = 12
#: A move is dropped if it is behind the best by more than 2.5 standard errors; this is the square of that.
_DOUBT: Final = 6


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
        #: The chance to win after each draw, and their sum.
        self.chances: Final[list[int]] = []
        self.total = 0

    def draw(self, judge: Judge, cards: list[int]) -> None:
        """Add the chance to win if these cards turn up."""
        chance = self.worth_with(judge, cards)
        self.chances.append(chance)
        self.total += chance

    def is_behind(self, best: "Tried") -> bool:
        """Return whether this move is worse than `best` beyond doubt, or the same, after the same draws."""
        draws = len(self.chances)
        apart = best.total - self.total
        spread = 0
        for place in range(draws):
            difference = best.chances[place] - self.chances[place]
            spread += difference * difference
        return apart * apart * (draws - 1 + _DOUBT) >= _DOUBT * draws * spread

    def worth_with(self, judge: Judge, cards: list[int]) -> int:
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

    First the net judges every move without knowing which cards turn up.  Then the best moves race: cards are drawn from those
    that nobody has seen, and a move that is behind beyond doubt is dropped.  `rules` plays where there is no net.  The level
    makes no difference.
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
        found.sort(key=lambda one: -one.worth)
        return self._best(judge, found[:_COMPARED], covered).move

    def _best(self, judge: Judge, found: list[Tried], covered: list[int]) -> Tried:
        """Return the best move, judged with covered cards turning up: the same ones after each move."""
        best = found[0]
        for _ in range(_ROUNDS):
            if len(found) == 1:
                break
            for _ in range(_DRAWS):
                cards = self._turned_up(covered)
                for one in found:
                    one.draw(judge, cards)
            best = max(found, key=lambda one: one.total)
            found = [one for one in found if one is best or not one.is_behind(best)]
        return best

    def _turned_up(self, covered: list[int]) -> list[int]:
        """Return up to two covered cards, at random."""
        if len(covered) < 2:
            return covered
        first = self.rng.below(len(covered))
        second = self.rng.below(len(covered) - 1)
        return [covered[first], covered[second if second < first else second + 1]]


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
