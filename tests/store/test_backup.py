"""Test backups: a complete copy that only its owner can read. A restore checks the copy first and keeps the existing data."""

import os
import sqlite3
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from spielkiste.command import main
from spielkiste.core.errors import BadFile
from spielkiste.server import doctor
from spielkiste.store import SqliteStore
from spielkiste.store.backup import DATED, back_up, restore


def _entry(number: int) -> dict[str, object]:
    return {"kind": "move", "seat": 0, "move": f"drive {number}"}


def _filled(path: Path, tables: int = 3) -> Path:
    store = SqliteStore(path)
    for table in range(tables):
        store.create(f"table-{table}", "secret", 7, [_entry(number) for number in range(50)]).result()
    store.close()
    return path


@pytest.fixture(autouse=True)
def own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C")


def test_a_copy_is_made_while_the_server_writes(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    store.create("one", "secret", 7, [_entry(0)]).result()
    stop = threading.Event()
    written = [0]

    def write() -> None:
        while not stop.is_set():
            written[0] += 1
            store.append("one", written[0], [_entry(written[0])]).result()

    writer = threading.Thread(target=write)
    writer.start()
    while written[0] < 20:
        pass
    copies = [tmp_path / f"copy-{number}" for number in range(5)]
    for copy in copies:
        before = written[0] - 1
        assert back_up(tmp_path / "a.sqlite", copy) == 1
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert not list(tmp_path.glob(f"{copy.name}?*")), "the backup must be a single file"
        kept = sqlite3.connect(copy)
        assert kept.execute("select count(*) from entries").fetchone()[0] >= before, "confirmed entries must be in the backup"
        kept.close()
    stop.set()
    writer.join()
    store.close()


def test_what_is_put_back_is_what_was_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = _filled(tmp_path / "a.sqlite")
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--database", str(database)]) == 0
    said = capsys.readouterr().out
    assert said == f"The new file {copy} holds all 3 tables of {database}. Only you can read it.\n"
    later = SqliteStore(database)
    for number in range(30):
        later.create(f"later-{number}", "secret", 7, []).result()
    later.close()
    assert main(["restore", str(copy), "--database", str(database)]) == 0
    said = capsys.readouterr().out
    assert f"3 tables are back in {database}, from {copy}. Now start" in said and f"kept in {database}-before-" in said
    again = SqliteStore(database)
    assert again.warning is None, "an older backup must not count as a loss"
    assert again.count() == 3
    found = again.load("table-2")
    assert found is not None and found.entries == [_entry(number) for number in range(50)]
    again.close()
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    (aside,) = (path for path in tmp_path.glob("a.sqlite-before-*") if not path.name.endswith("-wal"))
    before = SqliteStore(aside)
    assert before.count() == 33
    before.close()


def test_restore_sets_the_write_ahead_log_aside_too(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    back_up(_filled(tmp_path / "other.sqlite"), copy)
    store = SqliteStore(tmp_path / "killed.sqlite")
    store.create("one", "secret", 7, [_entry(0)]).result()
    # As after a power cut, without any clean-up.
    for path in tmp_path.glob("killed.sqlite*"):
        (tmp_path / path.name.replace("killed", "a")).write_bytes(path.read_bytes())
    store.close()
    assert (tmp_path / "a.sqlite-wal").stat().st_size
    tables, aside = restore(copy, tmp_path / "a.sqlite")
    assert tables == 3 and aside is not None
    before = SqliteStore(aside)
    assert before.count() == 1
    before.close()


def test_only_the_last_former_databases_are_kept(tmp_path: Path) -> None:
    copy, database = tmp_path / "copy", _filled(tmp_path / "a.sqlite")
    back_up(database, copy)
    (tmp_path / "a.sqlite-before-the-flood").touch()
    for day in range(1, 6):
        for ending in ("", "-wal"):
            (tmp_path / f"a.sqlite-before-2025010{day}-120000{ending}").touch()
    _, aside = restore(copy, database)
    left = {path.name.partition("-before-")[2] for path in tmp_path.glob("a.sqlite-before-*")}
    new = str(aside).partition("-before-")[2]
    kept = {f"{name}{ending}" for name in ("20250104-120000", "20250105-120000", new) for ending in ("", "-wal")}
    assert left | {f"{new}-wal"} == {"the-flood", *kept}


def test_it_can_be_put_where_nothing_was(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    back_up(_filled(tmp_path / "a.sqlite"), copy)
    assert restore(copy, tmp_path / "new" / "tables.sqlite") == (3, None)
    store = SqliteStore(tmp_path / "new" / "tables.sqlite")
    assert store.count() == 3
    store.close()


def test_nothing_is_put_back_under_a_running_server(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    back_up(_filled(tmp_path / "a.sqlite"), copy)
    store = SqliteStore(tmp_path / "a.sqlite")
    with pytest.raises(BadFile) as caught:
        restore(copy, tmp_path / "a.sqlite")
    assert caught.value.key == "database-in-use" and "stop it first" in str(caught.value)
    store.append("table-0", 50, [_entry(50)]).result()
    store.close()


def _foreign(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("create table recipes (name)")
    connection.close()


def _newer(path: Path) -> None:
    _filled(path)
    connection = sqlite3.connect(path)
    connection.execute("pragma user_version = 99")
    connection.close()


def _holed(path: Path) -> None:
    _filled(path, 40)
    whole = bytearray(path.read_bytes())
    whole[len(whole) // 2 : len(whole) // 2 + 3000] = b"\x5a" * 3000
    path.write_bytes(whole)


def _cut(path: Path) -> None:
    _filled(path, 40)
    path.write_bytes(path.read_bytes()[:-9000])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("make", "key"),
    [
        (lambda path: path.write_bytes(b""), "not-ours"),
        (lambda path: path.write_bytes(bytes(range(256)) * 40), "not-ours"),
        (_foreign, "not-ours"),
        (_newer, "newer-database"),
        (_holed, "damaged-database"),
        (_cut, "damaged-database"),
        (lambda path: None, "no-file"),
        (lambda path: path.mkdir(), "file-folder"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_in_one_sentence(
    make: Callable[[Path], object], key: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = _filled(tmp_path / "a.sqlite")
    before = database.read_bytes()
    given = tmp_path / "given"
    make(given)
    with pytest.raises(BadFile) as caught:
        restore(given, database)
    assert caught.value.key == key
    assert main(["restore", str(given), "--database", str(database), "--lang", language]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and str(given) in said
    assert database.read_bytes() == before and not list(tmp_path.glob("*.part")) and not list(tmp_path.glob("*before*"))


@pytest.mark.parametrize("name", ["x.backup", "x/"])
def test_a_missing_folder_is_named(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = _filled(tmp_path / "a.sqlite")
    assert main(["backup", f"{tmp_path}/none/{name}", "--database", str(database)]) == 2
    assert capsys.readouterr().err == f"There’s no folder {tmp_path}/none; create it first.\n"


@pytest.mark.parametrize("place", ["/dev/null/x", "/dev/null/x/y", "/proc/none/x"])
@pytest.mark.skipif(os.name != "posix", reason="no such places")
def test_a_place_where_nothing_can_be_written_is_one_sentence(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "some.backup"
    backup.write_bytes(b"x")
    assert main(["restore", str(backup), "--database", place, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and place in said


def test_a_backup_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = _filled(tmp_path / "a.sqlite")
    (tmp_path / "copy").write_text("precious")
    assert main(["backup", str(tmp_path / "copy"), "--database", str(database)]) == 2
    assert (tmp_path / "copy").read_text() == "precious"
    assert main(["backup", str(tmp_path / "nowhere" / "copy"), "--database", str(database)]) == 2
    assert main(["backup", str(tmp_path / "copy-2"), "--database", str(tmp_path / "none.sqlite")]) == 2
    assert capsys.readouterr().err.count("\n") == 3
    assert not (tmp_path / "none.sqlite").exists()


def test_a_folder_keeps_the_last_backups(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = _filled(tmp_path / "a.sqlite")
    folder = tmp_path / "backups"
    folder.mkdir()
    others = ["tables-2025-01-01-040000.backup.part", "tables-of-mine.backup"]
    old = [f"tables-2025-01-{day:02}-040000.backup" for day in range(1, 6)]
    for name in old + others:
        (folder / name).touch()
    assert main(["backup", str(folder), "--database", str(database), "--last", "3"]) == 0
    assert "removed: 3" in capsys.readouterr().out
    left = sorted(path.name for path in folder.iterdir())
    (new,) = set(left) - set(old) - set(others)
    assert left == sorted([*others, *old[-2:], new]) and DATED.fullmatch(new)
    assert restore(folder / new, tmp_path / "again.sqlite")[0] == 3


@pytest.mark.parametrize("last", ["0", "-1", "many", "²"])
def test_how_many_backups_are_kept_is_a_number(last: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path), f"--last={last}", "--lang", "en"]) == 2
    assert "--last" in capsys.readouterr().err


@pytest.mark.parametrize("flags", [["--last", "3"], []])
def test_a_folder_that_is_not_there_is_made(flags: list[str], tmp_path: Path) -> None:
    database = _filled(tmp_path / "a.sqlite")
    named = str(tmp_path / "backups") + ("" if flags else "/")
    assert main(["backup", named, "--database", str(database), *flags]) == 0
    (copy,) = (tmp_path / "backups").iterdir()
    assert DATED.fullmatch(copy.name) and stat.S_IMODE(copy.parent.stat().st_mode) == 0o700


def test_last_takes_a_folder_not_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = _filled(tmp_path / "a.sqlite")
    for name in (str(database), str(tmp_path / "x.backup")):
        assert main(["backup", name, "--database", str(database), "--last", "3"]) == 2
        assert f"{name} isn’t one; name a folder" in capsys.readouterr().err
    assert not (tmp_path / "x.backup").exists()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root gives files away")
@pytest.mark.parametrize("there", [True, False])
def test_what_root_restores_belongs_to_the_service(there: bool, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    back_up(_filled(tmp_path / "a.sqlite"), copy)
    folder = tmp_path / "state"
    folder.mkdir()
    database = folder / "tables.sqlite"
    if there:
        _filled(database)
    for path in (folder, *folder.iterdir()):
        os.chown(path, 4711, 4712)
    restore(copy, database)
    for path in folder.iterdir():
        assert (path.stat().st_uid, path.stat().st_gid) == (4711, 4712), path.name


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="root becomes another user here")
@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["doctor"], ["backup", "/tmp/"], ["restore", "/dev/null"]])
def test_a_folder_of_another_user_is_named_as_such(words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # The other user may not be able to read Python's own modules; this loads those that are imported late, too.
    doctor.needed()
    database = _filled(tmp_path / "a.sqlite")
    tmp_path.chmod(0o700)
    os.seteuid(65534)
    try:
        code = main([*words, "--database", str(database), "--lang", "en"])
    finally:
        os.seteuid(0)
    said = capsys.readouterr()
    assert code != 0 and f"This user can’t open the database {database}" in said.out + said.err


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="root becomes another user here")
def test_a_database_of_another_user_is_named_as_such(tmp_path: Path) -> None:
    database = _filled(tmp_path / "a.sqlite")
    os.seteuid(65534)
    try:
        for use in (lambda: SqliteStore(database), lambda: back_up(database, Path("/dev/shm/none"))):
            with pytest.raises(BadFile) as caught:
                use()
            assert caught.value.key == "database-not-yours" and f"{database}; start" in str(caught.value)
    finally:
        os.seteuid(0)
