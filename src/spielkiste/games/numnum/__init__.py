"""NumNum: four games with one deck of multiplication-table cards."""

from spielkiste.core.nets import read_as
from spielkiste.core.registry import register
from spielkiste.games.numnum import mau_mau, patience, wall


def put_on_the_shelf() -> None:
    """Register the four games and their bots."""
    register(mau_mau.GAME, mau_mau.BOTS, __name__)
    register(wall.WALL_BREAK, {**wall.WALL_BREAK_BOTS, "learned": wall.TaughtWallBreakBot}, __name__)
    read_as(wall.WALL_BREAK.slug, wall.Judge)
    register(wall.CLEAR_AWAY, wall.CLEAR_AWAY_BOTS, __name__)
    register(patience.GAME, patience.BOTS, __name__)
