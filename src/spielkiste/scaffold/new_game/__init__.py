"""New Game, for 2 or 3 players."""

from spielkiste import register
from spielkiste.scaffold.new_game.bot import BOTS
from spielkiste.scaffold.new_game.game import GAME


def put_on_the_shelf() -> None:
    """Register the game.  The entry point in pyproject.toml names this function."""
    register(GAME, BOTS, __name__)
