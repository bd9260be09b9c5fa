"""Simulate ten weeks of a child with known weaknesses: the record finds them, practice cures them, forecasts come true."""

from functools import cache

import pytest

from spielkiste.core.learning import practise_next, standing
from spielkiste.core.randomness import Rng
from spielkiste.games.number_rally.syllabus import SUMS
from spielkiste.games.numnum.syllabus import TIMES_TABLE
from spielkiste.lab.pupil import WEEK, Diary, Pupil, miscalibration, weeks

WEAKNESSES = {
    "times": {f"{row}x{place}" for row in (7, 8) for place in (6, 7, 8, 9)},
    "sums": {"6+7", "7+6", "7+8", "8+7", "6+8", "8+6", "9+7", "minus"},
}
SYLLABUSES = {syllabus.name: syllabus for syllabus in (TIMES_TABLE, SUMS)}
CHILDREN = range(3)


@cache
def lived(subject: str, child: int, practice_from: int | None, count: int = 10) -> tuple[Pupil, Diary]:
    facts = SYLLABUSES[subject].order
    pupil = Pupil(facts, WEAKNESSES[subject], Rng(f"{subject} {child}"))
    return pupil, weeks(pupil, facts, count, Rng(f"days of {subject} {child}"), practice_from)


def known(pupil: Pupil, facts: set[str]) -> float:
    return sum(pupil.knows(fact, 10 * WEEK) for fact in facts) / len(facts)


@pytest.mark.parametrize("subject", SYLLABUSES)
def test_what_is_to_be_practised_are_the_weaknesses(subject: str) -> None:
    """Check after four weeks of games without practice; of facts chosen at random, one in nine would be a weakness."""
    named = [
        fact in WEAKNESSES[subject]
        for child in CHILDREN
        for fact in practise_next(lived(subject, child, None, 4)[1].record, SYLLABUSES[subject].order, 4 * WEEK)
    ]
    assert sum(named) / len(named) >= 0.6


@pytest.mark.parametrize("subject", SYLLABUSES)
def test_two_minutes_of_practice_fix_weak_facts(subject: str) -> None:
    for child in CHILDREN:
        without, _ = lived(subject, child, None)
        practised, diary = lived(subject, child, 4)
        hard = WEAKNESSES[subject]
        assert known(without, hard) < 0.5, "games alone must bring them too rarely"
        assert known(practised, hard) > 0.7
        seen = standing(diary.record, list(hard), 10 * WEEK)
        assert seen["certain"] + seen["nearly"] > len(hard) // 2, "the table must show the progress"


@pytest.mark.parametrize("practice_from", [None, 4])
@pytest.mark.parametrize("subject", SYLLABUSES)
def test_forecasts_come_true(subject: str, practice_from: int | None) -> None:
    forecasts = [one for child in CHILDREN for one in lived(subject, child, practice_from)[1].forecasts]
    assert miscalibration(forecasts) < 0.08
    doubted = [right for likely, right in forecasts if likely < 0.5]
    trusted = [right for likely, right in forecasts if likely > 0.9]
    assert sum(trusted) / len(trusted) - sum(doubted) / len(doubted) > 0.3, (
        "forecasts must distinguish certain from uncertain facts"
    )
