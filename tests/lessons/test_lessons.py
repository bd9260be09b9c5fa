"""Play every lesson by the real rules along every allowed path, and check its texts in every language."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import spielkiste
from spielkiste import boxes
from spielkiste.boxes import lessons, read_lesson
from spielkiste.core.errors import BadFile, BadMove
from spielkiste.core.game import Game
from spielkiste.core.lesson import Lesson
from spielkiste.host.lessons import after_reading, by_itself, finished, object_to
from spielkiste.lab.conformance.lessons import check_lessons
from spielkiste.table.match import Chair, Match
from spielkiste.terminal.lesson_mode import LineLesson
from spielkiste.terminal.line_mode import Leave
from spielkiste.texts import texts

ALL = [(game, name) for game in spielkiste.games() for name in lessons(game)]
EVERY = pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game.slug}-{name}" for game, name in ALL])


@pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
def test_every_lesson_can_be_taken_to_its_end(game: Game) -> None:
    assert list(check_lessons(game)) == []


def table(game: Game, name: str) -> Match:
    given = lessons(game)[name]
    lesson = Lesson(given)
    chairs = [Chair("bot", called, "random") for called in lesson.players]
    chairs[lesson.learner] = Chair("person", "Momo")
    match = Match.from_log([Match.opening(game, lesson.options, chairs, given), {"kind": "deal", "seed": "lesson"}])
    settle(match)
    return match


def settle(match: Match) -> None:
    while (entry := match.forced()) is not None:
        match.enter(entry)


@EVERY
def test_a_table_holds_the_learner_to_the_lesson_and_keeps_its_place_in_the_log(game: Game, name: str) -> None:
    match = table(game, name)
    course = match.course
    assert course is not None
    while not finished(match):
        assert match.state is not None
        step = course.step()
        assert step is not None and match.acting_bots() == [], "the others play what the lesson says"
        going_on = by_itself(match) or after_reading(match, course.done)
        if going_on is None:
            learner = course.lesson.learner
            for move in match.state.moves(learner):
                if game.notation(move) not in step.moves:
                    with pytest.raises(BadMove) as kindly:
                        object_to(match, move)
                    assert kindly.value.reason is not None and kindly.value.reason.key == step.otherwise
            move = game.parse(step.moves[0])
            object_to(match, move)
            going_on = match.move(learner, move)
        match.enter(going_on)
        settle(match)
        again = Match.from_log(match.log)
        assert again.course is not None and again.course.done == course.done


def test_words_that_were_read_twice_count_once() -> None:
    match = table(spielkiste.find("thousand-km"), "first")
    assert match.course is not None
    match.enter(match.move(0, match.game.parse("green")))
    read = match.course.done
    going_on = after_reading(match, read)
    assert going_on is not None
    match.enter(going_on)
    assert after_reading(match, read) is None


@EVERY
def test_a_lesson_can_be_taken_in_the_terminal(game: Game, name: str) -> None:
    said: list[str] = []

    def answer(_: str) -> str:
        step = line_lesson.course.step()
        assert step is not None
        return step.moves[0] if line_lesson.course.waits_for_learner() else ""

    line_lesson = LineLesson(game, lessons(game)[name], "Momo", texts("en"), answer, said.append)
    line_lesson.play()
    heard = "\n".join(said)
    for step in line_lesson.course.lesson.steps:
        assert not step.say or texts("en").typed(step.say) in heard


def test_the_terminal_answers_another_move_kindly() -> None:
    said: list[str] = []
    answers = iter(["safety puncture-proof", "quit"])
    line_lesson = LineLesson(
        spielkiste.find("thousand-km"),
        lessons(spielkiste.find("thousand-km"))["first"],
        "Momo",
        texts("en"),
        lambda _: next(answers),
        said.append,
    )
    with pytest.raises(Leave):
        line_lesson.play()
    assert any(texts("en").say("lesson-otherwise") in line for line in said)


# -- broken lessons
# ------------------------------------------------------------------------------------------------------

BROKEN: dict[str, str] = {"no JSON": "{", "no object": "[]", "deep": "[" * 50_000, "nothing in it": "{}"}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_lesson_is_reported_in_one_sentence(text: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text)
    with pytest.raises(BadFile):
        read_lesson(path)


def _without_last_words(given: dict[str, Any]) -> None:
    given["steps"].pop()


def _with_illegal_move(given: dict[str, Any]) -> None:
    given["steps"][2]["moves"] = ["drive 200", "discard 25"]


def _without_text(given: dict[str, Any]) -> None:
    given["steps"][0]["say"] = "km-lesson-first-nothing"


def _with_one_move(given: dict[str, Any]) -> None:
    given["steps"] = [given["steps"][0], given["steps"][-1]]


def _hurried(given: dict[str, Any]) -> None:
    del given["options"]["tempo"]


def _of_other_rules(given: dict[str, Any]) -> None:
    given["rules_version"] = 99


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (_without_last_words, "the last step must have only a text"),
        (_with_illegal_move, "first, step 3: "),
        (_with_one_move, "first: the learner makes 1 move; it must be 2 to 25."),
        (_without_text, "km-lesson-first-nothing is missing in"),
        (_hurried, "a clock runs"),
        (_of_other_rules, "rules version"),
    ],
)
def test_every_mistake_in_a_lesson_is_reported(
    spoil: Callable[[dict[str, Any]], None], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = spielkiste.find("thousand-km")
    given: dict[str, Any] = json.loads(json.dumps(lessons(game)["first"]))
    spoil(given)
    path = tmp_path / "spoilt.json"
    path.write_text(json.dumps(given))
    monkeypatch.setattr("spielkiste.lab.conformance.lessons.lesson_files", lambda _: [path])
    monkeypatch.setattr("spielkiste.boxes.lesson_files", lambda _: [path])
    assert any(says in sentence for sentence in check_lessons(game))
    boxes.lessons.cache_clear()
    try:
        # The shelf still works: it leaves out only a lesson that is unreadable or was made for other rules.
        assert set(lessons(game)) <= {"first"}
    finally:
        boxes.lessons.cache_clear()
