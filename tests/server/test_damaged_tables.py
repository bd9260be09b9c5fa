"""Test that a damaged log affects only its table, with one clear sentence, and that imported recordings are checked."""

import json
import sqlite3
from collections.abc import Callable

import pytest

import spielkiste
from tests import web
from tests.server.harness import Message, Player, Server

SEVEN_THOUSAND_DIGITS = "7" * 7000


@pytest.mark.parametrize(
    "damage",
    [
        "update entries set body = '{' where number = 1",
        "update entries set body = '[1]' where number = 1",
        "update entries set body = '7' where number = 0",
        'update entries set body = \'{"kind":"move","seat":0,"move":"draw"}\' where number = 1',
        'update entries set body = \'{"kind":"stand_in","seat":"x","bot":5}\' where number = 1',
        'update entries set body = \'{"kind":"deal","seed":[]}\' where number = 1',
        "delete from entries where number = 0",
        "delete from entries",
        "update tables set secret = 'not hex at all'",
        "update tables set secret = ''",
    ],
)
def test_a_damaged_table_is_reported_once_and_not_opened_again(own_server: Callable[..., Server], damage: str) -> None:
    server = own_server("--quick")
    keys, _ = server.people(1, bots=1, tempo="calm")
    server.stop()
    with sqlite3.connect(server.database) as connection:
        connection.execute(damage)
    connection.close()
    server.start()
    player = Player(server, keys)
    assert player.welcome["t"] == "trouble" and player.welcome["fatal"] and player.welcome["key"] == "table-unreadable"
    # With these codes a page does not reconnect by itself.
    assert player.closed() in (4000, 4004)
    answer = server.post("api/replay", {"key": keys[0]})
    assert 400 <= answer.status_code < 600 and answer.json()["key"] == "table-unreadable"


@pytest.mark.parametrize("last", [-1, -(10**9), 10**9, 2**63])
def test_a_last_number_that_does_not_exist(server: Server, last: int) -> None:
    keys, _ = server.people(1, bots=1, tempo="calm")
    player = Player(server, keys, last=last)
    assert player.welcome["t"] == "welcome" and player.update["events"] == []


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", [1]), ("players", ["x" * 5000]), ("players", "Lina"), ("seed", int(SEVEN_THOUSAND_DIGITS[:4000])),
     ("seed", SEVEN_THOUSAND_DIGITS), ("seed", "x" * 2_000_000), ("seed", True), ("moves", [1]), ("moves", ["1 fly"]),
     ("seats", 2**70), ("options", [])],
    ids=lambda value: str(value)[:20],
)  # fmt: skip
def test_files_that_are_not_recordings_are_refused(server: Server, field: str, value: object) -> None:
    record = spielkiste.Record(spielkiste.find("patience"), 1, "7")
    body = json.loads(record.dumps())
    body[field] = value
    del body["check"]
    body["check"] = _check(body)
    answer = web.post(server.url + "api/import", content=json.dumps(body), timeout=20)
    assert answer.status_code == 400, answer.text
    assert web.get(server.url + "health").status_code == 200


@pytest.mark.parametrize("field", ["players", "seed", "moves", "options", "game", "position", "else"])
def test_half_letters_in_recordings_are_refused_in_one_sentence(server: Server, field: str) -> None:
    half = "a\udc80b"
    body = json.loads(spielkiste.Record(spielkiste.find("patience"), 1, "7").dumps())
    del body["check"]
    wrong: dict[str, object] = {"players": [half], "moves": [f"1 {half}"], "options": {half: half}, "position": {half: 1}}
    body[field] = wrong.get(field, half)
    body["check"] = _check(body)
    text = json.dumps(body)
    request = {"recording": text, "looking": None, "piece": 0, "moves": 0, "here": [0], "bot": "random"}
    answers = [server.post(f"api/{path}", request) for path in ("watch", "frames", "review")]
    if field == "players":
        # Importing tables is rate-limited.
        answers += [server.post("api/carry-on", request), web.post(server.url + "api/import", content=text)]
    assert {(answer.status_code, answer.json()["key"]) for answer in answers} == {(400, "damaged-file")}


def _check(body: Message) -> str:
    from spielkiste.core.record import _checksum

    return _checksum(body)


def test_a_table_that_continues_a_recording_says_so_at_every_seat(server: Server) -> None:
    game = spielkiste.find("thousand-km")
    record = spielkiste.Record(game, 2, "a seed that I chose", {"tempo": "calm"})
    seat = record.state.actors()[0]
    record.play(seat, record.state.moves(seat)[0])
    made = web.post(server.url + "api/import", content=record.dumps()).json()
    for key in [*(seat["key"] for seat in made["seats"]), made["spectator_key"]]:
        assert Player(server, [key]).welcome["table"]["recorded"] is True
    keys, _ = server.people(2, tempo="calm")
    assert Player(server, [keys[0]]).welcome["table"]["recorded"] is False
    # A solo game needs no proof of a fair shuffle.
    alone = spielkiste.Record(spielkiste.find("patience"), 1, "7")
    made = web.post(server.url + "api/import", content=alone.dumps()).json()
    assert Player(server, [made["seats"][0]["key"]]).welcome["table"]["recorded"] is False
