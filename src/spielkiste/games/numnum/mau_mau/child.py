"""A natural beginner of 1x1 Mau-Mau: the yardstick by which the weak levels are measured."""

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
    """Lays the first card that fits, and after a double match the next one.  Its level changes nothing."""

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
