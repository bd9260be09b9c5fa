"""Test the messages for people who run several servers."""

from collections.abc import Callable
from pathlib import Path

import pytest

from spielkiste.command import main
from spielkiste.core.errors import BadSetup
from spielkiste.server import stores
from tests import web
from tests.scale.services import Redis
from tests.server.harness import Player, Server

KEY = "a-key-for-the-host"


def _said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main([*words, "--lang", "en"])
    told = capsys.readouterr()
    return code, told.out + told.err


def test_the_doctor_looks_at_database_and_bus(database: str, redis: Redis, capsys: pytest.CaptureFixture[str]) -> None:
    _, said = _said(capsys, "doctor", "--database", database, "--port", "0", "--bus", redis.url)
    assert "can be reached and is empty" in said and "The clocks of this machine and of the database agree" in said
    assert f"The bus redis://127.0.0.1:{redis.port} answers" in said
    # The tests' database is not set up to survive power cuts.
    assert "confirms things before they’re on disk; set fsync" in said
    code, said = _said(capsys, "doctor", "--database", database, "--port", "0", "--bus", "redis://:word@127.0.0.1:1")
    assert code == 1 and "The bus redis://127.0.0.1:1 doesn’t answer" in said and "word" not in said
    nowhere = "postgresql://somebody:secret@127.0.0.1:1/tables"
    code, said = _said(capsys, "doctor", "--database", nowhere, "--port", "0")
    assert code == 1 and "postgresql://127.0.0.1:1/tables can’t be used" in said and "secret" not in said


@pytest.mark.parametrize(("command", "tool"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_backups_are_the_databases_own(command: str, tool: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = _said(capsys, command, str(tmp_path / "a"), "--database", "postgresql://somebody:secret@db/tables")
    assert code != 0 and tool in said and "secret" not in said and not list(tmp_path.iterdir())


def test_a_bus_needs_a_database_that_is_shared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    request = ["serve", "--port", "0", "--database", str(tmp_path / "a.sqlite"), "--bus", "redis://localhost"]
    code, said = _said(capsys, *request)
    assert code != 0 and "A bus joins servers that share a PostgreSQL database" in said


@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_an_unknown_kind_of_address_creates_no_file(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = _said(capsys, command, "--port", "0", "--database", "postgresql+psycopg://somebody:secret@db/tables")
    assert code != 0 and "postgresql+psycopg://" in said and "secret" not in said and not list(tmp_path.iterdir())


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "find_spec", lambda _: None)
    with pytest.raises(BadSetup, match="install 'spielkiste\\[scale\\]'"):
        stores.open_store("postgresql://db/tables", None)


def test_each_server_says_which_it_is(serve: Callable[..., Server], redis: Redis) -> None:
    first, second = (serve("--bus", redis.url, "--host-key", KEY) for _ in range(2))
    keys, _ = first.people(2)
    here, there = Player(first, [keys[0]]), Player(second, [keys[1]])
    asked = {"Authorization": f"Bearer {KEY}"}
    told = [web.get(f"{server.url}api/host", headers=asked).json() for server in (first, second)]
    assert told[0]["server"] != told[1]["server"] and [info["people_elsewhere"] for info in told] == [0, 1]
    assert [info["people"] for info in told] == [2, 0] and [info["bus"] for info in told] == [True, True]
    assert f'server="{told[1]["server"]}"' in web.get(f"{second.url}metrics").text
    page = web.post(f"{second.url}host", data={"key": KEY, "lang": "en"}).text
    assert told[1]["server"] in page and "Devices here at tables of other servers" in page
    here.leave()
    there.leave()
