"""Test that the doctor says what is fine, what is wrong and what to do."""

import os
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from importlib import metadata
from pathlib import Path

import pytest

from spielkiste.command import main
from spielkiste.server import doctor, serve
from spielkiste.server.kept_address import KeptAddress
from spielkiste.store import SqliteStore


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("LANG", "C")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("page")
    monkeypatch.setattr(doctor, "web_folder", lambda: tmp_path / "web")
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    store.create("one", "secret", int(time.time()), []).result()
    store.close()
    yield path


def _ask(database: Path, capsys: pytest.CaptureFixture[str], *flags: str) -> tuple[int, list[str], str]:
    """Return the exit code, the problems, and the whole output."""
    code = main(["doctor", "--database", str(database), "--port", "0", *flags])
    out = capsys.readouterr().out
    assert all(line.startswith(("ok ", "note ", "WRONG ")) for line in out.splitlines())
    return code, [line for line in out.splitlines() if line.startswith("WRONG")], out


def test_a_healthy_machine_has_no_findings(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, wrong, out = _ask(database, capsys)
    assert code == 0 and not wrong, out
    said = "one game table.|note   No server is running here|Only its owner|room|clock|open files|--behind-proxy|uvicorn|page"
    for word in said.split("|"):
        assert word in out
    assert main(["doctor", "--database", str(database), "--port", "0", "--lang", "de"]) == 0
    assert "ist heil" in capsys.readouterr().out


def test_the_age_of_the_last_backup_is_reported(database: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "\nnote   There’s no record of a backup yet" in _ask(database, capsys)[2]
    assert main(["backup", str(tmp_path / "copy"), "--database", str(database)]) == 0
    capsys.readouterr()
    code, _, out = _ask(database, capsys)
    assert code == 0 and f"The last backup is from the last 24 hours: {tmp_path / 'copy'}" in out
    nine_days_ago = time.time() - 9 * doctor.DAY
    os.utime(f"{database}-backup", (nine_days_ago, nine_days_ago))
    code, wrong, _ = _ask(database, capsys)
    assert code != 0 and len(wrong) == 1 and "9 days old" in wrong[0] and "every night" in wrong[0]


def test_nothing_is_wrong_before_the_first_start(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new = database.parent / "new" / "tables.sqlite"
    code, _, out = _ask(new, capsys)
    assert code == 0 and "no database" in out and not new.parent.exists()


def test_a_server_for_the_home_network_is_checked_where_it_listens(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(database)
    with socket.create_server(("0.0.0.0", 0)) as held:
        port = held.getsockname()[1]
        # The second is not an address of this machine any more.
        for told, checked in (("127.0.0.1", "127.0.0.1"), ("203.0.113.7", "0.0.0.0")):
            monkeypatch.setattr(KeptAddress, "running_elsewhere", lambda _, told=told: f"http://{told}:{port}/")
            _, _, out = _ask(database, capsys)
            assert f"Port {port} on {checked} is in use, by the running server." in out, out
    assert "Only this machine" not in out
    store.close()


def test_another_program_at_the_kept_address_is_no_server(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(database)
    kept = KeptAddress(str(database))
    assert kept.running_elsewhere() is None
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        kept.opened(f"http://127.0.0.1:{port}/", port)

        def mumble() -> None:
            for _ in range(3):
                line, _ = other.accept()
                with line:
                    line.recv(1000)
                    line.sendall(b"this is not HTTP\r\n\r\n")

        talking = threading.Thread(target=mumble)
        talking.start()
        assert KeptAddress(str(database)).running() is None
        assert KeptAddress(str(database)).running_elsewhere() is None
        assert _ask(database, capsys)[0] == 0
        talking.join()
    store.close()


def test_a_running_server_is_recognised(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(database)
    with socket.create_server(("127.0.0.1", 0)) as held:
        code, _, out = _ask(database, capsys, "--port", str(held.getsockname()[1]))
        assert code == 0 and "A server is running" in out and "by the running server" in out and "No server" not in out
        store.append("one", 0, [{"kind": "x"}]).result()
        database.unlink()
        code, wrong, _ = _ask(database, capsys, "--port", str(held.getsockname()[1]))
    assert code == 1 and len(wrong) == 1 and f"its database {database} is gone" in wrong[0]
    store.close()


def test_a_port_in_use_is_found(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as held:
        code, wrong, _ = _ask(database, capsys, "--port", str(held.getsockname()[1]))
    assert code == 1 and len(wrong) == 1 and "--port" in wrong[0]


@pytest.mark.parametrize(
    ("name", "content", "mode", "right"),
    [
        ("tables.sqlite", None, 0o644, 600),
        ("tables.sqlite-host-key", "key", 0o640, 600),
        ("tables.sqlite-host-key", "key", 0o600, None),
        ("server.toml", 'host-key = "long-enough-key"', 0o644, 640),
        ("server.toml", 'bus = "redis://:password@localhost"', 0o644, 640),
        ("server.toml", 'host-key = "long-enough-key"', 0o640, None),
        ("server.toml", "keep = 90", 0o644, None),
        ("server.toml", "keep = 90", 0o666, 640),
    ],
)
def test_a_file_that_others_can_read_is_found(
    name: str, content: str | None, mode: int, right: int | None, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = database.with_name(name)
    if content is not None:
        path.write_text(content)
    path.chmod(mode)
    _, wrong, _ = _ask(database, capsys, *(["--config", str(path)] if path.suffix == ".toml" else []))
    assert len(wrong) == (right is not None) and all(f"chmod {right} {path}" in line for line in wrong)


def test_a_damaged_database_is_found(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database.write_bytes(b"no database, but long enough to be taken for one" * 100)
    code, wrong, _ = _ask(database, capsys)
    assert code == 1 and len(wrong) == 1 and "isn’t a Spielkiste database" in wrong[0]


def test_a_clock_that_is_behind_is_found(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = sqlite3.connect(database)
    with connection:
        connection.execute("update tables set used = ?", (int(time.time()) + 10 * doctor.DAY,))
    connection.close()
    code, wrong, _ = _ask(database, capsys)
    assert code == 1 and len(wrong) == 1 and "clock" in wrong[0]


def test_little_space_few_descriptors_and_a_missing_page_are_found(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "LEAST_BYTES", 10**18)
    monkeypatch.setattr(doctor, "LEAST_DESCRIPTORS", 10**18)
    monkeypatch.setattr(doctor, "web_folder", lambda: database.parent / "nowhere")
    lines = [
        "uvicorn<100,>=99; extra == 'serve'",
        "no-such-package>=1; (os_name == 'x') and extra == \"serve\"",
        "not-ours>=9; extra == 'lab'",
    ]
    monkeypatch.setattr(metadata, "requires", lambda _: lines)
    code, wrong, _ = _ask(database, capsys, "--behind-proxy", "*")
    assert code == 1 and len(wrong) >= 5 and not any("not-ours" in line for line in wrong)
    for hint in ("make room", "pip install --upgrade uvicorn", "no-such-package is missing", "make play", "“*”"):
        assert any(hint in line for line in wrong), hint


def test_an_installation_without_its_page_is_not_sent_to_make(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "web_folder", lambda: database.parent / "nowhere")
    monkeypatch.setattr(serve, "__file__", str(database.parent / "lib" / "site-packages" / "spielkiste" / "server" / "serve.py"))
    _, wrong, _ = _ask(database, capsys)
    assert len(wrong) == 1 and "as in docs/host.md" in wrong[0]


def test_it_asks_for_the_versions_that_the_installed_package_asks_for() -> None:
    assert doctor.needed().keys() >= {"h11", "msgspec", "segno", "starlette", "uvicorn", "websockets"}
    assert all(least[0].isdecimal() for least in doctor.needed().values())


def test_what_is_marked_is_shown_and_can_be_kept(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, _, said = _ask(database, capsys)
    assert "Nothing is marked to be deleted" in said
    with closing(SqliteStore(database)) as store:
        store.forget([("playing", -1)])
        assert store.marked() == (1, 0)
        _, _, said = _ask(database, capsys)
        assert "one table, 0 classrooms" in said and "note   Nobody has used" in said and "--keep-marked" in said
        # This also works while a server is running.
        main(["doctor", "--database", str(database), "--port", "0", "--lang", "en", "--keep-marked"])
        assert "Kept, as if they had just been used: one table, 0" in capsys.readouterr().out and store.marked() == (0, 0)
