"""The contract of every store."""

import threading
from collections.abc import Callable
from concurrent.futures import Future, wait

import pytest

from spielkiste.store import Store
from spielkiste.store.contract import StoreClosed

Opened = Callable[[], Store]


def entry(number: int) -> dict[str, object]:
    return {"kind": "move", "seat": 0, "move": f"drive {number}"}


class StoreContract:
    """Subclasses provide `opened`, which opens the store, and opens it again."""

    @pytest.fixture
    def opened(self) -> Opened:
        raise NotImplementedError

    def test_what_was_written_is_there_in_order(self, opened: Opened) -> None:
        store = opened()
        store.create("one", "secret", 7, [entry(0)]).result()
        done = [store.append("one", number, [entry(number)]) for number in range(1, 500)]
        wait(done)
        store.close()
        again = opened()
        found = again.load("one")
        assert found is not None and found.secret == "secret" and found.created == 7
        assert found.entries == [entry(number) for number in range(500)]
        assert again.load("two") is None and again.load("t\0wo") is None and again.count() == 1
        assert again.size() > 0
        again.close()

    def test_many_writers_share_commits(self, opened: Opened) -> None:
        store = opened()
        for table in range(8):
            store.create(str(table), "s", 0, []).result()
        before = store.commits

        def work(table: int) -> None:
            for number in range(100):
                store.append(str(table), number, [entry(number)]).result()

        threads = [threading.Thread(target=work, args=(table,)) for table in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert store.commits - before < 800
        for table in range(8):
            found = store.load(str(table))
            assert found is not None and len(found.entries) == 100
        store.close()

    def test_a_number_is_given_once_and_neighbours_are_not_harmed(self, opened: Opened) -> None:
        store = opened()
        store.create("one", "s", 0, [entry(0)]).result()
        store.create("two", "s", 0, [entry(0)]).result()
        futures = [store.append("one", 1, [entry(1)]), store.append("one", 1, [entry(9)]), store.append("two", 1, [entry(2)])]
        wait(futures)
        assert futures[0].exception() is None and futures[2].exception() is None
        assert futures[1].exception() is not None
        found = store.load("one")
        assert found is not None and found.entries == [entry(0), entry(1)]
        store.close()

    def test_several_entries_are_kept_together_or_not_at_all(self, opened: Opened) -> None:
        store = opened()
        store.create("one", "s", 0, [entry(0), entry(1)]).result()
        assert store.append("one", 1, [entry(5), entry(6)]).exception() is not None
        found = store.load("one")
        assert found is not None and found.entries == [entry(0), entry(1)]
        store.close()

    def test_requests_during_the_closing_are_answered(self, opened: Opened) -> None:
        for _ in range(5):
            store = opened()
            given: list[Future[None]] = []
            ending = threading.Event()

            def write(store: Store = store, given: list[Future[None]] = given, ending: threading.Event = ending) -> None:
                while not ending.is_set():
                    given.append(store.append("none", 0, []))

            writing = threading.Thread(target=write)
            writing.start()
            store.close()
            ending.set()
            writing.join()
            assert not wait(given, timeout=10).not_done

    def test_after_closing_nothing_is_taken(self, opened: Opened) -> None:
        store = opened()
        store.close()
        assert isinstance(store.append("one", 1, [entry(1)]).exception(), StoreClosed)
