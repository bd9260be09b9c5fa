"""Classrooms in the SQLite file."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from spielkiste.store.sqlite import MIGRATIONS, SqliteStore
from tests.store.rooms_contract import ROOM, RoomsContract


class TestRooms(RoomsContract):
    """What every store promises."""

    @pytest.fixture
    def opened(self, tmp_path: Path) -> Callable[[], SqliteStore]:
        return lambda: SqliteStore(tmp_path / "a.sqlite")


def test_a_database_from_before_there_were_classrooms_gets_them(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    with sqlite3.connect(path) as old:
        old.executescript(f"{' '.join(MIGRATIONS[:3])} PRAGMA user_version = 3; INSERT INTO tables VALUES ('t','s',7,'over',7);")
    old.close()
    store = SqliteStore(path)
    kept = store.load("t")
    assert kept is not None and kept.room is None
    store.rooms.create(ROOM).result()
    assert store.rooms.find("GHKM") == "~one"
    store.close()
