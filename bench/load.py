"""Measure the server under load, with real clients and real games: ``make load``, ``make load PEOPLE=5000 SECONDS=20``.

For one process on SQLite, and for one and two on PostgreSQL and Redis: the cost of an empty table and of one with
everyone connected; the moves per second at full speed; and the confirmation time at half of that. Clients share the
machine, so the server's CPU seconds are counted besides wall-clock time.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx

from bench.caller import Person
from bench.process import Process, serve
from spielkiste.server.connection_limits import raise_descriptor_limit
from tests.scale.services import Postgres, Redis, postgres_programs, redis_program

#: The number of tables at full speed: more would only measure the queue.
BUSY_TABLES = 48
AT_ONCE = 25
NEARLY_HALF = 0.55
TRIES = 5


@dataclass
class Figures:
    """The results of one set-up."""

    name: str
    people: int = 0
    idle_table: float = 0.0
    full_table: float = 0.0
    resting: float = 0.0
    peak: float = 0.0
    per_processor_second: float = 0.0
    busy: tuple[float, float, float] = (0.0, 0.0, 0.0)
    halved: float = 0.0
    half: tuple[float, float, float] = (0.0, 0.0, 0.0)
    lost: int = 0


def start(count: int, database: str, bus: str | None) -> list[Process]:
    return [serve(database, "--quick", *(["--bus", bus] if bus else [])) for _ in range(count)]


async def open_tables(servers: list[Process], count: int) -> list[list[tuple[str, int]]]:
    """Open tables of all games in turn; return the keys and seats of each."""
    tables: list[list[tuple[str, int]]] = []
    # Both ends close connections that were idle for five seconds; a request at that moment would be cut off.
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(keepalive_expiry=1)) as client:
        base = [f"http://127.0.0.1:{server.port}" for server in servers]
        games = (await client.get(f"{base[0]}/api/shelf")).json()["games"]

        async def one(place: int) -> None:
            game = games[place % len(games)]
            people = max(seats for seats in game["seat_counts"] if seats <= 4)
            options = {option["name"]: "calm" for option in game["options"] if option["role"] == "tempo"}
            request = {"game": game["slug"], "seats": [{"kind": "here"}] * people, "options": options}
            made: dict[str, Any] = (await client.post(f"{base[place % len(base)]}/api/tables", json=request)).json()
            tables.append([(seat["key"], seat["seat"]) for seat in made["seats"]])

        for first in range(0, count, AT_ONCE):
            await asyncio.gather(*(one(place) for place in range(first, min(count, first + AT_ONCE))))
    return tables


def percentiles(people: list[Person]) -> tuple[float, float, float]:
    waits = [1000 * wait for person in people for wait in person.waits]
    for person in people:
        person.waits = []
    if len(waits) < 2:
        return (0.0, 0.0, 0.0)
    cuts = quantiles(waits, n=1000, method="inclusive")
    return cuts[499], cuts[989], cuts[998]


async def measure(name: str, servers: list[Process], wanted: int, seconds: float) -> Figures:
    found = Figures(name)

    def memory() -> int:
        return sum(server.memory() for server in servers)

    def spent() -> float:
        return sum(server.processor_seconds() for server in servers)

    await open_tables(servers, 8)
    before = memory()
    tables = await open_tables(servers, max(8, wanted // 4))
    found.idle_table = (memory() - before) / len(tables)
    luck = random.Random(1)
    # If there are two servers, two people of one table connect to both.
    seated = [
        [Person(servers[place % len(servers)].port, key, seat, luck) for place, (key, seat) in enumerate(table)]
        for table in tables
    ]
    people = [person for table in seated for person in table]
    for first in range(0, len(people), AT_ONCE):
        await asyncio.gather(*(person.come() for person in people[first : first + AT_ONCE]))
    found.people = len(people)
    await asyncio.sleep(1)
    found.full_table = (memory() - before) / len(tables)
    started = spent()
    await asyncio.sleep(3)
    found.resting = (spent() - started) / 3

    async def played(some: list[Person], pause: float) -> tuple[int, float, tuple[float, float, float]]:
        for person in some:
            person.begin((lambda: luck.uniform(0, 2 * pause)) if pause else None)
        await asyncio.sleep(1)
        for person in some:
            person.waits = []
        before = spent()
        await asyncio.sleep(seconds)
        used = spent() - before
        moves = sum(len(person.waits) for person in some)
        for person in some:
            person.rest()
        await asyncio.sleep(0.5)
        return moves, used, percentiles(some)

    busy = [person for table in seated[:BUSY_TABLES] for person in table]
    moves, used, found.busy = await played(busy, 0.0)
    found.peak = moves / seconds
    found.per_processor_second = moves / used if used else 0.0
    # How many people move at once depends on the game, so the pause for half of the peak is found by trial.
    pause = len(seated) / (found.peak / 2) if found.peak else 1.0
    for _ in range(TRIES):
        moves, _, found.half = await played(people, pause)
        found.halved = moves / seconds
        if found.halved <= found.peak * NEARLY_HALF:
            break
        pause *= found.halved / (found.peak / 2)
    found.lost = sum(not person.here for person in people)
    for person in people:
        person.go()
    return found


def said(found: Figures) -> list[str]:
    def three(times: tuple[float, float, float]) -> str:
        return " / ".join(f"{time:,.0f}" for time in times)

    return [
        found.name,
        f"{found.people:,}",
        f"{found.idle_table / 1024:,.0f} kB",
        f"{found.full_table / 1024:,.0f} kB",
        f"{100 * found.resting:.0f} %",
        f"{found.peak:,.0f}",
        f"{found.per_processor_second:,.0f}",
        three(found.busy),
        f"{found.halved:,.0f}: {three(found.half)}",
        str(found.lost),
    ]


HEADS = [
    "set-up", "people", "idle table", "table with all its people", "processor at rest", "moves/s", "moves per processor second",
    "ms to confirm at the peak (50/99/99.9 %)", "moves/s: the same at half of it", "connections lost",
]  # fmt: skip


async def run(wanted: int, seconds: float) -> None:
    print(f"| {' | '.join(HEADS)} |\n|{'---|' * len(HEADS)}", flush=True)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        setups: list[tuple[str, int, str, str | None]] = [("SQLite, 1 process", 1, str(Path(folder) / "load.sqlite"), None)]
        if postgres_programs() is not None and redis_program() is not None:
            postgres, redis = Postgres(), Redis()
            stack.callback(postgres.remove)
            stack.callback(redis.remove)
            setups += [
                (f"PostgreSQL and Redis, {count} process{'es' if count > 1 else ''}", count, postgres.new_database(), redis.url)
                for count in (1, 2)
            ]
        else:
            print("No PostgreSQL or Redis here: only SQLite is measured.", file=sys.stderr)
        for name, count, database, bus in setups:
            servers = start(count, database, bus)
            try:
                print(f"| {' | '.join(said(await measure(name, servers, wanted, seconds)))} |", flush=True)
            finally:
                for server in servers:
                    server.stop()


if __name__ == "__main__":
    # Every player is a socket of this process.
    raise_descriptor_limit()
    asyncio.run(run(int(os.environ.get("PEOPLE", "1000")), float(os.environ.get("SECONDS", "10"))))
