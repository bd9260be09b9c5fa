"""1000 Kilometer (Mille Bornes), for 2 to 8 players."""

from spielkiste.core.registry import register
from spielkiste.games.thousand_km.bot import BOTS
from spielkiste.games.thousand_km.game import GAME


def put_on_the_shelf() -> None:
    """Register the game and its bots."""
    register(GAME, BOTS, __name__)


__all__ = ["BOTS", "GAME", "put_on_the_shelf"]
