"""The store in PostgreSQL, shared by several servers.

An entry's number is unique in its table, and an entry is accepted only from the server that leads the table (leases.py).  One
thread writes (writer.py).  If the connection breaks during a commit, its outcome is unknown.  Then the thread checks, and writes
only what is missing.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, LiteralString, TypeVar

import msgspec
import psycopg

from spielkiste.core.errors import BadFile
from spielkiste.store.calendar import Calendar, Kept, decide
from spielkiste.store.connections import STATEMENT_SECONDS
from spielkiste.store.contract import Stage, StoreClosed, StoredTable, TableLost, alias
from spielkiste.store.leases import Lease, claim
from spielkiste.store.postgres_rooms import PostgresRooms
from spielkiste.store.postgres_turns import PostgresTurns
from spielkiste.store.schema import CALENDAR_LOCK, bring_up_to_date, connect, hang_up, is_away, shown
from spielkiste.store.writer import Writer

log = logging.getLogger(__name__)

#: The longest that a client waits for an unavailable database before it gets an error, in seconds.
PATIENCE = 15.0
#: How long we retry.  An attempt without an answer takes five seconds, and the last job in the queue may wait two more.
TRYING = 8.0
#: How long we retry later batches while no write succeeds: they have already waited behind others.
TRYING_ON = 2.0
#: A server that has not been able to write for this long does not renew its lease, because another server may be able to.
UNABLE_SECONDS = 2 * STATEMENT_SECONDS
PAUSE = 0.1

APPEND = """
    WITH given AS (
        SELECT * FROM unnest(%s::text[], %s::integer[], %s::bigint[], %s::text[]) AS given (table_id, number, epoch, body)
    ), held AS (
        SELECT id, epoch FROM tables WHERE id = ANY(%s::text[]) ORDER BY id FOR KEY SHARE
    )
    INSERT INTO entries (table_id, number, epoch, body)
    SELECT table_id, number, epoch, body FROM given WHERE (table_id, epoch) IN (SELECT id, epoch FROM held)
    RETURNING table_id, epoch
"""

TURN = """
    INSERT INTO calendar (one, seen, house, steady) VALUES (1, %s, %s, %s)
    ON CONFLICT (one) DO UPDATE SET seen = excluded.seen, house = excluded.house, steady = excluded.steady
"""
#: A table that a server has in memory is in use, even if `used` is old.
MARK_TABLES = """
    UPDATE tables SET marked = %s WHERE marked IS NULL AND stage = %s AND used < %s
    AND NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = leader AND until > clock_timestamp())
"""
DELETE_TABLES = """
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables WHERE marked <= %s AND stage = %s AND used < %s
        AND NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = leader AND until > clock_timestamp())
        ORDER BY marked LIMIT %s FOR UPDATE SKIP LOCKED
    )
"""
#: The most tables deleted in one statement, so that nobody waits for it.
MOST_AT_ONCE = 500

CREATE = "INSERT INTO tables (id, secret, created, used, leader) VALUES (%s, %s, %s, %s, %s)"
#: Locks the room while the table is created, so that the leader of the room cannot change in between.
CREATE_IN_ROOM = """
    INSERT INTO tables (id, secret, created, used, leader, room)
    SELECT %s, %s, %s, %s, %s, id FROM rooms WHERE id = %s AND epoch = %s FOR KEY SHARE
