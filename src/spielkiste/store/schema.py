"""The PostgreSQL database: connections, schema and migrations while servers of two versions run.

Every step only adds, with defaults for new columns, and every statement names its columns.  So a server of the previous version
keeps working while the next is started.  A step that removes something raises `least`, and older servers refuse to start.
"""

from __future__ import annotations

import contextlib
import secrets
from typing import Any, LiteralString

import psycopg

from spielkiste.core.errors import BadFile
from spielkiste.store.connections import STATEMENT_SECONDS, TCP, DeadlineConnection

#: Each step migrates from the version of its index to the next one.  Never change a released step.
MIGRATIONS: list[LiteralString] = [
    """
    CREATE TABLE tables (
        id text PRIMARY KEY,
        secret text NOT NULL,
        created bigint NOT NULL,
        stage text NOT NULL DEFAULT 'playing',
        used bigint NOT NULL DEFAULT 0,
        leader text,
        epoch bigint NOT NULL DEFAULT 1
    );
    CREATE INDEX tables_by_use ON tables (stage, used);
    CREATE TABLE entries (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number integer NOT NULL,
        epoch bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE servers (id text PRIMARY KEY, until timestamptz NOT NULL);
    CREATE UNLOGGED TABLE post (
        number bigserial PRIMARY KEY,
        receiver text NOT NULL,
        sent timestamptz NOT NULL DEFAULT clock_timestamp(),
        letter bytea NOT NULL
    );
    CREATE INDEX post_by_receiver ON post (receiver, number);
    """,
    # Classrooms.  Deleting a room deletes its tables, and the leader of a room leads them.
    """
    CREATE TABLE rooms (
        id text PRIMARY KEY,
        code text NOT NULL UNIQUE,
        secret text NOT NULL,
        until bigint NOT NULL,
        body text NOT NULL,
        leader text,
        epoch bigint NOT NULL DEFAULT 1
    );
    ALTER TABLE tables ADD COLUMN room text REFERENCES rooms (id) ON DELETE CASCADE;
    CREATE INDEX tables_by_room ON tables (room) WHERE room IS NOT NULL;
    """,
    # The house time and the deletion marks (calendar.py).
    """
    CREATE TABLE calendar (
        one integer PRIMARY KEY CHECK (one = 1),
        seen double precision NOT NULL,
        house double precision NOT NULL,
        steady double precision NOT NULL
    );
    ALTER TABLE tables ADD COLUMN marked bigint;
    ALTER TABLE rooms ADD COLUMN marked bigint;
    CREATE INDEX tables_marked ON tables (marked) WHERE marked IS NOT NULL;
    """,
    # When a table has to be looked at again, who wants to be told about a turn, and the key that signs what they are told.
    """
    ALTER TABLE tables ADD COLUMN due bigint;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE subscriptions (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        name text NOT NULL,
        place integer NOT NULL,
        holder integer NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (table_id, name)
    );
    CREATE TABLE push_key (one integer PRIMARY KEY CHECK (one = 1), key text NOT NULL);
    """,
]
#: The longest migration in seconds.
MIGRATION_SECONDS = 120.0
#: The oldest version of this program that works with the database after all steps.
LEAST = 1
#: An arbitrary but unique number: the advisory lock for migrations.
LOCK = 7_385_190_124
#: The advisory lock for updating the house time.
CALENDAR_LOCK = LOCK + 1


def connect(url: str, seconds: float = STATEMENT_SECONDS) -> DeadlineConnection:
    """Connect with a deadline for every wait (connections.py).  Each statement is committed by default."""
    # A server that is suspended in the middle of a transaction must not keep its locks.
    options = f"-c statement_timeout={int(900 * seconds)} -c idle_in_transaction_session_timeout=1500 -c synchronous_commit=on"
    line = DeadlineConnection.connect(url, autocommit=True, application_name="spielkiste", options=options, **TCP)
    line.seconds = seconds
    return line


def hang_up(connection: psycopg.Connection[Any] | None) -> None:
    """Close a connection, broken or not."""
    if connection is not None:
        with contextlib.suppress(psycopg.Error):
            connection.close()


def is_away(trouble: psycopg.Error, connection: psycopg.Connection[Any] | None) -> bool:
    """Return whether the database is unavailable (restarting or unreachable), as opposed to a bad statement."""
    state = trouble.sqlstate or ""
    shut = state.startswith(("08", "57P")) or state in ("53300", "25P03", "57014")
    return shut or connection is None or connection.closed or (not state and isinstance(trouble, psycopg.OperationalError))


def bring_up_to_date(url: str) -> None:
    """Migrate the schema over a separate connection with a long timeout."""
    line = connect(url, MIGRATION_SECONDS)
    try:
        migrate(line, url)
    finally:
        hang_up(line)


def migrate(connection: psycopg.Connection[Any], url: str, steps: list[LiteralString] | None = None, least: int = LEAST) -> None:
    """Migrate the schema to this program's version.  Raise `BadFile` if the database needs a newer program."""
    steps = MIGRATIONS if steps is None else steps
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        connection.execute("CREATE TABLE IF NOT EXISTS schema (version integer NOT NULL, least integer NOT NULL)")
        row = connection.execute("SELECT version, least FROM schema").fetchone()
        version, needed = row if row is not None else (0, 0)
        if needed > len(steps):
            raise BadFile(
                "newer-database",
                f"The database {shown(url)} was made by a newer Spielkiste; update, or choose another with --database.",
                {"path": shown(url)},
            )
        if version >= len(steps):
            return
        for step in steps[version:]:
            connection.execute(step)
        connection.execute("DELETE FROM schema")
        connection.execute("INSERT INTO schema (version, least) VALUES (%s, %s)", (len(steps), least))


def shown(url: str) -> str:
    """Return the address of the database without its password, for messages.  The address may be malformed."""
    place = url.partition("://")[2]
    # A password may be before the last @ or after a question mark.
    return f"postgresql://{place.rpartition('@')[2].partition('?')[0]}" if place.count("@") < 2 else "postgresql://…"


def new_name() -> str:
    """Return a random name for a server among those that share the database."""
    return secrets.token_hex(6)
