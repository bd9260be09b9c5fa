"""The bots for Wall Break and Clear Away!."""

from math import sqrt
from typing import Final, cast

from spielkiste.core.bot import STRONGEST, Bot, BotMaker, Situation
from spielkiste.core.effort import afford, spend
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.wall.beginner import EASY_ROWS, Beginner
from spielkiste.games.numnum.wall.child import ChildBot
from spielkiste.games.numnum.wall.glance import answer_to
from spielkiste.games.numnum.wall.material import PARTIES
from spielkiste.games.numnum.wall.moves import CLAIM, SWAP
from spielkiste.games.numnum.wall.search import Search
from spielkiste.games.numnum.wall.state import Wall
from spielkiste.games.numnum.wall.trial import Trial
from spielkiste.games.numnum.wall.view import WallView

#: The time for a normal move, and for the moves of a long run (from this move on), in milliseconds: nobody wants to
#: watch twenty pairs one by one.
_MOMENT: Final = 1000
_RUN: Final = [(3, 480), (6, 320)]


class RulesBot(Bot):
    """The base class of all wall bots: they take their time, but less for each pair of a long run."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        #: The number of moves in a row so far, and how many cards the other party had before them.
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


#: From this level on, a bot of Clear Away! looks ahead; below that, it is a beginner.
_THINKS_AHEAD: Final = 3
#: By level: the number of positions searched per decision and the search depth.  From _COUNTS_TO_COME on, the search
#: ignores the current lead.
_BUDGETS: Final = [0, 0, 0, 500, 1500, afford(60_000, 20_000)]
_DEEPEST: Final = [0, 0, 0, 4, 8, 60]
_COUNTS_TO_COME: Final = 5
#: By level: how many of the seven stacks beginners watch, and how many more some of them watch.
_WATCHES: Final = [0, 0, 3]
_SOME_MORE: Final = [0, 0, 1]


class ClearAwayBot(RulesBot):
    """A bot for Clear Away!, which looks ahead because all cards are visible (NN-33): further at higher levels.

    Levels 1 and 2 are beginners.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        watches = _WATCHES[level] + rng.below(1 + _SOME_MORE[level]) if level < _THINKS_AHEAD else 0
        self._beginner = Beginner(EASY_ROWS, watches, rng)
        self.budget = _BUDGETS[level]
        self.to_come = level >= _COUNTS_TO_COME

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        wall = cast(Wall, situation.imagine(self.rng))
        answer = answer_to(wall, moves)
        if answer >= 0:
            return answer
        if self.level < _THINKS_AHEAD:
            return self._beginner.choose(wall, moves)
        return Search(wall, self.budget, self.to_come).best(moves, _DEEPEST[self.level])


#: From this level on, a bot of Wall Break takes the larger side of a breach and sees a breach that wins, at first only
#: on the stacks it watches (_LAST_CARDS of seven).  From _LOOKS_AT_HEIGHTS on, it considers how high the stacks are, in
#: this percentage of turns.
_SEES_BREACHES: Final = 2
_LAST_CARDS: Final = 4
_LOOKS_AT_HEIGHTS: Final = 3
_ATTENTION: Final = [0, 0, 0, 60, 80, 100]
#: From this level on, it considers the double pairs to come, its own and those of the opponents.
_KEEN: Final = 5
#: The highest level plays this many walls to the end in each round of trials, once the lowest stack has this height.
#: Before that, a breach is too far away for two moves to differ.
_TRIALS: Final = spend(600)
_FROM_HEIGHT: Final = 5
#: How many of the most promising moves are tried.
_FAVOURITES: Final = 5
#: How much better than the first move another one has to do, so that chance does not decide: this many points (a win is
#: two) per square root of the walls tried.
_DOUBT: Final = 0.4


