"""A bot that plays Number Rally like a beginner: the yardstick for the weak levels."""

from typing import cast

from spielkiste.core.bot import Bot, Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.games.number_rally.judging import equal, real_total
from spielkiste.games.number_rally.material import AFTER, HIGHEST_NUMBER, TAKES_CAR, reaches_ten
from spielkiste.games.number_rally.moves import DRAW, PASS, SAY, SNAP
from spielkiste.games.number_rally.view import NumberRallyView


class ChildBot(Bot):
    """A bot that plays a card that takes the car if it has one, else any card, and snaps whenever it can.

    The level makes no difference.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if moves[-1] == DRAW:
            return DRAW
        view = cast(NumberRallyView, situation.view)
        naming = view["naming"]
        if naming is not None and naming["seat"] == self.seat:
            return SAY + real_total(view)
        if moves[0] > SNAP:
            return moves[0] if moves[0] <= SNAP + HIGHEST_NUMBER else PASS
        total = view["total"]
        taking = [
            kind for kind in moves if TAKES_CAR[kind] or reaches_ten(total, AFTER[kind][total]) or equal(view, kind, self.seat)
        ]
        return self.rng.pick(taking if taking else moves)
