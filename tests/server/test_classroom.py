"""Test a classroom: thirty children, one teacher, breaking connections, and nothing left when it is over."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from spielkiste.api.classrooms import WRONG_CODES
from spielkiste.table.names import NAMES
from spielkiste.table.room import MOST_KNOCKING
from tests import web
from tests.server.classes import Pupil, Teacher, hello, open_room
from tests.server.harness import PATIENCE, Message, Player, Server

CHILDREN = 30


def _left(server: Server) -> list[int]:
    with closing(sqlite3.connect(server.database)) as connection:
        return [connection.execute(f"select count(*) from {table}").fetchone()[0] for table in ("rooms", "tables", "entries")]


def _pairs(room: Message) -> set[frozenset[int]]:
    return {frozenset(seat["child"] for seat in table["seats"]) for table in room["tables"]}


async def _a_lesson(server: Server, seconds: float) -> None:
    made = await open_room(server, options={"tempo": "calm"})
    async with Teacher(server, made["key"]) as teacher, web.AsyncClient(timeout=PATIENCE) as client:
        pupils = [Pupil(server, made["code"], number) for number in range(CHILDREN)]
        answers = await asyncio.gather(*(pupil.join(client) for pupil in pupils))
        assert [answer.status_code for answer in answers] == [200] * CHILDREN
        # A child who joins twice counts once.
        assert (await pupils[3].join(client)).json() == answers[3].json()
        living = [asyncio.create_task(pupil.live()) for pupil in pupils]
        room = await teacher.see(lambda room: sum(seat["present"] for table in room["tables"] for seat in table["seats"]) == 30)
        assert len(room["tables"]) == 15 and all(table["started"] for table in room["tables"])
        first = _pairs(room)
        await teacher.see(lambda room: all(table["moves"] > 3 for table in room["tables"]))

        # "Eyes on me": no one can move, and afterwards everyone can.
        assert (await teacher.ask("class_pause", on=True))["t"] == "ack"
        entries = _left(server)[2]
        async with asyncio.timeout(PATIENCE):
            while not all(pupil.place["paused"] for pupil in pupils):
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.6)
        await teacher.ask("class_pause", on=True)
        assert _left(server)[2] == entries
        still = [table["moves"] for table in (await teacher.see(lambda room: room["paused"]))["tables"]]
        await teacher.ask("class_pause", on=False)
        await teacher.see(
            lambda room: all(
                table["moves"] > before or table["over"] for table, before in zip(room["tables"], still, strict=True)
            )
        )
        await asyncio.sleep(seconds)

        # The next round has other pairs, and everyone finds the new table.
        await teacher.ask("class_round", after=1, pairing="meet")
        await teacher.ask("class_round", after=1, pairing="meet")
        room = await teacher.see(lambda room: room["round"] == 2 and all(table["moves"] > 2 for table in room["tables"]))
        second = _pairs(room)
        assert len(second) == 15 and not first & second
        assert all(len(pupil.played) == 2 for pupil in pupils)
        assert sum(pupil.cuts for pupil in pupils) > 5

        # The teacher's device dies; the link opens the room on another.
        async with Teacher(server, made["key"]) as again:
            assert again.room["round"] == 2 and len(again.room["children"]) == CHILDREN
        await teacher.close_room()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*living)
        assert (await pupils[0].join(client)).json()["key"] == "class-unknown"


def test_a_class_of_thirty_plays_with_lines_that_break(own_server: Callable[..., Server], request: pytest.FixtureRequest) -> None:
    server = own_server("--quick")
    asyncio.run(_a_lesson(server, 30 if request.config.getoption("--thorough") else 0))
    assert _left(server) == [0, 0, 0]
    server.stop()
    assert b"thousand-km" not in Path(server.database).read_bytes()


def _joined(server: Server, made: Message, count: int, **more: object) -> list[str]:
    wishes = [{"code": made["code"], "client": f"c{number}", "animal": number, **more} for number in range(count)]
    return [server.post("api/class/join", request).json()["key"] for request in wishes]


def _place(server: Server, key: str) -> Message:
    with server.socket() as socket:
        socket.send(json.dumps({"t": "hello", "keys": [key]}))
        place: Message = json.loads(socket.recv(timeout=PATIENCE))
        return place


def _open(server: Server, **request: object) -> Message:
    answer = server.post("api/class", {"game": "thousand-km", "size": 2, "places": 30, "options": {"tempo": "calm"}, **request})
    assert answer.status_code == 200, answer.text
    made: Message = answer.json()
    return made


def test_a_room_survives_the_server_and_stays_paused(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick")
    made = _open(server)
    keys = _joined(server, made, 4)

    async def pause() -> None:
        async with Teacher(server, made["key"]) as teacher:
            await teacher.ask("class_pause", on=True)

    asyncio.run(pause())
    before = [_place(server, key) for key in keys]
    server.kill()
    server.start()
    # A child who returns directly to its table finds it paused, although no one has opened the room yet.
    player = Player(server, [before[0]["seat_key"]])
    assert player.ask(t="play", seat=0, move="drive 25", at=0)["key"] == "class-paused"
    assert [_place(server, key) for key in keys] == before and before[0]["paused"]

    async def resume() -> None:
        async with Teacher(server, made["key"]) as teacher:
            assert teacher.room["paused"] and len(teacher.room["tables"]) == 2
            await teacher.ask("class_pause", on=False)

    asyncio.run(resume())
    assert player.ask(t="play", seat=0, move="drive 25", at=0)["key"] != "class-paused"


def test_all_clocks_stop_while_the_class_is_paused(own_server: Callable[..., Server]) -> None:
    """An open reaction window reopens afterwards with its full time; bots wait like people."""
    server = own_server("--quick")
    made = _open(server, size=1, options={})
    (key,) = _joined(server, made, 1)

    async def look_up() -> None:
        async with Teacher(server, made["key"]) as teacher:
            await teacher.ask("class_pause", on=True)
            player = Player(server, [_place(server, key)["seat_key"]])
            number = player.update["number"]
            await asyncio.sleep(1.0)
            await teacher.ask("class_pause", on=False)
            player.wait(lambda message: message["t"] == "update")
            assert player.update["number"] == number

    asyncio.run(look_up())


def test_what_a_teacher_does_for_one_child(server: Server) -> None:
    made = _open(server, places=5)
    keys = _joined(server, made, 5)

    async def lesson() -> None:
        async with Teacher(server, made["key"]) as teacher:
            await teacher.ask("class_start")
            room = await teacher.see(lambda room: len(room["tables"]) == 3 and all(table["started"] for table in room["tables"]))
            assert room["tables"][2]["seats"][1]["bot"] and room["begun"]
            # A bot replaces an absent child, who takes the seat back itself.
            await teacher.ask("class_bot", child=1)
            assert teacher.room["tables"][0]["seats"][0]["stand_in"]
            # The child of the third table has joined again elsewhere: it gets its seat, and its old table is removed.
            old = _place(server, keys[1])["seat_key"]
            await teacher.ask("class_give", child=2, to=5)
            assert [seat["child"] for seat in teacher.room["tables"][0]["seats"]] == [1, 5] and len(teacher.room["tables"]) == 2
            assert Player(server, [old]).welcome["key"] == "wrong-key"
            # A child who lost its seat gets another one at its next request.
            assert _place(server, keys[1])["seat_key"] not in (None, old)
            # Names: a rude one is never accepted, and a teacher can change any with one tap.
            name = next(child["name"] for child in teacher.room["children"] if child["number"] == 3)
            assert (await teacher.ask("class_rename", child=3, name="Arsch"))["key"] == "rude-name"
            await teacher.ask("class_rename", child=3)
            other = next(child["name"] for child in teacher.room["children"] if child["number"] == 3)
            assert other != name
            assert Player(server, [_place(server, keys[2])["seat_key"]]).welcome["table"]["seats"][0]["name"] == other
            # A child is sent out and cannot come back.
            await teacher.ask("class_out", child=4)
            assert _place(server, keys[3])["closed"]
            again = {"code": made["code"], "client": "c3", "animal": 1}
            assert server.post("api/class/join", again).json()["key"] == "class-out"
            assert (await teacher.ask("class_bot", child=4))["key"] == "no-such-child"
            assert (await teacher.ask("class_give", child=1, to=77))["key"] == "no-such-child"
            # A club evening: Swiss pairing in another game, with points for finished games.
            await teacher.ask("class_round", after=1, pairing="swiss", game="memo-race", options={}, size=2, level=2)
            room = await teacher.see(lambda room: room["round"] == 2)
            assert room["game"] == "memo-race" and len(room["tables"]) == 2
            assert (await teacher.ask("class_round", after=2, pairing="meet", game="patience", size=2))["key"] == "bad-seats"
            assert teacher.room["round"] == 2 and teacher.room["game"] == "memo-race"
            # The end of the evening: semi-finals, a final of the leaders, and each child reads its place.
            await teacher.ask("class_round", after=2, pairing="semi")
            room = await teacher.see(lambda room: room["round"] == 3)
            assert [table["cup"] for table in room["tables"]] == ["semi", "semi"]
            assert _place(server, keys[0])["cup"] == "semi"
            assert (await teacher.ask("class_round", after=3, pairing="final", game="patience", size=1))[
                "key"
            ] == "class-no-final"
            await teacher.ask("class_round", after=3, pairing="final")
            room = await teacher.see(lambda room: room["round"] == 4)
            assert [table["cup"] for table in room["tables"]] == ["final", "third"]
            assert [child["place"] for child in room["children"]] == [1, 1, 1, 1]
            # Only the teacher is told what the children know.
            assert (await teacher.ask("class_sheet"))["t"] == "ack"
            assert teacher.learnt["children"] == [{"child": number, "facts": []} for number in (1, 2, 3, 5)]
            # A child cannot use a teacher's requests, and nonsense is refused.
            child = await hello(server, keys[0])
            await child.recv()
            await child.send(json.dumps({"t": "class_close", "id": 9}))
            assert json.loads(await child.recv())["key"] == "only-watching"
            await child.send(json.dumps({"t": "class_sheet", "id": 10}))
            assert json.loads(await child.recv())["key"] == "only-watching"
            await child.send("{")
            assert json.loads(await child.recv())["key"] == "malformed"
            await child.close()
            await teacher.close_room()

    asyncio.run(lesson())


def test_children_who_swap_their_seats_are_still_known(server: Server) -> None:
    """After a rematch with swapped seats, names, bots and keys follow the children, not the chairs."""
    made = _open(server, places=2)
    keys = _joined(server, made, 2)
    seats = [_place(server, key)["seat_key"] for key in keys]
    players = [Player(server, [key], client=f"page {seat}") for seat, key in enumerate(seats)]
    for request in ({"t": "end", "seat": 0}, {"t": "rematch", "swap": True}):
        assert players[0].ask(**request)["t"] == "ack"
        assert players[1].ask(**({**request, "seat": 1} if "seat" in request else request))["t"] == "ack"

    async def lesson() -> None:
        async with Teacher(server, made["key"]) as teacher:
            await teacher.ask("class_rename", child=1, name="Anna")
            await teacher.ask("class_bot", child=1)
            room = await teacher.see(lambda room: any(seat["stand_in"] for seat in room["tables"][0]["seats"]))
            assert [(seat["child"], seat["stand_in"]) for seat in room["tables"][0]["seats"]] == [(2, False), (1, True)]
            assert [chair["name"] for chair in Player(server, [seats[0]]).welcome["table"]["seats"]][1] == "Anna"
            assert [_place(server, key)["seat_key"] for key in keys] == seats
            await teacher.close_room()

    asyncio.run(lesson())


def test_a_latecomer_takes_a_bots_seat(server: Server) -> None:
    made = _open(server, size=3)
    _joined(server, made, 4)

    async def lesson() -> None:
        async with Teacher(server, made["key"]) as teacher:
            await teacher.ask("class_start")
            _joined(server, made, 6)
            room = await teacher.see(lambda room: len(room["children"]) == 6)
            assert [[seat["child"] for seat in table["seats"]] for table in room["tables"]] == [[1, 2, 3], [4, 5, 6]]
            await teacher.close_room()

    asyncio.run(lesson())


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"game": "chess", "size": 2, "places": 3}, "unknown-game"),
        ({"game": "thousand-km", "size": 9, "places": 3}, "bad-seats"),
        ({"game": "thousand-km", "size": 2, "places": 0}, "class-places"),
        ({"game": "thousand-km", "size": 2, "places": 201}, "class-places"),
        ({"game": "thousand-km", "size": 2, "places": 3, "options": {"colour": 1}}, "unknown-option"),
        ({"game": "thousand-km"}, "malformed"),
    ],
)
def test_a_room_that_cannot_be_opened_says_why(server: Server, asked: Message, key: str) -> None:
    assert server.post("api/class", asked).json()["key"] == key


@pytest.mark.parametrize("code", ["", "XXXX", "GHK", "0000", "GHKMP", "' OR 1=1", "\0\0\0\0"])
def test_a_code_that_leads_nowhere_is_refused(server: Server, code: str) -> None:
    answer = server.post("api/class/join", {"code": code, "client": "c", "animal": 0})
    assert (answer.status_code, answer.json()["key"]) == (404, "class-unknown")


def test_keys_of_rooms_cannot_be_made_up(server: Server) -> None:
    made = _open(server)
    forged = made["key"][:-1] + ("A" if made["key"][-1] != "A" else "B")
    for key in (forged, "~", "~x.y", made["key"].partition(".")[0], "~" + "a" * 12 + "." + "b" * 22):
        assert _place(server, key)["key"] in ("class-unknown", "wrong-key")


def test_two_hundred_phones_come_in_at_once(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick")
    made = _open(server, places=200, size=4)

    async def rush() -> None:
        limits = httpx.Limits(max_connections=200)
        async with web.AsyncClient(timeout=60, limits=limits) as client:
            pupils = [Pupil(server, made["code"], number) for number in range(210)]
            answers = await asyncio.gather(*(pupil.join(client) for pupil in pupils))
        counts = [sum(answer.status_code == status for answer in answers) for status in (200, 409)]
        assert counts == [200, 10]
        sockets = await asyncio.gather(*(hello(server, pupil.key) for pupil in pupils if pupil.key.startswith("~")))
        places = await asyncio.gather(*(socket.recv() for socket in sockets))
        assert len({json.loads(place)["seat_key"] for place in places}) == 200
        await asyncio.gather(*(socket.close() for socket in sockets))

    asyncio.run(rush())


def test_codes_cannot_be_tried_one_after_the_other(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick")
    made = _open(server)
    with web.Client(timeout=PATIENCE) as client:
        request = {"code": "XXXX", "client": "c", "animal": 0}
        answers = [client.post(server.url + "api/class/join", json=request).status_code for _ in range(80)]
        assert answers[0] == 404 and 429 in answers
        # Opening rooms is rate-limited, too.
        rooms = [client.post(server.url + "api/class", json={"game": "patience", "size": 1, "places": 1}) for _ in range(60)]
        assert rooms[0].status_code == 200 and 429 in [room.status_code for room in rooms]
    assert made["code"]


def test_codes_cannot_be_tried_all_at_once(own_server: Callable[..., Server]) -> None:
    """A limit that counts only after the answer would not stop a hundred requests in parallel."""
    server = own_server("--quick")

    async def rush() -> list[int]:
        async with web.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=150)) as client:
            request = {"code": "XYXYXY", "client": "c", "animal": 0}
            answers = await asyncio.gather(*(client.post(server.url + "api/class/join", json=request) for _ in range(150)))
        return [answer.status_code for answer in answers]

    began = time.monotonic()
    answers = asyncio.run(rush())
    _, burst, per_second = WRONG_CODES
    assert answers.count(404) <= burst + 1 + per_second * (time.monotonic() - began)
    assert answers.count(404) + answers.count(429) == 150


def test_a_room_notices_that_codes_are_tried_out(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick", "--behind-proxy")
    made = _open(server)
    with web.Client(timeout=PATIENCE) as client:
        for number in range(70):
            # Each from another address, so that no limit per address is reached.
            request = {"code": "XYXYXY", "client": "c", "animal": 0}
            headers = {"X-Forwarded-For": f"192.0.2.{number}"}
            assert client.post(server.url + "api/class/join", json=request, headers=headers).status_code == 404
            if number == 20:
                assert _place(server, made["key"])["guessed"] is False, "typing errors of children must not count as guessing"
    assert _place(server, made["key"])["guessed"] is True
    # A child with the right code can still join.
    assert len(_joined(server, made, 2)) == 2
    _, said = server.stop()
    assert said.count("codes-guessed") == 1 and "XYXYXY" not in said and "192.0.2" not in said


def test_a_class_needs_no_cookie_and_no_other_host(server: Server) -> None:
    made = _open(server)
    answers = [
        web.get(server.url),
        server.post("api/class/join", {"code": made["code"], "client": "c", "animal": 0, "name": "Scheiße"}),
    ]
    for answer in answers:
        assert "set-cookie" not in answer.headers
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    with closing(sqlite3.connect(server.database)) as connection:
        kept = connection.execute("select body from rooms").fetchall() + connection.execute("select body from entries").fetchall()
    assert not any("Schei" in body for (body,) in kept)


def test_a_closed_class_leaves_no_name_in_any_file_or_log(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server("--quick", "--log-level", "debug")
    made = server.post("api/class", {"game": "thousand-km", "size": 2, "places": 3}).json()
    names = ("Zora", "Quentin")

    def found() -> list[str]:
        held = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
        return sorted(name for name, content in held.items() if any(child.encode() in content for child in names))

    async def lesson() -> None:
        async with asyncio.timeout(PATIENCE), Teacher(server, made["key"]) as teacher:
            for number, name in enumerate(names):
                server.post("api/class/join", {"code": made["code"], "client": f"{number}", "name": name, "animal": 1})
            await teacher.see(lambda room: {child["name"] for child in room["children"]} == set(names))
            await teacher.ask("class_start")
            assert found(), "the words must be stored while the room is open"
            await teacher.close_room()

    asyncio.run(lesson())
    assert not found()
    _, out = server.stop()
    assert not found() and not any(name in out for name in names)


def test_a_child_who_enters_a_full_room_knocks_and_the_teacher_seats_it(server: Server) -> None:
    made = _open(server, places=4)
    _joined(server, made, 4)

    def come(client: str, name: str) -> str:
        answer = server.post("api/class/join", {"code": made["code"], "client": client, "animal": 1, "name": name})
        return str(answer.json()["key"])

    async def lesson() -> None:
        async with Teacher(server, made["key"]) as teacher:
            await teacher.ask("class_start")
            late = [come(f"late{number}", name) for number, name in enumerate(("Tom", "Ida", "Ben", "Zoe"))]
            # The teacher sees them, in the order they came; they wait, and no chair moves.
            room = await teacher.see(lambda room: sum(child["knocks"] for child in room["children"]) == 4)
            new = {child["name"]: child["number"] for child in room["children"] if child["knocks"]}
            assert list(new.values()) == sorted(new.values()) and len(room["tables"]) == 2
            waiting = _place(server, late[0])
            assert waiting["knocks"] and waiting["seat_key"] is None and not waiting["closed"]
            # Tom gets an absent child's seat.
            await teacher.ask("class_give", child=2, to=new["Tom"])
            assert not _place(server, late[0])["knocks"] and _place(server, late[0])["seat_key"]
            # A latecomer gets a bot's chair only if there is one, but can always get a separate table.
            assert (await teacher.ask("class_admit", child=new["Ida"], table=1))["key"] == "class-no-chair"
            assert (await teacher.ask("class_admit", child=new["Ida"], table=9))["key"] == "nobody-there"
            await teacher.ask("class_admit", child=new["Ida"])
            room = await teacher.see(lambda room: len(room["tables"]) == 3)
            assert [seat["child"] for seat in room["tables"][2]["seats"]] == [new["Ida"], None]
            await teacher.ask("class_admit", child=new["Ben"], table=3)
            assert new["Ben"] in [seat["child"] for seat in teacher.room["tables"][2]["seats"]]
            # Each of the three adds a place: the room never shows "7 of 4 here".
            assert teacher.room["places"] == 7
            # With more places, children who knock are let in.
            assert (await teacher.ask("class_places", places=201))["key"] == "class-places"
            assert (await teacher.ask("class_places", places=3))["key"] == "class-places"
            await teacher.ask("class_places", places=8)
            assert teacher.room["places"] == 8 and not any(child["knocks"] for child in teacher.room["children"])
            assert _place(server, late[3])["seat_key"]
            await teacher.close_room()

    asyncio.run(lesson())


def test_a_door_has_room_for_a_few(server: Server) -> None:
    made = _open(server, places=1)
    answers = [
        server.post("api/class/join", {"code": made["code"], "client": f"c{number}", "animal": 0}).json()["key"]
        for number in range(2 + MOST_KNOCKING)
    ]
    assert answers[-1] == "class-full" and "class-full" not in answers[:-1]


def test_a_real_name_goes_to_the_child_that_has_it(server: Server) -> None:
    """A made-up name gives way; a second child with the same real name gets a 2.  No bot has a child's name."""
    made = _open(server, places=9)

    def come(client: str, name: str | None) -> Message:
        request = {"code": made["code"], "client": client, "animal": 0} | ({"name": name} if name else {})
        return _place(server, str(server.post("api/class/join", request).json()["key"]))

    invented = come("a", None)["name"]
    assert come("b", invented)["name"] == invented
    assert come("c", invented)["name"] == f"{invented} 2"

    async def lesson() -> None:
        async with Teacher(server, made["key"]) as teacher:
            names = [child["name"] for child in teacher.room["children"]]
            assert len(set(names)) == 3
            await teacher.ask("class_start")
            room = await teacher.see(lambda room: all(table["started"] for table in room["tables"]))
            bots = [seat["bot"] for table in room["tables"] for seat in table["seats"] if seat["bot"]]
            assert bots and not set(bots) & set(NAMES)

    asyncio.run(lesson())


