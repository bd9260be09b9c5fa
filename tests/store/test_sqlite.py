"""Test the embedded store: durable, with group commits, and clear about what it cannot do."""

import os
import resource
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.server.serve import _closed
from spielkiste.store import SqliteStore, Store
from spielkiste.store.backup import examine
from spielkiste.store.sqlite import MIGRATIONS, SCHEMA_VERSION
from spielkiste.texts import texts
from tests.store.contract import StoreContract, entry


class TestContract(StoreContract):
    """Run the tests of the contract that all stores share."""

    @pytest.fixture
    def opened(self, tmp_path: Path) -> Callable[[], Store]:
        return lambda: SqliteStore(tmp_path / "a.sqlite")


def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    store.create("one", "s", 0, [entry(0)]).result()
    (pages,) = store._writer.execute("PRAGMA page_count").fetchone()
    store._writer.execute(f"PRAGMA max_page_count = {pages}")
    written = 0
    with pytest.raises(BadFile) as caught:
        for number in range(1, 10_000):
            store.append("one", number, [entry(number)]).result()
            written = number
    assert caught.value.key == "disk-full"
    store._writer.execute("PRAGMA max_page_count = 100000")
    store.append("one", written + 1, [entry(written + 1)]).result()
    found = store.load("one")
    assert found is not None and len(found.entries) == written + 2
    store.close()


