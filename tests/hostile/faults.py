"""Faults that can happen to a house in the middle of a move.  Each fault is over when its function returns."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress

import httpx

from tests import web
from tests.hostile.disk import fill, fill_postgres, start_full
from tests.hostile.house import House, Table
from tests.hostile.proxy import DOWN, UP, Line, Proxy
from tests.server.recordings import last_moves

#: The number of moves during a fault.
MOVES = 3
DAY = 86_400
#: Days by which a clock is wrong. A server accepts a jump of one day at most, so younger tables are never deleted.
LIES = (-20_000, -400, -2, 2, 30, 400)

Fault = Callable[[House, Table], None]


def killed(house: House, table: Table) -> None:
    """Kill a server; the others go on meanwhile."""
    server = house.anybody()
    house.kill(server)
    if house.shared and house.chance.random() < 0.5:
        table.go_on(MOVES)
    else:
        time.sleep(house.chance.random())
    house.start(server)


def upgraded(house: House, table: Table) -> None:
    """Stop a server in an orderly way and start it again."""
    server = house.anybody()
    house.stop(server)
    if house.shared and house.chance.random() < 0.5:
        table.go_on(MOVES)
    house.start(server)


def asleep(house: House, table: Table) -> None:
    """Suspend a server, sometimes for longer than its lease; players on other servers go on."""
    server = house.anybody()
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        time.sleep(4 * house.chance.random())
        for person in table.people:
            if person.waits and person.table.server.url != server.url:
                person.finish()
    finally:
        os.kill(server.process.pid, signal.SIGCONT)


def cut_off(house: House, table: Table) -> None:
    """Break the connection of a player, who reconnects, perhaps to another server."""
    person = house.chance.choice(table.people)
    person.table.drop()
    house.chance.shuffle(person.servers)


def doubled(house: House, table: Table) -> None:
    """Repeat requests, as a page does that does not know whether they arrived."""
    for person in table.people:
        for _ in range(house.chance.randrange(1, 4)):
            person.again()


def thinker_killed(house: House, table: Table) -> None:
    """Kill the processes that compute hints and reviews, perhaps while they work."""
    server = house.anybody()
    with suppress(httpx.TransportError):
        review = {"recording": last_moves("mau-mau", 9), "piece": 0}
        web.post(server.url + "api/review", json=review, timeout=house.chance.uniform(0.3, 2))
    for child in server.children():
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def full_disk(house: House, table: Table) -> None:
    """Block all writes for a while."""
    _refused(table, fill_postgres(house.database) if house.shared else fill(house.servers[0]))


def full_disk_at_the_start(house: House, table: Table) -> None:
    """Kill a server, and restart it while nothing can be written."""
    server = house.anybody()
    house.kill(server)
    if house.shared:
        room = fill_postgres(house.database)
        server.start(well=False)
    else:
        room = start_full(server)
    house.started(server)
    _refused(table, room)


def _refused(table: Table, room: Callable[[], None]) -> None:
    """Move while the disk is full, and check that the player is told so, unless an older log still has room."""
    try:
        for person in table.people:
            if person.waits:
                person.finish()
        # It may be the turn of a bot, whose move cannot be saved either.
        asking = next((person for person in table.people if person.begin()), None)
        if asking is not None:
            before = len(asking.confirmed)
            asking.finish()
            assert len(asking.confirmed) > before or asking.refused[-1] == "disk-full", asking.refused
    finally:
        room()


def wrong_clock(house: House, table: Table) -> None:
    """Set the clock of a server while it runs, and perhaps restart it with that clock."""
    place = house.chance.randrange(len(house.servers))
    server, clock = house.servers[place], house.clocks[place]
    clock.write_text(str(house.chance.choice(LIES) * DAY), encoding="utf-8")
    table.go_on(MOVES)
    if house.chance.random() < 0.5:
        house.kill(server)
        house.start(server)
        table.go_on(MOVES)
    clock.write_text("0", encoding="utf-8")


# -- where several servers share a database and a bus ------------------------------------------------------------------


def database_restarted(house: House, table: Table) -> None:
    """Crash the database, or restart it in an orderly way."""
    house.postgres.restart(2 * house.chance.random(), house.chance.choice([signal.SIGQUIT, signal.SIGINT]))


def bus_restarted(house: House, table: Table) -> None:
    """Crash the bus and start it again."""
    house.redis.stop(signal.SIGKILL)
    time.sleep(house.chance.random())
    house.redis.start()


def bus_away(house: House, table: Table) -> None:
    """Stop the bus while people play."""
    house.redis.stop(signal.SIGKILL)
    try:
        table.go_on(MOVES)
    finally:
        house.redis.start()


def silent_lines(house: House, table: Table) -> None:
    """Silence the connections of a server to the database, in one direction or both, and perhaps new ones too."""
    _silence(house, table, house.chance.choice(house.databases))


def silent_writing(house: House, table: Table) -> None:
    """Silence only the connection over which a server writes."""
    writing = [proxy for proxy in house.databases if any(map(_writes, proxy.lines))]
    _silence(house, table, house.chance.choice(writing or house.databases), _writes)


def silent_bus(house: House, table: Table) -> None:
    """Silence the connections of a server to the bus."""
    _silence(house, table, house.chance.choice(house.buses))


def _writes(line: Line) -> bool:
    return b"INTO entries" in line.said


def _silence(house: House, table: Table, proxy: Proxy, which: Callable[[Line], bool] = lambda _: True) -> None:
    ways = house.chance.choice([frozenset((UP, DOWN)), frozenset((UP,)), frozenset((DOWN,))])
    proxy.silence(which, ways, new=house.chance.random() < 0.5)
    try:
        table.go_on(MOVES)
    finally:
        proxy.heal()


def slow_lines(house: House, table: Table) -> None:
    """Delay everything between a server and its database and bus."""
    place = house.chance.randrange(len(house.servers))
    slowed = house.databases[place], house.buses[place]
    for proxy in slowed:
        proxy.delay = house.chance.uniform(0.01, 0.15)
    try:
        table.go_on(MOVES)
    finally:
        for proxy in slowed:
            proxy.heal()


def cut_lines(house: House, table: Table) -> None:
    """Cut the connections of a server to the database or to the bus."""
    house.chance.choice([*house.databases, *house.buses]).cut()


EVERYWHERE: list[Fault] = [
    killed,
    upgraded,
    asleep,
    cut_off,
    doubled,
    thinker_killed,
    full_disk,
    full_disk_at_the_start,
    wrong_clock,
]
SHARED: list[Fault] = [
    database_restarted,
    bus_restarted,
    bus_away,
    silent_lines,
    silent_writing,
    silent_bus,
    slow_lines,
    cut_lines,
]
