"""A natural beginner of Mauerbruch and Räum ab!: the yardstick by which the weak levels are measured."""

from typing import cast

from spielkiste.core.bot import Bot, Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.wall.glance import answer_to, doubles, pairs
from spielkiste.games.numnum.wall.state import Wall


class ChildBot(Bot):
    """Takes a doubly matching pair it sees, else any pair; the larger side of a breach.  Its level changes nothing."""

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
