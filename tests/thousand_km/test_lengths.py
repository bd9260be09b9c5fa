"""Test the lengths on the set-up page: suggested games come to an end, and the printed length is among them."""

import pytest

import spielkiste
from spielkiste.core.options import LENGTH, Stretch

GAME = spielkiste.find("thousand-km")
GOAL = GAME.option_for(LENGTH)
assert GOAL is not None
SUGGESTED = [stretch for stretch in GOAL.stretches if stretch.suggested]
#: Ends at the goal (KM-12), not with an empty draw pile (KM-15).
AT_THE_GOAL = "KM-12"
#: For these seats and sides, no legal length is reached often enough; see docs/playing.md.
FOUR_TEAMS = (8, 4)


def parties() -> set[tuple[int, int]]:
    """Return seats and sides, in every way to play."""
    defaults = GAME.defaults()
    return {
        (seats, GAME.sides(seats, options))
        for options in (defaults, {**defaults, "teams": True})
        for seats in GAME.seat_counts(options)
    }


def test_three_lengths_are_offered_and_one_is_suggested() -> None:
    assert GOAL is not None
    assert {(stretch.seats, stretch.sides) for stretch in GOAL.stretches} == parties()
    for party in parties():
        offered = [stretch for stretch in GOAL.stretches if (stretch.seats, stretch.sides) == party]
        assert len(offered) == 3 and sum(stretch.suggested for stretch in offered) == 1
        # The printed length is always among them, and a longer race never takes less time.
        assert offered[-1].value == GOAL.default
        assert [stretch.minutes for stretch in offered] == sorted(stretch.minutes for stretch in offered)


def test_two_drive_as_printed() -> None:
    assert [stretch.value for stretch in SUGGESTED if stretch.seats == 2] == [1000]


@pytest.mark.parametrize("stretch", SUGGESTED, ids=lambda stretch: f"{stretch.seats} on {stretch.sides} sides")
def test_a_suggested_race_usually_arrives(stretch: Stretch) -> None:
    races = 100
    played = spielkiste.simulate(
        "thousand-km",
        seats=stretch.seats,
        games=races,
        bots=["rules@2"] * stretch.seats,
        options={"goal": stretch.value, "teams": stretch.sides < stretch.seats},
    )
    ended = played["ended_by"]
    assert isinstance(ended, dict)
    least = 0.5 if (stretch.seats, stretch.sides) == FOUR_TEAMS else 0.8
    assert ended[AT_THE_GOAL] >= least * races


@pytest.mark.parametrize("stretch", [one for one in SUGGESTED if one.seats == one.sides], ids=lambda stretch: f"{stretch.seats}")
def test_against_easy_bots_nearly_everyone_gets_going(stretch: Stretch) -> None:
    """With the start on green that the set-up page offers there, fewer than 5 % of the drivers end at 0 km."""
    races = 60
    left = 0
    for seed in range(races):
        record = spielkiste.play_game("thousand-km", ["rules@2"] * stretch.seats, seed, goal=stretch.value, youngest=True)
        outcome = record.state.outcome()
        assert outcome is not None
        left += outcome.scores.count(0)
    assert left < 0.05 * races * stretch.seats
