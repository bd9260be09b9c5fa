"""Test that children can beat the lowest levels: a typical beginner of each game against the two lowest levels, on
fixed deals.

The tolerances are wide, because the games are few; docs/bots.md has the numbers from many games.
"""

import pytest

from spielkiste.lab.simulate import arena

# A few thousand games, which the compiled package plays in a fifth of the time.
pytestmark = pytest.mark.slow

GAMES = ["thousand-km", "number-rally", "mau-mau", "wall-break", "clear-away", "memo-race", "tv-lottery"]


def _share(game: str, first: str, second: str, games: int) -> float:
    standings = arena(game, [first, second], games)["standings"]
    share = standings[first]["share"]  # type: ignore[index]
    assert isinstance(share, float)
    return share


@pytest.mark.parametrize("game", GAMES)
def test_a_child_wins_about_as_often_as_it_loses(game: str) -> None:
    against_first = _share(game, "child", "rules@1", 60)
    against_second = _share(game, "child", "rules@2", 60)
    assert 0.38 <= against_first <= 0.76, against_first
    assert 0.25 <= against_second <= 0.58, against_second


@pytest.mark.parametrize("game", GAMES)
def test_a_child_always_plays_the_same_game_on_the_same_deal(game: str) -> None:
    assert arena(game, ["child", "random"], 2)["games_digest"] == arena(game, ["child", "random"], 2)["games_digest"]
