"""A player who gets rid of plain cards while they fit and keeps the others for the moment when nothing else does."""

from typing import Final, cast

from ninety_nine.material import FOUR, KING, NINE, TEN
from ninety_nine.moves import LOWER
from ninety_nine.view import NinetyNineView
from spielkiste import Bot, Situation
from spielkiste.core.bot import BotMaker

#: Cards that help at 99, in the order in which to give them up.
HELPFUL: Final = [NINE, FOUR, KING, LOWER]
#: From this total on, one more nine puts the others in trouble.
NARROW: Final = 80


class HoardingBot(Bot):
    """Lower levels pay less attention."""

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if not self.attends(20 * self.level):
            return self.rng.pick(moves)
        view = cast(NinetyNineView, situation.view)
        if NINE in moves and view["total"] >= NARROW:
            return NINE
        plain = [move for move in moves if move not in HELPFUL and move != TEN]
        if plain:
            return max(plain)
        return next((move for move in HELPFUL if move in moves), moves[0])


BOTS: Final[dict[str, BotMaker]] = {"rules": HoardingBot}
