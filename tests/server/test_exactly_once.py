"""Test that every request is carried out exactly once, no matter what the network does."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from spielkiste.host.dedup import PAGES
from tests.server.harness import Player, Server


def _moves_kept(server: Server, key: str) -> int:
    """Return the number of moves in a table's log."""
    return sum(entry["kind"] == "move" for entry in server.kept(key))


@pytest.mark.parametrize("game", ["patience", "clear-away", "wall-break", "tv-lottery", "memo-race"])
def test_the_same_message_twice_is_one_move(server: Server, game: str) -> None:
    people = 1 if game == "patience" else 2
    keys, _ = server.people(people, game=game)
    players = [Player(server, [key]) for key in keys]
    for number in range(1, 16):
        for player in players:
            player.drain(0.02)
        seat = next((seat for seat, player in enumerate(players) if player.update["moves"]), None)
        if seat is None:
            break
        mover = players[seat]
        request = {"t": "play", "seat": seat, "move": mover.update["moves"][0]["notation"], "id": number}
        before = _moves_kept(server, keys[0])
        mover.send(**request)
        first = mover.answer(number)
        after = _moves_kept(server, keys[0])
        mover.send(**request)
        assert mover.answer(number) == first and first["t"] == "ack"
        assert _moves_kept(server, keys[0]) == after > before


