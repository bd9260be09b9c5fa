"""Test games over the network: to the end, with interruptions, and without revealing secrets."""

import json
import threading
import time
from collections.abc import Callable
from datetime import date
from hashlib import sha256
from typing import Any

import httpx
import pytest

import spielkiste
from spielkiste.core.deals import TODAY, deal_of_the_day
from spielkiste.core.record import loads
from tests import web
from tests.server.harness import Player, Server, play_to_the_end


def test_a_whole_game_against_bots(server: Server) -> None:
    keys, _ = server.people(1, bots=3)
    player = Player(server, keys)
    end = play_to_the_end({0: player})
    assert end["outcome"]["winners"] and end["seed"]
    assert sha256(f"spielkiste-seed:{end['seed']}".encode()).hexdigest() == player.welcome["table"]["commitment"]


def test_every_frame_ever_received_is_what_the_seat_may_know(server: Server) -> None:
    """Four people play; afterwards the recording gives what each seat could see at each moment, and the frames must
    match it.
    """
    keys, made = server.people(4)
    players = {seat: Player(server, [key]) for seat, key in enumerate(keys)}
    watcher = Player(server, [made["spectator_key"]])
    play_to_the_end(players)
    replay = server.post("api/replay", {"key": keys[0]}).text
    while not watcher.update.get("outcome"):
        watcher.read()
    record = loads(replay)
    first = 2  # the log holds the opening and the deal before the first move
    views: dict[int, spielkiste.State] = {}
    again = spielkiste.Record(record.game, 4, record.seed, dict(record.options))
    views[first - 1] = again.state.copy()
    stories = {first - 1: list(again.story)}
    for number, (seat, move) in enumerate(record.moves, first):
        told = len(again.story)
        again.play(seat, move)
        views[number] = again.state.copy()
        stories[number] = again.story[told:]
    for viewer, player in [*players.items(), (None, watcher)]:
        compared = 0
        for frame in player.frames:
            update = frame.get("update", frame) if frame["t"] in ("welcome", "update") else None
            if update is None:
                continue
            state = views[update["number"]]
            assert update["view"] == json.loads(json.dumps(state.view(viewer)))
            moves = [record.game.notation(move) for move in state.moves(viewer)] if viewer is not None else []
            assert [move["notation"] for move in update["moves"]] == moves
            if frame["t"] == "update" and not update["fresh"]:
                assert update["events"] == [event.seen_by(viewer).json() for event in stories[update["number"]]]
            if update["outcome"] is None:
                assert update["seed"] is None and str(record.seed) not in json.dumps(frame)
            compared += 1
        assert compared > 20


