"""One of several servers that share a database: where tables are kept follows from the address that was named."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from spielkiste.core.errors import BadSetup
from spielkiste.host.hall import Hall
from spielkiste.store import SqliteStore
from spielkiste.store.backup import bring_back as bring_back_from_file

if TYPE_CHECKING:
    from spielkiste.relay.relay import Relay
    from spielkiste.store.postgres import PostgresStore

SCHEMES = ("postgresql://", "postgres://")


def is_postgres(database: str) -> bool:
    """Whether this is the address of a PostgreSQL database and not the name of a file; BadSetup for any other address."""
    scheme, address, _ = database.partition("://")
    if address and not database.startswith(SCHEMES):
        # Of the rest nothing is said: it may hold a password.
        raise BadSetup(
            "unknown-database",
            f"Tables cannot be kept at an address that begins with {scheme}://; name a file, or postgresql://…",
            {"scheme": scheme},
        )
    return bool(address)


class Shared:
    """What a server has besides when it is one of several."""

    def __init__(self, store: PostgresStore, relay: Relay, bus: bool) -> None:
        self.relay = relay
        self.name = store.name
        self._store = store
        self._bus = bus

    def start(self) -> None:
        self._store.on_lost = self.relay.start()

    @property
    def bus_up(self) -> bool | None:
        """Whether Redis carries letters at the moment; None: there is none."""
        return self.relay.carriers[0].up if self._bus else None


def open_store(database: str, bus: str | None) -> tuple[SqliteStore | PostgresStore, Callable[[Hall], Shared] | None]:
    """The store at this address, and what makes its server one of several."""
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
        # It cannot be quoted: there may be a password in it.
        raise BadSetup(
            "setting-bus",
            "--bus is no address of a Redis; write one such as redis://localhost:6379/0",
            {"where": "--bus", "value": "…"},
        ) from trouble
    store = PostgresStore(database)

    def share(hall: Hall) -> Shared:
        carriers: list[Carrier] = [*first, PostCarrier(database)]
        return Shared(store, Relay(hall, store.name, carriers), bus is not None)

    return store, share


def bring_back(database: str) -> tuple[int, int]:
    """Keep all that is marked to be deleted, also under a running server; return how many tables and classrooms that is."""
    if not is_postgres(database):
        return bring_back_from_file(Path(database))
    need("psycopg")
    from spielkiste.store.postgres import PostgresStore

    with closing(PostgresStore(database)) as store:
        found = store.marked()
        store.bring_back().result()
    return found


def need(package: str) -> None:
    """What an installation may lack, and how to mend it."""
    from importlib.util import find_spec

    if find_spec(package) is None:
        raise BadSetup(
            "scale-missing",
            f"This needs {package}; install it with: pip install 'spielkiste[scale]'",
            {"name": package},
        )
