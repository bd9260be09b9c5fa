"""A bot that plays 1000 Kilometer like a beginner: the yardstick for the weak levels."""

from typing import Final

from spielkiste.core.bot import Bot, Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.games.thousand_km.material import FIRST_ATTACK, FIRST_DEFENCE, KINDS
from spielkiste.games.thousand_km.moves import DISCARD, MASTER, PASS

#: The order of preference: drive, play a defence or a safety, attack, discard.
_DRIVE: Final = 0
_HELP: Final = 1
_ATTACK: Final = 2
_DISCARD: Final = 3


def _eagerness(move: int) -> int:
    if move < FIRST_ATTACK:
        return _DRIVE
    if FIRST_DEFENCE <= move < KINDS:
        return _HELP
    return _ATTACK if move < DISCARD else _DISCARD


class ChildBot(Bot):
    """A bot that drives as far as it can; else defends or plays a safety, else attacks anyone, else discards any card.

    The level makes no difference.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if moves[0] >= MASTER:
            return moves[0] if moves[0] != PASS else moves[-1]
        urge = min([_eagerness(move) for move in moves])
        wanted = [move for move in moves if _eagerness(move) == urge]
        return wanted[-1] if urge == _DRIVE else self.rng.pick(wanted)
