"""The special behaviour of a table during a lesson."""

from __future__ import annotations

from spielkiste.core.errors import BadMove
from spielkiste.table import logbook
from spielkiste.table.logbook import Entry
from spielkiste.table.match import Match

#: The pause in milliseconds before a scripted move without a text.
MOMENT_MS = 1200


def object_to(match: Match, move: int) -> None:
    """Raise `BadMove`, in kind words, for a legal move that the lesson does not ask for."""
    if match.course is None:
        return
    objection = match.course.objection(match.game.notation(move))
    if objection is not None:
        raise BadMove("lesson-otherwise", "A fine move, but the lesson is about another one now.", {}, "", objection)


def after_reading(match: Match, step: int) -> Entry | None:
    """Return the entry that follows when the text of this step has been read, or None if it already was."""
    course = match.course
    if course is None or course.done != step or not course.to_be_read():
        return None
    return _scripted(match) or logbook.Read()


def by_itself(match: Match) -> Entry | None:
    """Return the scripted move of another player that is due now, or None."""
    return _scripted(match) if match.course is not None and not match.course.to_be_read() else None


def _scripted(match: Match) -> Entry | None:
    course = match.course
    step = course.step() if course is not None else None
    if course is None or step is None or not course.scripted():
        return None
    return match.move(step.seat, match.game.parse(course.scripted()))


def finished(match: Match) -> bool:
    return match.course is not None and match.course.step() is None
