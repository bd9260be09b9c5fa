"""Test that waiting for a thought blocks nothing: not the waiting player's table, nor the thinker once the player has left."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest
from starlette.requests import ClientDisconnect, Request

from spielkiste.host import lobby
from spielkiste.host.connection import Connection
from spielkiste.host.dispatch import answer, let_in
from spielkiste.host.hall import Hall
from spielkiste.host.pace import INSTANT
from spielkiste.host.protocol import Hello
from spielkiste.host.table import TableHost
from spielkiste.host.thinker import Thinker
from spielkiste.server.requests import while_there
from spielkiste.store import SqliteStore
from tests.test_thinker import Held, breathe

PATIENCE = 20.0


def at_a_table(test: Callable[[TableHost, Connection, list[dict[str, Any]], Held], Coroutine[Any, Any, None]]) -> None:
    """Run a test with a solo player at a table whose thinker finishes a hint when the test says so."""

    async def run() -> None:
        hands: list[Held] = []

        def make() -> Held:
            hands.append(Held())
            return hands[-1]

        async with asyncio.timeout(PATIENCE):
            hall = Hall(SqliteStore(":memory:"), INSTANT, thinker=Thinker(make))
            made = await hall.open_table(lobby.NewTable("patience", [lobby.NewSeat("here")]))
            host, connection, _ = await let_in(hall, Hello([made.seats[0].key]))
            heard: list[dict[str, Any]] = []

            def hear(text: str) -> bool:
                heard.append(json.loads(text))
                return True

            connection.carried(lambda: None, hear)
            await host.welcome(connection, None)
            await test(host, connection, heard, hands[0])
            connection.set_down()
            await hall.close()

    asyncio.run(run())


def test_a_player_who_waits_for_a_hint_can_still_play() -> None:
    async def test(host: TableHost, connection: Connection, heard: list[dict[str, Any]], hand: Held) -> None:
        await answer(host, connection, '{"t":"hint","seat":0,"id":1}')
        await breathe()
        assert len(hand.begun) == 1 and heard[-1]["t"] != "advice"
        move = heard[0]["update"]["moves"][0]["notation"]
        await answer(host, connection, json.dumps({"t": "play", "seat": 0, "move": move, "id": 2}))
        assert [message["ack"] for message in heard if message["t"] == "update"] == [2]

    at_a_table(test)


def test_a_cancelled_hint_is_not_computed() -> None:
    async def test(host: TableHost, connection: Connection, heard: list[dict[str, Any]], hand: Held) -> None:
        await answer(host, connection, '{"t":"hint","seat":0,"id":1}')
        await breathe()
        move = heard[0]["update"]["moves"][0]["notation"]
        await answer(host, connection, json.dumps({"t": "play", "seat": 0, "move": move, "id": 2}))
        await answer(host, connection, '{"t":"hint","seat":0,"id":3}')
        await breathe()
        connection.set_down()
        await breathe()
        await hand.finish()
        assert len(hand.begun) == 1, "the second hint must still be waiting when its page leaves"

    at_a_table(test)


def test_a_request_is_cancelled_when_its_http_client_disconnects() -> None:
    async def run() -> None:
        hung_up, given_up = asyncio.Event(), asyncio.Event()

        async def receive() -> dict[str, object]:
            await hung_up.wait()
            return {"type": "http.disconnect"}

        async def work() -> None:
            try:
                await asyncio.get_running_loop().create_future()
            finally:
                given_up.set()

        async with asyncio.timeout(PATIENCE):
            asking = asyncio.ensure_future(while_there(Request({"type": "http"}, receive), work()))
            await breathe()
            assert not given_up.is_set()
            hung_up.set()
            with pytest.raises(ClientDisconnect):
                await asking
            assert given_up.is_set()

            async def quick() -> msgspec.Raw:
                return msgspec.Raw(b"1")

            hung_up.clear()
            assert bytes(await while_there(Request({"type": "http"}, receive), quick())) == b"1"

    asyncio.run(run())
