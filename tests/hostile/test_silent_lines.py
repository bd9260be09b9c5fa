"""Test that a silent but open connection is given up in time: nobody waits longer than the documentation says."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests import web
from tests.hostile.proxy import DOWN, UP, Line, Proxy
from tests.scale.conftest import QUICK_LEASE
from tests.scale.people import Person, check, play
from tests.scale.services import Postgres, Redis
from tests.server.harness import Player, Server, answers

#: The longest wait in seconds that docs/server.md promises.
PROMISE = 15.0


class Two:
    """A server behind proxies and one without; a table led by the first, with a person at each."""

    def __init__(self, postgres: Postgres, redis: Redis, database: str) -> None:
        self.tables, self.bus = Proxy(postgres.port), Proxy(redis.port)
        self.database = database
        flags = ("--quick", "--no-limits")
        self.first = Server(self.tables.before(database), *flags, "--bus", self.bus.before(redis.url), lease=QUICK_LEASE)
        self.second = Server(database, *flags, "--bus", redis.url, lease=QUICK_LEASE)
        keys, _ = self.first.people(2, game="clear-away")
        self.people = [
            Person([self.first, self.second], keys[0], 0, "ada"),
            Person([self.second], keys[1], 1, "bob"),
        ]
        play(self.people, 6)

    def mover(self) -> Person:
        """Return a person who can move now."""
        deadline = time.monotonic() + PROMISE
        while time.monotonic() < deadline:
            for person in self.people:
                if person.look().get("moves"):
                    return person
        raise AssertionError("nobody can move")

    def asks(self) -> float:
        """Return how long a person who moves waits for any reaction: an answer, an error, or a closed connection."""
        person = self.mover()
        begun = time.monotonic()
        assert person.begin()
        number = person._id
        while time.monotonic() - begun < 2 * PROMISE:
            try:
                if answers(person.table.read(1.0), number):
                    person.again()
                    break
            except TimeoutError:
                continue
            except (ConnectionClosed, EOFError, OSError):
                break
        took = time.monotonic() - begun
        person.come()
        person.finish()
        return took

    def plays_on(self, moves: int = 4) -> float:
        begun = time.monotonic()
        play(self.people, moves)
        return time.monotonic() - begun

    def end(self) -> None:
        self.tables.heal()
        self.bus.heal()
        play(self.people, 4)
        check(self.database, self.people)
        for person in self.people:
            person.go()

    def stop(self) -> None:
        for server in (self.first, self.second):
            _, out = server.stop()
            assert "Traceback" not in out, out
        self.tables.close()
        self.bus.close()


@pytest.fixture
def two(postgres: Postgres, redis: Redis, database: str) -> Iterator[Two]:
    made = Two(postgres, redis, database)
    yield made
    made.stop()


def health(server: Server) -> int:
    return web.get(server.url + "health", timeout=10).status_code


def writes(line: Line) -> bool:
    return b"INTO entries" in line.said


def reads(line: Line) -> bool:
    return b"FROM calendar" in line.said


def _nothing_gets_through(two: Two) -> None:
    assert two.tables.silence(new=True) >= 3


def _the_writing_line(two: Two) -> None:
    assert two.tables.silence(writes) == 1


def _no_answers(two: Two) -> None:
    assert two.tables.silence(ways=frozenset((DOWN,))) >= 3


def _no_questions(two: Two) -> None:
    assert two.tables.silence(ways=frozenset((UP,))) >= 3


def _nothing_is_written(two: Two) -> None:
    """Silence the connection for writing and all new ones.  The lease has its own connection, which works."""
    assert two.tables.silence(writes, new=True) == 1


def _the_bus(two: Two) -> None:
    assert two.bus.silence(new=True) >= 1


def _check_bus_is_silent(two: Two) -> None:
    assert two.bus.silence(ways=frozenset((DOWN,)), new=True) >= 1


@pytest.mark.parametrize(
    "harm",
    [
        _nothing_gets_through,
        _the_writing_line,
        _no_answers,
        _no_questions,
        _nothing_is_written,
        _the_bus,
        _check_bus_is_silent,
    ],
)
def test_a_silent_line_is_given_up(two: Two, harm: Callable[[Two], None]) -> None:
    harm(two)
    assert two.asks() < PROMISE
    assert two.plays_on() < PROMISE
    two.end()


def test_a_player_who_joins_while_the_reading_connection_is_silent_is_let_in(two: Two) -> None:
    """Another server leads the table, and this server has to look that up first."""
    keys, _ = two.second.people(2, game="clear-away")
    assert two.tables.silence(reads) == 1
    begun = time.monotonic()
    newcomer = Player(two.first, [keys[0]])
    assert newcomer.welcome["t"] == "welcome" and time.monotonic() - begun < PROMISE
    newcomer.leave()
    two.end()


@pytest.mark.parametrize("harm", [_nothing_gets_through, _nothing_is_written])
def test_a_server_that_cannot_write_says_so_and_leads_no_more(two: Two, harm: Callable[[Two], None]) -> None:
    assert health(two.first) == 200
    harm(two)
    two.asks()
    deadline = time.monotonic() + PROMISE
    while health(two.first) == 200:
        assert time.monotonic() < deadline, "it says that all is well"
        time.sleep(0.1)
    assert health(two.second) == 200
    # A new client is let in by the server that works.
    key = two.people[1]._key
    while Player(two.second, [key]).welcome["t"] != "welcome":
        assert time.monotonic() < deadline
    two.end()
    while health(two.first) != 200:
        assert time.monotonic() < deadline + PROMISE, "it is not well again"
        time.sleep(0.1)


@pytest.mark.parametrize("harm", [_nothing_gets_through, _nothing_is_written, _no_answers])
def test_a_server_stops_although_the_database_is_silent(two: Two, harm: Callable[[Two], None]) -> None:
    harm(two)
    assert two.mover().begin()
    begun = time.monotonic()
    code, out = two.first.stop()
    assert code == 0 and "Traceback" not in out, out
    assert time.monotonic() - begun < PROMISE


def test_a_waiting_player_at_a_server_that_is_cut_off_hears_of_others_moves(two: Two) -> None:
    """The server can neither reach the others nor learn that one of them now leads its table."""
    waiting, moving = two.people
    while two.mover() is waiting:
        play(two.people, 1)
    two.tables.silence(new=True)
    two.bus.silence(new=True)
    assert moving.begin()
    moving.finish()
    deadline = time.monotonic() + PROMISE
    while waiting.look()["number"] < moving.table.update["number"]:
        assert time.monotonic() < deadline, "it shows an old table"
    two.end()
