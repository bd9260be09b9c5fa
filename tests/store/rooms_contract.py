"""The contract of every store of classrooms."""

from collections.abc import Callable

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.store.contract import StoredRoom, Subscription
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

    def test_turns_and_devices_are_kept_replaced_and_deleted_with_their_table(
        self, opened: Callable[[], SqliteStore | PostgresStore]
    ) -> None:
        store = opened()
        store.rooms.create(ROOM).result()
        store.rooms.set_table("~one", "taught", "s", 0, [entry(0)]).result()
        for table, due in (("late", 20), ("early", 10), ("never", None)):
            store.create(table, "s", 0, [entry(0)]).result()
            store.turns.wake_at(table, due).result()
        assert store.turns.due(9, 9) == [] and store.turns.due(20, 9) == ["early", "late"] and store.turns.due(20, 1) == ["early"]
        store.turns.wake_at("early", None).result()
        assert store.turns.due(20, 9) == ["late"]
        one, other = Subscription(0, 0, "phone", "a"), Subscription(1, 2, "tablet", "b")
        for table in ("late", "taught", "no table"):
            for device in (one, other, Subscription(0, 1, "phone", "c")):
                store.turns.subscribe(table, device).result()
        found = [Subscription(0, 1, "phone", "c"), other]
        assert sorted(store.turns.subscriptions("late"), key=lambda device: device.name) == found
        assert len(store.turns.subscriptions("taught")) == 2 and store.turns.subscriptions("no table") == []
        store.turns.unsubscribe("late", "phone").result()
        assert store.turns.subscriptions("late") == [other]
        store.rooms.close("~one").result()
        assert store.turns.subscriptions("taught") == []
        store.close()
