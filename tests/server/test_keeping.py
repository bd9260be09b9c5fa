"""Test that tables are kept as long as the host says, and no longer."""

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests import web
from tests.server.harness import Player, Server, play_to_the_end

DAY = 86_400


def _age(server: Server, days: float) -> None:
    with sqlite3.connect(server.database) as connection:
        connection.execute("update tables set used = ?", (int(time.time() - days * DAY),))
    connection.close()


def _stages(server: Server) -> list[str]:
    """Return the stages of the tables that are not marked for deletion."""
    with closing(sqlite3.connect(server.database)) as connection:
        found = connection.execute("select stage from tables where marked is null order by stage")
        return [str(stage) for (stage,) in found]


def _watch_clean_up(server: Server, left: list[str]) -> None:
    """Watch the tables for longer than one clean-up interval, with the test's clock."""
    deadline = time.monotonic() + 1
    while time.monotonic() < deadline:
        assert _stages(server) == left
        time.sleep(0.05)


def _three_tables(server: Server) -> None:
    server.open_table([{"kind": "here"}, {"kind": "open"}])
    server.people(1, bots=1, tempo="calm")
    keys, _ = server.people(1, bots=1)
    play_to_the_end({0: Player(server, keys)})
    server.stop()


@pytest.mark.parametrize(
    ("flags", "told", "days", "left"),
    [
        ([], 365, 0.5, ["over", "playing", "waiting"]),
        ([], 365, 2, ["over", "playing"]),
        ([], 365, 366, []),
        (["--keep", "90d"], 90, 89, ["over", "playing"]),
        (["--keep", "90d"], 90, 91, []),
        (["--keep", "for-ever"], None, 5000, ["over", "playing"]),
    ],
)
def test_what_is_kept(
    own_server: Callable[..., Server], flags: list[str], told: int | None, days: float, left: list[str]
) -> None:
    server = own_server("--quick", *flags)
    assert web.get(server.url + "api/shelf").json()["keep_days"] == told
    _three_tables(server)
    assert _stages(server) == ["over", "playing", "waiting"]
    _age(server, days)
    server.start()
    deadline = time.monotonic() + 10
    while _stages(server) != left and time.monotonic() < deadline:
        time.sleep(0.05)
    assert _stages(server) == left
    with closing(sqlite3.connect(server.database)) as connection:
        assert connection.execute("select count(*) from tables").fetchone() == (3,), "the tables must only be marked so far"


@pytest.mark.parametrize("days", [2, 400])
def test_a_server_that_is_started_with_a_wrong_clock_deletes_nothing(
    own_server: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0", encoding="utf-8")
    monkeypatch.setenv("TEST_CLOCK", str(clock))
    server = own_server("--quick")
    keys, waiting = server.people(1, bots=1, tempo="calm")[0], server.open_table([{"kind": "here"}, {"kind": "open"}])
    room = server.post("api/class", {"game": "thousand-km", "size": 2, "places": 3}).json()
    server.stop()
    clock.write_text(str(days * DAY), encoding="utf-8")
    server.start()
    _watch_clean_up(server, ["playing", "waiting"])
    for key in (keys[0], waiting["seats"][0]["key"]):
        person = Player(server, [key])
        assert person.welcome["t"] == "welcome", person.welcome
        person.leave()
    with server.socket() as socket:
        socket.send(json.dumps({"t": "hello", "keys": [room["key"]]}))
        assert json.loads(socket.recv())["t"] == "class_room", "the class must go on"


def test_a_device_without_a_clock_keeps_what_was_played_a_minute_ago(
    own_server: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The device plays in 1970, its clock is set while it runs, and it is killed and restarted."""
    clock = tmp_path / "clock"
    clock.write_text(str(-time.time()), encoding="utf-8")
    monkeypatch.setenv("TEST_CLOCK", str(clock))
    server = own_server("--quick")
    keys, _ = server.people(1, bots=1, tempo="calm")
    clock.write_text("0", encoding="utf-8")
    Player(server, keys).leave()
    server.kill()
    server.start()
    _watch_clean_up(server, ["playing"])
