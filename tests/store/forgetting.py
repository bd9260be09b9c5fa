"""The contract of every store about forgetting, no matter what its clocks say."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import pytest

from spielkiste.store import writer
from spielkiste.store.calendar import DAY, Calendar
from spielkiste.store.contract import Stage, StoredRoom
from spielkiste.store.postgres import PostgresStore
from spielkiste.store.sqlite import SqliteStore
from tests.store.contract import entry

AnyStore = SqliteStore | PostgresStore
#: Summer 2026.
START = 1_782_000_000.0
DAYS: list[tuple[Stage, int | None]] = [("waiting", 1), ("playing", 365), ("over", 365)]
STEP = DAY / 4
#: Long runs take long steps until this many seconds are left.
NEAR = 10 * DAY


class Clocks:
    """The wall clock, which may be wrong, and a monotonic one."""

    def __init__(self, wall: float = START) -> None:
        self.wall = wall
        self.steady = 1000.0

    def calendar(self) -> Calendar:
        return Calendar(lambda: self.wall, lambda: self.steady)

    def run(self, store: AnyStore, days: float) -> None:
        """Run a server for this many days, with its clean-up."""
        store.forget(DAYS)
        left = days * DAY
        while left > 0:
            step = min(left - NEAR, 5 * DAY) if left > NEAR else min(left, STEP)
            self.wall += step
            self.steady += step
            left -= step
            store.forget(DAYS)


class ForgettingContract:
    """Subclasses provide `opened`, which opens the store with these clocks, and opens it again."""

    @pytest.fixture(autouse=True)
    def without_batch_pause(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Write without the pause that collects moves into a batch: a year of clean-ups would wait for it every time."""
        monkeypatch.setattr(writer, "BREATH", 0.0)

    @pytest.fixture
    def opened(self) -> Callable[[Clocks], AnyStore]:
        raise NotImplementedError

    @contextmanager
    def used(self, opened: Callable[[Clocks], AnyStore], clocks: Clocks) -> Iterator[AnyStore]:
        with closing(opened(clocks)) as store:
            yield store

    def fill(self, opened: Callable[[Clocks], AnyStore], clocks: Clocks) -> None:
        """Create a table of each stage and a classroom with a table, all used just now."""
        with self.used(opened, clocks) as store:
            store.forget(DAYS)
            for stage, _ in DAYS:
                store.create(stage, "s", store.now(), [entry(0)]).result()
                store.mark(stage, stage, store.now()).result()
            store.rooms.create(StoredRoom("~room", "GHKM", "s", store.now() + int(DAY), '{"names": ["Mia"]}')).result()
            store.rooms.set_table("~room", "of the room", "s", store.now(), [entry(0)]).result()

    def left(self, store: AnyStore) -> list[str]:
        names = [name for name in ("waiting", "playing", "over", "of the room") if store.load(name) is not None]
        for name in names:
            store.release(name)
        return names + (["~room"] if store.rooms.find("GHKM") else [])

    def test_what_nobody_uses_is_marked_and_deleted_a_week_later(self, opened: Callable[[Clocks], AnyStore]) -> None:
        clocks = Clocks()
        self.fill(opened, clocks)
        with self.used(opened, clocks) as store:
            clocks.run(store, 7.5)
            assert self.left(store) == ["waiting", "playing", "over", "of the room", "~room"]
            clocks.run(store, 1.5)
            assert self.left(store) == ["playing", "over"]
            clocks.run(store, 363)
            assert self.left(store) == ["playing", "over"]
            clocks.run(store, 2)
            assert self.left(store) == []

    def test_any_use_takes_the_mark_away(self, opened: Callable[[Clocks], AnyStore]) -> None:
        clocks = Clocks()
        self.fill(opened, clocks)
        with self.used(opened, clocks) as store:
            clocks.run(store, 6)
            assert store.marked() == (1, 1)
            assert store.load("waiting") is not None
            store.mark("waiting", "waiting", store.now()).result()
            store.release("waiting")
            assert store.marked() == (0, 1)
            clocks.run(store, 6)
            assert self.left(store) == ["waiting", "playing", "over"]
            clocks.run(store, 3)
            assert self.left(store) == ["playing", "over"]

    def test_what_is_marked_can_be_brought_back(self, opened: Callable[[Clocks], AnyStore]) -> None:
        clocks = Clocks()
        self.fill(opened, clocks)
        with self.used(opened, clocks) as store:
            clocks.run(store, 6)
            store.bring_back().result()
            assert store.marked() == (0, 0)
            room = store.rooms.load("~room")
            assert room is not None and room.until > store.now(), "the room can be opened"
            store.rooms.release("~room")
            clocks.run(store, 7)
            assert self.left(store) == ["waiting", "playing", "over", "of the room", "~room"]

    @pytest.mark.parametrize("days", [2, 400, 20_000, -2, -400])
    def test_a_clock_that_is_wrong_at_the_start_deletes_nothing(self, opened: Callable[[Clocks], AnyStore], days: float) -> None:
        clocks = Clocks()
        self.fill(opened, clocks)
        clocks.wall += days * DAY
        with self.used(opened, clocks) as store:
            clocks.run(store, 0.5)
            assert store.marked() == (0, 0)
            room = store.rooms.load("~room")
            assert room is not None and room.until > store.now(), "the class must go on"
            store.rooms.release("~room")
            clocks.run(store, 20)
            # They have expired by any clock: they were unused for twenty days.
            assert self.left(store) == ["playing", "over"]
        # After the clock is corrected, all ages are right again.
        clocks.wall -= days * DAY
        with self.used(opened, clocks) as store:
            clocks.run(store, 340)
            assert self.left(store) == ["playing", "over"]
            clocks.run(store, 20)
            assert self.left(store) == []

    def test_a_device_without_a_clock(self, opened: Callable[[Clocks], AnyStore]) -> None:
        """Play in 1970, set the clock while the server runs, play on, kill it and start again."""
        clocks = Clocks(wall=60.0)
        self.fill(opened, clocks)
        with self.used(opened, clocks) as store:
            clocks.run(store, 0.1)
            clocks.wall = START
            clocks.run(store, 0.1)
            store.mark("playing", "playing", store.now()).result()
        for wall in (60.0, START + DAY / 2):
            clocks.wall = wall
            with self.used(opened, clocks) as store:
                clocks.run(store, 0.1)
                assert store.marked() == (0, 0)
                clocks.run(store, 9)
                assert self.left(store) == ["playing", "over"]

    def test_nothing_is_deleted_in_the_first_day_after_a_start(self, opened: Callable[[Clocks], AnyStore]) -> None:
        clocks = Clocks()
        self.fill(opened, clocks)
        for _ in range(20):
            with self.used(opened, clocks) as store:
                clocks.run(store, 0.9)
                assert "waiting" in self.left(store)
                # Read, but not used.
                assert "~room" in self.left(store)
        with self.used(opened, clocks) as store:
            clocks.run(store, 1)
            assert self.left(store) == ["playing", "over"]
