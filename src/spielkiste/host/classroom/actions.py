"""The requests of a teacher.  The caller holds the room's lock, and the room is saved before anyone is told."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from spielkiste.core.errors import BadSetup
from spielkiste.host import actions
from spielkiste.host.classroom import chairs, seating, warming
from spielkiste.host.classroom import messages as classroom
from spielkiste.table import logbook
from spielkiste.table.names import ROBOT_NAMES, cleaned, made_up
from spielkiste.table.room import MOST_CHILDREN, Room, checked_plan
from spielkiste.table.rude import is_rude

if TYPE_CHECKING:
    from spielkiste.host.classroom.room import RoomHost

#: A child seen within this many seconds takes part in the next round, so that a short disconnect does not exclude it.
LATELY_SECONDS = 60.0


async def carry_out(host: RoomHost, room: Room, request: classroom.ClassRequest) -> None:
    """Carry out a teacher's request.  The caller handles `ClassSheet` itself."""
    match request:
        case classroom.ClassPause():
            room.paused = request.on
            await host.save()
            for running in list(host.tables.values()):
                await running.pause(request.on)
        case classroom.ClassFeelings():
            room.feelings = request.on
            for running in list(host.tables.values()):
                await running.allow_feelings(request.on)
        case classroom.ClassStart():
            if room.learning:
                await warming.end(host, _who_is_here(host))
            room.begun = True
            for sitting in room.tables:
                table = await host.table(sitting)
                if table is not None and table.match.record is None:
                    await table.decide(lambda match: actions.begin(match, ROBOT_NAMES))
        case classroom.ClassBot():
            table, seat = await chairs.chair_of(host, request.child)
            await table.decide(lambda match: seating.stand_in(match, seat))
        case classroom.ClassGive():
            await chairs.give_on(host, request.child, request.to)
        case classroom.ClassRename():
            await _rename(host, request.child, request.name)
        case classroom.ClassOut():
            child = room.child(request.child)
            await chairs.give_up(host, child.number)
            child.gone = True
        case classroom.ClassAdmit():
            child = room.child(request.child)
            if child.knocks:
                await chairs.admit(host, child, request.table)
        case classroom.ClassPlaces():
            if not room.inside() <= request.places <= MOST_CHILDREN or request.places < 1:
                raise BadSetup(
                    "class-places", "A room needs a place for each child in it, and has 200 at most.", {"most": MOST_CHILDREN}
                )
            room.places = request.places
            await chairs.let_in(host)
        case classroom.ClassRound():
            if request.after == room.round:
                await _next_round(host, request)
        case classroom.ClassSheet():
            return
        case classroom.ClassClose():
            await host.close()
            return
    # Every child that is let in needs a place.
    room.places = max(room.places, room.inside())
    await host.save()
    host.tell_all()


async def _rename(host: RoomHost, number: int, name: str | None) -> None:
    child = host.room.child(number)
    if name is not None and is_rude(cleaned(name)):
        raise BadSetup("rude-name", "This cannot be a name; choose another.")
    child.name = host.name_for(name, number)
    child.invented = not name
    await _tell_table(host, number)


async def _tell_table(host: RoomHost, number: int) -> None:
    """Give a child the same name at its table as in the room."""
    child = host.room.child(number)
    found = host.room.sitting(number)
    table = await host.table(found[0]) if found is not None else None
    if found is not None and table is not None:
        entry = logbook.Name(table.match.seat_now(found[1]), child.name)
        await table.decide(lambda _: [entry])


async def free_name(host: RoomHost, wished: str | None) -> None:
    """Give another name to the child whose invented name is `wished`, because a child who is really called that is joining."""
    name = cleaned(wished) if wished else ""
    for child in host.room.here():
        if name and child.name == name and child.invented:
            child.name = made_up([other.name for other in host.room.children], sum(host.id.encode()) + child.number)
            await _tell_table(host, child.number)


def _who_is_here(host: RoomHost) -> list[int]:
    """Return the children who are present, or were until recently."""
    lately = time.monotonic() - LATELY_SECONDS
    present = host.present()
    return [child.number for child in host.room.here() if child.number in present or host.seen.get(child.number, 0.0) > lately]


async def _next_round(host: RoomHost, request: classroom.ClassRound) -> None:
    """Set up new tables for the children who are present, then remove the old ones."""
    room = host.room
    host.note_results(leaving=True)
    plan = room.plan if request.game is None else checked_plan(request.game, request.options, request.size, request.level)
    who = _who_is_here(host)
    before = list(room.tables)
    if request.learn:
        room.turn_over()
        room.plan = plan
        await warming.begin(host, who)
        await host.clear(before)
        return
    tables = room.next_tables(who, plan.size, request.pairing)
    room.turn_over()
    room.plan = plan
    for group, cup in tables:
        sitting = await host.set_table([room.child(number) for number in group], True)
        sitting.cup = cup
    await host.save()
    host.tell_all()
    await host.clear(before)
