"""What a table does differently while it gives a lesson."""

from __future__ import annotations

from spielkiste.core.errors import BadMove
from spielkiste.table.match import Entry, Match

#: How long one of the others waits before a move that needs no words.
MOMENT_MS = 1200


def object_to(match: Match, seat: int, move: int) -> None:
    """BadMove with kind words about a legal move that is not what the lesson is about; the rules have their say first."""
    if match.course is None or match.state is None:
        return
    match.state.check(seat, move)
    objection = match.course.objection(match.game.notation(move))
    if objection is not None:
        raise BadMove("lesson-otherwise", "A fine move, but the lesson is about another one now.", {}, "", objection)


def after_reading(match: Match, step: int) -> Entry | None:
    """What happens once the words of this step have been read; None if they have been already."""
    course = match.course
    if course is None or course.done != step or not course.to_be_read():
        return None
    return _scripted(match) or {"kind": "read"}


def by_itself(match: Match) -> Entry | None:
    """The move of somebody else that is due now without another word."""
    return _scripted(match) if match.course is not None and not match.course.to_be_read() else None


def _scripted(match: Match) -> Entry | None:
    course = match.course
    step = course.step() if course is not None else None
    if course is None or step is None or not course.scripted():
        return None
    return match.move(step.seat, match.game.parse(course.scripted()))


def finished(match: Match) -> bool:
    return match.course is not None and match.course.step() is None
