"""Test that a game can always go on: players who do not come, do not return or do not answer never block it."""

import time
from collections.abc import Callable

from tests.server.harness import Message, Player, Server, play_to_the_end


def _latest_table(player: Player) -> Message:
    tables: list[Message] = [frame["table"] for frame in player.frames if frame["t"] in ("table", "welcome")]
    return tables[-1]


def test_a_stand_in_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick")
    keys, _ = server.people(2, tempo="calm")
    for key in keys:
        Player(server, [key])
    server.kill()
    server.start()
    back = Player(server, [keys[0]])
    assert back.ask(t="stand_in", seat=1)["t"] == "ack"


def test_a_bot_stands_in_for_a_player_who_joined_and_never_came(server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "open"}], tempo="calm")
    host = Player(server, [made["seats"][0]["key"]])
    assert server.post("api/join", {"join_key": made["join_key"], "name": "Godot"}).status_code == 200
    host.wait(lambda message: message["t"] == "table" and message["table"]["started"])
    assert host.ask(t="stand_in", seat=1)["t"] == "ack"
    assert play_to_the_end({0: host})["outcome"]


def test_the_game_begins_without_those_who_have_not_come(server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
    host = Player(server, [made["seats"][0]["key"]])
    late = server.post("api/join", {"join_key": made["join_key"], "name": "Godot"}).json()["seats"][0]["key"]
    assert host.ask(t="start")["t"] == "ack"
    wanted = [("person", False), ("person", True), ("bot", False)]
    host.until(lambda: [(seat["kind"], seat["stand_in"]) for seat in _latest_table(host)["seats"]] == wanted)
    godot = Player(server, [late])
    assert godot.ask(t="take_back", seat=1)["t"] == "ack"


def test_a_short_disconnection_keeps_the_seat(own_server: Callable[..., Server]) -> None:
    server = own_server("--log-level", "warning")
    keys, _ = server.people(2, tempo="calm")
    here = Player(server, [keys[0]])
    assert here.ask(t="stand_in", seat=1)["key"] == "still-there"


def test_a_seat_is_given_up_before_the_deal(server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
    host = Player(server, [made["seats"][0]["key"]])
    first = server.post("api/join", {"join_key": made["join_key"], "name": "Kurt"}).json()["seats"][0]
    kurt = Player(server, [first["key"]])
    second_tab = Player(server, [first["key"]])
    assert kurt.ask(t="leave", seat=first["seat"])["t"] == "ack"
    assert kurt.closed() == 4004 and second_tab.closed() == 4004
    assert any(frame.get("key") == "seat-left" for frame in second_tab.frames)
    host.until(lambda: _latest_table(host)["seats"][first["seat"]]["kind"] == "open")
    next_one = server.post("api/join", {"join_key": made["join_key"], "name": "Mia"}).json()["seats"][0]
    assert next_one["seat"] == first["seat"] and next_one["key"] != first["key"]
    assert Player(server, [first["key"]]).welcome["key"] == "wrong-key", "a player who left must not see another player's hand"
    assert Player(server, [next_one["key"]]).welcome["seats"] == [first["seat"]]


def test_a_seat_is_given_up_in_the_middle_and_a_bot_plays_on(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    stays, goes = Player(server, [keys[0]]), Player(server, [keys[1]])
    assert goes.ask(t="leave", seat=1)["t"] == "ack"
    assert play_to_the_end({0: stays})["outcome"]
    assert _latest_table(stays)["seats"][1]["kind"] == "bot"


def test_a_device_for_two_keeps_the_other_seat(server: Server) -> None:
    keys, _ = server.people(3, tempo="calm")
    device = Player(server, keys[:2])
    assert device.ask(t="leave", seat=0)["t"] == "ack"
    again = device.wait(lambda message: message["t"] == "welcome")
    assert again["seats"] == [1] and again["update"]["looking"] == 1


def test_a_game_is_ended_when_all_who_are_here_agree(server: Server) -> None:
    keys, _ = server.people(3, tempo="calm")
    one, two = Player(server, [keys[0]]), Player(server, [keys[1]])
    assert one.ask(t="end", seat=0)["t"] == "ack"
    asked = two.wait(lambda message: message["t"] == "table" and message["table"]["proposal"] is not None)["table"]["proposal"]
    assert asked == {"what": "end", "by": 0, "waiting_for": [1]}, "the third player is absent and must not be waited for"
    assert two.ask(t="answer", seat=1, yes=False)["t"] == "ack"
    one.wait(lambda message: message["t"] == "table" and message["table"]["proposal"] is None)
    assert one.ask(t="end", seat=0)["t"] == "ack" and two.ask(t="answer", seat=1, yes=True)["t"] == "ack"
    one.until(lambda: _latest_table(one)["ended"] and one.update["seed"])
    assert one.update["moves"] == [] and one.update["awaited"] == []
    mover = next(player for player in (one, two))
    assert mover.play(0, "draw")["t"] == "trouble"
    assert server.post("api/replay", {"key": keys[0]}).status_code == 200
    assert one.ask(t="rematch")["t"] == "ack" and two.ask(t="rematch")["t"] == "ack"
    two.until(lambda: not _latest_table(two)["ended"] and two.update["awaited"])


def test_nobody_waits_for_a_player_who_leaves(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    one, two = Player(server, [keys[0]]), Player(server, [keys[1]])
    assert one.ask(t="end", seat=0)["t"] == "ack"
    two.leave()
    one.wait(lambda message: message["t"] == "table" and message["table"]["ended"])


def test_one_seat_does_not_take_the_finished_game_from_the_others(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    players = {seat: Player(server, [key]) for seat, key in enumerate(keys)}
    end = play_to_the_end(players)
    replay = server.post("api/replay", {"key": keys[1]}).text
    assert players[0].ask(t="rematch")["t"] == "ack"
    players[1].until(lambda: _latest_table(players[1])["proposal"])
    assert players[1].update["outcome"] == end["outcome"] and players[1].update["seed"] == end["seed"]
    assert _latest_table(players[1])["proposal"] == {"what": "rematch", "by": 0, "waiting_for": [1]}
    assert players[1].ask(t="rematch")["t"] == "ack"
    players[0].until(lambda: players[0].update["outcome"] is None and _latest_table(players[0])["previous"])
    previous = _latest_table(players[0])["previous"]
    assert previous["seed"] == end["seed"] and previous["outcome"] == end["outcome"]
    assert server.post("api/replay", {"key": keys[1]}).status_code == 409
    assert server.post("api/replay", {"key": keys[1], "previous": True}).text == replay


def test_many_arrivals_and_departures_are_announced_together(server: Server) -> None:
    """A hundred spectators cost the players nothing: their coming and going is not announced."""
    keys, made = server.people(2, tempo="calm")
    player = Player(server, [keys[0]])
    # The player's own coming is told, too.
    player.wait(lambda message: message["t"] == "table")
    told = len(player.frames)
    watchers = [Player(server, [made["spectator_key"]]) for _ in range(40)]
    for watcher in watchers:
        watcher.leave()
    player.drain(0.3)
    assert len(player.frames) == told
    # Reloads are announced at most once per short interval.
    for _ in range(10):
        Player(server, [keys[1]]).leave()
    time.sleep(0.1)
    player.drain(0.3)
    assert len(player.frames) - told <= 20
