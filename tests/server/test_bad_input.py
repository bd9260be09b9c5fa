"""Test that any input gives its sender a clear sentence, and that everyone else plays on."""

import json
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import spielkiste
from spielkiste.store.sqlite import APPLICATION_ID
from spielkiste.texts import texts
from tests import web
from tests.server.harness import PACKAGE, Player, Server, play_to_the_end


def _sentence(key: str) -> bool:
    return texts("en").has(f"error-{key}") and texts("de").has(f"error-{key}")


@pytest.mark.parametrize("key", ["", "nonsense", "a.b", "AAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA", "x" * 5000, "ü.…"])
def test_a_wrong_link_is_refused_in_one_sentence(server: Server, key: str) -> None:
    player = Player(server, [key])
    assert player.welcome["t"] == "trouble" and player.welcome["fatal"] and _sentence(player.welcome["key"])
    assert player.closed() == 4004
    assert server.post("api/replay", {"key": key}).status_code == 404
    assert server.post("api/join", {"join_key": key}).status_code == 404


def test_keys_are_long_and_do_not_give_each_other_away(server: Server) -> None:
    keys, made = server.people(4)
    everything = [*keys, made["join_key"], made["spectator_key"]]
    secret_parts = {key.split(".")[1] for key in everything}
    assert len(secret_parts) == 6 and all(len(part) >= 22 for part in secret_parts)
    wrong = keys[0][:-1] + ("A" if keys[0][-1] != "A" else "B")
    assert Player(server, [wrong]).welcome["t"] == "trouble"


def test_join_links_and_seat_links_are_not_interchangeable(server: Server) -> None:
    keys, made = server.people(2)
    assert Player(server, [made["join_key"]]).welcome["t"] == "trouble"
    assert server.post("api/join", {"join_key": keys[0]}).status_code == 404
    other, _ = server.people(2)
    assert Player(server, [keys[0], other[0]]).welcome["t"] == "trouble", "keys of two tables must be refused"


def test_a_spectator_can_only_watch(server: Server) -> None:
    _, made = server.people(2, tempo="calm")
    watcher = Player(server, [made["spectator_key"]])
    assert watcher.welcome["table"]["join_key"] is None and watcher.update["view"]["hand"] == []
    for request in ({"t": "play", "seat": 0, "move": "drive 25"}, {"t": "rematch"}, {"t": "start"}, {"t": "stand_in", "seat": 0}):
        answer = watcher.ask(**request)
        assert answer["t"] == "trouble" and _sentence(answer["key"])
    assert watcher.ask(t="look", seat=0)["key"] == "not-your-seat"


def test_moves_that_are_out_of_turn_repeated_illegal_or_for_others_are_refused(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    players = [Player(server, [key]) for key in keys]
    for player in players:
        player.drain(0.1)
    turn = next(seat for seat in (0, 1) if players[seat].update["moves"])
    active, idle = players[turn], players[1 - turn]
    legal = {move["notation"] for move in active.update["moves"]}
    game = spielkiste.find("thousand-km")
    written = [game.notation(move) for move in range(game.move_count) if game.phrase(move) is not None]
    illegal = next(move for move in written if move not in legal)
    answer = active.play(turn, illegal)
    assert answer["key"] == "illegal-move" and answer["clause"] and answer["reason"]["key"].startswith("km-why-")
    assert idle.play(1 - turn, written[0])["key"] == "illegal-move"
    assert idle.play(turn, min(legal))["key"] == "not-your-seat"
    for move in ("", "drive", "fly 100", "drive 100 " * 50, "\u0000"):
        assert active.play(turn, move)["key"] == "unreadable-move"
    move = active.update["moves"][0]["notation"]
    number = active.update["number"]
    assert active.play(turn, move)["t"] == "ack"
    again = active.play(turn, move)
    assert again["t"] == "trouble" or again["number"] > number
    why = active.ask(t="why", seat=turn, moves=[illegal])
    assert why["t"] == "because" and (why["reasons"] or illegal in {move["notation"] for move in active.update["moves"]})


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"t":"fly"}', '{"t":"play"}', '{"t":"play","seat":"x","move":1}', '{"t":"play","seat":0,"move":1e9}',
     '{"t":"hello","keys":["x"]}', "\u0000", '{"t":"play","seat":0,"move":1.5}', '{"t":"rename","seat":0,"name":5}'],
)  # fmt: skip
def test_malformed_messages_cost_nothing(server: Server, text: str) -> None:
    keys, _ = server.people(1, bots=1, tempo="calm")
    player = Player(server, keys)
    player.socket.send(text)
    answer = player.wait(lambda message: message["t"] == "trouble")
    assert _sentence(answer["key"])
    assert "$.name" in str(answer["args"]) or '"name":5' not in text, "the answer must name the field"
    assert player.ask(t="rename", seat=0, name="Still here")["t"] == "ack"


