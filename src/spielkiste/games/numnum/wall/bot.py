"""Bots for Mauerbruch and Räum ab!."""

from typing import Final, cast

from spielkiste.core.bot import Bot, BotMaker, Situation
from spielkiste.games.numnum.matching import DOUBLE, MATCH
from spielkiste.games.numnum.material import KINDS
from spielkiste.games.numnum.naming import ANSWER_COUNT, right_answers
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, SWAP, TAKE
from spielkiste.games.numnum.wall.search import Search
from spielkiste.games.numnum.wall.state import Wall
from spielkiste.games.numnum.wall.variant import STACKS


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


class GreedyBot(Bot):
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


class ClearAwayBot(Bot):
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


#: How many possible walls a level thinks through, how many turns ahead, and how many positions in each.
_WORLDS: Final = [0, 1, 2, 4, 6, 8]
_AHEAD: Final = [0, 1, 1, 2, 3, 4]
_BUDGET: Final = 500


class WallBreakBot(Bot):
    """Only the free cards are seen, so it thinks ahead in worlds that could be the real one and goes by their sum."""

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        sums = [0] * len(moves)
        for _ in range(_WORLDS[self.level]):
            wall = cast(Wall, situation.imagine(self.rng))
            answer = _question(wall, moves)
            if answer >= 0:
                return answer
            values = Search(wall, _BUDGET).values(moves, _AHEAD[self.level])
            for place, value in enumerate(values):
                sums[place] += value
        best = 0
        for place in range(len(moves)):
            if sums[place] > sums[best]:
                best = place
        return moves[best]


WALL_BREAK_BOTS: Final[dict[str, BotMaker]] = {"rules": WallBreakBot, "greedy": GreedyBot}
CLEAR_AWAY_BOTS: Final[dict[str, BotMaker]] = {"rules": ClearAwayBot, "greedy": GreedyBot}
