"""A bot that plays Wall Break and Clear Away! like a beginner: the yardstick for the weak levels."""

from typing import cast

from spielkiste.core.bot import Bot, Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.wall.glance import answer_to, doubles, pairs
from spielkiste.games.numnum.wall.state import Wall


class ChildBot(Bot):
    """A bot that takes a double pair if there is one, else any pair, and the larger side of a breach.

    The level makes no difference.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        wall = cast(Wall, situation.imagine(self.rng))
        answer = answer_to(wall, moves)
        if answer >= 0:
            return answer
        found = doubles(wall, moves)
        if not found:
            found = pairs(moves)
        return self.rng.pick(found if found else moves)
