"""Ninety-Nine, the adding game, for 2 to 6 players."""

from ninety_nine.bot import BOTS
from ninety_nine.game import GAME
from spielkiste import register


def put_on_the_shelf() -> None:
    """Register the game.  The entry point in pyproject.toml names this function."""
    register(GAME, BOTS, __name__)
