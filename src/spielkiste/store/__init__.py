"""The stores that save tables and classrooms."""

from typing import TYPE_CHECKING

from spielkiste.store.contract import Store, StoredTable

if TYPE_CHECKING:
    from spielkiste.store.sqlite import SqliteStore

__all__ = ["SqliteStore", "Store", "StoredTable"]


def __getattr__(name: str) -> object:
    # Import SQLite late: a browser has its own store and no SQLite.
    if name == "SqliteStore":
        from spielkiste.store.sqlite import SqliteStore

        return SqliteStore
    raise AttributeError(name)