def test_a_malformed_hello_ends_the_connection(server: Server) -> None:
    for first in (
        "{",
        '{"t":"play","seat":0,"move":"drive 25"}',
        '{"t":"hello","keys":[]}',
        '{"t":"hello","keys":' + json.dumps(["x"] * 9) + "}",
    ):
        with server.socket() as raw:
            raw.send(first)
            assert json.loads(raw.recv(timeout=5))["t"] == "trouble"
            with pytest.raises(ConnectionClosed):
                raw.recv(timeout=5)


def test_huge_messages_and_floods_end_only_their_own_connection(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    quiet, loud = Player(server, [keys[0]]), Player(server, [keys[1]])
    loud.socket.send("x" * 100_000)
    assert loud.closed() != 1000
    loud = Player(server, [keys[1]])
    try:
        for _ in range(500):
            loud.send(t="why", seat=1, moves=["drive 25"], id=0)
    except ConnectionClosed:
        pass
    loud.closed()
    assert any(frame.get("key") == "flood" for frame in loud.frames)
    assert quiet.ask(t="rename", seat=0, name="Calm")["t"] == "ack"
    assert Player(server, [keys[1]]).welcome["t"] == "welcome", "a client that flooded may come back"


def test_a_reader_who_does_not_read_is_let_go_without_harm(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick")
    keys, made = server.people(2, tempo="calm")
    with server.socket() as lazy:
        lazy.send(json.dumps({"t": "hello", "keys": [made["spectator_key"]]}))
        lazy.recv(timeout=5)
        players = {seat: Player(server, [key]) for seat, key in enumerate(keys)}
        end = play_to_the_end(players)
        assert end["outcome"]


def test_pages_of_other_sites_cannot_connect(server: Server) -> None:
    with pytest.raises((ConnectionClosed, InvalidStatus)), server.socket(Origin="https://elsewhere.example") as raw:
        raw.recv(timeout=5)
    body = {"game": "thousand-km", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "rules"}]}
    assert server.post("api/tables", body, Origin="https://elsewhere.example").status_code == 403
    assert server.post("api/tables", body, Origin=server.url.rstrip("/")).status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "halma", "seats": [{"kind": "here"}]},
        {"game": "thousand-km", "seats": []},
        {"game": "thousand-km", "seats": [{"kind": "here"}] * 9},
        {"game": "thousand-km", "seats": [{"kind": "throne"}]},
        {"game": "thousand-km", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "hal"}]},
        {"game": "thousand-km", "seats": [{"kind": "here"}] * 2, "options": {"goal": 1}},
        {"game": "thousand-km", "seats": [{"kind": "here"}] * 2, "options": {"wheels": 4}},
        {"game": "thousand-km", "seats": [{"kind": "here", "name": "x" * 50}] * 2},
        [],
        "text",
    ],
)
def test_impossible_tables_are_refused_in_words(server: Server, body: object) -> None:
    answer = server.post("api/tables", body)
    assert answer.status_code == 400 and _sentence(answer.json()["key"]), answer.text


def test_damaged_recordings_are_refused(server: Server) -> None:
    for content in (b"", b"{}", b"\xff\xfe", b"x" * 3_000_000):
        answer = web.post(server.url + "api/import", content=content, timeout=20)
        assert answer.status_code == 400 and _sentence(answer.json()["key"])


def test_unknown_pages_are_reported(server: Server) -> None:
    assert web.get(server.url + "api/texts/xx").status_code == 400
    assert web.get(server.url + "api/rules/chess/en").status_code == 400
    assert web.get(server.url + "nothing/here").status_code == 404
    assert web.get(server.url + "../pyproject.toml").status_code == 404


# -- problems of the machine
# ---------------------------------------------------------------------------------------------


def _refused_start(database: str, *flags: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "spielkiste", "serve", "--port", "0", "--database", database, "--lang", "en", *flags],
        env={**os.environ, "PYTHONPATH": str(PACKAGE)},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_port_in_use(server: Server, tmp_path: Path) -> None:
    port = server.url.rstrip("/").rsplit(":", 1)[1]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        for number in (port, str(taken.getsockname()[1])):
            assert f"Port {number}" in _refused_start(str(tmp_path / "x.sqlite"), "--port", number)


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    newer = tmp_path / "newer.sqlite"
    with sqlite3.connect(newer) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.executescript("CREATE TABLE tables (id); CREATE TABLE entries (id); PRAGMA user_version = 99")
    assert "newer Spielkiste" in _refused_start(str(newer))
    foreign = tmp_path / "foreign.sqlite"
    foreign.write_bytes(b"this is a letter to grandma" * 100)
    assert "isn’t a Spielkiste database" in _refused_start(str(foreign))
    assert "can’t be used" in _refused_start(str(tmp_path))
    locked = tmp_path / "locked.sqlite"
    holder = sqlite3.connect(locked, isolation_level=None)
    holder.execute("CREATE TABLE x (y)")
    holder.execute("BEGIN EXCLUSIVE")
    assert "Another program" in _refused_start(str(locked))
    holder.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_database(tmp_path: Path) -> None:
    path = tmp_path / "readonly.sqlite"
    sqlite3.connect(path).close()
    path.chmod(stat.S_IREAD)
    tmp_path.chmod(stat.S_IREAD | stat.S_IEXEC)
    assert "Can’t write" in _refused_start(str(path))


