"""Checks of a game's lessons: every way through them can be played, and every step has a text in every language.

Each check yields a sentence for everything that is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from spielkiste.boxes import lesson_files, read_lesson, texts_of
from spielkiste.core.errors import SpielkisteError
from spielkiste.core.game import Game, State
from spielkiste.core.lesson import Course, Lesson, check_lesson
from spielkiste.texts import LANGUAGES, texts

#: A lesson takes a minute or two: this many moves of the learner, and one thought in each text.  Ninety characters are three
#: lines on a phone.  The last text, after which the learner does nothing, may be longer.
FEWEST_MOVES, MOST_MOVES = 2, 25
LONGEST_SAYING, LONGEST_ENDING = 90, 150
#: The most ways through a lesson.  All are tried.
MOST_WAYS = 500


def check_lessons(game: Game) -> Iterator[str]:
    """Yield everything that is wrong with the lessons of a game."""
    for path in lesson_files(game):
        try:
            lesson = Lesson(read_lesson(path))
            if lesson.game != game.slug:
                continue
            check_lesson(lesson, game)
            yield from _words(lesson, game)
            yield from _course(lesson, game)
        except SpielkisteError as broken:
            yield f"{path.name}: {broken}"


def _words(lesson: Lesson, game: Game) -> Iterator[str]:
    own = [step for step in lesson.steps if step.moves and step.seat == lesson.learner]
    if not FEWEST_MOVES <= len(own) <= MOST_MOVES:
        moves = "1 move" if len(own) == 1 else f"{len(own)} moves"
        yield f"{lesson.name}: the learner makes {moves}; it must be {FEWEST_MOVES} to {MOST_MOVES}."
    if lesson.steps[-1].moves:
        yield f"{lesson.name}: the last step must have only a text, which says what was learned."
    ending = lesson.steps[-1].say
    keys = {lesson.title(), *(step.say for step in lesson.steps if step.say), *(step.otherwise for step in lesson.steps)}
    for language in LANGUAGES:
        if not texts_of(game, language).exists():
            continue
        words = texts(language)
        for key in sorted(keys):
            line = words.say(key)
            if line == key:
                yield f"{lesson.name}: the text {key} is missing in {language}."
            longest = LONGEST_ENDING if key == ending else LONGEST_SAYING
            if len(line) > longest:
                yield f"{lesson.name}: {key} has {len(line)} letters in {language}; at most {longest} are one thought."
            if re.search(r"\b[A-Z]{2}-\d", line):
                yield f"{lesson.name}: {key} quotes a clause in {language}; leave it out, because children read this."


def _course(lesson: Lesson, game: Game) -> Iterator[str]:
    options = game.check_setup(len(lesson.players), lesson.options)
    state = game.load(lesson.position)
    if state.seats != len(lesson.players):
        yield f"{lesson.name}: the position is for {state.seats} seats, and {len(lesson.players)} players are named."
        return
    waiting: list[tuple[State, int]] = [(state, 0)]
    tried = 0
    while waiting:
        tried += 1
        if tried > MOST_WAYS:
            yield f"{lesson.name}: there are too many ways through it."
            return
        state, done = waiting.pop()
        course = Course(lesson)
        course.done = done
        try:
            trouble = _go_on(course, state, game, game.calm(options))
        except SpielkisteError as broken:
            trouble = str(broken)
        step = course.step()
        if trouble:
            yield f"{lesson.name}, step {course.done + 1}: {trouble}"
            return
        if step is None:
            continue
        for way in step.moves:
            after = state.copy()
            try:
                after.play(lesson.learner, game.parse(way))
            except SpielkisteError as broken:
                yield f"{lesson.name}, step {course.done + 1}: {broken}"
                return
            waiting.append((after, course.done + 1))


def _go_on(course: Course, state: State, game: Game, calm: bool) -> str:
    """Play until the learner has to move, or to the end; return what is wrong, or an empty string."""
    while course.step() is not None:
        forced = [seat for seat in state.actors() if state.forced(seat) >= 0]
        if forced:
            move = state.forced(forced[0])
            state.play(forced[0], move)
            course.moved(forced[0], game.notation(move))
            continue
        step = course.step()
        if step is None or course.waits_for_learner():
            break
        if course.scripted():
            state.play(step.seat, game.parse(course.scripted()))
            course.moved(step.seat, course.scripted())
        else:
            course.read()
    if course.step() is not None and not calm and any(state.silence(seat) >= 0 for seat in state.actors()):
        return "a clock runs, but a lesson must not hurry anyone; choose the calm tempo."
    return ""
