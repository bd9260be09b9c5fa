"""Simulate a full disk for a server that runs or starts."""

from __future__ import annotations

import resource
from collections.abc import Callable
from pathlib import Path

import psycopg

from tests.server.harness import Server


def fill(server: Server) -> Callable[[], None]:
    """Stop a running server from writing more to its file; return the function that makes room again."""
    assert server.process is not None
    process = server.process.pid
    before = resource.prlimit(process, resource.RLIMIT_FSIZE, (written(server), resource.RLIM_INFINITY))
    return lambda: _limit(process, before)


def start_full(server: Server) -> Callable[[], None]:
    """Start a server that cannot write more to its file; return the function that makes room again."""
    server.environment["TEST_FILE_SIZE"] = str(written(server))
    try:
        server.start(well=False)
    finally:
        del server.environment["TEST_FILE_SIZE"]
    assert server.process is not None
    process = server.process.pid
    return lambda: _limit(process, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def fill_postgres(database: str) -> Callable[[], None]:
    """Refuse all new entries in a database; return the function that makes room again."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$"
        )
        connection.execute("CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()")

    def room() -> None:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("DROP TRIGGER full_disk ON entries")

    return room


def written(server: Server) -> int:
    """Return the size of the write-ahead log of a server's file."""
    return Path(f"{server.database}-wal").stat().st_size


def _limit(process: int, limits: tuple[int, int]) -> None:
    resource.prlimit(process, resource.RLIMIT_FSIZE, limits)
