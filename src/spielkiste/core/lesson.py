"""A lesson: a prepared position of a real game and what happens in it, one thing at a time.

A lesson is data (docs/lessons.md): everything is played by the real rules, the learner makes every move of their own seat,
and the moves of the others are written down.  `Course` is a lesson in progress, for whichever face it is shown in.
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

#: What is said when a move is allowed by the rules but is not what the lesson is about now, unless a step has its own words.
OTHERWISE: Final = "lesson-otherwise"
#: What is said to somebody who plays on after the last step.
FINISHED: Final = "lesson-finished"


class Step:
    """One thing that happens: words, and perhaps the moves that lead on, any of them.

    A step without moves is only to be read.  One of the learner's waits for the learner.  One of somebody else's happens by
    itself; if it has words, when they have been read.  `look` names the part of the board that the words speak of.
    """

    def __init__(self, seat: int, moves: list[str], say: str, otherwise: str, look: str) -> None:
        self.seat: Final = seat
        self.moves: Final = moves
        self.say: Final = say
        self.otherwise: Final = otherwise
        self.look: Final = look


class Lesson:
    """A lesson as it stands in its file, read and checked by itself; whether its moves are legal the suite finds out."""

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
        """The text key of its title."""
        return f"lesson-{self.game}-{self.name}"


class Course:
    """A lesson in progress."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        #: How many steps are behind us.
        self.done = 0

    def step(self) -> Step | None:
        """What comes next; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.done] if self.done < len(steps) else None

    def waits_for_learner(self) -> bool:
        """Whether the learner is to move now."""
        step = self.step()
        return step is not None and bool(step.moves) and step.seat == self.lesson.learner

    def to_be_read(self) -> bool:
        """Whether somebody has to say that they have read the words before it goes on."""
        step = self.step()
        return step is not None and bool(step.say) and not self.waits_for_learner()

    def scripted(self) -> str:
        """The move that somebody else makes next, in notation; empty if none is due."""
        step = self.step()
        return step.moves[0] if step is not None and step.moves and step.seat != self.lesson.learner else ""

    def objection(self, written: str) -> Phrase | None:
        """What to say to the learner about a legal move; None if it is what the lesson asks for."""
        step = self.step()
        if step is None:
            return Phrase(FINISHED, {})
        if self.waits_for_learner() and written in step.moves:
            return None
        return Phrase(step.otherwise, {})

    def moved(self, seat: int, written: str) -> None:
        """A move was made.  What the table does by itself is no step unless the lesson mentions it."""
        step = self.step()
        if step is not None and step.seat == seat and written in step.moves:
            self.done += 1

    def read(self) -> None:
        """The words of a step without moves have been read."""
        step = self.step()
        if step is not None and not step.moves:
            self.done += 1


def check_lesson(lesson: Lesson, game: Game) -> None:
    """BadFile if this lesson is not one of this game as it is played today."""
    if lesson.game != game.slug or lesson.rules_version != game.rules_version:
        raise BadFile("bad-lesson", f"The lesson {lesson.name} is not for {game.slug} by rules version {game.rules_version}.")