def _take_lesson(server: Server, key: str) -> None:
    """Take the lesson at this seat to its end."""
    player = Player(server, [key])
    while not (step := player.update["lesson"])["done"]:
        if step["read"]:
            player.ask(t="read", step=step["step"])
        elif step["moves"]:
            player.play(player.update["looking"], step["moves"][0], player.update["number"])
        else:
            player.wait(lambda message: message["t"] == "update")


def test_everyone_learns_first_and_one_tap_starts_all_tables(server: Server) -> None:
    made = _open(server, places=4, learn=True)
    keys = _joined(server, made, 3)
    seats = [_place(server, key)["seat_key"] for key in keys]

    async def lesson() -> None:
        async with Teacher(server, made["key"]) as teacher:
            assert teacher.room["learning"] == "first" and len(teacher.room["tables"]) == 3
            await asyncio.to_thread(_take_lesson, server, seats[0])
            room = await teacher.see(lambda room: any(child["through"] for child in room["children"]))
            assert {child["number"]: (child["through"], child["games"], child["played"]) for child in room["children"]} == {
                1: (True, 0, []),
                2: (False, 0, []),
                3: (False, 0, []),
            }
            # A latecomer gets the lesson, too.
            late = server.post("api/class/join", {"code": made["code"], "client": "late", "animal": 1}).json()["key"]
            await teacher.see(lambda room: len(room["tables"]) == 4)
            # A child for whom there is no place stays at the door.
            server.post("api/class/join", {"code": made["code"], "client": "last", "animal": 1})
            await teacher.see(lambda room: any(child["knocks"] for child in room["children"]))
            await teacher.ask("class_start")
            room = await teacher.see(lambda room: not room["learning"])
            assert sorted(seat["child"] for table in room["tables"] for seat in table["seats"]) == [1, 2, 3, 4]
            assert all(table["started"] and table["view"]["sides"] for table in room["tables"]) and room["round"] == 1
            assert Player(server, [seats[0]]).welcome["key"] == "wrong-key"
            await teacher.ask("class_out", child=5)
            assert _place(server, late)["seat_key"]
            # Another game is learned before its round; the variant decides which lesson.
            await teacher.ask(
                "class_round", after=1, pairing="meet", game="number-rally", options={"little": True}, size=2, learn=True
            )
            assert teacher.room["learning"] == "little" and teacher.room["round"] == 2
            assert all(child["played"] == ["thousand-km"] and not child["through"] for child in teacher.room["children"])
            await teacher.ask("class_start")
            assert teacher.room["game"] == "number-rally" and len(teacher.room["tables"]) == 2
            assert all(child["played"] == ["thousand-km", "number-rally"] for child in teacher.room["children"])
            await teacher.close_room()

    asyncio.run(lesson())


def test_full_tables_wait_for_a_common_start(server: Server) -> None:
    made = _open(server, together=True)
    _joined(server, made, 4)

    async def lesson() -> None:
        async with Teacher(server, made["key"]) as teacher:
            assert [table["started"] for table in teacher.room["tables"]] == [False, False]
            await teacher.ask("class_start")
            assert [table["started"] for table in teacher.room["tables"]] == [True, True]

    asyncio.run(lesson())


def test_children_who_play_alone_get_the_same_deal(server: Server) -> None:
    made = _open(server, game="patience", size=1, options={})

    def deals() -> set[int]:
        return {Player(server, [_place(server, key)["seat_key"]]).welcome["table"]["deal"] for key in keys}

    keys = _joined(server, made, 3)
    first = deals()
    assert len(first) == 1

    async def again() -> None:
        async with Teacher(server, made["key"]) as teacher:
            await teacher.ask("class_round", after=1, pairing="meet")

    asyncio.run(again())
    assert len(deals()) == 1 and deals() != first
