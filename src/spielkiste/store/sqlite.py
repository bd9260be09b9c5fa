"""The store in one SQLite file, without any set-up.

It uses a write-ahead log with full synchronisation, so confirmed writes survive a crash of the program and of the machine.  One
thread writes (writer.py), so that many tables share one sync.
"""

from __future__ import annotations

import errno
import json
import logging
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any
from urllib.parse import quote

from spielkiste.core.errors import BadFile
from spielkiste.store.calendar import Calendar, Forgetting, Kept, decide
from spielkiste.store.contract import Stage, StoredTable, alias
from spielkiste.store.guard import Guard
from spielkiste.store.sqlite_rooms import SqliteRooms, Statement, insertion
from spielkiste.store.sqlite_turns import SqliteTurns
from spielkiste.store.writer import Writer

log = logging.getLogger(__name__)

SCHEMA_VERSION = 6
# Each step migrates from the version of its index to the next one.  Never change a released step.
MIGRATIONS = [
    """
    CREATE TABLE tables (id TEXT PRIMARY KEY, secret TEXT NOT NULL, created INTEGER NOT NULL);
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    """,
    # The number of commits (guard.py).
    """
    CREATE TABLE commits (number INTEGER NOT NULL);
    INSERT INTO commits VALUES (0);
    """,
    # For deleting old tables.  The last use of older tables is unknown, so it is set to now.
    """
    ALTER TABLE tables ADD COLUMN stage TEXT NOT NULL DEFAULT 'playing';
    ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET used = CAST(strftime('%s', 'now') AS INTEGER);
    CREATE INDEX tables_by_use ON tables (stage, used);
    """,
    # Classrooms.  Deleting a room deletes its tables.
    """
    CREATE TABLE rooms (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        secret TEXT NOT NULL,
        until INTEGER NOT NULL,
        body TEXT NOT NULL
    );
    ALTER TABLE tables ADD COLUMN room TEXT REFERENCES rooms(id) ON DELETE CASCADE;
    CREATE INDEX tables_by_room ON tables (room) WHERE room IS NOT NULL;
    """,
    # The house time and the deletion marks (calendar.py).
    """
    PRAGMA application_id = 1397770571;
    CREATE TABLE calendar (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        seen REAL NOT NULL,
        house REAL NOT NULL,
        steady REAL NOT NULL
    );
    ALTER TABLE tables ADD COLUMN marked INTEGER;
    ALTER TABLE rooms ADD COLUMN marked INTEGER;
    CREATE INDEX tables_marked ON tables (marked) WHERE marked IS NOT NULL;
    """,
    # When a table has to be looked at again, and who wants to be told about a turn.
    """
    ALTER TABLE tables ADD COLUMN due INTEGER;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE subscriptions (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        place INTEGER NOT NULL,
        holder INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, name)
    ) WITHOUT ROWID;
    """,
]

COUNT_MARKED = (
    "SELECT (SELECT count(*) FROM tables WHERE marked IS NOT NULL), (SELECT count(*) FROM rooms WHERE marked IS NOT NULL)"
)
#: The most tables deleted in one statement, so that nobody waits for it.
MOST_AT_ONCE = 500


#: "SPIK".  Databases of the first four versions do not have it.
APPLICATION_ID = 1_397_770_571


