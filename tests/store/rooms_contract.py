"""The contract of every store of classrooms."""

from collections.abc import Callable

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.store.contract import StoredRoom
from spielkiste.store.postgres import PostgresStore
from spielkiste.store.sqlite import SqliteStore
from tests.store.contract import entry

ROOM = StoredRoom("~one", "GHKM", "secret", 100, '{"names": ["Mia"]}')


class RoomsContract:
    """Subclasses provide `opened`, which opens the store, and opens it again."""

    @pytest.fixture
    def opened(self) -> Callable[[], SqliteStore | PostgresStore]:
        raise NotImplementedError

    def test_a_room_is_there_again_and_only_as_it_is_now(self, opened: Callable[[], SqliteStore | PostgresStore]) -> None:
        store = opened()
        store.rooms.create(ROOM).result()
        store.rooms.save("~one", '{"names": ["Max"]}').result()
        store.close()
        again = opened()
        found = again.rooms.load("~one")
        assert found is not None and (found.code, found.secret, found.until) == ("GHKM", "secret", 100)
        assert found.body == '{"names": ["Max"]}'
        assert again.rooms.find("GHKM") == "~one" and again.rooms.find("XXXX") is None and again.rooms.find("G\0KM") is None
        assert again.rooms.load("~two") is None
        again.close()

    def test_a_code_is_given_once(self, opened: Callable[[], SqliteStore | PostgresStore]) -> None:
        store = opened()
        store.rooms.create(ROOM).result()
        assert isinstance(store.rooms.create(StoredRoom("~two", "GHKM", "s", 1, "{}")).exception(), BadFile)
        store.close()

    def test_with_a_room_go_its_tables_and_no_others(self, opened: Callable[[], SqliteStore | PostgresStore]) -> None:
        store = opened()
        store.rooms.create(ROOM).result()
        store.create("free", "s", 0, [entry(0)]).result()
        for name in ("a", "b", "c"):
            store.rooms.set_table("~one", name, "s", 0, [entry(0), entry(1)]).result()
        store.append("a", 2, [entry(2)]).result()
        found = store.load("a")
        assert found is not None and found.room == "~one" and len(found.entries) == 3
        store.rooms.clear("~one", ["b"]).result()
        assert store.load("b") is None and store.load("c") is not None
        store.rooms.close("~one").result()
        assert store.rooms.load("~one") is None and store.load("a") is None and store.load("c") is None
        assert store.load("free") is not None and store.count() == 1
        # A write that was on its way to one of them comes too late.
        assert store.append("c", 2, [entry(2)]).exception() is not None
        store.close()
