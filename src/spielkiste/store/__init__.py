"""Where tables are kept."""

from typing import TYPE_CHECKING

from spielkiste.store.contract import Store, StoredTable

if TYPE_CHECKING:
    from spielkiste.store.sqlite import SqliteStore

__all__ = ["SqliteStore", "Store", "StoredTable"]


def __getattr__(name: str) -> object:
    # A browser has a store of its own, and no SQLite.
    if name == "SqliteStore":
        from spielkiste.store.sqlite import SqliteStore

        return SqliteStore
    raise AttributeError(name)
