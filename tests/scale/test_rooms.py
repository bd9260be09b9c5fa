"""Classrooms where several servers share a database: one leads a room with all its tables, the others pass everything on."""

import asyncio
import json
from collections.abc import Callable

import pytest

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
    """What every store promises."""

    @pytest.fixture
    def opened(self, database: str) -> Callable[[], PostgresStore]:
        return lambda: PostgresStore(database)


def test_who_leads_a_room_leads_its_tables(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "BEAT_SECONDS", 1000.0)
    first, second = PostgresStore(database), PostgresStore(database)
    first.rooms.create(ROOM).result()
    first.rooms.set_table("~one", "a", "s", 0, [entry(0)]).result()
    first.rooms.set_table("~one", "b", "s", 0, [entry(0)]).result()
    first.release("a")
    first.append("none", 0, []).result()
    # A table that nobody has in memory goes to whoever leads its room, not to whoever asks first.
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
    # Who led the room before writes nothing any more.
    first.epochs["~one"] = 1
    lost: list[list[str]] = []
    first.on_lost = lost.append
    assert isinstance(first.rooms.save("~one", "{}").exception(), TableLost) and lost == [["~one"]]
    loaded = second.rooms.load("~one")
    assert loaded is not None and loaded.body == ROOM.body
    first.close()
    second.close()


def test_a_class_is_spread_over_two_servers_and_survives_one(own_pair: Pair) -> None:
    first, second = own_pair.first, own_pair.second

    async def lesson() -> None:
        made = await open_room(first, options={"tempo": "calm"})
        async with web.AsyncClient(timeout=PATIENCE) as client:
            pupils = [Pupil(server, made["code"], number) for number, server in enumerate([first, second, second, first])]
            for pupil in pupils:
                assert (await pupil.join(client)).status_code == 200
        # From the other server everything is reached: the room, its tables, a pause.
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
        # The other leads it now, with all its tables, and it is still paused.
        async with asyncio.timeout(60), Teacher(second, made["key"]) as teacher:
            assert teacher.room["paused"] and len(teacher.room["tables"]) == 2
            await teacher.ask("class_round", after=1, pairing="meet")
            await teacher.see(lambda room: room["round"] == 2 and len(room["tables"]) == 2)
            await teacher.close_room()

    asyncio.run(lesson())
    first.start()
