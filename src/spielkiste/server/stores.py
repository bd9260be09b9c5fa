"""Opens the store that a database address names, alone or shared with other servers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from spielkiste.core.errors import BadSetup
from spielkiste.host.hall import Hall
from spielkiste.store import SqliteStore
from spielkiste.store.backup import bring_back as bring_back_from_file

if TYPE_CHECKING:
    from spielkiste.relay.relay import Relay
    from spielkiste.server.push import Pushes
    from spielkiste.store.postgres import PostgresStore

SCHEMES = ("postgresql://", "postgres://")


def is_postgres(database: str) -> bool:
    """Return whether this is the address of a PostgreSQL database and not a file name.

    Raise `BadSetup` for any other address.
    """
    scheme, address, _ = database.partition("://")
    if address and not database.startswith(SCHEMES):
        # The rest is not quoted: it may contain a password.
        raise BadSetup(
            "unknown-database",
            f"A database address cannot begin with {scheme}://; name a file, or postgresql://…",
            {"scheme": scheme},
        )
    return bool(address)


class Shared:
    """The parts of a server that is one of several with a common database."""

    def __init__(self, store: PostgresStore, relay: Relay, bus: bool) -> None:
        self.relay = relay
        self.name = store.name
        self._store = store
        self._bus = bus

    def start(self) -> None:
        self._store.on_lost = self.relay.start()

    @property
    def bus_up(self) -> bool | None:
        """Return whether Redis carries messages now; None without Redis."""
        return self.relay.carriers[0].up if self._bus else None


def open_store(database: str, bus: str | None) -> tuple[SqliteStore | PostgresStore, Callable[[Hall], Shared] | None]:
    """Return the store at this address, and the function that makes its server one of several, or None."""
    if not is_postgres(database):
        if bus is not None:
            raise BadSetup(
                "bus-alone", "A bus joins servers that share a PostgreSQL database; name one with --database, or leave --bus out."
            )
        return SqliteStore(database), None
    need("psycopg")
    if bus is not None:
        need("redis")
    from spielkiste.relay.carriers import Carrier, PostCarrier, RedisCarrier
    from spielkiste.relay.relay import Relay
    from spielkiste.store.postgres import PostgresStore

    try:
        first: list[Carrier] = [RedisCarrier(bus)] if bus is not None else []
    except ValueError as trouble:
        # The address is not quoted: it may contain a password.
        raise BadSetup(
            "setting-bus",
            "--bus is not the address of a Redis; write one such as redis://localhost:6379/0",
            {"where": "--bus", "value": "…"},
        ) from trouble
    store = PostgresStore(database)

    def share(hall: Hall) -> Shared:
        carriers: list[Carrier] = [*first, PostCarrier(database)]
        return Shared(store, Relay(hall, store.name, carriers), bus is not None)

    return store, share


def open_pushes(database: str, store: SqliteStore | PostgresStore) -> Pushes | None:
    """Return the sender of notifications, with its key; None if the extra `push` is not installed."""
    if any(find_spec(name) is None for name in ("http_ece", "py_vapid")):
        return None
    from spielkiste.server.push import Pushes, kept_push_key, new_key

    key = kept_push_key(database) if isinstance(store, SqliteStore) else store.turns.push_key(new_key())
    return Pushes(store.turns, key)


def bring_back(database: str) -> tuple[int, int]:
    """Keep everything that is marked for deletion, even while a server runs.  Return the numbers of tables and classrooms."""
    if not is_postgres(database):
        return bring_back_from_file(Path(database))
    need("psycopg")
    from spielkiste.store.postgres import PostgresStore

    with closing(PostgresStore(database)) as store:
        found = store.marked()
        store.bring_back().result()
    return found


def need(package: str) -> None:
    """Raise `BadSetup`, with the command to install it, if a package is missing."""
    if find_spec(package) is None:
        raise BadSetup(
            "scale-missing",
            f"This needs {package}; install it with: pip install 'spielkiste[scale]'",
            {"name": package},
        )