def test_a_player_who_reconnects_gets_the_missed_events(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    players = [Player(server, [key]) for key in keys]
    for player in players:
        player.drain(0.1)
    turn = next(seat for seat in (0, 1) if players[seat].update["moves"])
    gone = players[1 - turn]
    seen = gone.update["number"]
    gone.leave()
    players[turn].play(turn, players[turn].update["moves"][0]["notation"])
    back = Player(server, [keys[1 - turn]], last=seen)
    assert back.update["number"] > seen
    assert back.update["events"], "the missed events must be told"
    fresh = Player(server, [keys[1 - turn]])
    assert fresh.update["events"] == [] and fresh.update["view"] == back.update["view"]


def test_a_second_tab_does_not_fight_the_first(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    one, two, other = Player(server, [keys[0]]), Player(server, [keys[0]]), Player(server, [keys[1]])
    for player in (one, two, other):
        player.drain(0.1)
    mover, seat = (two, 0) if one.update["moves"] else (other, 1)
    number = one.update["number"]
    mover.play(seat, mover.update["moves"][0]["notation"])
    for tab in (one, two):
        while tab.update["number"] == number:
            tab.read()
    assert one.update["view"] == two.update["view"]


def test_people_who_share_a_device_see_no_hand_until_they_look(server: Server) -> None:
    keys, _ = server.people(3, tempo="calm")
    device = Player(server, keys)
    assert device.welcome["seats"] == [0, 1, 2] and device.update["looking"] is None
    for _ in range(6):
        device.drain(0.05)
        assert device.update["view"]["hand"] == [] and device.update["moves"] == []
        seat = device.update["awaited"][0]
        device.send(t="look", seat=seat, id=0)
        device.wait(lambda message, seat=seat: message["t"] == "update" and message["looking"] == seat)  # type: ignore[misc]
        assert len(device.update["view"]["hand"]) >= 6 and device.update["moves"]
        move = device.update["moves"][-1]["notation"]
        device.send(t="look", seat=None, id=0)
        device.wait(lambda message: message["t"] == "update" and message["looking"] is None)
        device.play(seat, move)
    for frame in device.frames:
        if frame["t"] == "update" and frame["looking"] is None:
            assert frame["view"]["hand"] == []
            assert all(event["key"] != "km-drew" for event in frame["events"])


def test_a_live_window_is_published_and_lasts_equally_long_for_every_answer(server: Server) -> None:
    """Declining looks like silence: it is acknowledged, but nothing is announced until the window closes."""
    windows = 0
    for _ in range(5):
        keys, _ = server.people(2)
        players = {seat: Player(server, [key]) for seat, key in enumerate(keys)}
        play_to_the_end(players, _attack_and_pass)
        told = [
            [(time, frame) for time, frame in zip(player.times, player.frames, strict=True) if frame["t"] == "update"]
            for player in players.values()
        ]
        read: dict[int, float] = {}
        for updates in told:
            for moment, update in updates:
                read[update["number"]] = min(moment, read.get(update["number"], moment))
        for updates in told:
            for (_, before), (_, update), (closed, following) in zip(updates, updates[1:], updates[2:], strict=False):
                if update["window_ms"] is None or before["window_ms"] is not None:
                    continue
                windows += 1
                assert update["window_ms"] == 250 and update["view"]["phase"] == "reaction"
                mastered = any(event["key"] == "km-master-move" for event in following["events"])
                # A slow client reads late, which would make a window look short: so measure from before the attack was
                # sent.
                assert mastered or closed - read[before["number"]] > 0.25
        if windows > 4:
            return
    pytest.fail("no attack in five games")


def _attack_and_pass(update: dict[str, Any]) -> str:
    moves = update["moves"]
    chosen = next((move for move in moves if move["kind"] in ("attack", "pass")), moves[0])
    return str(chosen["notation"])


def test_a_kill_during_a_burst_of_moves_loses_nothing_confirmed(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick")
    confirmed: dict[str, int] = {}
    tables = [server.people(2, tempo="calm")[0] for _ in range(6)]

    def burst(keys: list[str]) -> None:
        players = [Player(server, [key]) for key in keys]
        try:
            while True:
                for seat, player in enumerate(players):
                    player.drain(0.005)
                    if player.update["outcome"]:
                        return
                    if player.update["moves"]:
                        answer = player.play(seat, player.update["moves"][0]["notation"])
                        if answer["t"] == "ack":
                            confirmed[keys[0]] = answer["number"]
        except Exception:
            return

    threads = [threading.Thread(target=burst, args=(keys,)) for keys in tables]
    for thread in threads:
        thread.start()
    deadline = time.monotonic() + 30
    while len(confirmed) < len(tables) and time.monotonic() < deadline:
        time.sleep(0.01)
    time.sleep(0.2)
    server.kill()
    for thread in threads:
        thread.join()
    assert len(confirmed) == len(tables), "not every table had a move before the kill"
    server.start()
    for keys in tables:
        player = Player(server, [keys[0]])
        assert player.update["number"] >= confirmed.get(keys[0], 1)
        whole = player.update["view"]
        assert sum(whole["hand_sizes"]) in (12, 13) or player.update["outcome"], "a move was only half applied"


def test_a_finished_game_can_be_taken_away_and_put_back(server: Server) -> None:
    keys, _ = server.people(1, bots=1)
    early = server.post("api/replay", {"key": keys[0]})
    assert early.status_code == 409 and early.json()["key"] == "replay-not-yet"
    player = Player(server, keys)
    end = play_to_the_end({0: player})
    replay = server.post("api/replay", {"key": keys[0]}).text
    made = web.post(server.url + "api/import", content=replay).json()
    again = Player(server, [made["spectator_key"]])
    assert again.update["outcome"] == end["outcome"]
    # In the replay from the player's seat, the last frame is the last one the player saw.
    request = {"recording": replay, "looking": 0}
    watched = server.post("api/watch", request).json()
    last = server.post("api/frames", {**request, "first": watched["moves"]}).json()
    assert watched["over"] and [frame["view"] for frame in last] == [end["view"]]
    on = server.post("api/carry-on", {"recording": replay, "moves": 3, "here": [0], "bot": "random"}).json()
    assert Player(server, [on["seats"][0]["key"]]).welcome["table"]["recorded"]


def test_rematch_with_one_tap(server: Server) -> None:
    keys, _ = server.people(1, bots=1)
    player = Player(server, keys)
    assert player.ask(t="rematch")["key"] == "not-over"
    first = play_to_the_end({0: player})
    assert player.ask(t="rematch")["t"] == "ack"
    assert player.update["number"] > first["number"]
    assert player.update["seed"] != first["seed"]
    assert play_to_the_end({0: player})["seed"] != first["seed"]


def test_undo_is_possible_until_new_information_is_revealed(own_server: Callable[..., Server]) -> None:
    """Alone against bots at a human pace, a slip can be undone before they answer."""
    server = own_server("--lang", "en")
    keys, _ = server.people(1, bots=1, begins=1, discard="any_time")
    player = Player(server, keys)
    # The bot must not answer before the table has found out what can be taken back.
    assert player.ask(t="pace", pace="slow")["t"] == "ack"
    before = player.update
    assert player.ask(t="undo", seat=0)["key"] == "nothing-to-undo"
    # Not a safety, after which another card is drawn and seen.
    player.play(0, next(move["notation"] for move in before["moves"] if move["kind"] == "discard"))
    player.until(player.can_undo)
    assert player.ask(t="undo", seat=0)["t"] == "ack"
    player.until(lambda: player.update["fresh"])
    assert player.update["view"] == before["view"]
    late = Player(server, keys, last=0)
    assert all(event["key"] == "km-drew" for event in late.update["events"]), "only the deal must be told"


def test_an_absent_player_can_be_stood_in_for_and_come_back(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    here, away = Player(server, [keys[0]]), Player(server, [keys[1]])
    assert here.ask(t="stand_in", seat=1)["key"] == "still-there"
    away.leave()
    here.wait(lambda message: message["t"] == "table" and not message["table"]["seats"][1]["present"])
    assert here.ask(t="stand_in", seat=1)["t"] == "ack"
    here.drain(0.2)
    assert any(frame["t"] == "table" and frame["table"]["seats"][1]["stand_in"] for frame in here.frames)
    back = Player(server, [keys[1]])
    assert back.welcome["table"]["seats"][1]["stand_in"] is True
    assert back.ask(t="take_back", seat=1)["t"] == "ack"
    changed = back.wait(lambda message: message["t"] == "table") if not _is_back(back) else back.frames[-1]
    assert _is_back(back), changed


def _is_back(player: Player) -> bool:
    tables = [frame["table"] for frame in player.frames if frame["t"] == "table"]
    return bool(tables) and tables[-1]["seats"][1]["stand_in"] is False


def test_open_seats_are_taken_one_by_one_and_the_last_one_once(server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
    host = Player(server, [made["seats"][0]["key"]])
    assert host.welcome["table"]["started"] is False and host.welcome["table"]["join_key"] == made["join_key"]
    assert server.post("api/join", {"join_key": made["join_key"], "name": "Oma"}).status_code == 200
    answers: list[httpx.Response] = []

    def rush() -> None:
        answers.append(server.post("api/join", {"join_key": made["join_key"]}))

    rushing = [threading.Thread(target=rush) for _ in range(6)]
    for thread in rushing:
        thread.start()
    for thread in rushing:
        thread.join()
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    assert {answer.json()["key"] for answer in answers if answer.status_code == 409} == {"table-full"}
    table = host.wait(lambda message: message["t"] == "table" and message["table"]["started"])["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["person"] * 3 and table["seats"][1]["name"] == "Oma"


def test_a_table_can_start_with_bots_on_the_open_seats(server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
    host = Player(server, [made["seats"][0]["key"]])
    assert host.ask(t="start")["t"] == "ack"
    assert host.ask(t="start")["key"] == "started-already"
    end: dict[str, Any] = play_to_the_end({0: host})
    assert end["outcome"]


def test_names_can_be_changed(server: Server) -> None:
    keys, _ = server.people(1, bots=1)
    player = Player(server, keys)
    assert player.ask(t="rename", seat=0, name="  Käpt'n \n Blau ")["t"] == "ack"
    player.drain(0.1)
    tables = [frame["table"] for frame in player.frames if frame["t"] == "table"]
    assert tables[-1]["seats"][0]["name"] == "Käpt'n Blau"
    for wrong in ("", "   ", "x" * 21):
        assert player.ask(t="rename", seat=0, name=wrong)["key"] == "bad-name"


def test_a_numbered_deal_is_the_same_at_every_table(server: Server) -> None:
    def deal(number: str | None) -> Player:
        answer = server.post("api/tables", {"game": "patience", "seats": [{"kind": "here"}], "deal": number})
        assert answer.status_code == 200, answer.text
        return Player(server, [answer.json()["seats"][0]["key"]])

    one, two, surprise = deal("20261115"), deal("#20.261.115"), deal(None)
    assert one.welcome["table"]["deal"] == 20261115
    before, today, after = date.today(), deal(TODAY).welcome["table"]["deal"], date.today()
    assert today in [deal_of_the_day(day.year, day.month, day.day) for day in (before, after)]
    assert one.update["view"] == two.update["view"] == deal("20261115").update["view"]
    # The number of a random deal can be shared.
    again = deal(str(surprise.welcome["table"]["deal"]))
    assert again.update["view"] == surprise.update["view"] != one.update["view"]


def test_alone_at_the_table_everything_can_be_taken_back(server: Server) -> None:
    """Patience can be undone without limit, and hidden cards stay hidden."""
    keys, _ = server.people(1, game="patience")
    player = Player(server, keys)
    views = [player.update["view"]]
    for _ in range(20):
        player.play(0, player.update["moves"][0]["notation"])
        while player.update["view"] == views[-1]:
            player.read()
        views.append(player.update["view"])
    told = len(Player(server, keys, last=0).update["events"])
    for earlier in reversed(views[:-1]):
        assert player.ask(t="undo", seat=0)["t"] == "ack"
        while player.update["view"] != earlier:
            player.read()
    player.drain(0.8)
    assert not player.can_undo()
    assert len(Player(server, keys, last=0).update["events"]) < told - 20, "undone moves must not be told to a late client"
