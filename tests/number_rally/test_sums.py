"""Test the metadata of a sum: the skill it needs, and the multiple-choice answers."""

import pytest

from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.material import (
    AFTER,
    DECK,
    GOAL,
    KIND_OF,
    KINDS,
    LITTLE_DECK,
    LITTLE_GOAL,
    OVERSHOOT,
    PIT_REPAIR,
)
from spielkiste.games.number_rally.sums import SKILLS, choices, skill_of, steps

from .scenario import listen, table, told


@pytest.mark.parametrize(
    ("before", "card", "skill"),
    [
        (42, "5", "ones"), (40, "9", "ones"), (42, "8", "crossing"), (47, "8", "crossing"), (0, "10", "tens"), (96, "10", "tens"),
        (64, "stage-win", "rounding"), (37, "false-start", "swapping"), (42, "pit-repair", "minus"),
        (88, "tyre-change", "reading"),
        (12, "home-straight", "reading"), (20, "refuel", "reading"), (20, "oil-change", "reading"), (20, "overtake", "reading"),
    ],
)  # fmt: skip
def test_which_skill_a_sum_asks_for(before: int, card: str, skill: str) -> None:
    assert skill_of(before, KIND_OF[card]) == skill
    state = table([[card], ["1"]], total=before, naming="strict")
    story = listen(state)
    state.play(0, f"lay {card}")
    naming = state.view(1)["naming"]
    assert naming is not None and naming["skill"] == skill
    state.play(0, f"say {AFTER[KIND_OF[card]][before]}")
    assert [args["skill"] for args in told(story, "zr-named")] == [skill] and skill in SKILLS


@pytest.mark.parametrize(("goal", "deck"), [(GOAL, DECK), (LITTLE_GOAL, LITTLE_DECK)])
def test_three_different_answers_to_choose_from_and_one_is_right(goal: int, deck: list[int]) -> None:
    places = [0, 0, 0]
    for kind in sorted(set(deck)):
        for before in range(goal):
            offered = choices(before, kind, goal)
            assert len(set(offered)) == 3 and offered == sorted(offered)
            assert offered[0] >= 0 and offered[-1] <= goal + OVERSHOOT
            places[offered.index(AFTER[kind][before])] += 1
    assert min(places) > sum(places) // 6, "the position must not reveal the right answer"


def test_in_the_little_rally_the_smallest_answer_to_a_pit_repair_is_right_only_where_it_must_be() -> None:
    """Up to 10, a pit repair leads to 0, the smallest number; from 11 on the right answer is in the middle or last."""
    places = [choices(before, PIT_REPAIR, LITTLE_GOAL).index(AFTER[PIT_REPAIR][before]) for before in range(LITTLE_GOAL)]
    assert places[:11] == [0] * 11
    assert places[11:].count(1) >= 4 and places[11:].count(2) >= 4


@pytest.mark.parametrize(
    ("before", "card", "way"),
    [
        (42, "5", [5]), (47, "8", [3, 5]), (42, "8", [8]), (40, "9", [9]), (96, "10", [10]), (42, "pit-repair", [-10]),
        (7, "pit-repair", [-7]), (0, "pit-repair", []), (64, "stage-win", []), (37, "false-start", []), (88, "tyre-change", []),
        (20, "refuel", []),
    ],
)  # fmt: skip
def test_the_way_to_a_total_stops_at_the_ten(before: int, card: str, way: list[int]) -> None:
    assert steps(before, KIND_OF[card]) == way


def test_the_answers_are_those_that_one_takes_for_right() -> None:
    assert choices(47, KIND_OF["8"], 100) == [45, 54, 55], "one choice forgets the carry, one is one too few"
    assert choices(64, KIND_OF["stage-win"], 100) == [59, 60, 70]
    assert 37 in choices(37, KIND_OF["false-start"], 100)


def test_a_question_can_be_answered_with_any_choice() -> None:
    for kind in range(1, KINDS):
        card = GAME.notation(kind).removeprefix("lay ")
        state = table([[card], ["1"]], total=37, naming="practice")
        state.play(0, f"lay {card}")
        naming = state.view(0)["naming"]
        assert naming is not None
        assert all(state.legal(0, GAME.parse(f"say {answer}")) for answer in [*naming["choices"], naming["most"]])
        assert naming["most"] == 109 and naming["steps"] == []
        state.play(0, f"say {next(answer for answer in naming['choices'] if answer != state.total)}")
        missed = state.view(0)["naming"]
        assert missed is not None and missed["right"] is None
        assert sum(missed["steps"]) in (0, state.total - 37)