"""

Found = TypeVar("Found")


@dataclass(frozen=True)
class Append:
    """Entries to append to a table, written in one epoch."""

    table_id: str
    epoch: int
    number: int
    bodies: list[str]


@dataclass(frozen=True)
class Create:
    """A new table.  Its id is unique."""

    table_id: str
    secret: str
    created: int
    bodies: list[str]
    #: The room it belongs to, and the epoch in which this server leads that room.
    room: tuple[str, int] | None = None


@dataclass(frozen=True)
class Note:
    """Any other statement; it must be idempotent.  `leads` names the room or table that this server must still lead."""

    sql: LiteralString
    values: tuple[Any, ...]
    leads: str | None = None


Job = Append | Create | Note
Batch = list[tuple[Job, Future[None]]]


class PostgresStore:
    """Keeps an append-only log for each table in a database that several servers share."""

    def __init__(self, url: str, calendar: Calendar | None = None) -> None:
        self.url = url
        self._calendar = calendar or Calendar()
        self.path = shown(url)
        self.warning: str | None = None
        #: Called, from any thread, with the tables that this server does not lead any more.
        self.on_lost: Callable[[list[str]], None] = lambda _: None
        #: By table or room that this server leads: its epoch.
        self.epochs: dict[str, int] = {}
        #: How often this server has lost its lease.  Claims from before the last loss are invalid.
        self.lives = 0
        self._claiming = threading.Lock()
        self._commits = 0
        #: Since when no write has succeeded; None if the last one did.
        self._unable_since: float | None = None
        self._probe: Future[None] = Future()
        self._probe.set_result(None)
        self._reading = threading.Lock()
        self._writer: psycopg.Connection[Any] | None = None
        self._reader: psycopg.Connection[Any] | None = None
        try:
            bring_up_to_date(url)
            self._writer = connect(url)
            self._reader = connect(url)
            before, latest, wall = kept_time(self._reader)
            self._calendar.set(self._calendar.look(before, latest, wall))
            self.lease = Lease(url, self._forget_own_tables, self._can_write)
        except (psycopg.Error, BadFile) as trouble:
            hang_up(self._writer)
            hang_up(self._reader)
            raise trouble if isinstance(trouble, BadFile) else unusable(url, trouble) from trouble
        self._writing: Writer[Job] = Writer(self._commit)
        self._closed = False
        self.rooms = PostgresRooms(self)
        self.turns = PostgresTurns(self)

    @property
    def name(self) -> str:
        """Return the name of this server among those that share the database."""
        return self.lease.name

    # -- writing -----------------------------------------------------------------------------------------------

    def create(
        self, table_id: str, secret: str, created: int, entries: Sequence[object], room: tuple[str, int] | None = None
    ) -> Future[None]:
        """Save a new table with its first entries.  This server leads it."""
        self.epochs[table_id] = 1
        return self._writing.submit(Create(table_id, secret, created, _bodies(entries), room))

    def append(self, table_id: str, number: int, entries: Sequence[object]) -> Future[None]:
        """Save entries of a table; the future raises `TableLost` if another server leads it."""
        return self._writing.submit(Append(table_id, self.epochs.get(table_id, 0), number, _bodies(entries)))

    def mark(self, table_id: str, stage: Stage, used: int) -> Future[None]:
        """Save the stage of a table and its last use."""
        return self._writing.submit(
            Note(
                "UPDATE tables SET stage = %s, used = greatest(used, %s), marked = NULL WHERE id = %s AND epoch = %s",
                (stage, used, table_id, self.epochs.get(table_id, 0)),
            )
        )

    def now(self) -> int:
        """Return the house time."""
        return self._calendar.now

    def forget(self, days: list[tuple[Stage, int | None]]) -> None:
        """Mark what is too old, and delete what has been marked for long enough, but never what a server has in memory.

        The clock of the database counts.  A server whose clock differs too much marks and deletes nothing.
        """
        apart = 0.0

        def turned(connection: psycopg.Connection[Any]) -> Kept:
            nonlocal apart
            with connection.transaction():
                # One server at a time, so that two servers do not count the same time twice.
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (CALENDAR_LOCK,))
                before, latest, wall = kept_time(connection)
                apart = self._calendar.wall() - wall
                kept = self._calendar.look(before, latest, wall)
                connection.execute(TURN, (kept.seen, kept.house, kept.steady))
            self._calendar.set(kept)
            return kept

        old = decide(self.look(turned), days, self._calendar.running, apart)
        if old is None:
            about = {"event": "clocks-apart", "fields": {"seconds": round(apart)}}
            log.warning("The clocks of this server and its database differ; nothing is deleted", extra=about)
            return
        done = []
        for stage, used in old.tables:
            done.append(self.note(MARK_TABLES, (old.mark, stage, used)))
            if old.delete is not None:
                done.append(self.note(DELETE_TABLES, (old.delete, stage, used, MOST_AT_ONCE)))
        done.append(self.note("UPDATE rooms SET marked = %s WHERE marked IS NULL AND until < %s", (old.mark, old.rooms)))
        if old.delete is not None:
            done.append(self.note("DELETE FROM rooms WHERE marked <= %s AND until < %s", (old.delete, old.rooms)))
        for one in done:
            one.result()

    def marked(self) -> tuple[int, int]:
        """Return how many tables and classrooms are marked to be deleted."""
        return self.look(count_marked)

    def bring_back(self) -> Future[None]:
        """Remove all deletion marks, as if everything had been used just now."""
        self.note("UPDATE tables SET used = greatest(used, %s), marked = NULL WHERE marked IS NOT NULL", (self.now(),))
        return self.note(
            "UPDATE rooms SET until = greatest(until, %s), marked = NULL WHERE marked IS NOT NULL", (self.now() + 86_400,)
        )

    def release(self, table_id: str) -> None:
        """Let another server lead a table, unless this one has claimed it again before this is written."""
        epoch = self.epochs.pop(table_id, 0)
        free: LiteralString = "UPDATE tables SET leader = NULL WHERE id = %s AND leader = %s AND epoch = %s"
        self._writing.submit(Note(free, (table_id, self.name, epoch)))

    def note(self, sql: LiteralString, values: tuple[Any, ...], leads: str | None = None) -> Future[None]:
        """Run another statement; the future raises `TableLost` if this server no longer leads the room or table."""
        return self._writing.submit(Note(sql, values, leads))

    def _commit(self, batch: Batch) -> None:
        """Complete every job of a batch, with retries while the database is unavailable."""
        deadline = time.monotonic() + (TRYING if self._unable_since is None else TRYING_ON)
        if self._unable_since is None:
            self._unable_since = time.monotonic()
        again = False
        while True:
            begun = time.monotonic()
            try:
                if self._writer is None or self._writer.closed:
                    self._writer = connect(self.url)
                self._write(self._writer, batch, again)
                self._unable_since = None
                return
            except psycopg.Error as trouble:
                if is_away(trouble, self._writer):
                    hang_up(self._writer)
                    self._writer = None
                    again = True
                    # The next attempt may take as long as this one.
                    if 2 * time.monotonic() - begun < deadline and not self._closed:
                        time.sleep(PAUSE)
                        continue
                elif len(batch) > 1:
                    # One bad request must not fail the others, so commit each on its own.
                    self._unable_since = None
                    for one in batch:
                        self._commit([one])
                    return
                else:
                    self._unable_since = None
                self._fail(batch, trouble, again)
                return

    def _write(self, connection: psycopg.Connection[Any], batch: Batch, again: bool) -> None:
        """Write a batch in one transaction.  `again` means that an earlier attempt may have been committed."""
        # A single statement is a transaction already, and most batches are only moves.
        alone = not again and all(isinstance(job, Append) for job, _ in batch)
        with nullcontext() if alone else connection.transaction():
            left = [job for job, _ in batch if not (again and _was_committed(connection, job))]
            missed: list[Note | Create] = []
            for job in left:
                if isinstance(job, Create):
                    table = (job.table_id, job.secret, job.created, job.created, self.name)
                    if job.room is None:
                        connection.execute(CREATE, table)
                    elif not connection.execute(CREATE_IN_ROOM, (*table, *job.room)).rowcount:
                        missed.append(job)
                elif isinstance(job, Note) and not connection.execute(job.sql, job.values).rowcount and job.leads:
                    missed.append(job)
            refused = _append(connection, [job for job in left if isinstance(job, Append)])
            made = [job for job in left if isinstance(job, Create) and job not in missed]
            _append(connection, [Append(job.table_id, 1, 0, job.bodies) for job in made])
        self._commits += 1
        self._lose(refused)
        for job in missed:
            led = job.leads or "" if isinstance(job, Note) else job.room[0] if job.room is not None else ""
            if self.epochs.pop(led, None) is not None:
                self.on_lost([led])
        for job, done in batch:
            if job in refused or job in missed:
                done.set_exception(TableLost())
            else:
                done.set_result(None)

    def _can_write(self) -> bool:
        """Return whether writes succeed.  The thread of the lease calls it."""
        since = self._unable_since
        if since is None or time.monotonic() - since < UNABLE_SECONDS:
            return True
        if self._probe.done():
            # Maybe there is nothing to write, so try a statement that changes nothing.
            self._probe = self.note("UPDATE servers SET until = until WHERE id = %s", (self.name,))
        return False

    def trouble(self) -> str | None:
        """Return "cannot-write" if this server cannot write or has lost its lease."""
        return None if self.lease.sure and self._can_write() else "cannot-write"

    def _fail(self, batch: Batch, trouble: psycopg.Error, again: bool) -> None:
        """Fail a batch that could not be saved.

        A table has to be read again if it is unknown what was saved, or if another server has used the number.
        """
        log.error("Entries could not be saved: %s", type(trouble).__name__, extra={"event": "not-kept"})
        taken = isinstance(trouble, psycopg.errors.UniqueViolation)
        unsure = [job for job, _ in batch if isinstance(job, Append) and (again or taken)]
        self._lose(unsure)
        for job, done in batch:
            done.set_exception(TableLost() if job in unsure else _not_kept(trouble, again))

    def _lose(self, jobs: Sequence[Append]) -> None:
        lost = {job.table_id for job in jobs if self.epochs.get(job.table_id, job.epoch) == job.epoch}
        for table_id in lost:
            self.epochs.pop(table_id, None)
        if lost:
            self.on_lost(sorted(lost))

    def _forget_own_tables(self) -> None:
        with self._claiming:
            self.lives += 1
            lost = list(self.epochs)
            self.epochs.clear()
        self.on_lost(lost)

    # -- reading -----------------------------------------------------------------------------------------------

    def load(self, table_id: str) -> StoredTable | None:
        """Return a table with all its entries, which this server leads from now on.  Raise `LedElsewhere` if another leads it."""
        if "\0" in table_id:
            return None
        self.may_lead()

        def claimed(connection: psycopg.Connection[Any]) -> StoredTable | None:
            life = self.lives
            with connection.transaction():
                found = claim(connection, table_id, self.name)
                if found is None:
                    return None
                rows = connection.execute("SELECT body FROM entries WHERE table_id = %s ORDER BY number", (table_id,)).fetchall()
            secret, created, epoch, room = found
            self.lead(table_id, epoch, life)
            return StoredTable(table_id, secret, created, [json.loads(body) for (body,) in rows], room)

        try:
            return self.look(claimed)
        except ValueError as trouble:
            about = {"event": "table-unreadable", "fields": {"table": alias(table_id)}}
            log.error("A table cannot be read: %s", type(trouble).__name__, extra=about)
            raise BadFile("table-unreadable", "This table cannot be read any more; start another one.") from trouble

    def may_lead(self) -> None:
        """Make sure that this server holds a valid lease before it claims anything.  Raise `BadFile` if it cannot write."""
        if not self._can_write():
            raise database_away()
        if not self.lease.sure:
            self.lease.renew()

    def lead(self, name: str, epoch: int, life: int) -> None:
        """Record that this server leads a table or room that it has claimed.  Raise `TableLost` if it has lost its lease.

        If this server was asleep since the claim, another may lead it by now.
        """
        with self._claiming:
            if self.lives != life:
                raise TableLost
            self.epochs[name] = epoch

    def look(self, into: Callable[[psycopg.Connection[Any]], Found]) -> Found:
        """Read from the database; retry for a while if it is unavailable."""
        deadline = time.monotonic() + TRYING
        while True:
            if self._closed:
                raise StoreClosed
            begun = time.monotonic()
            # Other threads may be waiting on a silent connection.
            if not self._reading.acquire(timeout=max(deadline - begun, 0.0)):
                raise database_away()
            try:
                if self._reader is None or self._reader.closed:
                    self._reader = connect(self.url)
                return into(self._reader)
            except psycopg.Error as trouble:
                away = is_away(trouble, self._reader)
                if away:
                    hang_up(self._reader)
                    self._reader = None
                if not away or 2 * time.monotonic() - begun > deadline:
                    raise _not_kept(trouble, True) from trouble
            finally:
                self._reading.release()
            time.sleep(PAUSE)

    def count(self) -> int:
        """Return the number of tables."""
        return self.look(lambda connection: int(_one(connection, "SELECT count(*) FROM tables")))

    @property
    def commits(self) -> int:
        """Return the number of commits this server has made."""
        return self._commits

    def size(self) -> int:
        """Return the size of the database in bytes."""
        return self.look(lambda connection: int(_one(connection, "SELECT pg_database_size(current_database())")))

    def close(self) -> None:
        """Write what is still waiting, then let other servers lead the tables."""
        self._closed = True
        self._writing.close()
        self.lease.end()
        hang_up(self._writer)
        hang_up(self._reader)


def kept_time(connection: psycopg.Connection[Any]) -> tuple[Kept | None, float | None, float]:
    """Return the saved time of a database, its last use if no time is saved yet, and its clock."""
    wall = float(_one(connection, "SELECT extract(epoch FROM clock_timestamp())"))
    row = connection.execute("SELECT seen, house, steady FROM calendar").fetchone()
    if row is not None:
        return Kept(*row), None, wall
    latest = _one(connection, "SELECT max(used) FROM tables")
    return None, float(latest) if latest is not None else None, wall


def count_marked(connection: psycopg.Connection[Any]) -> tuple[int, int]:
    """Return how many tables and classrooms are marked to be deleted."""
    tables = int(_one(connection, "SELECT count(*) FROM tables WHERE marked IS NOT NULL"))
    return tables, int(_one(connection, "SELECT count(*) FROM rooms WHERE marked IS NOT NULL"))


def _one(connection: psycopg.Connection[Any], sql: LiteralString) -> Any:
    row = connection.execute(sql).fetchone()
    assert row is not None
    return row[0]


def _append(connection: psycopg.Connection[Any], jobs: list[Append]) -> list[Append]:
    """Insert the entries of all jobs whose tables are still in the same epoch; return the other jobs."""
    if not jobs:
        return []
    rows = [(job.table_id, job.number + place, job.epoch, body) for job in jobs for place, body in enumerate(job.bodies)]
    columns = [list(column) for column in zip(*rows, strict=True)] or [[], [], [], []]
    taken = set(connection.execute(APPEND, (*columns, sorted({job.table_id for job in jobs}))).fetchall())
    return [job for job in jobs if job.bodies and (job.table_id, job.epoch) not in taken]


def _was_committed(connection: psycopg.Connection[Any], job: Job) -> bool:
    """Return whether a job was committed before the connection broke.  One server writes in an epoch, and each number once."""
    if isinstance(job, Create):
        return connection.execute("SELECT 1 FROM tables WHERE id = %s", (job.table_id,)).fetchone() is not None
    if isinstance(job, Append):
        found = connection.execute(
            "SELECT body FROM entries WHERE table_id = %s AND epoch = %s AND number >= %s AND number < %s ORDER BY number",
            (job.table_id, job.epoch, job.number, job.number + len(job.bodies)),
        ).fetchall()
        return [body for (body,) in found] == job.bodies
    return False


def _bodies(entries: Sequence[object]) -> list[str]:
    return [msgspec.json.encode(entry).decode() for entry in entries]


def _not_kept(trouble: psycopg.Error, away: bool) -> BadFile:
    """Return the error for players.  It does not say where the database is or what it answered."""
    if isinstance(trouble, psycopg.errors.DiskFull):
        return BadFile("disk-full", "The disk is full: make room, then try again; nothing is lost.")
    if away:
        return database_away()
    return BadFile("not-kept", "The server could not save this; try again in a moment. Nothing is lost.")


def database_away() -> BadFile:
    """Return the error for players while the database cannot be reached."""
    return BadFile("database-away", "The server cannot reach its tables at the moment; try again soon. Nothing is lost.")


def unusable(url: str, trouble: Exception) -> BadFile:
    """Return what is wrong with the database, in one sentence for the person who starts the server."""
    # The library quotes an address that it cannot parse, password included.
    why = " ".join(str(trouble).replace(url, shown(url)).split())
    return BadFile(
        "database-unusable",
        f"The database {shown(url)} cannot be used ({why}); choose another with --database.",
        {"path": shown(url), "why": why},
    )
