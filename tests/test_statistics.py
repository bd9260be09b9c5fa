"""Test confidence intervals: neither too narrow nor too wide."""

import pytest

from spielkiste.lab.simulate import arena, simulate
from spielkiste.lab.statistics import interval, paired_interval


def _width(bounds: tuple[float, float]) -> float:
    return bounds[1] - bounds[0]


def test_deals_that_the_cards_decide_make_the_interval_narrow() -> None:
    """The better seat wins every deal: a hundred deals won once by each bot prove that the bots are equal."""
    split = paired_interval([1.0] * 100, [2] * 100)
    assert _width(split) < _width(interval(100, 200)) / 4
    assert split[0] < 0.5 < split[1]


def test_deals_of_which_one_bot_wins_both_games_make_it_wide() -> None:
    swept = paired_interval([2.0, 0.0] * 50, [2] * 100)
    assert _width(swept) == pytest.approx(_width(interval(50, 100)), rel=0.02), "a hundred observations, not two hundred"


def test_independent_games_have_the_interval_they_had() -> None:
    assert _width(paired_interval([2.0, 1.0, 1.0, 0.0] * 50, [2] * 200)) == pytest.approx(_width(interval(200, 400)), rel=0.02)


def test_a_few_deals_that_agree_prove_little() -> None:
    low, high = paired_interval([1.0, 1.0], [2, 2])
    assert low < 0.25 and high > 0.75
    assert paired_interval([2.0, 2.0], [2, 2]) == interval(4, 4)
    assert paired_interval([], []) == (0.0, 1.0)


def test_the_arena_counts_deals() -> None:
    """Two equal bots: on every deal each of them wins once."""
    standings = arena("mau-mau", ["random", "random@2"], 60)["standings"]
    assert isinstance(standings, dict)
    for share in standings.values():
        assert share["games"] == 60 and share["low"] < 0.5 < share["high"]


def test_the_first_seat_is_shown() -> None:
    """Here the first seat always begins, so the two numbers are equal."""
    simulated = simulate("mau-mau", 2, 20, ["rules", "random"], options={"begins": 1})
    first = simulated["wins_by_seat"][0]  # type: ignore[index]
    assert simulated["beginner"] == {name: first[name] for name in ("wins", "games", "share", "low", "high")}
    beginner = arena("mau-mau", ["rules", "random"], 20, options={"begins": 2})["beginner"]
    assert beginner["games"] == 20  # type: ignore[index]
