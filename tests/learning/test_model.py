"""Test certainty: it grows with spaced right answers, falls with wrong ones, and fades."""

import pytest

from spielkiste.core.learning import (
    DAY,
    KEPT_ANSWERS,
    Answer,
    Entry,
    certainty,
    half_life,
    lasting,
    practise_next,
    standing,
    verdict,
)
from tests.learning.cases import FILE, written


def given(*rights: bool, apart: int = 3 * DAY, tenths: int = 20) -> list[Answer]:
    return [Answer(place * apart, right, tenths) for place, right in enumerate(rights)]


def test_it_fades_and_never_falls_below_a_guess() -> None:
    answers = given(True)
    at = [certainty(answers, day * DAY) for day in (0, 10, 40, 4000)]
    assert at == sorted(at, reverse=True) and at[0] > 0.95 and at[-1] == pytest.approx(0.2)
    assert certainty([], 0) == pytest.approx(0.2)


def test_right_answers_lengthen_the_memory_the_more_they_are_spaced_out() -> None:
    spaced, crammed = given(True, True, True, apart=7 * DAY), given(True, True, True, apart=1)
    assert half_life(spaced) > 1.5 * half_life(given(True))
    assert half_life(crammed) == pytest.approx(half_life(given(True)), rel=0.01)


def test_a_wrong_answer_shortens_it_and_working_it_out_counts_for_less() -> None:
    assert half_life(given(True, False)) < half_life(given(True))
    assert half_life(given(False, False)) < half_life(given(False))
    assert half_life(given(True, True, tenths=90)) < half_life(given(True, True))


def test_the_verdict_looks_ahead_and_not_at_what_comes_later() -> None:
    assert verdict([], 0) == "new"
    assert verdict(given(False), 0) == "practise", "a fact just seen is not known"
    assert verdict(given(True), 0) == "certain"
    assert verdict(given(True, False), 3 * DAY) == "nearly"
    assert verdict(given(True, False), DAY) == "certain", "the second answer must not change the verdict on the first"
    assert lasting(given(True), 0) < certainty(given(True), 0)


def test_the_next_facts_are_the_weak_ones_then_those_that_never_came_up() -> None:
    record = {"b": Entry(0, given(False, True)), "c": Entry(0, given(False)), "d": Entry(3, given(True))}
    facts = ["a", "b", "c", "d", "e"]
    assert practise_next(record, facts, 3 * DAY) == ["c", "b", "a", "e", "d"]
    assert practise_next(record, facts, 3 * DAY, 2) == ["c", "b"]
    assert standing(record, facts, 3 * DAY) == {"new": 2, "practise": 1, "nearly": 1, "certain": 1}


def test_the_number_of_stored_answers_is_limited() -> None:
    entry = Entry()
    for minute in range(KEPT_ANSWERS + 5):
        entry.add(Answer(minute, True))
    assert len(entry.answers) == KEPT_ANSWERS and entry.answers[0].minute == 5


def test_the_browsers_cases_are_those_of_this_model() -> None:
    """If this fails, run ``python -m tests.learning.cases``."""
    assert FILE.read_text(encoding="utf-8") == written()
