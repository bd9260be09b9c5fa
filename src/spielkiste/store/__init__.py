"""Where tables are kept."""

from spielkiste.store.contract import Store, StoredTable
from spielkiste.store.sqlite import SqliteStore

__all__ = ["SqliteStore", "Store", "StoredTable"]
