"""Test snaps: the first to arrive wins, and everyone else keeps their card, no matter what is sent to the server."""

import asyncio
import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.harness import Server

TABLES = 24
SEATS = 5
FIRED = 2500


class SnapTable:
    """Five people at a live table who all snap at every card, whether they hold it or not."""

    def __init__(self, keys: list[str], address: str, luck: int) -> None:
        self.keys = keys
        self.address = address
        self.luck = random.Random(luck)
        self.links: list[ClientConnection] = []
        self.latest: list[dict[str, Any]] = [{}] * SEATS
        self.answers: list[asyncio.Queue[dict[str, Any]]] = [asyncio.Queue() for _ in range(SEATS)]
        self.asked = 0
        self.fired = self.won = self.contested = self.missed = 0

    async def play(self, stop: asyncio.Event) -> None:
        for key in self.keys:
            link = await connect(self.address)
            await link.send(json.dumps({"t": "hello", "keys": [key]}))
            self.links.append(link)
        listening = [asyncio.create_task(self._listen(seat)) for seat in range(SEATS)]
        while not stop.is_set():
            await self._step()
        for task in listening:
            task.cancel()
        for link in self.links:
            await link.close()

    async def _listen(self, seat: int) -> None:
        async for text in self.links[seat]:
            message = json.loads(text)
            if message["t"] in ("update", "welcome"):
                self.latest[seat] = message.get("update", message)
                if message.get("ack") is not None:
                    self.answers[seat].put_nowait({"t": "ack"})
            elif message["t"] in ("ack", "trouble"):
                self.answers[seat].put_nowait(message)

    async def _step(self) -> None:
        numbers = {update.get("number", -1) for update in self.latest}
        update = self.latest[0]
        if len(numbers) != 1 or -1 in numbers:
            await asyncio.sleep(0.005)
        elif update["outcome"]:
            for person in range(SEATS):
                await self._ask(person, {"t": "rematch"})
            await asyncio.sleep(0.02)
        elif update["view"]["snap"]:
            await self._everybody_snaps(update["number"])
        else:
            seat = next((seat for seat in range(SEATS) if self.latest[seat]["moves"] and seat in update["awaited"]), None)
            if seat is None:
                await asyncio.sleep(0.005)
                return
            numbers_first = sorted(self.latest[seat]["moves"], key=lambda move: not str(move["args"].get("card", "")).isdecimal())
            await self._ask(seat, {"t": "play", "seat": seat, "move": numbers_first[0]["notation"], "at": update["number"]})
            await asyncio.sleep(0.002)

    async def _everybody_snaps(self, number: int) -> None:
        card = self.latest[0]["view"]["snap"]["card"]
        layer = self.latest[0]["view"]["snap"]["layer"]
        hands = [list(update["view"]["hand"]) for update in self.latest]
        order = [seat for seat in range(SEATS) if seat != layer]
        self.luck.shuffle(order)
        move = f"snap {card}"
        for seat in order:
            self.asked += 1
            await self.links[seat].send(json.dumps({"t": "play", "seat": seat, "move": move, "at": number, "id": self.asked}))
            self.fired += 1
            await asyncio.sleep(0.003)
        answers = {seat: await asyncio.wait_for(self.answers[seat].get(), 10) for seat in order}
        winners = [seat for seat in order if answers[seat]["t"] == "ack"]
        holders = [seat for seat in order if card in hands[seat]]
        if not winners and holders and self.latest[0]["number"] != number:
            # The window closed before the messages got through a busy machine.
            self.missed += 1
            return
        assert winners == holders[:1], f"holders {holders} in the order of their messages, but {winners} won"
        for seat in order:
            if seat not in winners:
                assert answers[seat]["key"] in ("too-late", "illegal-move")
        self.won += len(winners)
        self.contested += len(holders) > 1
        while any(update["number"] == number for update in self.latest):
            await asyncio.sleep(0.005)
        if winners and not any(
            update["fresh"] or update["view"]["rally"] != self.latest[0]["view"]["rally"] for update in self.latest
        ):
            for seat in order:
                now = self.latest[seat]["view"]
                if seat not in winners and now["pile"]:
                    assert now["hand"].count(card) >= hands[seat].count(card) or not now["hand"], "a card was lost"

    async def _ask(self, seat: int, request: dict[str, Any]) -> None:
        self.asked += 1
        await self.links[seat].send(json.dumps({**request, "id": self.asked}))
        await asyncio.wait_for(self.answers[seat].get(), 10)


def test_thousands_of_snaps_and_exactly_one_wins_each_time(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick", "--reaction-ms", "700")
    tables = [
        SnapTable(
            server.people(SEATS, game="number-rally", drawing="automatic", points=9)[0],
            server.url.replace("http", "ws") + "ws",
            luck,
        )
        for luck in range(TABLES)
    ]

    async def run() -> None:
        stop = asyncio.Event()
        playing = [asyncio.create_task(table.play(stop)) for table in tables]
        while sum(table.fired for table in tables) < FIRED:
            await asyncio.sleep(0.1)
            for task in playing:
                if task.done():
                    task.result()
        stop.set()
        await asyncio.gather(*playing)

    # In its own thread: a browser test in this process may have a loop running.
    with ThreadPoolExecutor(1) as alone:
        alone.submit(asyncio.run, run()).result()
    fired, won, contested = (sum(getattr(table, name) for table in tables) for name in ("fired", "won", "contested"))
    missed = sum(table.missed for table in tables)
    assert fired >= FIRED and won > 20 and missed < won
    if not contested:
        pytest.fail("no snap had two holders competing")