class WallBreakBot(RulesBot):
    """A bot for Wall Break, where only the free cards are visible.

    Every level prefers double pairs.  Levels 1 and 2 are beginners; level 1 does not even see a breach that wins,
    and claims the first side it finds.  Levels 3 and 4 lack attention: they often do not notice how low a stack has
    become before they leave it to the opponents.  Level 5 always notices and considers the cards that make many
    double pairs.  When a breach is near, it plays the most promising moves to the end in imagined walls.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self._beginner = Beginner(EASY_ROWS, _LAST_CARDS if level == _SEES_BREACHES else 0, rng)
        self.trials = _TRIALS
        self.from_height = _FROM_HEIGHT
        self.keen = level >= _KEEN

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        wall = cast(Wall, situation.imagine(self.rng))
        if self.level < _SEES_BREACHES and CLAIM <= moves[0] < SWAP:
            return moves[0]
        answer = answer_to(wall, moves)
        if answer >= 0:
            return answer
        if self.level < _LOOKS_AT_HEIGHTS:
            breach = self._beginner.breaks(wall, moves)
            return breach if breach >= 0 else self._beginner.choose(wall, moves)
        trial = Trial(wall, self.keen)
        if not self.attends(_ATTENTION[self.level]):
            return trial.careless(self.rng)
        favourite = trial.at_a_glance(self.rng)
        if self.level < 5 or min(wall.heights) > self.from_height:
            return favourite
        return self._most_wins(situation, trial.favourites(favourite, _FAVOURITES))

    def _most_wins(self, situation: Situation, moves: list[int]) -> int:
        """Return the one of these moves that wins most often.

        After each round of trials the worse half is dropped.  Every other wall is played against a careless
        opponent, because not everyone sees a breach coming.
        """
        points: dict[int, float] = dict.fromkeys(moves, 0.0)
        left = moves[:]
        tried = 0
        while len(left) > 1:
            worlds = self.trials // len(left)
            for number in range(worlds):
                world = cast(Wall, situation.imagine(self.rng))
                for move in left:
                    trial = Trial(world, self.keen)
                    trial.do(move)
                    points[move] += trial.outcome(self.rng, number % 2 == 0)
            trust = _DOUBT * (sqrt(tried + worlds) - sqrt(tried))
            tried += worlds
            points[moves[0]] += trust
            left.sort(key=lambda move: -points[move])
            del left[(len(left) + 1) // 2 :]
        return left[0]


#: By level of the search bots: the walls played to the end in each round, and the positions searched per move.
_MANY_TRIALS: Final = [0, 800, 1200, 1800, 2700, 4000]
_MANY_WALLS: Final = [0, 10_000, 20_000, 40_000, 80_000, 160_000]
_FROM_FARTHER: Final = 6
#: The positions searched per move by the strongest bot of the first ladder.
_FORMER_WALLS: Final = 5000


class PatientWallBreakBot(WallBreakBot):
    """The strongest bot with more time: it tries more walls, and starts earlier."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)
        self.trials = _MANY_TRIALS[level]
        self.from_height = _FROM_FARTHER


class PatientClearAwayBot(ClearAwayBot):
    """The strongest bot with more time: it searches more positions."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)
        self.budget = _MANY_WALLS[level]


class FormerWallBreakBot(WallBreakBot):
    """The strongest bot of the first ladder, kept for comparison.  It considers all single pairs equal."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)
        self.keen = False


class FormerClearAwayBot(ClearAwayBot):
    """The strongest bot of the first ladder, kept for comparison.

    It searches the same wall again if it is reached with a different lead.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)
        self.budget = _FORMER_WALLS
        self.to_come = False


#: The child bot was once called "greedy"; stored tables may still use that name.
WALL_BREAK_BOTS: Final[dict[str, BotMaker]] = {
    "rules": WallBreakBot,
    "greedy": ChildBot,
    "child": ChildBot,
    "search": PatientWallBreakBot,
    "rules-1": FormerWallBreakBot,
}
CLEAR_AWAY_BOTS: Final[dict[str, BotMaker]] = {
    "rules": ClearAwayBot,
    "greedy": ChildBot,
    "child": ChildBot,
    "search": PatientClearAwayBot,
    "rules-1": FormerClearAwayBot,
}
