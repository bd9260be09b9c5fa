"""Test the feelings that players show each other: everyone sees them, not too often, and in a classroom only if allowed."""

import asyncio
import json

import pytest

from spielkiste.host.feelings import BREATH_SECONDS, Feelings
from tests.server.classes import Teacher
from tests.server.harness import PATIENCE, Player, Server


def test_a_seat_takes_a_breath_before_the_next_feeling() -> None:
    feelings = Feelings()
    assert feelings.may_show(0, 5.0) and feelings.may_show(1, 5.0)
    assert not feelings.may_show(0, 5.0 + 0.9 * BREATH_SECONDS)
    assert feelings.may_show(0, 5.0 + BREATH_SECONDS)
    feelings.on = False
    assert not feelings.may_show(0, 100.0)


def test_everyone_at_the_table_sees_a_feeling_and_nothing_is_stored(server: Server) -> None:
    keys, made = server.people(2, tempo="calm")
    first, second, watcher = Player(server, keys[:1]), Player(server, keys[1:]), Player(server, [made["spectator_key"]])
    before = len(server.kept(keys[0]))
    assert first.ask(t="show", seat=0, feeling="fist", at=1)["t"] == "ack"
    # The second feeling comes too soon.
    assert first.ask(t="show", seat=0, feeling="laugh")["t"] == "ack"
    assert second.ask(t="show", seat=1, feeling="sorry")["t"] == "ack"
    for one in (first, watcher):
        one.wait(lambda message: message["t"] == "shown" and message["seat"] == 1)
    for one in (first, second, watcher):
        shown = [(message["seat"], message["feeling"], message["at"]) for message in one.frames if message["t"] == "shown"]
        assert shown == [(0, "fist", 1), (1, "sorry", None)]
    assert len(server.kept(keys[0])) == before


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"seat": 1, "feeling": "laugh"}, "not-your-seat"),
        ({"seat": 0, "feeling": "rude words"}, "malformed"),
        ({"seat": 0, "feeling": "fist", "at": 2}, "malformed"),
        ({"seat": 0, "feeling": "fist", "at": -1}, "malformed"),
    ],
)
def test_a_feeling_must_be_known_and_be_shown_to_a_seat_at_the_table(server: Server, wish: dict[str, object], key: str) -> None:
    keys, _ = server.people(2, tempo="calm")
    player = Player(server, keys[:1])
    player.send(t="show", **wish)
    assert player.wait(lambda message: message["t"] == "trouble")["key"] == key


def test_a_classroom_shows_feelings_only_if_the_teacher_wants_it(server: Server) -> None:
    made = server.post("api/class", {"game": "thousand-km", "size": 2, "places": 2, "options": {"tempo": "calm"}}).json()
    joined = [server.post("api/class/join", {"code": made["code"], "client": str(n), "animal": n}).json() for n in range(2)]

    async def lesson() -> None:
        async with Teacher(server, made["key"]) as teacher:
            assert not teacher.room["feelings"]
            seats = [_seat_key(server, one["key"]) for one in joined]
            children = [await asyncio.to_thread(Player, server, [key]) for key in seats]
            assert not children[0].welcome["table"]["feelings"]
            assert children[0].ask(t="show", seat=0, feeling="laugh")["t"] == "ack"
            assert (await teacher.ask("class_feelings", on=True))["t"] == "ack"
            await asyncio.to_thread(children[1].wait, lambda one: one["t"] == "table" and one["table"]["feelings"])
            assert not any(message["t"] == "shown" for message in children[1].frames)
            children[0].ask(t="show", seat=0, feeling="cheer")
            seen = await asyncio.to_thread(children[1].wait, lambda message: message["t"] == "shown")
            assert seen["feeling"] == "cheer" and teacher.room["feelings"]

    asyncio.run(lesson())


def _seat_key(server: Server, key: str) -> str:
    with server.socket() as socket:
        socket.send(json.dumps({"t": "hello", "keys": [key]}))
        return str(json.loads(socket.recv(timeout=PATIENCE))["seat_key"])
