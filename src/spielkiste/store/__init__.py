"""Where tables are kept."""

from spielkiste.store.sqlite import SqliteStore, StoredTable

__all__ = ["SqliteStore", "StoredTable"]
