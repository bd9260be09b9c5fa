"""Test classrooms in the SQLite file."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from spielkiste.store.contract import StoredRoom, Subscription
from spielkiste.store.sqlite import MIGRATIONS, SqliteStore
from tests.store.rooms_contract import ROOM, RoomsContract


class TestRooms(RoomsContract):
    """Run the tests of the contract that all stores share."""

    @pytest.fixture
    def opened(self, tmp_path: Path) -> Callable[[], SqliteStore]:
        return lambda: SqliteStore(tmp_path / "a.sqlite")


def _found(folder: Path, words: list[bytes]) -> list[str]:
    """Return the files that contain one of these words."""
    return [path.name for path in folder.iterdir() for word in words if word in path.read_bytes()]


def test_of_a_closed_room_nothing_is_left_in_any_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    words = [b"Zora", b"Quentin", b"push.example.org"]
    store.rooms.create(StoredRoom("~one", "GHKM", "secret", 100, '{"names": ["Zora"]}')).result()
    for name in ("a", "b"):
        store.rooms.set_table("~one", name, "s", 0, [{"kind": "name", "name": "Quentin"}]).result()
        store.turns.subscribe(name, Subscription(0, 0, "phone", '{"endpoint": "https://push.example.org/x"}')).result()
    assert len(_found(tmp_path, words)) >= len(words)
    store.rooms.clear("~one", ["a"]).result()
    store.rooms.close("~one").result()
    assert not _found(tmp_path, words)
    store.close()
    assert not _found(tmp_path, words)


def test_the_file_is_emptied_after_a_copy_has_finished(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    store.rooms.create(StoredRoom("~one", "GHKM", "secret", 100, '{"names": ["Zora"]}')).result()
    with closing(sqlite3.connect(tmp_path / "a.sqlite", isolation_level=None)) as copying:
        copying.execute("BEGIN")
        copying.execute("SELECT count(*) FROM rooms").fetchone()
        store.rooms.close("~one").result()
        assert _found(tmp_path, [b"Zora"])
    store.forget([("over", 365)])
    assert not _found(tmp_path, [b"Zora"])
    store.close()


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