def test_it_is_synchronised_fully(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    assert store._writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._writer.execute("PRAGMA synchronous").fetchone() == (2,)
    store.close()


def test_tables_from_before_they_could_be_forgotten_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    with sqlite3.connect(path) as older:
        older.executescript(
            f"{MIGRATIONS[0]} {MIGRATIONS[1]} PRAGMA user_version = 2; INSERT INTO tables VALUES ('one', 's', 7);"
        )
    older.close()
    store = SqliteStore(path)
    store.forget([("playing", 365)])
    assert store.load("one") is not None and store.marked() == (0, 0)
    store.close()


def test_the_schema_has_a_version_and_an_empty_file_is_brought_up_to_it(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    sqlite3.connect(path).close()
    SqliteStore(path).close()
    (version,) = sqlite3.connect(path).execute("PRAGMA user_version").fetchone()
    assert version == SCHEMA_VERSION == len(MIGRATIONS)


def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    SqliteStore(path).close()
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    with pytest.raises(BadFile, match="made by a newer Spielkiste") as caught:
        SqliteStore(path)
    assert caught.value.key == "newer-database"
    assert newer.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION + 1,)
    newer.close()


# -- the file and its surroundings
# ---------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_does_not_start(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "a.sqlite")
    with pytest.raises(BadFile, match="A server is already using") as caught:
        SqliteStore(tmp_path / "a.sqlite")
    assert caught.value.key == "database-in-use"
    first.create("one", "s", 0, [entry(0)]).result()
    first.close()
    SqliteStore(tmp_path / "a.sqlite").close()


@pytest.mark.skipif(os.name != "posix", reason="links")
@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_nor_does_one_through_another_name_of_it(tmp_path: Path, link: Callable[[Path, Path], None]) -> None:
    (tmp_path / "elsewhere").mkdir()
    path, other = tmp_path / "a.sqlite", tmp_path / "elsewhere" / "b.sqlite"
    first = SqliteStore(path)
    first.create("one", "s", 0, [entry(0)]).result()
    link(path, other)
    if link is os.link and sys.platform != "linux":
        pytest.skip("only Linux can lock the file itself beside SQLite")
    with pytest.raises(BadFile) as caught:
        SqliteStore(other)
    assert caught.value.key == "database-in-use"
    # The first server goes on undisturbed.
    first.append("one", 1, [entry(1)]).result()
    first.close()
    again = SqliteStore(other)
    found = again.load("one")
    assert found is not None and len(found.entries) == 2
    again.close()


@pytest.mark.parametrize("version", [0, 3, 99])
def test_the_database_of_another_program_is_left_alone(tmp_path: Path, version: int) -> None:
    path = tmp_path / "a.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.executescript(f"CREATE TABLE recipes (name TEXT); PRAGMA user_version = {version}; PRAGMA application_id = 42;")
    path.chmod(0o644)
    before = path.read_bytes()
    with pytest.raises(BadFile) as caught:
        SqliteStore(path)
    assert caught.value.key == "not-a-database"
    assert path.read_bytes() == before and path.stat().st_mode & 0o777 == 0o644
    assert not [beside for beside in tmp_path.iterdir() if beside.name.endswith(("-lock", "-mark"))]


def test_a_file_says_that_it_is_ours(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "a.sqlite").close()
    assert b"SPIK" in (tmp_path / "a.sqlite").read_bytes()[:100]


@contextmanager
def full_disk(most: int) -> Iterator[None]:
    """Limit the file size, as on a full disk."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def test_killed_and_started_again_on_a_full_disk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _killed(tmp_path)
    size = Path(f"{path}-wal").stat().st_size
    assert size > 40_000, "the file must be larger than what can be written"
    with full_disk(40_000):
        store = SqliteStore(path)
        found = store.load("one")
        assert store.warning is None and found is not None and len(found.entries) == 10
        assert store.append("one", 10, [entry(10)]).exception() is not None and store.trouble() == "cannot-write"
    assert not list(path.parent.glob("*found*"))
    store.append("one", 10, [entry(10)]).result()
    assert store.trouble() is None
    store.close()


def test_a_damaged_log_is_not_given_up_for_want_of_room(tmp_path: Path) -> None:
    path = _killed(tmp_path)
    log = Path(f"{path}-wal")
    cut = log.read_bytes()[: log.stat().st_size * 3 // 4]
    log.write_bytes(cut)
    with full_disk(20_000), pytest.raises(BadFile) as caught:
        SqliteStore(path)
    assert caught.value.key == "disk-full" and log.read_bytes() == cut and not list(path.parent.glob("*found*"))
    SqliteStore(path).close()


def test_a_full_disk_is_not_a_damaged_database(tmp_path: Path) -> None:
    class Full:
        """A connection to a database on a disk that lacks the space needed for reading."""

        def execute(self, _: str) -> None:
            raise sqlite3.OperationalError("database or disk is full")

    with pytest.raises(BadFile) as caught:
        examine(Full(), tmp_path / "a.sqlite")  # type: ignore[arg-type]
    assert caught.value.key == "disk-full"


def test_the_database_is_readable_only_by_its_owner(tmp_path: Path) -> None:
    old = tmp_path / "a.sqlite"
    old.touch(mode=0o644)
    store = SqliteStore(old)
    store.create("one", "s", 0, [entry(0)]).result()
    for path in tmp_path.glob("a.sqlite*"):
        if not path.name.endswith("-lock"):
            assert path.stat().st_mode & 0o077 == 0, path.name
    store.close()


def _killed(tmp_path: Path) -> Path:
    """Return the files of a server that was killed after ten confirmed writes, without any clean-up."""
    store = SqliteStore(tmp_path / "a.sqlite")
    store.create("one", "s", 0, [entry(0)]).result()
    for number in range(1, 10):
        store.append("one", number, [entry(number)]).result()
    left = tmp_path / "left"
    left.mkdir()
    for path in tmp_path.glob("a.sqlite*"):
        (left / path.name).write_bytes(path.read_bytes())
    store.close()
    return left / "a.sqlite"


def test_a_server_that_was_killed_finds_everything_and_says_nothing(tmp_path: Path) -> None:
    path = _killed(tmp_path)
    store = SqliteStore(path)
    found = store.load("one")
    assert store.warning is None and found is not None and len(found.entries) == 10
    assert not list(path.parent.glob("*found*"))
    store.close()


@pytest.mark.parametrize("damage", ["missing", "cut", "garbled"])
def test_a_damaged_write_ahead_log_is_noticed_said_and_kept(tmp_path: Path, damage: str) -> None:
    path = _killed(tmp_path)
    log = Path(f"{path}-wal")
    whole = log.read_bytes()
    # More than half of the log is the creation of the database.
    most = whole[: len(whole) * 3 // 4]
    left = {"missing": None, "cut": most, "garbled": most + b"\x5a" * (len(whole) - len(most))}[damage]
    if left is None:
        log.unlink()
    else:
        log.write_bytes(left)
    store = SqliteStore(path)
    assert store.warning is not None and "confirmed writes are lost" in store.warning
    if left is not None:
        (kept,) = path.parent.glob("*found*")
        assert kept.read_bytes() == left
        assert str(kept) in store.warning
        found = store.load("one")
        assert found is not None and 0 < len(found.entries) < 10
        store.append("one", len(found.entries), [entry(0)]).result()
    store.close()
    again = SqliteStore(path)
    assert again.warning is None
    again.close()


def test_an_unreadable_entry_spoils_only_its_table(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    store.create("one", "s", 0, [entry(0)]).result()
    store.create("two", "s", 0, [entry(0)]).result()
    store._writer.execute("UPDATE entries SET body = '{' WHERE table_id = 'one'")
    with pytest.raises(BadFile) as caught:
        store.load("one")
    assert caught.value.key == "table-unreadable" and not caught.value.arguments
    assert store.load("two") is not None
    store.close()


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_removed_under_the_server_is_noticed(replaced: bool, tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    with closing(SqliteStore(path)) as store:
        store.create("one", "s", 0, [entry(0)]).result()
        path.rename(tmp_path / "away")
        if replaced:
            path.touch()
        assert store.trouble() == "database-gone"
        assert _closed(store, texts("en")) == (
            f"Spielkiste is closed. The database {path} was missing or couldn’t be written, so the last moves aren’t saved."
        )
        assert store.append("one", 1, [entry(1)]).exception() is not None, "a move that will be lost must not be confirmed"
        (tmp_path / "away").replace(path)
        store.append("one", 1, [entry(1)]).result()
        assert store.trouble() is None and _closed(store, texts("en")) == "Spielkiste is closed; every game is saved."
