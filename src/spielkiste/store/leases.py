"""Leases: which server leads which table.

Each server has one row that says until when its lease is valid, by the clock of the database.  A table names its leader and
counts its changes of leader (`epoch`).  A server that finds a table whose leader's lease has expired removes that server's row,
increments the epoch of the table and leads it.  Every entry carries the epoch in which it was written.  The inserting statement
refuses it if the epoch of the table has changed.  So a server that was asleep for a while does no harm, and notices that its row
is gone when it renews its lease.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg

from spielkiste.store.contract import LedElsewhere
from spielkiste.store.schema import connect, hang_up, new_name

log = logging.getLogger(__name__)

#: How long a lease is valid, and how often it is renewed.
LEASE_SECONDS = 5.0
BEAT_SECONDS = 1.0

#: The secret of a table, its creation time, its new epoch and its room.
Claimed = tuple[str, int, int, str | None]


class Lease:
    """The lease of this server.  A separate thread renews it, so that neither a long write nor a busy event loop delays it."""

    def __init__(self, url: str, struck_off: Callable[[], None], can_write: Callable[[], bool]) -> None:
        self.name = new_name()
        self._url = url
        self._forget_own_tables = struck_off
        self._can_write = can_write
        self._connection: psycopg.Connection[Any] | None = None
        self._renewing = threading.Lock()
        self._sure_until = 0.0
        self._ended = threading.Event()
        self._enter(self._connect())
        self._thread = threading.Thread(target=self._beat_forever, name="spielkiste-lease", daemon=True)
        self._thread.start()

    def _connect(self) -> psycopg.Connection[Any]:
        # The short timeout leaves time for a second connection while the lease is still valid.
        return connect(self._url, 0.4 * LEASE_SECONDS)

    def _enter(self, connection: psycopg.Connection[Any]) -> None:
        asked = time.monotonic()
        connection.execute(
            "INSERT INTO servers (id, until) VALUES (%s, clock_timestamp() + make_interval(secs => %s))"
            " ON CONFLICT (id) DO UPDATE SET until = excluded.until",
            (self.name, LEASE_SECONDS),
        )
        # Remove old rows that no table refers to any more.
        connection.execute("DELETE FROM servers WHERE until < clock_timestamp() - interval '1 day'")
        self._connection, self._sure_until = connection, asked + LEASE_SECONDS

    @property
    def sure(self) -> bool:
        """Return whether the lease is certainly valid, by a monotonic clock that was read before the last renewal was sent."""
        return time.monotonic() < self._sure_until

    def renew(self) -> bool:
        """Renew the lease; return whether the database confirmed it."""
        with self._renewing:
            try:
                if self._connection is None or self._connection.closed:
                    self._connection = self._connect()
                asked = time.monotonic()
                found = self._connection.execute(
                    "UPDATE servers SET until = clock_timestamp() + make_interval(secs => %s) WHERE id = %s",
                    (LEASE_SECONDS, self.name),
                )
                if found.rowcount:
                    self._sure_until = asked + LEASE_SECONDS
                else:
                    log.warning("The lease of this server expired; its tables are loaded again", extra={"event": "struck-off"})
                    self._forget_own_tables()
                    self._enter(self._connection)
            except psycopg.Error:
                hang_up(self._connection)
                self._connection = None
                return False
            return True

    def _beat_forever(self) -> None:
        heard, given_up = True, False
        while not self._ended.wait(BEAT_SECONDS if heard else BEAT_SECONDS / 4):
            # A server that cannot write must not lead: let its lease expire.
            heard = self._can_write() and self.renew()
            if self.sure:
                given_up = False
            elif not given_up and time.monotonic() > self._sure_until + LEASE_SECONDS:
                # Others may lead the tables by now, and this server would not hear of it.  So the players have to reconnect;
                # a shorter outage costs them nothing.
                log.warning("The database is unreachable; this server gives up its tables", extra={"event": "cut-off"})
                given_up = True
                self._forget_own_tables()

    def end(self) -> None:
        """End the lease, so that other servers can lead the tables at once."""
        self._ended.set()
        self._thread.join()
        with self._renewing, contextlib.suppress(psycopg.Error):
            if self._connection is None:
                return
            self._connection.execute("DELETE FROM servers WHERE id = %s", (self.name,))
        hang_up(self._connection)


def claim(connection: psycopg.Connection[Any], table_id: str, name: str) -> Claimed | None:
    """Lead a table.  Raise `LedElsewhere` if its leader is alive.  The leader of a room also leads its tables."""
    # Check without a lock first: requests that reach the wrong server must not delay the leader's next entry.
    found = connection.execute(
        "SELECT leader FROM tables JOIN servers ON servers.id = leader"
        " WHERE tables.id = %s AND leader <> %s AND until > clock_timestamp()",
        (table_id, name),
    ).fetchone()
    if found is not None:
        raise LedElsewhere(found[0])
    # Always lock the room first, so that two claims for two of its tables cannot deadlock.
    stands = connection.execute("SELECT room FROM tables WHERE id = %s AND room IS NOT NULL", (table_id,)).fetchone()
    if stands is not None and (row := _held(connection, stands[0])) is not None and row[0] != name:
        _remove_expired_leader(connection, row[0], name)
        connection.execute("UPDATE rooms SET leader = %s, epoch = epoch + 1 WHERE id = %s", (name, stands[0]))
    row = connection.execute("SELECT leader FROM tables WHERE id = %s FOR UPDATE", (table_id,)).fetchone()
    if row is None:
        return None
    _remove_expired_leader(connection, row[0], name)
    claimed: Claimed | None = connection.execute(
        "UPDATE tables SET leader = %s, epoch = epoch + 1 WHERE id = %s RETURNING secret, created, epoch, room", (name, table_id)
    ).fetchone()
    return claimed


def claim_room(connection: psycopg.Connection[Any], room_id: str, name: str) -> tuple[str, str, str, int, str, int] | None:
    """Lead a room; return its data and its new epoch.  Raise `LedElsewhere` if its leader is alive."""
    row = _held(connection, room_id)
    if row is None:
        return None
    _remove_expired_leader(connection, row[0], name)
    claimed: tuple[str, str, str, int, str, int] | None = connection.execute(
        "UPDATE rooms SET leader = %s, epoch = epoch + 1 WHERE id = %s RETURNING id, code, secret, until, body, epoch",
        (name, room_id),
    ).fetchone()
    return claimed


def _held(connection: psycopg.Connection[Any], room_id: str) -> tuple[str | None] | None:
    found: tuple[str | None] | None = connection.execute(
        "SELECT leader FROM rooms WHERE id = %s FOR UPDATE", (room_id,)
    ).fetchone()
    return found


def _remove_expired_leader(connection: psycopg.Connection[Any], leader: str | None, name: str) -> None:
    """Remove the row of a leader whose lease has expired.  Raise `LedElsewhere` if it has not."""
    if leader is not None and leader != name:
        connection.execute("DELETE FROM servers WHERE id = %s AND until <= clock_timestamp()", (leader,))
        if connection.execute("SELECT 1 FROM servers WHERE id = %s", (leader,)).fetchone() is not None:
            raise LedElsewhere(leader)
