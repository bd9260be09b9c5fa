"""Test tables in PostgreSQL: the contract of every store, and leadership."""

from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import pytest

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.server.stores import open_store
from spielkiste.store import Store, calendar, leases, schema
from spielkiste.store.contract import LedElsewhere, TableLost
from spielkiste.store.postgres import PostgresStore
from tests.scale.services import Postgres
from tests.store.contract import StoreContract, entry


class TestContract(StoreContract):
    """Run the tests of the contract that all stores share."""

    @pytest.fixture
    def opened(self, database: str) -> Callable[[], Store]:
        return lambda: PostgresStore(database)


@pytest.fixture
def stores(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    """Open the stores of two servers; neither renews its lease by itself, and none expires while a test runs."""
    monkeypatch.setattr(leases, "LEASE_SECONDS", 600.0)
    monkeypatch.setattr(leases, "BEAT_SECONDS", 1000.0)
    both = PostgresStore(database), PostgresStore(database)
    both[0].create("one", "s", 0, [entry(0)]).result()
    yield both
    for store in both:
        store.close()


def _let_lease_expire(store: PostgresStore, database: str) -> None:
    """Let the lease of a server expire, as if it had been asleep."""
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE servers SET until = clock_timestamp() - interval '1 second' WHERE id = %s", (store.name,))
    store.lease._sure_until = 0.0


def test_only_one_leads_while_it_is_alive(stores: tuple[PostgresStore, PostgresStore]) -> None:
    first, second = stores
    first.lease.renew()
    with pytest.raises(LedElsewhere) as caught:
        second.load("one")
    assert caught.value.server == first.name
    first.release("one")
    first.append("none", 0, []).result()
    assert second.load("one") is not None
    assert isinstance(first.append("one", 1, [entry(1)]).exception(), TableLost)
    second.append("one", 1, [entry(1)]).result()


def test_a_server_that_was_suspended_writes_nothing_and_finds_out(
    stores: tuple[PostgresStore, PostgresStore], database: str
) -> None:
    first, second = stores
    lost: list[list[str]] = []
    first.on_lost = lost.append
    _let_lease_expire(first, database)
    assert not first.lease.sure
    # The first server's lease has not expired, so its writes still count.
    first.append("one", 1, [entry(1)]).result()
    found = second.load("one")
    assert found is not None and len(found.entries) == 2
    # The other server has written nothing, so only the epoch refuses the write.
    assert isinstance(first.append("one", 2, [entry(99)]).exception(), TableLost)
    assert lost == [["one"]]
    second.append("one", 2, [entry(2)]).result()
    first.create("mine", "s", 0, [entry(0)]).result()
    assert first.lease.renew() and lost == [["one"], ["mine"]], "its lease was removed, so everything it led is in doubt"
    with pytest.raises(LedElsewhere):
        second.lease.renew()
        first.load("one")
    with psycopg.connect(database) as connection:
        found_entries = connection.execute("SELECT epoch FROM entries WHERE table_id = 'one' ORDER BY number").fetchall()
    assert found_entries == [(1,), (1,), (2,)]


def test_a_server_that_was_suspended_wakes_no_table(stores: tuple[PostgresStore, PostgresStore], database: str) -> None:
    first, second = stores
    first.turns.wake_at("one", 5).result()
    assert first.turns.due(5, 9) == ["one"] and second.turns.due(5, 9) == [], "its leader looks at it"
    _let_lease_expire(first, database)
    assert second.turns.due(5, 9) == ["one"]
    assert second.load("one") is not None
    second.turns.wake_at("one", 70).result()
    first.turns.wake_at("one", 6).result()
    assert second.turns.due(69, 9) == [] and second.turns.due(70, 9) == ["one"]


def test_a_takeover_waits_for_an_entry_that_is_on_its_way(stores: tuple[PostgresStore, PostgresStore], database: str) -> None:
    """The next leader has read everything that was confirmed before."""
    first, second = stores
    _let_lease_expire(first, database)
    with psycopg.connect(database) as writing:
        writing.execute("SELECT epoch FROM tables WHERE id = 'one' FOR KEY SHARE")
        with psycopg.connect(database, autocommit=True) as trying:
            trying.execute("SET lock_timeout = 200")
            with pytest.raises(psycopg.errors.LockNotAvailable), trying.transaction():
                leases.claim(trying, "one", second.name)
    assert second.load("one") is not None


def test_an_entry_committed_before_a_broken_connection_is_not_written_twice(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit succeeded, but the answer never arrived."""
    store = PostgresStore(database)
    store.create("one", "s", 0, [entry(0)]).result()
    whole = PostgresStore._write
    broken: list[bool] = []

    def cut_off(self: PostgresStore, *given: object) -> None:
        if broken:
            whole(self, *given)  # type: ignore[arg-type]
            return
        broken.append(True)
        number, batch = 1, given[1]
        assert self._writer is not None and isinstance(batch, list)
        self._writer.execute(
            "INSERT INTO entries (table_id, number, epoch, body) VALUES ('one', %s, 1, %s)", (number, batch[0][0].bodies[0])
        )
        self._writer.close()
        raise psycopg.OperationalError("gone")

    monkeypatch.setattr(PostgresStore, "_write", cut_off)
    store.append("one", 1, [entry(1)]).result()
    store.append("one", 2, [entry(2)]).result()
    found = store.load("one")
    assert found is not None and found.entries == [entry(0), entry(1), entry(2)]
    store.close()


def test_a_loaded_table_is_not_deleted(
    stores: tuple[PostgresStore, PostgresStore], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = stores
    first.lease.renew()
    second.forget([("playing", -1)])
    assert second.marked() == (0, 0)
    _let_lease_expire(first, database)
    second.forget([("playing", -1)])
    assert second.marked() == (1, 0)
    monkeypatch.setattr(calendar, "SETTLING", 0.0)
    monkeypatch.setattr(calendar, "QUARANTINE", 0.0)
    # A player opens the table again and stays.
    assert second.load("one") is not None
    second.lease.renew()
    second.forget([("playing", -1)])
    assert second.count() == 1
    second.release("one")
    second.append("none", 0, []).result()
    second.forget([("playing", -1)])
    assert second.count() == 0


def test_an_older_server_goes_on_beside_a_newer_one(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rolling upgrade: the newer server extends the schema while the older one writes, and the older one can be
    restarted.
    """
    older = PostgresStore(database)
    older.create("one", "s", 0, [entry(0)]).result()
    steps = schema.MIGRATIONS
    monkeypatch.setattr(schema, "MIGRATIONS", [*steps, "ALTER TABLE entries ADD COLUMN told text NOT NULL DEFAULT ''"])
    newer = PostgresStore(database)
    older.append("one", 1, [entry(1)]).result()
    newer.create("two", "s", 0, [entry(0)]).result()
    monkeypatch.setattr(schema, "MIGRATIONS", steps)
    PostgresStore(database).close()
    older.append("one", 2, [entry(2)]).result()
    older.close()
    found = newer.load("one")
    assert found is not None and len(found.entries) == 3
    newer.close()
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE schema SET least = version")
    with pytest.raises(BadFile, match="newer Spielkiste") as caught:
        PostgresStore(database)
    assert caught.value.key == "newer-database" and "password" not in str(caught.value)


def test_a_missing_database_is_reported_in_one_sentence() -> None:
    with pytest.raises(BadFile) as caught:
        PostgresStore("postgresql://somebody:secret@127.0.0.1:1/tables")
    assert caught.value.key == "database-unusable" and "secret" not in str(caught.value)


@pytest.mark.parametrize("place", ["127.0.0.1:many", "127.0.0.1:99999999", "[::1", "[::1]:x", "[nonsense]", "::1", "%zz"])
def test_an_invalid_address_is_reported_in_one_sentence(place: str) -> None:
    with pytest.raises(BadFile) as caught:
        PostgresStore(f"postgresql://somebody:secret@{place}/tables")
    said = caught.value
    assert said.key == "database-unusable" and "secret" not in str(said) and "secret" not in str(said.arguments)


def test_an_invalid_bus_is_reported_in_one_sentence() -> None:
    with pytest.raises(BadSetup) as caught:
        open_store("postgresql://127.0.0.1:1/tables", "redis://:secret@localhost/0?socket_timeout=soon")
    assert caught.value.key == "setting-bus" and "secret" not in str(caught.value)


def test_what_was_claimed_before_a_long_sleep_does_not_count(
    stores: tuple[PostgresStore, PostgresStore], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server sleeps between claiming a table and recording the claim, and has lost its lease when it continues."""
    first, second = stores
    second.lease.renew()
    _let_lease_expire(first, database)
    claim = leases.claim

    def claim_and_sleep(*given: Any) -> Any:
        found = claim(*given)
        second._forget_own_tables()
        return found

    monkeypatch.setattr("spielkiste.store.postgres.claim", claim_and_sleep)
    with pytest.raises(TableLost):
        second.load("one")
    monkeypatch.undo()
    assert second.load("one") is not None
    second.append("one", 1, [entry(1)]).result()
    assert isinstance(first.append("one", 1, [entry(9)]).exception(), TableLost)