def test_the_log_looks_as_the_manual_shows(server: Server) -> None:
    manual = (Path(__file__).parents[2] / "docs" / "log.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r'^\{"kind":"move",.*\}$', manual, re.MULTILINE)
    page, number = json.loads(shown)["ask"]
    (key,), _ = server.people(1, bots=1)
    player = Player(server, [key], client=page.removeprefix("0/"))
    player.until(lambda: bool(player.update["moves"]))
    move = player.update["moves"][0]["notation"]
    player.send(t="play", seat=0, move=move, id=number)
    player.answer(number)
    player.until(lambda: any(entry.get("seat") == 1 for entry in server.kept(key)))
    log = server.kept(key)
    mine = next(entry for entry in log if entry["kind"] == "move" and entry["seat"] == 0)
    assert json.dumps(mine, separators=(",", ":")) == json.dumps({**json.loads(shown), "move": move}, separators=(",", ":"))
    assert all(set(entry) == {"kind", "seat", "move"} for entry in log if entry["kind"] == "move" and entry["seat"] == 1)
    assert [chair["bot"] for chair in log[0]["chairs"]] == [None, "rules"] and "lesson" not in log[0]
    assert log[0]["options"] == {}


def test_a_request_that_is_sent_again_after_a_reconnect_is_known(server: Server) -> None:
    keys, _ = server.people(1, game="patience")
    player = Player(server, keys, client="my page")
    request = {"t": "play", "seat": 0, "move": player.update["moves"][0]["notation"], "id": 7}
    player.send(**request)
    player.leave()
    back = Player(server, keys, client="my page")
    back.send(**request)
    assert back.answer(7)["t"] == "ack"
    assert _moves_kept(server, keys[0]) == 1
    # Another page has its own request numbers.
    other = Player(server, keys, client="another page")
    other.send(t="play", seat=0, move=other.update["moves"][0]["notation"], id=7)
    assert other.answer(7)["t"] == "ack"
    assert _moves_kept(server, keys[0]) == 2


def test_a_request_that_is_sent_again_after_a_crash_is_known(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick")
    keys, _ = server.people(1, game="patience")
    player = Player(server, keys, client="my page")
    request = {"t": "play", "seat": 0, "move": player.update["moves"][0]["notation"], "id": 1}
    player.send(**request)
    first = player.answer(1)
    server.kill()
    server.start()
    back = Player(server, keys, client="my page")
    back.send(**request)
    assert back.answer(1) == first
    assert _moves_kept(server, keys[0]) == 1


def test_a_refusal_is_repeated_as_well(server: Server) -> None:
    """A refusal stays a refusal, even if the same request would be legal by now."""
    keys, _ = server.people(1, bots=1, tempo="calm")
    player = Player(server, keys, client="my page")
    player.send(t="rematch", id=1)
    first = player.answer(1)
    assert first["key"] == "not-over"
    player.send(t="end", seat=0, id=2)
    assert player.answer(2)["t"] == "ack"
    player.send(t="rematch", id=1)
    assert player.answer(1) == first
    player.send(t="rematch", id=3)
    assert player.answer(3)["t"] == "ack"


def test_what_was_answered_long_ago_is_not_done_again(server: Server) -> None:
    keys, _ = server.people(1, bots=1, tempo="calm")
    player = Player(server, keys, client="my page")
    for number in range(1, 81):
        player.send(t="rename", seat=0, name=f"Name {number}", id=number)
        assert player.answer(number)["t"] == "ack"
        player.drain(0.02)
    player.send(t="rename", seat=0, name="Name 1", id=1)
    assert player.answer(1)["key"] == "asked-before"


def test_two_devices_at_one_seat_both_tapping_make_one_move(server: Server) -> None:
    keys, _ = server.people(1, game="patience")
    one, two = Player(server, keys), Player(server, keys)
    refused = 0
    for _ in range(20):
        there = len(server.kept(keys[0])) - 1
        for device in (one, two):
            device.until(lambda device=device, there=there: device.update["number"] == there)  # type: ignore[misc]
        number = one.update["number"]
        if not one.update["moves"]:
            break
        move = one.update["moves"][0]["notation"]
        before = _moves_kept(server, keys[0])
        for device in (one, two):
            device.send(t="play", seat=0, move=move, at=number, id=1000 + number)
        answers = [device.answer(1000 + number) for device in (one, two)]
        assert sorted(answer["t"] for answer in answers) == ["ack", "trouble"]
        assert next(answer["key"] for answer in answers if answer["t"] == "trouble") == "played-elsewhere"
        refused += 1
        assert _moves_kept(server, keys[0]) == before + 1
    assert refused > 10


def test_a_move_for_an_older_table_is_refused(server: Server) -> None:
    keys, _ = server.people(1, game="patience")
    player = Player(server, keys)
    seen = player.update["number"]
    assert player.play(0, player.update["moves"][0]["notation"], at=seen)["t"] == "ack"
    assert player.play(0, player.update["moves"][0]["notation"], at=seen)["key"] == "moved-on"
    assert player.play(0, player.update["moves"][0]["notation"], at=player.update["number"])["t"] == "ack"


def test_a_seat_is_taken_once_however_often_it_is_asked_for(server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
    request = {"join_key": made["join_key"], "client": "my page"}
    first, again = server.post("api/join", request).json(), server.post("api/join", request).json()
    assert first == again
    assert server.post("api/join", {**request, "client": "another"}).json()["seats"] != first["seats"]


def test_a_guest_picks_a_seat_and_who_comes_too_late_for_it_gets_the_next(server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    invited = {"join_key": made["join_key"]}
    assert server.post("api/invitation", invited).json()["free"] == [1, 2, 3]
    for wished, given in ((2, 2), (2, 1), (0, 3)):
        assert server.post("api/join", {**invited, "seat": wished}).json()["seats"][0]["seat"] == given
    assert server.post("api/invitation", invited).json()["free"] == []


def test_a_repeated_join_after_leaving_does_not_open_another_players_seat(server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
    request = {"join_key": made["join_key"], "client": "my page"}
    mine = server.post("api/join", request).json()["seats"][0]
    assert Player(server, [mine["key"]]).ask(t="leave", seat=mine["seat"])["t"] == "ack"
    theirs = server.post("api/join", {**request, "client": "another"}).json()["seats"][0]
    assert theirs["seat"] == mine["seat"]
    again = server.post("api/join", request).json()["seats"][0]
    assert again["key"] not in (mine["key"], theirs["key"]) and again["seat"] != theirs["seat"]


def test_a_page_that_many_others_have_pushed_out_is_still_known(server: Server) -> None:
    keys, _ = server.people(1, game="patience")
    first = Player(server, keys, client="first")
    request = {"t": "play", "seat": 0, "move": first.update["moves"][0]["notation"], "id": 1}
    first.send(**request)
    answer = first.answer(1)
    for number in range(2 * PAGES):
        other = Player(server, keys, client=f"page {number}")
        assert other.ask(t="rename", seat=0, name=f"Name {number}")["t"] == "ack"
        other.leave()
    before = server.kept(keys[0])
    first.send(**request)
    assert first.answer(1) == answer
    assert server.kept(keys[0]) == before, "a request was carried out twice"


def test_a_request_that_is_sent_again_after_the_seats_were_swapped_is_known(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    ada, ben = Player(server, [keys[0]], client="ada"), Player(server, [keys[1]], client="ben")
    request = {"t": "rename", "seat": 0, "name": "Ada", "id": 1}
    ada.send(**request)
    answer = ada.answer(1)
    ada.send(t="end", seat=0, id=2)
    assert ada.answer(2)["t"] == "ack" and ben.ask(t="answer", seat=1, yes=True)["t"] == "ack"
    ada.send(t="rematch", swap=True, id=3)
    assert ada.answer(3)["t"] == "ack" and ben.ask(t="rematch", swap=True)["t"] == "ack"
    assert ada.wait(lambda message: message["t"] == "seated")["seats"] == [1]
    before = server.kept(keys[0])
    ada.send(**request)
    assert ada.answer(1) == answer
    # A new request for a seat that is no longer the player's own is refused.
    ada.send(**{**request, "id": 4})
    assert ada.answer(4)["key"] == "not-your-seat"
    assert server.kept(keys[0]) == before


def test_two_pages_without_a_name_are_two(server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
    seats = [server.post("api/join", {"join_key": made["join_key"], "client": ""}).json()["seats"][0] for _ in range(2)]
    assert seats[0]["seat"] != seats[1]["seat"] and seats[0]["key"] != seats[1]["key"]
