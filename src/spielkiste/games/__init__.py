"""The games of the chest: one line each."""

from spielkiste.core.registry import register
from spielkiste.games import memo_race, number_rally, numnum, thousand_km, tv_lottery


def register_all() -> None:
    """Put every game of this package on the shelf."""
    register(thousand_km.GAME, thousand_km.BOTS)
    register(number_rally.GAME, number_rally.BOTS)
    for game, bots in numnum.REGISTRATIONS:
        register(game, bots)
    register(memo_race.GAME, memo_race.BOTS)
    register(tv_lottery.GAME, tv_lottery.BOTS)
