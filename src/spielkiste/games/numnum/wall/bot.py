"""Bots for Mauerbruch and Räum ab!."""

from math import sqrt
from typing import Final, cast

from spielkiste.core.bot import Bot, BotMaker, Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.matching import DOUBLE, MATCH
from spielkiste.games.numnum.material import KINDS
from spielkiste.games.numnum.naming import ANSWER_COUNT, right_answers
from spielkiste.games.numnum.wall.material import PARTIES, STACKS
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, SWAP, TAKE
from spielkiste.games.numnum.wall.search import Search
from spielkiste.games.numnum.wall.state import Wall
from spielkiste.games.numnum.wall.trial import Trial
from spielkiste.games.numnum.wall.view import WallView


def _question(wall: Wall, moves: list[int]) -> int:
    """The answer to a question, or -1 if none is asked: the right row, or the larger side of the breach."""
    if moves[0] < ANSWER_COUNT:
        return right_answers(wall.left, wall.right, wall.bars)[0]
    if CLAIM <= moves[0] < SWAP:
        best = moves[0]
        most = -1
        for move in moves:
            count = wall.beside((move - CLAIM) // 2, (move - CLAIM) % 2)
            if count > most:
                most = count
                best = move
        return best
    return -1


def _doubles(wall: Wall, moves: list[int]) -> list[int]:
    found: list[int] = []
    match = MATCH[wall.bars]
    for move in moves:
        if move < ASIDE:
            first = (move - TAKE) // STACKS
            second = (move - TAKE) % STACKS
            right = wall.second(first) if first == second else wall.top(second)
            if match[KINDS * wall.top(first) + right] == DOUBLE:
                found.append(move)
    return found


#: How long a move takes that must be followed by others, and how long the moves of a run: nobody needs to watch twenty pairs
#: one by one.  From this move of the run on.
_MOMENT: Final = 1000
_RUN: Final = [(3, 480), (6, 320)]


class WallBot(Bot):
    """What all players at the wall have in common: they take their time, but not for every pair of a long run."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        #: How many moves in a row this is, and what the other party had before it.
        self.run = 0
        self.theirs = -1

    def reaction_ms(self, situation: Situation) -> int:
        theirs = cast(WallView, situation.view)["sides"][1 - self.seat % PARTIES]["cards"]
        self.run = self.run + 1 if theirs == self.theirs else 0
        self.theirs = theirs
        moment = _MOMENT
        for since, shorter in _RUN:
            if self.run >= since:
                moment = shorter
        return moment + self.rng.below(moment // 4)


class GreedyBot(WallBot):
    """The yardstick: any double pair, otherwise any pair, otherwise whatever is left; the larger side of a breach."""

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        wall = cast(Wall, situation.imagine(self.rng))
        answer = _question(wall, moves)
        if answer >= 0:
            return answer
        found = _doubles(wall, moves)
        if not found:
            found = [move for move in moves if move < ASIDE]
        return self.rng.pick(found if found else moves)


#: Visited walls per decision, by level.
_BUDGETS: Final = [0, 20, 120, 500, 1500, 5000]
_DEEPEST: Final = [0, 1, 2, 4, 8, 60]


class ClearAwayBot(WallBot):
    """Everything is open (NN-33), so it thinks ahead: the higher the level, the further."""

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        wall = cast(Wall, situation.imagine(self.rng))
        answer = _question(wall, moves)
        if answer >= 0:
            return answer
        return Search(wall, _BUDGETS[self.level]).best(moves, _DEEPEST[self.level])


#: In how many of a hundred turns a level looks how high the stacks are.
_ATTENTION: Final = [0, 0, 35, 60, 80, 100]
#: The highest level plays so many walls to their end in each round of trials, from this height of the lowest stack on: before
#: that, no breach is near enough for the difference between two moves to show.
_TRIALS: Final = 600
_FROM_HEIGHT: Final = 5
#: How many of the moves that look best are tried.
_FAVOURITES: Final = 5
#: How much better than the move that looks best another one has to do, so that chance does not decide: this many points
#: (a win is two) per square root of the walls tried.
_DOUBT: Final = 0.4


class WallBreakBot(WallBot):
    """Only the free cards are seen.

    Every level sees a breach that wins and likes double pairs.  What the lower ones lack is attention: often they do not
    look how low a stack has become before they leave it to the others.  The highest always looks, and when a breach is
    near, it plays the moves that look best to the end in walls that could be the real one.
    """

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        wall = cast(Wall, situation.imagine(self.rng))
        answer = _question(wall, moves)
        if answer >= 0:
            return answer
        trial = Trial(wall)
        if not self.attends(_ATTENTION[self.level]):
            return trial.careless(self.rng)
        favourite = trial.at_a_glance(self.rng)
        if self.level < 5 or min(wall.heights) > _FROM_HEIGHT:
            return favourite
        return self._most_wins(situation, trial.favourites(favourite, _FAVOURITES))

    def _most_wins(self, situation: Situation, moves: list[int]) -> int:
        """The one of these moves that wins most often; after each round of trials the worse half is dropped.

        Every other wall is played against somebody careless, for not everybody sees a breach coming.
        """
        points: dict[int, float] = dict.fromkeys(moves, 0.0)
        left = moves[:]
        tried = 0
        while len(left) > 1:
            worlds = _TRIALS // len(left)
            for number in range(worlds):
                world = cast(Wall, situation.imagine(self.rng))
                for move in left:
                    trial = Trial(world)
                    trial.do(move)
                    points[move] += trial.outcome(self.rng, number % 2 == 0)
            trust = _DOUBT * (sqrt(tried + worlds) - sqrt(tried))
            tried += worlds
            points[moves[0]] += trust
            left.sort(key=lambda move: -points[move])
            del left[(len(left) + 1) // 2 :]
        return left[0]


WALL_BREAK_BOTS: Final[dict[str, BotMaker]] = {"rules": WallBreakBot, "greedy": GreedyBot}
CLEAR_AWAY_BOTS: Final[dict[str, BotMaker]] = {"rules": ClearAwayBot, "greedy": GreedyBot}
