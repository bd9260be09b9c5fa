"""Test that a game can leave the server for a player's device, only if everyone is here and agrees, and goes on there."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from spielkiste.offline.engine import Engine, Settings
from tests.offline.keeper import Keeper
from tests.offline.test_engine import Page
from tests.server.harness import Message, Player, Server


def test_a_game_moves_to_a_device_and_goes_on_there(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick")
    keys, _ = server.people(3, tempo="calm")
    players = [Player(server, [key]) for key in keys]
    for _ in range(5):
        seat = next(seat for seat, player in enumerate(players) if player.update["moves"])
        move = players[seat].update["moves"][0]["notation"]
        assert players[seat].play(seat, move)["t"] == "ack"
        for player in players:
            _reach(player, players[seat].update["number"])
    hands = [player.update["view"] for player in players]

    assert players[1].ask(t="move_away", seat=1)["t"] == "ack"
    for seat in (0, 2):
        assert players[seat].ask(t="answer", seat=seat, yes=True)["t"] == "ack"
    for player in players:
        told = player.wait(lambda message: message["t"] == "table" and message["table"]["moved"] == 1)["table"]
        assert told["proposal"] is None and not told["ended"]
        _reach(player, len(server.kept(keys[0])) - 1)
        assert player.update["moves"] == [] and player.update["awaited"] == [] and player.update["seed"] is None
    assert players[0].ask(t="stand_in", seat=2)["key"] == "game-moved"
    assert players[0].play(0, "draw")["key"] == "game-moved"
    # Only the player they agreed on gets it, even after a restart, and as often as requested.
    server.kill()
    server.start()
    for seat in (0, 2):
        assert server.post("api/move-away", {"keys": [keys[seat]]}).json()["key"] == "game-stays"
    given = server.post("api/move-away", {"keys": [keys[1]]}).json()
    assert server.post("api/move-away", {"keys": [keys[1]]}).json() == given
    assert not any("client" in entry or "ask" in entry for entry in map(json.loads, given["entries"]))
    seed = next(entry["seed"] for entry in map(json.loads, given["entries"]) if entry["kind"] == "deal")
    for player in players:
        assert seed not in json.dumps(player.frames) and given["secret"] not in json.dumps(player.frames)
    asyncio.run(_go_on(given, keys, hands))


def _reach(player: Player, number: int) -> None:
    """Wait for the update of this entry."""
    player.until(lambda: bool(player.update["number"] >= number))


async def _go_on(given: Message, keys: list[str], hands: list[Any]) -> None:
    """Open the game on a device: its owner plays at once, the others take their own seats, and all see what they saw."""
    engine = Engine(Keeper(), Settings(quick=True))

    async def ask(path: str, body: object) -> Message:
        answer: Message = json.loads((await engine.ask(path, json.dumps(body))).removeprefix("!"))
        return answer

    table = {name: given[name] for name in ("id", "secret", "entries")}
    chest = {"tables": [{**table, "created": 1}], "device": {}, "format": "spielkiste-chest", "version": 1}
    unpacked: Message = json.loads(await engine.ask("api/chest/in", json.dumps(chest)))
    assert (unpacked["taken"], unpacked["left"]) == (1, 0)
    owner = Page(engine, "owner")
    welcome = await owner.sits(keys[1])
    assert welcome["update"]["view"] == hands[1] and welcome["table"]["join_key"] == given["join_key"]
    # Links from the server open nothing here, because anyone may have seen them there.
    assert (await Page(engine, "late").sits(keys[0]))["key"] == "wrong-key"
    pages = {1: owner}
    for seat in (2, 0):
        invitation = await ask("api/invitation", {"join_key": given["join_key"]})
        assert invitation["kept"] == [welcome["table"]["seats"][free]["name"] for free in invitation["free"]]
        assert seat in invitation["free"] and 1 not in invitation["free"]
        made = (await ask("api/join", {"join_key": given["join_key"], "seat": seat}))["seats"][0]
        assert made["seat"] == seat
        pages[seat] = Page(engine, f"page/{seat}")
        assert (await pages[seat].sits(made["key"]))["update"]["view"] == hands[seat]
    assert (await ask("api/join", {"join_key": given["join_key"]}))["key"] == "table-full"
    # A device has no server to leave.
    owner.say(t="move_away", seat=1, id=1)
    assert (await owner.hears(lambda message: message["t"] == "trouble"))["key"] == "game-stays"
    done: set[int] = set()
    while not any(message.get("outcome") for message in owner.heard):
        latest = {seat: _latest(page) for seat, page in pages.items()}
        able = [seat for seat in latest if latest[seat]["moves"] and latest[seat]["number"] not in done]
        for one in able[:1]:
            done.add(latest[one]["number"])
            pages[one].say(t="play", seat=one, move=latest[one]["moves"][0]["notation"], id=0)
        await asyncio.sleep(0)


def _latest(page: Page) -> Message:
    updates = [message.get("update", message) for message in page.heard if message["t"] in ("welcome", "update")]
    return max(updates, key=lambda update: int(update["number"]))


def test_a_game_stays_if_one_refuses_or_leaves_or_is_not_here(server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    one = Player(server, [keys[0]])
    assert one.ask(t="move_away", seat=0)["key"] == "not-all-here"
    two = Player(server, [keys[1]])
    assert one.ask(t="move_away", seat=0)["t"] == "ack"
    assert two.ask(t="answer", seat=1, yes=False)["t"] == "ack"
    one.wait(lambda message: message["t"] == "table" and message["table"]["proposal"] is None)
    assert one.ask(t="move_away", seat=0)["t"] == "ack"
    two.leave()
    told = one.wait(lambda message: message["t"] == "table" and message["table"]["proposal"] is None)
    assert told["table"]["moved"] is None
    assert one.ask(t="move_away", seat=0)["key"] == "not-all-here"
    assert server.post("api/move-away", {"keys": [keys[0]]}).json()["key"] == "game-stays"


def test_what_cannot_be_moved(server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "open"}])
    waiting = Player(server, [made["seats"][0]["key"]])
    assert waiting.ask(t="move_away", seat=0)["key"] == "not-running"
    watcher = Player(server, [made["spectator_key"]])
    assert watcher.ask(t="move_away", seat=0)["t"] == "trouble"
    slow = server.post("api/tables", {"game": "thousand-km", "slow": True, "seats": [{"kind": "here"}, {"kind": "here"}]}).json()
    over_days = Player(server, [seat["key"] for seat in slow["seats"]])
    assert over_days.ask(t="move_away", seat=0)["key"] == "game-stays"


def test_the_seats_of_one_device_stay_at_it(server: Server) -> None:
    keys, _ = server.people(3, tempo="calm")
    shared, other = Player(server, keys[:2]), Player(server, [keys[2]])
    assert shared.ask(t="move_away", seat=0)["t"] == "ack"
    assert other.ask(t="answer", seat=2, yes=True)["t"] == "ack"
    given = server.post("api/move-away", {"keys": keys[1::-1]}).json()
    assert json.loads(given["entries"][-1]) == {"kind": "brought", "seats": [2]}
