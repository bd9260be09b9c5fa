"""Builds the messages that show a room to its teacher and to its children."""

from __future__ import annotations

from spielkiste.host.classroom import learnt, seating
from spielkiste.host.classroom import messages as classroom
from spielkiste.host.table import TableHost
from spielkiste.store.contract import StoredRoom
from spielkiste.table.keys import WATCH, key_for, seat_role
from spielkiste.table.room import Room, Sitting, Tally
from spielkiste.table.seats import animals_for

#: A table is stuck after this many seconds without a move, or after this many refusals in a row.
LONG_QUIET_SECONDS = 60
MANY_REFUSALS = 5


def whole_room(
    stored: StoredRoom, room: Room, hosts: dict[str, TableHost], present: set[int], guessed: bool
) -> classroom.ClassRoom:
    """Return the message that shows the whole room."""
    merits = room.merits()
    games = {child.number: 0 for child in room.children}
    for played in room.results():
        for child in played.points:
            games[child] += 1
    known = {child.number: child for child in room.here()}
    seated = {child for table in room.tables for child in table.places if child is not None}
    at_tables: set[int] = set()
    tables: list[classroom.ClassTable] = []
    for sitting in room.tables:
        host = hosts.get(sitting.table)
        if host is None:
            continue
        tables.append(_card(host, sitting, animals_at(room, sitting), present))
        now = seating.in_seats(host.match, sitting.places)
        at_tables |= {child for seat, child in enumerate(now) if child is not None and seat in host.presence.seats()}
    children = [
        classroom.ClassChild(
            number,
            known[number].name,
            known[number].animal,
            number in present or number in at_tables,
            number in seated,
            merits[number][0],
            games[number],
            place,
            known[number].knocks,
            merits[number][1],
            merits[number][2],
            room.games_of(number),
            known[number].through,
        )
        for number, place in room.standings()
    ]
    plan = room.plan
    return classroom.ClassRoom(
        code=stored.code,
        game=plan.game,
        options=plan.options,
        size=plan.size,
        level=plan.level,
        places=room.places,
        round=room.round,
        begun=room.begun,
        paused=room.paused,
        until=stored.until,
        children=children,
        tables=tables,
        feelings=room.feelings,
        guessed=guessed,
        learning=room.learning,
    )


def animals_at(room: Room, sitting: Sitting) -> list[int]:
    """Return the animal on each chair: the child's choice if it is still free, then the chair's own, then any other."""
    chosen = {child.number: child.animal for child in room.children}
    wished = [chosen.get(child) if child is not None else None for child in sitting.places]
    return animals_for(wished, range(len(wished)))


def _card(host: TableHost, sitting: Sitting, animals: list[int], present: set[int]) -> classroom.ClassTable:
    match, state = host.match, host.match.state
    awaited = state.awaited() if state is not None and not match.over else []
    outcome = state.outcome() if state is not None else None
    winners = outcome.winners if outcome is not None else []
    here = host.presence.seats()
    asked = learnt.counts(sitting, match)
    seats = [
        classroom.ClassSeat(
            child=child,
            bot=chair.name if chair.kind == "bot" else None,
            stand_in=chair.stand_in is not None,
            # Before the first deal, children wait in the room.
            present=seat in here or (state is None and child in present),
            turn=seat in awaited,
            won=seat in winners,
            right=asked.get(child or 0, Tally()).right,
            wrong=asked.get(child or 0, Tally()).wrong,
        )
        for seat, (child, chair) in enumerate(zip(seating.in_seats(match, sitting.places), match.chairs, strict=True))
    ]
    quiet, refusals = host.attention.quiet_seconds, host.attention.refusals
    waits = any(match.plays_itself(seat) for seat in awaited) and not host.paused
    return classroom.ClassTable(
        watch_key=key_for(host.id, host.secret, WATCH),
        started=state is not None,
        over=match.over,
        moves=len(match.record.moves) if match.record is not None else 0,
        quiet_seconds=quiet,
        refusals=refusals,
        stuck=waits and (quiet >= LONG_QUIET_SECONDS or refusals >= MANY_REFUSALS),
        seats=seats,
        animals=seating.in_seats(match, animals),
        cup=sitting.cup,
        minutes=host.attention.minutes,
        view=state.view(None) if state is not None else None,
    )


def own_place(room: Room, number: int, hosts: dict[str, TableHost]) -> classroom.ClassPlace:
    """Return the message that shows a child its place.  For a child who was sent out, the room is closed."""
    child = next(child for child in room.children if child.number == number)
    key: str | None = None
    animals: list[int] = []
    sits = room.sitting(number)
    host = hosts.get(sits[0].table) if sits is not None else None
    if sits is not None and host is not None and host.match.record is not None:
        key = key_for(host.id, host.secret, seat_role(sits[1], host.match.holders()[sits[1]]))
        animals = seating.in_seats(host.match, animals_at(room, sits[0]))
    return classroom.ClassPlace(
        code=room.code,
        name=child.name,
        animal=child.animal,
        round=room.round,
        paused=room.paused,
        seat_key=key,
        animals=animals,
        closed=child.gone,
        knocks=child.knocks,
        cup=sits[0].cup if sits is not None else "",
    )
