"""Every lesson is played by the real rules, along every way it allows, and says something at every step in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import spielkiste
from spielkiste.boxes import lesson_files, lessons, read_lesson
from spielkiste.core.errors import BadFile, BadMove
from spielkiste.core.game import Game
from spielkiste.core.lesson import Lesson
from spielkiste.host.lessons import after_reading, by_itself, finished, object_to
from spielkiste.table.match import Chair, Entry, Match
from spielkiste.texts import LANGUAGES, texts

ALL = [(game, name) for game in spielkiste.games() for name in lessons(game)]
EVERY = pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game.slug}-{name}" for game, name in ALL])

#: A lesson takes a minute or two: so many moves of the learner's, and so many letters to read.
MOST_MOVES = 25
LONGEST_SAYING = 230


def opened(game: Game, name: str) -> list[Entry]:
    given = lessons(game)[name]
    lesson = Lesson(given)
    chairs = [Chair("bot", called, "random") for called in lesson.players]
    chairs[lesson.learner] = Chair("person", "Momo")
    return [Match.opening(game, lesson.options, chairs, given), {"kind": "deal", "seed": "lesson"}]


def forced(match: Match) -> None:
    while (entry := match.forced()) is not None:
        match.enter(entry)


def ways(entries: list[Entry]) -> Iterator[Match]:
    """The match at every moment at which the learner is asked to move, along every way the lesson allows, and at its ends."""
    match = Match.from_log(entries)
    forced(match)
    course = match.course
    assert course is not None
    while not finished(match):
        assert not match.clock_runs(), f"step {course.done}: a clock runs, and a lesson hurries nobody"
        going_on = by_itself(match) or after_reading(match, course.done)
        if going_on is None:
            break
        match.enter(going_on)
        forced(match)
    yield match
    step = course.step()
    if step is not None:
        for way in step.moves:
            before = course.done
            taken = match.move(course.lesson.learner, match.game.parse(way))
            after = Match.from_log([*match.log, taken])
            assert after.course is not None and after.course.done > before
            yield from ways(after.log)


@EVERY
def test_a_lesson_can_be_played_to_its_end_along_every_way(game: Game, name: str) -> None:
    ends = 0
    for match in ways(opened(game, name)):
        course = match.course
        assert course is not None and match.state is not None
        if finished(match):
            ends += 1
            continue
        step = course.step()
        assert step is not None
        assert course.waits_for_learner(), f"step {course.done} of {name} waits for nobody"
        for way in step.moves:
            object_to(match, course.lesson.learner, game.parse(way))
        for move in match.state.moves(course.lesson.learner):
            if game.notation(move) not in step.moves:
                with pytest.raises(BadMove) as kindly:
                    object_to(match, course.lesson.learner, move)
                assert kindly.value.reason is not None and kindly.value.reason.key == step.otherwise
    assert ends > 0


@EVERY
def test_a_lesson_is_short_and_speaks_every_language(game: Game, name: str) -> None:
    lesson = Lesson(lessons(game)[name])
    own = [step for step in lesson.steps if step.moves and step.seat == lesson.learner]
    assert 2 <= len(own) <= MOST_MOVES
    assert lesson.steps[-1].say and not lesson.steps[-1].moves, "the last step says what was learned"
    for language in LANGUAGES:
        words = texts(language)
        said = [step.say for step in lesson.steps if step.say]
        for key in (lesson.title(), *said, *{step.otherwise for step in lesson.steps}):
            line = words.say(key)
            assert line != key, f"{key} is missing in {language}"
            assert len(line) <= LONGEST_SAYING, f"{key} in {language}: {len(line)} letters are too many to listen to"
            assert not re.search(r"[A-Z]{2}-\d", line), f"{key} in {language} quotes a clause: a child is reading"


@pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
def test_no_lesson_is_left_out_because_it_is_broken(game: Game) -> None:
    mine = [read_lesson(path) for path in lesson_files(game)]
    assert [one["name"] for one in mine if one["game"] == game.slug] == list(lessons(game))


BROKEN: dict[str, str] = {
    "no JSON": "{",
    "no object": "[]",
    "deep": "[" * 50_000,
    "nothing in it": "{}",
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_lesson_is_one_sentence(text: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text)
    with pytest.raises(BadFile):
        read_lesson(path)


def test_a_lesson_in_progress_comes_back_from_its_log() -> None:
    game = spielkiste.find("thousand-km")
    for match in ways(opened(game, "first")):
        again = Match.from_log(match.log)
        assert match.course is not None and again.course is not None
        assert again.course.done == match.course.done
