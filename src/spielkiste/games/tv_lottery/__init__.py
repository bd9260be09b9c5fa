"""TV Lottery, for 2 to 6 players."""

from spielkiste.core.registry import register
from spielkiste.games.tv_lottery.bot import BOTS
from spielkiste.games.tv_lottery.game import FORMER, GAME


def put_on_the_shelf() -> None:
    """Register the game, its bots and its former rules version."""
    register(GAME, BOTS, __name__, former_versions=FORMER)


__all__ = ["BOTS", "GAME", "put_on_the_shelf"]