class SqliteStore:
    """Keeps an append-only log for each table in one file."""

    def __init__(self, path: Path | str, calendar: Calendar | None = None) -> None:
        self.path = str(path)
        self._calendar = calendar or Calendar()
        self._guard: Guard | None = None
        try:
            if self.path != ":memory:":
                Path(self.path).parent.mkdir(parents=True, exist_ok=True)
                refuse_foreign_file(Path(self.path))
                self._guard = Guard(Path(self.path))
            self._writer = self._connect()
            self._migrate()
            self._reader = self._writer if self.path == ":memory:" else self._connect()
            self._commits = int(self._writer.execute("SELECT number FROM commits").fetchone()[0])
            # Only read here: a full disk must not keep the server from starting.
            self._calendar.set(self._calendar.look(*kept_time(self._reader)))
        except (sqlite3.Error, OSError, BadFile) as trouble:
            if self._guard is not None:
                self._guard.release()
            raise trouble if isinstance(trouble, BadFile) else unusable(self.path, trouble) from trouble
        #: A warning for the person who starts the server, if confirmed commits are lost.
        self.warning = self._guard.lost(self._commits) if self._guard is not None else None
        self._reading = threading.Lock()
        #: Whether deleted data is still in the write-ahead log.
        self._untidy = False
        #: Whether the last write succeeded.
        self._kept_last = True
        self._writing: Writer[list[Statement]] = Writer(self._commit)
        self.rooms = SqliteRooms(self._writing.submit, self._row)
        self.turns = SqliteTurns(self._writing.submit, self._rows)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=5, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        # Overwrite deleted data, so that a closed classroom leaves nothing in the file.
        connection.execute("PRAGMA secure_delete=ON")
        return connection

    def _migrate(self) -> None:
        (version,) = self._writer.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA_VERSION:
            raise BadFile(
                "newer-database",
                f"The database {self.path} was made by a newer Spielkiste; update, or choose another with --database.",
                {"path": self.path},
            )
        for step in range(version, SCHEMA_VERSION):
            self._writer.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[step]} PRAGMA user_version = {step + 1}; COMMIT;")
        # Detect a read-only database now and not at the first move.
        self._writer.execute("BEGIN IMMEDIATE")
        self._writer.execute("ROLLBACK")

    # -- writing -----------------------------------------------------------------------------------------------

    def create(self, table_id: str, secret: str, created: int, entries: Sequence[object]) -> Future[None]:
        """Save a new table with its first entries."""
        statements: list[Statement] = [
            ("INSERT INTO tables (id, secret, created, used) VALUES (?, ?, ?, ?)", (table_id, secret, created, created))
        ]
        statements += [insertion(table_id, number, entry) for number, entry in enumerate(entries)]
        return self._writing.submit(statements)

    def append(self, table_id: str, number: int, entries: Sequence[object]) -> Future[None]:
        """Save entries `number`, `number + 1`, … of a table, all of them or none.  The future completes when they are on disk."""
        return self._writing.submit([insertion(table_id, number + place, entry) for place, entry in enumerate(entries)])

    def mark(self, table_id: str, stage: Stage, used: int) -> Future[None]:
        """Save the stage of a table and its last use."""
        used_now = "UPDATE tables SET stage = ?, used = max(used, ?), marked = NULL WHERE id = ?"
        return self._writing.submit([(used_now, (stage, used, table_id))])

    def now(self) -> int:
        """Return the house time."""
        return self._calendar.now

    def forget(self, days: list[tuple[Stage, int | None]]) -> None:
        """Mark what is too old, and delete what has been marked for long enough."""
        try:
            with self._reading:
                before, latest = kept_time(self._reader)
        except sqlite3.Error as trouble:
            raise unusable(self.path, trouble) from trouble
        kept = self._calendar.look(before, latest)
        self._calendar.set(kept)
        turn = "INSERT OR REPLACE INTO calendar (one, seen, house, steady) VALUES (1, ?, ?, ?)"
        statements: list[Statement] = [(turn, (kept.seen, kept.house, kept.steady))]
        old = decide(kept, days, self._calendar.running, 0.0)
        if old is not None:
            statements += _forgetting(old)
        self._writing.submit(statements).result()

    def marked(self) -> tuple[int, int]:
        """Return how many tables and classrooms are marked to be deleted."""
        row = self._row(COUNT_MARKED, ())
        assert row is not None
        return row[0], row[1]

    def bring_back(self) -> Future[None]:
        """Remove all deletion marks, as if everything had been used just now."""
        return self._writing.submit(bringing_back(self.now()))

    def _commit(self, batch: list[tuple[list[Statement], Future[None]]]) -> None:
        try:
            self._write([statement for statements, _ in batch for statement in statements])
        except sqlite3.Error as trouble:
            if len(batch) == 1:
                log.error("Entries could not be saved: %s", trouble, extra={"event": "not-kept"})
                self._kept_last = isinstance(trouble, sqlite3.IntegrityError)
                batch[0][1].set_exception(_not_kept(trouble))
                return
            # One bad request must not fail the others, so commit each on its own.
            for one in batch:
                self._commit([one])
            return
        self._commits += 1
        self._kept_last = True
        if self._guard is not None:
            self._guard.told(self._commits)
        if self._untidy:
            self._empty_log()
        for _, done in batch:
            done.set_result(None)

    def _empty_log(self) -> None:
        """Empty the write-ahead log, which still contains deleted data.  If another program is reading, try again later."""
        try:
            with self._reading:
                self._writer.execute("PRAGMA busy_timeout = 200")
                busy = self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
                self._writer.execute("PRAGMA busy_timeout = 5000")
            self._untidy = bool(busy)
        except sqlite3.Error as trouble:
            log.warning("Deleted data is still in the write-ahead log: %s", trouble, extra={"event": "log-not-emptied"})

    def _write(self, statements: list[Statement]) -> None:
        if self._guard is not None and not self._guard.is_there():
            # SQLite would go on in a file without a name, and everything would be lost when the server stops.
            raise sqlite3.OperationalError(f"the file {self.path} was removed or replaced")
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            for sql, alike in groupby(statements, key=itemgetter(0)):
                self._untidy |= sql.startswith("DELETE")
                self._writer.executemany(sql, [values for _, values in alike])
            self._writer.execute("UPDATE commits SET number = ?", (self._commits + 1,))
            self._writer.execute("COMMIT")
        except sqlite3.Error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            raise

    # -- reading -----------------------------------------------------------------------------------------------

    def load(self, table_id: str) -> StoredTable | None:
        """Return a table with all its entries; None if there is no table with this id."""
        try:
            with self._reading:
                row = self._reader.execute("SELECT id, secret, created, room FROM tables WHERE id = ?", (table_id,)).fetchone()
                if row is None:
                    return None
                found = self._reader.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", (table_id,))
                return StoredTable(row[0], row[1], row[2], [json.loads(body) for (body,) in found], row[3])
        except (sqlite3.Error, ValueError) as trouble:
            about = {"event": "table-unreadable", "fields": {"table": alias(table_id)}}
            log.error("A table cannot be read: %s", type(trouble).__name__, extra=about)
            raise BadFile("table-unreadable", "This table cannot be read any more; start another one.") from trouble

    def _row(self, sql: str, values: tuple[Any, ...]) -> tuple[Any, ...] | None:
        return next(iter(self._rows(sql, values)), None)

    def _rows(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._reader.execute(sql, values).fetchall()
        except sqlite3.Error as trouble:
            raise unusable(self.path, trouble) from trouble

    def release(self, table_id: str) -> None:
        """Do nothing: only one server uses the file."""

    def count(self) -> int:
        """Return the number of tables."""
        try:
            with self._reading:
                (number,) = self._reader.execute("SELECT count(*) FROM tables").fetchone()
                return int(number)
        except sqlite3.Error as trouble:
            raise unusable(self.path, trouble) from trouble

    @property
    def commits(self) -> int:
        """Return the number of commits since the database was created."""
        return self._commits

    def size(self) -> int:
        """Return the size of the database and its write-ahead log in bytes."""
        files = [Path(self.path), Path(f"{self.path}-wal")]
        return sum(file.stat().st_size for file in files if file.exists())

    def trouble(self) -> str | None:
        """Return "database-gone" if the file was removed or replaced, "cannot-write" if the last write failed; else None."""
        if self._guard is not None and not self._guard.is_there():
            return "database-gone"
        return None if self._kept_last else "cannot-write"

    def close(self) -> None:
        """Write what is still waiting, then close the file."""
        self._writing.close()
        self._reader.close()
        self._writer.close()
        if self._guard is not None:
            self._guard.release()


def version_of(connection: sqlite3.Connection) -> int | None:
    """Return the schema version of a Spielkiste database, 0 if it is empty, and None if it belongs to another program."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names and not version and not owner:
        return 0
    ours = owner == APPLICATION_ID or (not owner and 1 <= version <= 4)
    return version if ours and {"tables", "entries"} <= names else None


def check_reachable(path: Path) -> None:
    """Raise `BadFile` if this user may not enter the folder of the database.  A file that is not there yet is fine."""
    try:
        path.stat()
    except PermissionError as trouble:
        raise unusable(str(path), trouble) from trouble
    except OSError:
        return


def refuse_foreign_file(path: Path) -> None:
    """Raise `BadFile` if the file belongs to another program.  The file is only read."""
    if not path.exists() or not path.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path.resolve()))}?mode=ro", uri=True, timeout=5)) as connection:
            if version_of(connection) is not None:
                return
    except sqlite3.Error as trouble:
        if "not a database" not in str(trouble):
            # It is damaged or the disk is full; opening it will report that.
            return
    raise BadFile("not-a-database", f"{path} is not a Spielkiste database; choose another with --database.", {"path": str(path)})


def _forgetting(old: Forgetting) -> list[Statement]:
    """Return the statements that mark what is too old and delete what has been marked for long enough."""
    found: list[Statement] = [("UPDATE rooms SET marked = ? WHERE marked IS NULL AND until < ?", (old.mark, old.rooms))]
    for stage, used in old.tables:
        found.append(("UPDATE tables SET marked = ? WHERE marked IS NULL AND stage = ? AND used < ?", (old.mark, stage, used)))
    if old.delete is not None:
        found.append(("DELETE FROM rooms WHERE marked <= ? AND until < ?", (old.delete, old.rooms)))
        some = "SELECT id FROM tables WHERE marked <= ? AND stage = ? AND used < ? ORDER BY marked LIMIT ?"
        for stage, used in old.tables:
            found.append((f"DELETE FROM tables WHERE id IN ({some})", (old.delete, stage, used, MOST_AT_ONCE)))
    return found


def bringing_back(now: int) -> list[Statement]:
    """Return the statements that remove all marks, set the last use to now, and keep rooms open for another day."""
    return [
        ("UPDATE tables SET used = max(used, ?), marked = NULL WHERE marked IS NOT NULL", (now,)),
        ("UPDATE rooms SET until = max(until, ?), marked = NULL WHERE marked IS NOT NULL", (now + 86_400,)),
    ]


def kept_time(connection: sqlite3.Connection) -> tuple[Kept | None, float | None]:
    """Return the saved time and None, or None and when a table was last used."""
    row = connection.execute("SELECT seen, house, steady FROM calendar").fetchone()
    if row is not None:
        return Kept(*row), None
    return None, connection.execute("SELECT max(used) FROM tables").fetchone()[0]


def _not_kept(trouble: sqlite3.Error) -> BadFile:
    """Return the error for players.  The path and the system's message are only in the log."""
    if "full" in str(trouble) or "disk I/O" in str(trouble):
        return BadFile("disk-full", "The disk is full: make room, then try again; nothing is lost.")
    return BadFile("not-kept", "The server could not save this; try again in a moment. Nothing is lost.")


def unusable(path: str, trouble: Exception) -> BadFile:
    """Return what is wrong with the database, in one sentence."""
    text = str(trouble)
    if isinstance(trouble, PermissionError) or "unable to open" in text:
        return BadFile(
            "database-not-yours",
            f"This user may not open the database {path}; start the server as its owner, or give the owner back with chown.",
            {"path": path},
        )
    if isinstance(trouble, OSError) and trouble.errno in (errno.ENOSPC, errno.EFBIG):
        return BadFile("disk-full", "The disk is full: make room, then try again; nothing is lost.", {"path": path})
    if isinstance(trouble, sqlite3.Error):
        if "locked" in text or "busy" in text:
            return BadFile(
                "database-locked", f"Another program is using the database {path}; close it and try again.", {"path": path}
            )
        if "full" in text or "disk I/O" in text:
            return BadFile("disk-full", "The disk is full: make room, then try again; nothing is lost.", {"path": path})
        if "readonly" in text or "read-only" in text:
            return BadFile("database-readonly", f"The database {path} cannot be written; check its permissions.", {"path": path})
        if "not a database" in text or "malformed" in text:
            return BadFile(
                "not-a-database", f"{path} is not a Spielkiste database; choose another with --database.", {"path": path}
            )
    return BadFile(
        "database-unusable",
        f"The database {path} cannot be used ({text}); choose another with --database.",
        {"path": path, "why": text},
    )
