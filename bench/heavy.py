"""Measure how long a move takes while expensive requests run: the last part of ``make load``, or ``python -m
bench.heavy``.

Some tables are played; in every other phase twenty people request reviews, hints and prints without a pause. Quiet and
busy phases alternate, so that a shared machine slows down both alike. The result is the ratio of the 99th percentiles:
it should stay under 2.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median, quantiles

import httpx

import spielkiste
from bench.caller import Caller, Person
from bench.load import open_tables
from bench.process import Process, serve
from spielkiste.core.record import Record

TABLES = 12
#: Average seconds before a move.
PAUSE = 0.2
PHASES = int(os.environ.get("PHASES", "5"))
REVIEWS, HINTS, PRINTS = 10, 5, 5
#: The variants of a print: none is requested twice.
PRINTED = itertools.product(
    ["en", "de", "fr", "nl", "es", "it"], ["a4", "letter"], ["duplex", "fold"], ["grey", "colour"], ["memo-race", "thousand-km"]
)
REVIEWED = ["wall-break", "memo-race", "tv-lottery", "mau-mau", "thousand-km"]
HINTED = ["mau-mau", "wall-break", "memo-race"]


class Asker:
    """A client that sends expensive requests one after another while it is allowed to."""

    def __init__(self, server: Process, answered: Counter[str]) -> None:
        self.base = f"http://127.0.0.1:{server.port}"
        self.port = server.port
        self.answered = answered
        self.client = httpx.AsyncClient(timeout=300)
        # Prepared before the measurement: compiled rules would delay the clients in this process, too.
        self._recordings = [_played(REVIEWED[deal % len(REVIEWED)], f"{deal}") for deal in range(2 * REVIEWS * PHASES)]

    async def review(self, _: int) -> None:
        while self._recordings:
            recording = self._recordings.pop()
            piece, pieces = 0, 1
            while piece < pieces:
                answer = (await self.client.post(f"{self.base}/api/review", json={"recording": recording, "piece": piece})).json()
                self._count("review", "pieces" in answer)
                piece, pieces = answer.get("done", pieces), answer.get("pieces", pieces)

    async def print(self, _: int) -> None:
        while True:
            language, paper, sides, ink, game = next(PRINTED)
            request = {"lang": language, "paper": paper, "sides": sides, "ink": ink}
            answer = await self.client.get(f"{self.base}/api/print/{game}", params=request)
            self._count("print", answer.status_code == 200)

    async def hint(self, number: int) -> None:
        request = {"game": HINTED[number % len(HINTED)], "seats": [{"kind": "here"}, {"kind": "bot", "bot": "rules@1"}]}
        made = (await self.client.post(f"{self.base}/api/tables", json=request)).json()
        heard: asyncio.Queue[str] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        _, caller = await loop.create_connection(lambda: Caller(self.port, heard.put_nowait), "127.0.0.1", self.port)
        await caller.opened
        try:
            caller.say(json.dumps({"t": "hello", "keys": [made["seats"][0]["key"]]}))
            for asked in itertools.count(1):
                caller.say(json.dumps({"t": "hint", "seat": 0, "id": asked}))
                advice = json.loads(await _next(heard, "advice", asked))
                self._count("hint", True)
                # A repeated question would come from the cache: so the table plays on, or starts again.
                act = {"t": "play", "seat": 0, "move": advice["move"]} if advice["move"] else {"t": "rematch"}
                caller.say(json.dumps({**act, "id": asked + 1_000_000}))
                await asyncio.sleep(0.05)
        finally:
            caller.close()

    def _count(self, what: str, done: bool) -> None:
        self.answered[what if done else f"{what} refused"] += 1


async def _next(heard: asyncio.Queue[str], kind: str, asked: int) -> str:
    while True:
        text = await heard.get()
        if text.startswith(f'{{"t":"{kind}"') and f'"id":{asked},' in text:
            return text


def _played(slug: str, seed: str) -> str:
    game = spielkiste.find(slug)
    record, luck = Record(game, game.usual_seat_counts()[0], seed), random.Random(seed)
    while record.state.outcome() is None:
        seat = record.state.actors()[0]
        record.play(seat, luck.choice(record.state.moves(seat)))
    return record.dumps()


def _cuts(people: list[Person]) -> tuple[float, float, float]:
    """Return the median, the 99th percentile and the maximum, in ms; pending requests count with their time so far."""
    waits = [1000 * wait for person in people for wait in [*person.waits, *person.still_waiting()]]
    for person in people:
        person.waits = []
    if len(waits) < 2:
        sys.exit("Nobody could play.")
    cuts = quantiles(waits, n=100, method="inclusive")
    return cuts[49], cuts[98], max(waits)


async def measure(server: Process, seconds: float) -> None:
    luck = random.Random(1)
    tables = await open_tables([server], TABLES)
    people = [Person(server.port, key, seat, luck) for table in tables for key, seat in table]
    for person in people:
        await person.come()
        person.begin(lambda: luck.uniform(0, 2 * PAUSE))
    answered: Counter[str] = Counter()
    asker = Asker(server, answered)
    kinds: Sequence[Callable[[int], Awaitable[None]]] = [asker.review] * REVIEWS + [asker.hint] * HINTS + [asker.print] * PRINTS
    quiet: list[tuple[float, float, float]] = []
    busy: list[tuple[float, float, float]] = []
    await asyncio.sleep(1)
    for _ in range(PHASES):
        _forget_waits(people)
        await asyncio.sleep(seconds)
        quiet.append(_cuts(people))
        asking = [asyncio.ensure_future(kind(number)) for number, kind in enumerate(kinds)]
        # The first requests start the worker processes.
        await asyncio.sleep(2)
        _forget_waits(people)
        await asyncio.sleep(seconds)
        busy.append(_cuts(people))
        for one in asking:
            one.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        # Let pending requests finish.
        await asyncio.sleep(3)
    for person in people:
        person.go()
    await asker.client.aclose()
    print("| phase | ms to confirm, 50 % | 99 % | longest |\n|---|---|---|---|")
    for name, cuts in (("quiet", quiet), ("20 expensive requests at once", busy)):
        print(f"| {name} | " + " | ".join(f"{median(cut[place] for cut in cuts):,.1f}" for place in range(3)) + " |")
    ratio = median(one[1] / other[1] for one, other in zip(busy, quiet, strict=True))
    print(f"\n99th percentile, busy to quiet: {ratio:.2f} (goal: under 2). Answered meanwhile: {dict(answered)}")


def _forget_waits(people: list[Person]) -> None:
    for person in people:
        person.waits = []


async def run(seconds: float, python: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = serve(Path(folder) / "heavy.sqlite", "--quick", python=python)
        try:
            await measure(server, seconds)
        finally:
            server.stop()


if __name__ == "__main__":
    # The Python to compare with may have another build installed.
    asyncio.run(run(float(os.environ.get("SECONDS", "10")), sys.argv[1] if len(sys.argv) > 1 else sys.executable))
