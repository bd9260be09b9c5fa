"""Test the host's pages: the host sees the server's state and can close it to new players; others cannot, and cannot
guess keys for long.
"""

import re
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from spielkiste.boxes import lessons
from spielkiste.command import main
from spielkiste.core.registry import find
from spielkiste.server.hostkey import Keyhole, NotTheHost, TooManyKeys, from_this_machine, kept_key
from spielkiste.server.serve import found_key
from spielkiste.texts import texts
from tests import web
from tests.server.harness import Player, Server

KEY = "a-key-for-the-tests"
BEARER = {"Authorization": f"Bearer {KEY}"}
LESSON = next(iter(lessons(find("memo-race"))))
#: The headers of a request from outside.
STRANGER = {"Host": "games.example"}


@pytest.fixture
def server(own_server: Callable[..., Server]) -> Server:
    return own_server("--quick", "--host-key", KEY)


def _closed(server: Server, closed: bool) -> None:
    answer = web.post(server.url + "api/host", json={"closed": closed}, headers=BEARER)
    assert answer.status_code == 200 and answer.json()["closed"] is closed


def test_how_many_how_long_and_how_heavy(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    player = Player(server, [keys[0]])
    said = web.get(server.url + "api/host", headers=BEARER).json()
    assert said["tables"] == said["tables_kept"] == said["people"] == 1 and not said["closed"]
    assert said["memory_bytes"] > 10_000_000 and said["database_bytes"] > 10_000 and said["cpu_share"] >= 0
    assert said["version"] and said["uptime_seconds"] >= 0
    player.leave()


def test_the_doctor_finds_a_running_server_well(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--url", server.url, "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("ok ") == 2, "health and WebSocket"


def test_a_closed_server_admits_no_new_players_and_games_go_on(server: Server) -> None:
    keys, _ = server.people(1, bots=1, tempo="calm")
    player = Player(server, keys)
    made = server.open_table([{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
    first = server.post("api/join", {"join_key": made["join_key"], "client": "mine"}).json()
    _closed(server, True)
    for path, body in (
        ("api/tables", {"game": "thousand-km", "seats": [{"kind": "here"}, {"kind": "bot"}]}),
        ("api/join", {"join_key": made["join_key"]}),
        ("api/lessons", {"game": "memo-race", "lesson": LESSON}),
    ):
        refused = server.post(path, body)
        assert refused.status_code == 503 and refused.json()["key"] == "closing", path
    assert player.ask(t="rename", seat=0, name="Still here")["t"] == "ack"
    again = server.post("api/join", {"join_key": made["join_key"], "client": "mine"})
    assert again.json()["seats"] == first["seats"], "a player with a seat must keep it"
    assert Player(server, keys).welcome["t"] == "welcome", "an absent player must be able to come back"
    _closed(server, False)
    assert server.people(1, bots=1)
    _closed(server, True)
    server.stop()
    server.start()
    assert server.people(1, bots=1), "a restart must open the server again"


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_page_works_without_a_script(server: Server, language: str) -> None:
    asked = web.get(server.url + "host", headers={"Accept-Language": f"{language}-XX,fr;q=0.5"})
    assert asked.status_code == 200 and f'<html lang="{language}">' in asked.text and "<script" not in asked.text
    assert "default-src 'none'" in asked.headers["content-security-policy"]
    assert 'for="key"' in asked.text and 'id="key"' in asked.text
    origin = {"Origin": server.url.rstrip("/")}
    told = web.post(server.url + "host", data={"key": KEY, "lang": language, "do": "close"}, headers=origin)
    assert told.status_code == 200 and 'value="open"' in told.text and told.headers["cache-control"] == "no-store"
    assert web.get(server.url + "api/host", headers=BEARER).json()["closed"]
    web.post(server.url + "host", data={"key": KEY, "do": "open"}, headers=origin)
    assert not web.get(server.url + "api/host", headers=BEARER).json()["closed"]
    wrong = web.post(server.url + "host", data={"key": "<b>" + KEY, "lang": language}, headers=origin)
    assert wrong.status_code == 403 and 'role="alert"' in wrong.text and "<b>" not in wrong.text
    elsewhere = web.post(server.url + "host", data={"key": KEY, "do": "close"}, headers={"Origin": "https://evil.example"})
    assert elsewhere.status_code == 403


def test_a_wrong_key_is_refused_in_one_sentence(server: Server) -> None:
    for given in ("Bearer", f"Bearer {KEY}x", f"Basic {KEY}"):
        answer = web.get(server.url + "api/host", headers={"Authorization": given})
        assert answer.status_code == 403 and answer.json()["key"] == "host-key"
        assert web.post(server.url + "api/host", json={"closed": True}, headers={"Authorization": given}).status_code == 403
        assert web.get(server.url + "metrics", headers={"Authorization": given, **STRANGER}).status_code == 403
    assert not web.get(server.url + "api/host", headers=BEARER).json()["closed"]


def test_clients_that_guess_have_to_wait() -> None:
    keyhole = Keyhole(KEY)
    for _ in range(50):
        keyhole.check(_scope("192.0.2.1"), KEY)
    for _ in range(10):
        with pytest.raises(NotTheHost):
            keyhole.check(_scope("192.0.2.1"), "guess")
    for given in ("guess", KEY):
        with pytest.raises(TooManyKeys) as refused:
            keyhole.check(_scope("192.0.2.1"), given)
        assert refused.value.arguments == {"seconds": 10}, "one guess every ten seconds"
    keyhole.check(_scope("192.0.2.2"), KEY)
    with pytest.raises(NotTheHost):
        Keyhole(None).check(_scope("192.0.2.3"), "")


def test_visitors_without_a_key_do_not_lock_the_host_out() -> None:
    keyhole = Keyhole(KEY)
    for headers in ({}, {"authorization": "Bearer"}, {"authorization": "Basic Zm9v"}):
        for _ in range(20):
            with pytest.raises(NotTheHost):
                keyhole.check_header(_scope("192.0.2.1", **headers))
    keyhole.check(_scope("192.0.2.1"), KEY)


def _scope(address: str, **headers: str) -> dict[str, object]:
    return {
        "client": (address, 1),
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }


@pytest.mark.parametrize(
    ("scope", "near"),
    [
        (_scope("127.0.0.1", host="127.0.0.1:8080"), True),
        (_scope("127.0.0.1", host="localhost"), True),
        (_scope("::1", host="[::1]:8080"), True),
        (_scope("::1", host="[::1]"), True),
        (_scope("192.0.2.1", host="localhost"), False),
        (_scope("127.0.0.1", host="games.example"), False),
        (_scope("127.0.0.1", host="localhost", x_forwarded_for="192.0.2.1"), False),
        (_scope("127.0.0.1", host="localhost", forwarded="for=192.0.2.1"), False),
        (_scope("127.0.0.1"), False),
        (_scope(""), False),
    ],
)
def test_a_request_through_a_local_proxy_is_not_local(scope: dict[str, object], near: bool) -> None:
    assert from_this_machine(scope) is near


def test_the_key_is_kept_for_its_owner(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    key, path = kept_key(database)
    assert path is not None and len(key) >= 20 and stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    assert kept_key(database) == (key, path) and stat.S_IMODE(path.stat().st_mode) == 0o600
    path.write_text("")
    assert kept_key(database)[0] != key
    assert kept_key(":memory:")[1] is None


def test_servers_that_share_a_database_print_no_key(tmp_path: Path) -> None:
    words = texts("en")
    key, said = found_key(None, words)
    assert key is None and "--host-key" in said
    key, said = found_key(str(tmp_path / "tables.sqlite"), words)
    assert key and key not in said and "tables.sqlite-host-key" in said


# -- metrics
# -------------------------------------------------------------------------------------------------------------


def _metrics(server: Server, **headers: str) -> dict[str, float]:
    answer = web.get(server.url + "metrics", headers=headers)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    for line in answer.text.splitlines():
        if not line.startswith("#"):
            assert re.fullmatch(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+', line), line
            name, value = line.rsplit(" ", 1)
            found[name] = float(value)
    return found


def test_figures_follow_what_happens(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    player = Player(server, [keys[0]])
    before = _metrics(server)
    other = Player(server, [keys[1]])
    acting = player if player.update["moves"] else other
    seat = 0 if acting is player else 1
    assert acting.play(seat, acting.update["moves"][0]["notation"])["t"] == "ack"
    assert acting.ask(t="play", seat=seat, move="nonsense")["t"] == "trouble"
    server.post("api/tables", {"game": "halma", "seats": []})
    after = _metrics(server, **BEARER, **STRANGER)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown["spielkiste_people_connected"] == 1 and after["spielkiste_tables_open"] == 1
    assert grown["spielkiste_moves_confirmed_total"] >= 1 and grown["spielkiste_commits_total"] >= 1
    assert grown["spielkiste_confirmation_seconds_count"] == grown['spielkiste_confirmation_seconds_bucket{le="+Inf"}'] == 1
    assert grown["spielkiste_confirmation_seconds_sum"] > 0
    assert (
        grown['spielkiste_refusals_total{key="unreadable-move"}'] == grown['spielkiste_refusals_total{key="unknown-game"}'] == 1
    )
    for name in ("database_bytes", "memory_bytes", "cpu_seconds_total", "start_time_seconds"):
        assert after[f"spielkiste_{name}"] > 0
    assert {"spielkiste_loop_lag_seconds", "spielkiste_bot_failures_total"} <= set(after)
    assert after["spielkiste_loop_lag_seconds"] < 5
    player.leave()
    other.leave()


def test_figures_are_the_hosts_business(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick", "--behind-proxy")
    key = Path(f"{server.database}-host-key").read_text().strip()
    assert web.get(server.url + "metrics").status_code == 200
    assert web.get(server.url + "metrics", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 403
    assert web.get(server.url + "metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 403
    assert web.get(server.url + "metrics", headers=STRANGER).status_code == 403
    assert web.get(server.url + "metrics", headers={**STRANGER, "Authorization": f"Bearer {key}"}).status_code == 200
