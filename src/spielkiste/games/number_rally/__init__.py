"""Number Rally, for 2 to 5 players."""

from spielkiste.core.registry import register
from spielkiste.games.number_rally.bot import BOTS
from spielkiste.games.number_rally.game import GAME


def put_on_the_shelf() -> None:
    """Register the game and its bots."""
    register(GAME, BOTS, __name__)


__all__ = ["BOTS", "GAME", "put_on_the_shelf"]
