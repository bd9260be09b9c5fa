"""Rally Run! (Memo-Car-Race), for 2 to 4 players."""

from spielkiste.core.registry import register
from spielkiste.games.memo_race.bot import BOTS
from spielkiste.games.memo_race.game import GAME


def put_on_the_shelf() -> None:
    """Register the game and its bots."""
    register(GAME, BOTS, __name__)


__all__ = ["BOTS", "GAME", "put_on_the_shelf"]
