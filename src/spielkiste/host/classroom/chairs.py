"""Gives, frees and transfers the chairs of a classroom's tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielkiste.core.errors import BadSetup
from spielkiste.host import actions
from spielkiste.host.classroom import seating, warming
from spielkiste.host.table import TableHost
from spielkiste.table import logbook
from spielkiste.table.names import ROBOT_NAMES
from spielkiste.table.room import Child
from spielkiste.table.seats import Seat

if TYPE_CHECKING:
    from spielkiste.host.classroom.room import RoomHost


async def find_one(host: RoomHost, child: Child) -> None:
    """Seat a child on an open chair, on a bot's chair once the round has started, or at a new table."""
    plan = host.room.plan
    if host.room.learning:
        await warming.seat(host, child)
        return
    if plan.size > 1:
        for late in (False, True) if host.room.begun else (False,):
            for sitting in host.room.tables:
                table = await host.table(sitting)
                seat = seating.free(table.match, sitting.places, late) if table is not None else None
                if table is not None and seat is not None:
                    waits = host.room.together and not host.room.begun
                    entries = seating.sit_down(table.match, seat, child.name, waits)
                    await table.decide(lambda _, entries=entries: entries)  # type: ignore[misc]
                    sitting.places[table.match.chairs[seat].place] = child.number
                    return
    await host.set_table([child], plan.size == 1 or host.room.begun)


async def admit(host: RoomHost, child: Child, table_number: int | None) -> None:
    """Seat a child that knocks: on a free or a bot's chair at `table_number` (from 1), or at a new table for None.

    Raise `BadSetup` if that table does not exist or has no such chair.
    """
    if table_number is None:
        await host.set_table([child], True)
        child.knocks = False
        return
    tables = host.room.tables
    if not 1 <= table_number <= len(tables):
        raise BadSetup("nobody-there", "Nobody is sitting in this seat.")
    sitting = tables[table_number - 1]
    table = await host.table(sitting)
    seat = None if table is None else seating.free(table.match, sitting.places, False)
    if table is not None and seat is None:
        seat = seating.free(table.match, sitting.places, True)
    if table is None or seat is None:
        raise BadSetup("class-no-chair", "No chair is free at this table; choose another.")
    await table.decide(lambda match: seating.sit_down(match, seat, child.name))
    sitting.places[table.match.chairs[seat].place] = child.number
    child.knocks = False


async def let_in(host: RoomHost) -> None:
    """Seat waiting children in the order of their arrival until the room is full."""
    for child in host.room.knocking():
        if host.room.full():
            return
        child.knocks = False
        await find_one(host, child)


async def give_up(host: RoomHost, number: int) -> None:
    """Free a child's chair.

    A bot takes it or, before the deal, the next child.  A table without children is removed.
    """
    found = host.room.sitting(number)
    if found is None:
        return
    sitting, place = found
    sitting.places[place] = None
    if all(place is None for place in sitting.places):
        host.room.tables.remove(sitting)
        await host.clear([sitting])
        return
    table = await host.table(sitting)
    if table is None:
        return
    seat = table.match.seat_now(place)
    if table.match.chairs[seat].kind == "person":
        await table.decide(lambda match: actions.leave(match, seat, ROBOT_NAMES))


async def chair_of(host: RoomHost, number: int) -> tuple[TableHost, Seat]:
    """Return the table where a child sits, and its seat there.  Raise `BadSetup` if it has none."""
    host.room.child(number)
    found = host.room.sitting(number)
    table = await host.table(found[0]) if found is not None else None
    if found is None or table is None:
        raise BadSetup("nobody-there", "Nobody is sitting in this seat.")
    return table, table.match.seat_now(found[1])


async def give_on(host: RoomHost, number: int, to: int) -> None:
    """Give the chair of child `number` to child `to`, which leaves its own."""
    table, seat = await chair_of(host, number)
    newcomer = host.room.child(to)
    found = host.room.sitting(number)
    if found is None or to == number:
        return
    await give_up(host, to)
    await table.decide(lambda match: [*seating.give_up(seat), logbook.Sit(seat, newcomer.name)])
    found[0].places[found[1]] = to
    newcomer.knocks = False
