"""The boxes of the chest, one folder each, in shelf order."""

from spielkiste.games import memo_race, number_rally, numnum, thousand_km, tv_lottery


def register_all() -> None:
    """Register every box of this package."""
    thousand_km.put_on_the_shelf()
    number_rally.put_on_the_shelf()
    numnum.put_on_the_shelf()
    memo_race.put_on_the_shelf()
    tv_lottery.put_on_the_shelf()
