"""A lesson: a prepared position of a real game, and the steps that happen in it.

A lesson is data (docs/lessons.md).  The real rules check every move: the learner makes those of their own seat, and those of the
others are written in the file.  `Course` is a lesson in progress, for every user interface.
"""

from typing import Final

from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game, Position
from spielkiste.core.positions import Fields
from spielkiste.core.story import Phrase

MOST_STEPS: Final = 60
MOST_WAYS: Final = 60
LONGEST_KEY: Final = 80
LONGEST_MOVE: Final = 80
LONGEST_NAME: Final = 20

#: Shown when a legal move is not the one that the lesson asks for, unless the step has its own text.
OTHERWISE: Final = "lesson-otherwise"
#: Shown to a learner who plays on after the last step.
FINISHED: Final = "lesson-finished"


class Step:
    """One step: a text, moves, or both.  Any of the moves leads to the next step.

    A step without moves is only read.  A step of the learner waits for the learner.  A step of another seat happens by itself,
    but only after its text has been read, if it has one.  `look` names the part of the board that the text is about.
    """

    def __init__(self, seat: int, moves: list[str], say: str, otherwise: str, look: str) -> None:
        self.seat: Final = seat
        self.moves: Final = moves
        self.say: Final = say
        self.otherwise: Final = otherwise
        self.look: Final = look


class Lesson:
    """A lesson as its file describes it, read and checked.  The conformance suite checks whether its moves are legal."""

    def __init__(self, given: object) -> None:
        fields = Fields(given, "lesson")
        self.game: Final = fields.text("game")
        self.rules_version: Final = fields.number("rules_version", 1, 1_000_000)
        self.name: Final = fields.text("name", LONGEST_KEY)
        self.players: Final = fields.texts("players", LONGEST_NAME, 8)
        self.learner: Final = fields.number("learner", 0, max(0, len(self.players) - 1))
        self.options: Final = fields.mapping("options")
        self.position: Final[Position] = fields.mapping("position")
        self.steps: Final = [self._step(step) for step in fields.parts("steps")]
        fields.done()
        if not 1 <= len(self.steps) <= MOST_STEPS:
            raise BadFile("bad-lesson", f"A lesson has 1 to {MOST_STEPS} steps.")

    def _step(self, fields: Fields) -> Step:
        moves = fields.texts("moves", LONGEST_MOVE, MOST_WAYS) if fields.has("moves") else []
        seat = fields.number("seat", 0, len(self.players) - 1) if fields.has("seat") else self.learner
        say = fields.text("say", LONGEST_KEY) if fields.has("say") else ""
        otherwise = fields.text("otherwise", LONGEST_KEY) if fields.has("otherwise") else OTHERWISE
        look = fields.text("look", LONGEST_KEY) if fields.has("look") else ""
        fields.done()
        if not moves and not say:
            raise BadFile("bad-lesson", "A step of a lesson has words, moves, or both.")
        return Step(seat, moves, say, otherwise, look)

    def title(self) -> str:
        """Return the text key of its title."""
        return f"lesson-{self.game}-{self.name}"


class Course:
    """A lesson in progress."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        #: The number of steps that are done.
        self.done = 0

    def step(self) -> Step | None:
        """Return the next step; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.done] if self.done < len(steps) else None

    def waits_for_learner(self) -> bool:
        """Return whether the learner has to move now."""
        step = self.step()
        return step is not None and bool(step.moves) and step.seat == self.lesson.learner

    def to_be_read(self) -> bool:
        """Return whether the learner has to confirm that they have read the text."""
        step = self.step()
        return step is not None and bool(step.say) and not self.waits_for_learner()

    def scripted(self) -> str:
        """Return the next move of another seat, in notation; empty if none is due."""
        step = self.step()
        return step.moves[0] if step is not None and step.moves and step.seat != self.lesson.learner else ""

    def objection(self, written: str) -> Phrase | None:
        """Return what to tell the learner about a legal move; None if it is what the lesson asks for."""
        step = self.step()
        if step is None:
            return Phrase(FINISHED, {})
        if self.waits_for_learner() and written in step.moves:
            return None
        return Phrase(step.otherwise, {})

    def moved(self, seat: int, written: str) -> None:
        """Record a move.  A move that the table makes counts only if the lesson mentions it."""
        step = self.step()
        if step is not None and step.seat == seat and written in step.moves:
            self.done += 1

    def read(self) -> None:
        """Record that the text of a step without moves has been read."""
        step = self.step()
        if step is not None and not step.moves:
            self.done += 1


def check_lesson(lesson: Lesson, game: Game) -> None:
    """Raise `BadFile` if this lesson is not for this game and its current rules version."""
    if lesson.game != game.slug or lesson.rules_version != game.rules_version:
        raise BadFile("bad-lesson", f"The lesson {lesson.name} is not for {game.slug} by rules version {game.rules_version}.")