def test_orderly_shutdown_and_return(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick")
    keys, _ = server.people(2, tempo="calm")
    player = Player(server, [keys[0]])
    player.drain(0.1)
    code, out = server.stop()
    assert code == 0 and "Traceback" not in out
    assert f"There was no database {server.database}, so a new one was made." in out, "a slip in the path must show"
    assert out.splitlines()[-1] == "Spielkiste is closed; every game is saved."
    assert player.closed() != 0
    server.start()
    back = Player(server, [keys[0]], last=player.update["number"])
    assert back.update["view"] == player.update["view"]


def test_the_health_page(server: Server) -> None:
    health = web.get(server.url + "health").json()
    assert health["status"] == "ok" and health["tables"] >= 0


def test_idle_connections_are_closed(server: Server) -> None:
    """A connection that never says hello is closed."""
    with server.socket() as raw:
        started = time.monotonic()
        with pytest.raises(ConnectionClosed):
            raw.recv(timeout=20)
        assert time.monotonic() - started < 15


def test_the_medal_is_made_for_a_name_and_refused_in_words(server: Server) -> None:
    good = web.get(server.url + "api/medal", params={"game": "number-rally", "name": "Lina <3", "lang": "de"})
    assert good.status_code == 200 and good.headers["content-type"].startswith("image/svg+xml") and "Lina &lt;3" in good.text
    # Opened as a page, the medal may use only its own fonts.
    policy = good.headers.get_list("content-security-policy")
    assert len(policy) == 1 and "font-src data:" in policy[0] and "default-src 'none'" in policy[0]
    for wrong in (
        {"game": "thousand-km", "name": "Lina"},
        {"game": "number-rally"},
        {"game": "number-rally", "name": "x", "lang": "xx"},
    ):
        answer = web.get(server.url + "api/medal", params=wrong)
        assert answer.status_code == 400 and _sentence(answer.json()["key"])


@pytest.mark.parametrize(
    ("game", "deal", "key"), [("patience", "seven", "bad-deal-number"), ("thousand-km", "7", "no-deal-numbers")]
)
def test_an_invalid_deal_number_is_reported(server: Server, game: str, deal: str, key: str) -> None:
    seats = [{"kind": "here"}] + [{"kind": "bot"}] * (game != "patience")
    answer = server.post("api/tables", {"game": game, "seats": seats, "deal": deal})
    assert answer.status_code == 400 and answer.json()["key"] == key and _sentence(key)


DEEP = "[" * 60_000


@pytest.mark.parametrize(
    "frame",
    [DEEP[:8000], b'{"t":"rename","seat":0,"name":"\xff"}', '{"t":"hello","keys":["x"],"last":-5}', '{"t":"look","seat":-1}',
     '{"t":"stand_in","seat":99}', '{"t":"undo","seat":7}', '{"t":"why","seat":0,"moves":["fly"]}', '{"t":"words"}',
     '{"t":"pace","pace":"at once"}', '{"t":"hurry"}'],
    ids=range(10),
)  # fmt: skip
def test_hostile_frames_do_not_disturb_others(server: Server, frame: str | bytes) -> None:
    keys, _ = server.people(1, bots=1, tempo="calm")
    player = Player(server, keys)
    player.socket.send(frame)
    assert player.ask(t="rename", seat=0, name="Still here")["t"] == "ack"


@pytest.mark.parametrize(
    ("path", "body"),
    [("tables", DEEP), ("tables", b'{"game":"\xff"}'), ("import", DEEP), ("join", b"\xff\xfe"), ("qr", '{"text":5}'),
     ("replay", '{"key":"' + "x" * 5000 + '"}'), ("extras/memo-race/workshop", DEEP), ("extras/patience/workshop", "{}")],
)  # fmt: skip
def test_hostile_requests_get_one_sentence(server: Server, path: str, body: str | bytes) -> None:
    answer = web.post(f"{server.url}api/{path}", content=body)
    assert 400 <= answer.status_code < 500 and _sentence(answer.json()["key"])


@pytest.mark.parametrize("origin", ["http://[", "http://]:99999", "null", "javascript:0"])
def test_malformed_origins_are_refused(server: Server, origin: str) -> None:
    assert web.post(f"{server.url}api/qr", content="{}", headers={"Origin": origin}).status_code == 403


def test_a_client_that_goes_away_in_the_middle_of_a_request(server: Server) -> None:
    host, port = server.url.split("//")[1].strip("/").split(":")
    with socket.create_connection((host, int(port))) as torn:
        torn.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{")
    assert web.get(f"{server.url}health").status_code == 200
