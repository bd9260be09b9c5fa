"""Test classrooms where several servers share a database: one leads a room with all its tables, the others forward
everything.
"""

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from spielkiste.store import leases
from spielkiste.store.contract import LedElsewhere, TableLost
from spielkiste.store.postgres import PostgresStore
from tests import web
from tests.scale.conftest import Pair
from tests.server.classes import Pupil, Teacher, hello, open_room
from tests.server.harness import PATIENCE
from tests.store.contract import entry
from tests.store.rooms_contract import ROOM, RoomsContract


class TestRooms(RoomsContract):
    """Run the tests of the contract that all stores share."""

    @pytest.fixture
    def opened(self, database: str) -> Callable[[], PostgresStore]:
        return lambda: PostgresStore(database)


def test_the_leader_of_a_room_leads_its_tables(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "BEAT_SECONDS", 1000.0)
    first, second = PostgresStore(database), PostgresStore(database)
    first.rooms.create(ROOM).result()
    first.rooms.set_table("~one", "a", "s", 0, [entry(0)]).result()
    first.rooms.set_table("~one", "b", "s", 0, [entry(0)]).result()
    first.release("a")
    first.append("none", 0, []).result()
    # A table that no server has loaded goes to the leader of its room, not to the first server that asks.
    for look in (lambda: second.load("a"), lambda: second.rooms.load("~one")):
        with pytest.raises(LedElsewhere) as caught:
            look()
        assert caught.value.server == first.name
    first.release("b")
    first.rooms.release("~one")
    first.append("none", 0, []).result()
    found = second.load("b")
    assert found is not None and found.room == "~one"
    with pytest.raises(LedElsewhere):
        first.load("a")
    # The former leader of the room can no longer write.
    first.epochs["~one"] = 1
    lost: list[list[str]] = []
    first.on_lost = lost.append
    assert isinstance(first.rooms.save("~one", "{}").exception(), TableLost) and lost == [["~one"]]
    loaded = second.rooms.load("~one")
    assert loaded is not None and loaded.body == ROOM.body
    first.close()
    second.close()


def test_a_server_that_was_suspended_deletes_nothing_and_finds_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A room's write is refused within the same statement if another server leads the room by then."""
    monkeypatch.setattr(leases, "LEASE_SECONDS", 0.3)
    monkeypatch.setattr(leases, "BEAT_SECONDS", 1000.0)
    asleep, awake = PostgresStore(database), PostgresStore(database)
    asleep.rooms.create(ROOM).result()
    asleep.rooms.set_table("~one", "a", "s", 0, [entry(0)]).result()
    time.sleep(0.4)
    assert awake.rooms.load("~one") is not None and awake.load("a") is not None
    writes: list[Callable[[], Future[None]]] = [
        lambda: asleep.rooms.clear("~one", ["a"]),
        lambda: asleep.rooms.close("~one"),
        lambda: asleep.rooms.set_table("~one", "b", "s", 0, [entry(0)]),
        lambda: asleep.rooms.save("~one", "{}"),
    ]
    for write in writes:
        lost: list[list[str]] = []
        asleep.on_lost = lost.append
        asleep.epochs["~one"] = asleep.epochs["a"] = 1
        assert isinstance(write().exception(), TableLost) and lost == [["~one"]]
    # The sleeper's report of the table's use no longer counts, either.
    asleep.epochs["a"] = 1
    asleep.mark("a", "over", 10**9).result()
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT id, stage, used FROM tables").fetchall() == [("a", "playing", 0)]
        assert connection.execute("SELECT body FROM rooms").fetchall() == [(ROOM.body,)]
    # The leader may do all of it, and repeat it if it did not receive the answer.
    for _ in range(2):
        awake.rooms.clear("~one", ["a"]).result()
    for _ in range(2):
        awake.rooms.close("~one").result()
    assert awake.count() == 0 and awake.rooms.find(ROOM.code) is None
    asleep.close()
    awake.close()


def test_a_suspended_server_sends_no_child_out(own_pair: Pair) -> None:
    """The teacher's request is stuck at a sleeping server; the child plays on at the other, which leads now."""
    first, second = own_pair.first, own_pair.second

    async def lesson() -> None:
        made = await open_room(first, size=1, game="patience")
        pupil = Pupil(second, made["code"], 0)
        async with web.AsyncClient(timeout=PATIENCE) as client:
            await pupil.join(client)
        teacher = await hello(first, made["key"])
        child = json.loads(await teacher.recv())["children"][0]["number"]
        assert first.process is not None
        os.kill(first.process.pid, signal.SIGSTOP)
        try:
            await teacher.send(json.dumps({"t": "class_out", "child": child, "id": 1}))
            async with asyncio.timeout(PATIENCE):
                place = await hello(second, pupil.key)
                seat = json.loads(await place.recv())["seat_key"]
                table = await hello(second, seat)
                assert json.loads(await table.recv())["t"] == "welcome"
            with psycopg.connect(own_pair.database, autocommit=True) as connection:
                before = connection.execute("SELECT count(*) FROM entries").fetchall()
        finally:
            os.kill(first.process.pid, signal.SIGCONT)
        # The sleeper is told that it no longer leads, and disconnects the teacher.
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionClosed):
                while True:
                    assert json.loads(await teacher.recv()).get("id") != 1
        with psycopg.connect(own_pair.database, autocommit=True) as connection:
            assert connection.execute("SELECT count(*) FROM entries").fetchall() == before and before[0][0] > 0
        await table.send(json.dumps({"t": "look", "seat": 0, "id": 2}))
        async with asyncio.timeout(PATIENCE):
            while json.loads(await table.recv()).get("id") != 2:
                pass
        await place.close()
        await table.close()

    asyncio.run(lesson())


def test_a_class_is_spread_over_two_servers_and_survives_one(own_pair: Pair) -> None:
    first, second = own_pair.first, own_pair.second

    async def lesson() -> None:
        made = await open_room(first, options={"tempo": "calm"})
        async with web.AsyncClient(timeout=PATIENCE) as client:
            pupils = [Pupil(server, made["code"], number) for number, server in enumerate([first, second, second, first])]
            for pupil in pupils:
                assert (await pupil.join(client)).status_code == 200
        # Everything is reachable from the other server: the room, its tables, a pause.
        async with Teacher(second, made["key"]) as teacher:
            assert len(teacher.room["tables"]) == 2
            await teacher.ask("class_pause", on=True)
            for pupil in pupils:
                socket = await hello(pupil.server, pupil.key)
                place = json.loads(await socket.recv())
                assert place["paused"]
                table = await hello(pupil.server, place["seat_key"])
                welcome = json.loads(await table.recv())
                await table.send(json.dumps({"t": "play", "seat": welcome["seats"][0], "move": "drive 25", "id": 1}))
                told = json.loads(await table.recv())
                while told["t"] != "trouble":
                    told = json.loads(await table.recv())
                assert told["key"] == "class-paused"
                await table.close()
                await socket.close()
        first.kill()
        # The other server leads the room now, with all its tables, and it is still paused.
        async with asyncio.timeout(60), Teacher(second, made["key"]) as teacher:
            assert teacher.room["paused"] and len(teacher.room["tables"]) == 2
            await teacher.ask("class_round", after=1, pairing="meet")
            await teacher.see(lambda room: room["round"] == 2 and len(room["tables"]) == 2)
            await teacher.close_room()

    asyncio.run(lesson())
    first.start()
