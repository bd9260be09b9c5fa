"""NumNum: four games with one deck of multiplication-table cards."""

from spielkiste.core.registry import register
from spielkiste.games.numnum import mau_mau, patience, wall


def put_on_the_shelf() -> None:
    """Register the four games and their bots."""
    register(mau_mau.GAME, mau_mau.BOTS, __name__)
    register(wall.WALL_BREAK, wall.WALL_BREAK_BOTS, __name__)
    register(wall.CLEAR_AWAY, wall.CLEAR_AWAY_BOTS, __name__)
    register(patience.GAME, patience.BOTS, __name__)
