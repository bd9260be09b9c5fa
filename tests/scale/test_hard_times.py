"""Test bad lines, a jumping clock, a full disk and an upgrade during a game: with a file, and with PostgreSQL and Redis."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.hostile.disk import fill, fill_postgres
from tests.scale.conftest import QUICK_LEASE
from tests.scale.people import Person, check, play, start_a_move
from tests.scale.services import Postgres, Redis
from tests.scale.shaky import WAYS, Shaky
from tests.server.harness import Player, Server

#: A game that is long enough for all these faults.
GAME = "memo-race"
#: The servers' output is read only at the end, so they log little: frequent clean-up messages would fill the pipe.
FLAGS = ("--quick", "--no-limits", "--log-level", "error")
Start = Callable[[], list[Server]]


@contextmanager
def starting(request: pytest.FixtureRequest, folder: Path) -> Iterator[Start]:
    """Start servers: one with a file, or two that share a database and a bus."""
    started: list[Server] = []
    database, count = str(folder / "tables.sqlite"), 1
    bus: tuple[str, ...] = ()
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        redis: Redis = request.getfixturevalue("redis")
        database, bus, count = postgres.new_database(), ("--bus", redis.url), 2

    def begin() -> list[Server]:
        started.extend(Server(database, *FLAGS, *bus, lease=QUICK_LEASE) for _ in range(count))
        return started

    yield begin
    for running in started:
        _, out = running.stop()
        assert "Traceback" not in out, out


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Share servers among the tests that leave them intact."""
    with starting(request, tmp_path_factory.mktemp("hard")) as begin:
        yield begin()


@pytest.fixture(params=["sqlite", "postgres"])
def start(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Start]:
    with starting(request, tmp_path) as begin:
        yield begin


def at_a_table(servers: list[Server]) -> list[Person]:
    """Seat two people, at different servers if there are two."""
    keys, _ = servers[0].people(2, game=GAME)
    people = [Person(servers, keys[0], 0, "ada"), Person(servers[::-1], keys[1], 1, "bob")]
    play(people, 2)
    return people


def whole(servers: list[Server], people: list[Person]) -> None:
    play(people, 2)
    check(str(servers[0].database), people)
    for person in people:
        person.go()


def test_the_line_is_slow_cut_doubled_and_late(servers: list[Server]) -> None:
    lines = [Shaky(server, seed=seed) for seed, server in enumerate(servers)]
    keys, _ = servers[0].people(2, game=GAME)
    people = [Person([lines[0]], keys[0], 0, "ada"), Person([lines[-1]], keys[1], 1, "bob")]
    for way in WAYS:
        for line in lines:
            line.way = way
        play(people, 4)
    for line in lines:
        line.way = ""
    whole(servers, people)
    for line in lines:
        line.close()


def test_the_clock_is_set_forth_and_back(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players notice nothing, and a table waiting on disk is not treated as old."""
    clock = tmp_path / "clock"
    clock.write_text("0", encoding="utf-8")
    monkeypatch.setenv("TEST_CLOCK", str(clock))
    servers = start()
    waiting, _ = servers[0].people(2, game=GAME)
    Player(servers[0], waiting[:1]).leave()
    for server in servers:
        server.stop()
        server.start()
    people = at_a_table(servers)
    for days in (1000, -1000, 0):
        asking = start_a_move(people)
        clock.write_text(str(86_400 * days), encoding="utf-8")
        asking.finish()
        play(people, 2)
        for person in people:
            # Longer than one clean-up interval.
            person.look(0.3)
    whole(servers, people)
    back = Player(servers[-1], waiting[:1])
    assert back.welcome["t"] == "welcome", back.welcome
    back.leave()


def test_the_disk_is_full_for_a_while(servers: list[Server]) -> None:
    """A player who moves gets an error and the move has no effect; once there is room, the game goes on."""
    people = at_a_table(servers)
    room = fill(servers[0]) if len(servers) == 1 else fill_postgres(str(servers[0].database))
    asking = start_a_move(people)
    asking.finish()
    assert asking.refused == ["disk-full"], asking.refused
    room()
    whole(servers, people)
    assert asking.refused == ["disk-full"]


def test_an_upgrade_that_changes_the_schema_in_the_middle_of_a_game(
    postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newer server starts beside the older ones, which stop one after another."""
    database = postgres.new_database()
    older = [Server(database, *FLAGS, "--bus", redis.url, lease=QUICK_LEASE) for _ in range(2)]
    people = at_a_table(older)
    monkeypatch.setenv("TEST_MIGRATION", "ALTER TABLE entries ADD COLUMN told text NOT NULL DEFAULT ''")
    newer = Server(database, *FLAGS, "--bus", redis.url, lease=QUICK_LEASE)
    for person in people:
        person.servers.append(newer)
    play(people, 2)
    for server in older:
        asking = start_a_move(people)
        code, out = server.stop()
        assert code == 0 and "Traceback" not in out, out
        asking.finish()
        play(people, 2)
    whole([newer], people)
    _, out = newer.stop()
    assert "Traceback" not in out, out
