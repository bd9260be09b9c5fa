"""Checks the database and the bus that several servers share."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from contextlib import closing
from urllib.parse import urlsplit

from spielkiste.core.errors import SpielkisteError
from spielkiste.server.doctor import Finding, around, marked
from spielkiste.server.stores import need

MOST_APART = 5.0


def examine_shared(database: str, bus: str | None, host: str, port: int, proxies: str | None) -> Iterator[Finding]:
    try:
        need("psycopg")
        if bus is not None:
            need("redis")
    except SpielkisteError as trouble:
        yield Finding(False, trouble=trouble)
        return
    yield from _database(database)
    yield from _bus(bus)
    yield from around(host, port, proxies)


def _database(database: str) -> Iterator[Finding]:
    import psycopg

    from spielkiste.store.postgres import count_marked, unusable
    from spielkiste.store.schema import connect, shown

    where: dict[str, str | int] = {"path": shown(database)}
    waiting: tuple[int, int] | None = None
    try:
        with closing(connect(database)) as connection:
            row = connection.execute(
                "SELECT to_regclass('tables') IS NOT NULL, current_setting('fsync') = 'on'"
                " AND current_setting('full_page_writes') = 'on', extract(epoch FROM clock_timestamp())"
            ).fetchone()
            assert row is not None
            made, synchronised, now = row
            apart = abs(time.time() - float(now))
            if made:
                found = connection.execute(
                    "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM servers WHERE until > clock_timestamp())"
                ).fetchone()
                assert found is not None
                where |= {"tables": int(found[0]), "servers": str(found[1])}
                # A database of an older version has no marks yet; the server adds the column.
                with contextlib.suppress(psycopg.errors.UndefinedColumn):
                    waiting = count_marked(connection)
    except psycopg.Error as trouble:
        yield Finding(False, trouble=unusable(database, trouble))
        return
    yield Finding(True, "doctor-shared" if made else "doctor-shared-empty", where)
    yield Finding(synchronised, "doctor-synchronised" if synchronised else "doctor-not-synchronised")
    if waiting is not None:
        yield marked(*waiting)
    agree = apart <= MOST_APART
    yield Finding(agree, "doctor-clocks" if agree else "doctor-clocks-apart", {"seconds": round(apart)})


def _bus(bus: str | None) -> Iterator[Finding]:
    if bus is None:
        yield Finding(True, "doctor-no-bus", note=True)
        return
    import redis

    parts = urlsplit(bus)
    where: dict[str, str | int] = {
        "path": f"{parts.scheme}://{parts.hostname or parts.path}{f':{parts.port}' if parts.port else ''}"
    }
    try:
        with closing(redis.Redis.from_url(bus, socket_connect_timeout=3, socket_timeout=3)) as client:
            client.ping()
    except (redis.RedisError, ValueError) as trouble:
        yield Finding(False, "doctor-bus-away", {**where, "why": str(trouble)})
        return
    yield Finding(True, "doctor-bus", where)
