"""A bot that plays Times Table Mau-Mau like a beginner: the yardstick for the weak levels."""

from typing import cast

from spielkiste.core.bot import Bot, Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.matching import bars_of
from spielkiste.games.numnum.material import KIND_OF
from spielkiste.games.numnum.mau_mau.moves import DRAW, LAY, STOP
from spielkiste.games.numnum.mau_mau.view import MauMauView
from spielkiste.games.numnum.naming import right_answers


class ChildBot(Bot):
    """A bot that plays the first card that matches, and the next one after a double match.

    The level makes no difference.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        view = cast(MauMauView, situation.view)
        naming = view["naming"]
        if naming is not None:
            return right_answers(KIND_OF[naming["left"]], KIND_OF[naming["right"]], bars_of(view["bars"]))[0]
        laying = [move for move in moves if LAY <= move < DRAW]
        if laying:
            return laying[0]
        return STOP if STOP in moves else moves[0]
