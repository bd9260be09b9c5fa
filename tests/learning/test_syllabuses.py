"""Test which facts a game asks its players, and how each fact is asked."""

import re
from typing import Any

import pytest

import spielkiste
from spielkiste.core.registry import games
from spielkiste.core.story import Event
from spielkiste.core.syllabus import ASKED, PLAYED, SNAPPED, Meeting
from spielkiste.games.number_rally.syllabus import SUMS
from spielkiste.games.numnum.syllabus import TIMES_TABLE

assert spielkiste


def shown(meetings: list[Meeting]) -> list[tuple[Any, ...]]:
    return [(one.seat, one.how, one.facts, one.right) for one in meetings]


def named(left: str, right: str, answer: str, answers: list[str], key: str = "nn-named") -> Event:
    return Event(key, {"seat": 0, "left": left, "right": right, "answer": answer, "answers": answers})


@pytest.mark.parametrize("syllabus", [TIMES_TABLE, SUMS], ids=lambda one: one.name)
def test_every_fact_has_its_place_once_and_can_be_asked_for(syllabus: Any) -> None:
    pictured = [fact for row in syllabus.cells for fact in row] + syllabus.beside
    assert sorted(pictured) == sorted(syllabus.order) == sorted(syllabus.written) and len(set(pictured)) == len(pictured)
    assert [len(row) for row in syllabus.cells] == [len(syllabus.columns)] * len(syllabus.rows)
    for fact in syllabus.order:
        for exercise in syllabus.exercises(fact):
            offered = exercise.show["numbers" if "numbers" in exercise.show else "choices"]
            assert offered == sorted(set(offered)) and int(exercise.right) in offered


def test_the_place_of_the_right_card_tells_nothing() -> None:
    shows = [(exercise.right, exercise.show["numbers"]) for fact in TIMES_TABLE.order for exercise in TIMES_TABLE.exercises(fact)]
    places = [numbers.index(int(right)) for right, numbers in shows if isinstance(numbers, list)]
    assert all(places.count(place) >= len(places) // 8 for place in range(4)), places


def test_naming_counts_for_the_row_that_was_found_and_both_numbers() -> None:
    story = [named("42-circle", "18-square", "6", ["2", "3", "6"])]
    assert shown(TIMES_TABLE.meetings(story)) == [(0, ASKED, ["6x3", "6x7"], True)]


def test_a_second_try_counts_neither_as_a_new_attempt_nor_as_right_at_once() -> None:
    story = [
        named("42-circle", "35-square", "5", ["7"], "nn-misnamed"),
        named("42-circle", "35-square", "7", ["7"]),
    ]
    (met,) = TIMES_TABLE.meetings(story)
    assert (met.facts, met.right, met.question, met.answer) == (["7x5", "7x6"], False, "42-circle 35-square", "5")


def test_where_none_was_found_it_counts_for_the_smallest_row_with_a_place_for_both() -> None:
    story = [named("24-circle", "36-square", "7", ["2", "3", "4", "6"], "nn-misnamed-strict")]
    assert shown(TIMES_TABLE.meetings(story)) == [(0, ASKED, ["4x6", "4x9"], False)]


@pytest.mark.parametrize("answer", ["joker", "colour", "11"])
def test_joker_colour_and_rows_beyond_the_picture_count_for_nothing(answer: str) -> None:
    assert not TIMES_TABLE.meetings([named("11-circle", "11-square", answer, [answer])])


def test_what_is_played_without_a_question_is_met() -> None:
    laid = Event("nn-laid", {"seat": 1, "card": "21-square", "top": "35-triangle"})
    assert shown(TIMES_TABLE.meetings([laid])) == [(1, PLAYED, ["7x3", "7x5"], False)]
    asked = Event("nn-named", {"seat": 1, "left": "35-triangle", "right": "21-square", "answer": "7", "answers": ["7"]})
    assert [one.how for one in TIMES_TABLE.meetings([laid, asked])] == [ASKED]


def test_a_sum_is_its_digit_and_its_card() -> None:
    story = [
        Event("zr-laid", {"seat": 0, "card": "8"}),
        Event("zr-misnamed", {"seat": 0, "before": 47, "card": "8", "answer": 54, "right": 55, "skill": "crossing"}),
        Event("zr-named", {"seat": 0, "before": 47, "card": "8", "answer": 55, "right": 55, "skill": "crossing"}),
        Event("zr-total", {"before": 47, "total": 55}),
        Event("zr-laid", {"seat": 1, "card": "pit-repair"}),
        Event("zr-total", {"before": 55, "total": 45}),
        Event("zr-snapped", {"seat": 0, "card": "5"}),
        Event("zr-total", {"before": 45, "total": 50}),
        Event("zr-laid", {"seat": 1, "card": "home-straight"}),
        Event("zr-total", {"before": 50, "total": 99}),
    ]
    assert shown(SUMS.meetings(story)) == [
        (0, ASKED, ["7+8"], False),
        (1, PLAYED, ["minus"], False),
        (0, SNAPPED, ["5+5"], False),
    ]


def test_the_games_of_a_box_share_what_there_is_to_learn() -> None:
    found = {game.slug: game.syllabus.name for game in games() if game.syllabus is not None}
    assert found == {
        "number-rally": "sums",
        "mau-mau": "times",
        "wall-break": "times",
        "clear-away": "times",
        "patience": "times",
    }


def test_an_exercise_says_what_was_asked_and_a_fact_of_the_rally_what_kind_it_is() -> None:
    """An exercise such as 50 + 9 is never called 0 + 9, and no sheet uses 42 + 10 as the name of all sums with tens."""
    for fact in SUMS.order:
        for exercise in SUMS.exercises(fact):
            show = exercise.show
            assert exercise.written.startswith(f"{show['before']} ") and exercise.written.endswith(f" {exercise.right}")
    assert [one.written for one in SUMS.exercises("0+9")][:2] == ["0 + 9 = 9", "10 + 9 = 19"]
    asked = {str(one.show["before"]) for fact in SUMS.order for one in SUMS.exercises(fact)}
    named = {number for words in SUMS.written.values() for number in re.findall(r"(?<![…\d])\d\d", words)}
    assert not (named - {"10"}) & asked
