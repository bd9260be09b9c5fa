"""The warm-up of a class: before the tables start, each child takes the game's lesson at a table of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielkiste.boxes import lessons
from spielkiste.core.errors import BadSetup
from spielkiste.core.lesson import Lesson
from spielkiste.core.options import complete
from spielkiste.core.registry import find
from spielkiste.table import logbook
from spielkiste.table.logbook import Entry
from spielkiste.table.match import Chair, Match
from spielkiste.table.room import Child, Plan, Sitting

if TYPE_CHECKING:
    from spielkiste.host.classroom.room import RoomHost


def lesson_for(plan: Plan) -> Lesson:
    """Return the lesson whose options are closest to the plan's, the first of equals.

    Raise `BadSetup` if the game has no lesson.
    """
    game = find(plan.game)
    known = [Lesson(given) for given in lessons(game).values()]
    if not known:
        raise BadSetup("class-no-lesson", "This game has no lesson; start the tables.")
    wanted = complete(game.options, plan.options)
    variants = [option.name for option in game.options if option.role in ("variant", "teams")]

    def differs(lesson: Lesson) -> int:
        """Return how many variants differ from the plan's."""
        given = complete(game.options, lesson.options)
        return sum(given[name] != wanted[name] for name in variants)

    return min(known, key=differs)


async def begin(host: RoomHost, who: Sequence[int]) -> None:
    """Give each of these children a lesson.  The caller saves the room and removes the tables of the last round."""
    host.room.learning = lesson_for(host.room.plan).name
    host.room.begun = False
    for child in host.room.here():
        child.through = False
        if child.number in who:
            await seat(host, child)


async def seat(host: RoomHost, child: Child) -> None:
    """Set up a lesson for a child."""
    given = lessons(find(host.room.plan.game))[host.room.learning]
    lesson = Lesson(given)
    chairs = [Chair("bot", called, "random") for called in lesson.players]
    chairs[lesson.learner] = Chair("person", child.name)
    opening = Match.opening(find(lesson.game), lesson.options, chairs, given)
    entries: list[Entry] = [opening, logbook.Deal(f"lesson {lesson.name}")]
    places: list[int | None] = [None] * len(chairs)
    places[lesson.learner] = child.number
    await host.keep_table(entries, places)


def note(host: RoomHost) -> None:
    """Note which children have finished the lesson; repeating it does not change that."""
    for sitting in host.room.tables:
        table = host.tables.get(sitting.table)
        course = table.match.course if table is not None else None
        if course is not None and course.step() is None:
            for number in sitting.places:
                if number is not None:
                    host.room.child(number).through = True


async def end(host: RoomHost, who: Sequence[int]) -> None:
    """Set up the tables of the round for these children, and remove the lessons."""
    room = host.room
    note(host)
    before: list[Sitting] = list(room.tables)
    room.tables, room.learning = [], ""
    # A child that knocks waits at the door until the teacher lets it in.
    inside = [number for number in who if not room.child(number).knocks]
    for group, _ in room.next_tables(inside, room.plan.size, "meet"):
        await host.set_table([room.child(number) for number in group], True)
    await host.save()
    host.tell_all()
    await host.clear(before)
