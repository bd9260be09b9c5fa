"""Measure what one confirmed move costs the server in each game: ``python -m bench.move_cost [SECONDS]``.

As many people as possible (at most four) sit at each of a few tables and play any legal move. Only the server's CPU
time counts, read from the operating system. The server is the one that this Python finds: the sources with
PYTHONPATH=src, or the installed package.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from bench.process import Process, serve

TABLES = 24
PEOPLE = 4


class Sitter:
    """A player who makes random moves and agrees to everything."""

    def __init__(self, address: str, key: str, seat: int, luck: random.Random) -> None:
        self._address = address
        self._key = key
        self._seat = seat
        self._luck = luck
        self._id = 0
        self.confirmed = 0

    async def play(self, everybody: asyncio.Barrier, seconds: float) -> None:
        async with connect(self._address, max_size=None, compression=None) as link:
            await link.send(json.dumps({"t": "hello", "keys": [self._key]}))
            # Connecting is not measured.
            await everybody.wait()
            until = time.monotonic() + seconds
            while (left := until - time.monotonic()) > 0:
                try:
                    message: dict[str, Any] = json.loads(await asyncio.wait_for(link.recv(), left))
                except TimeoutError:
                    return
                self.confirmed += message["t"] == "ack" or message.get("ack") is not None
                update = message.get("update", message)
                wish = self._wish(update) if message["t"] in ("update", "welcome") else None
                if wish is not None:
                    self._id += 1
                    await link.send(json.dumps({**wish, "id": self._id}))

    def _wish(self, update: dict[str, Any]) -> dict[str, Any] | None:
        if update["outcome"]:
            return {"t": "rematch"}
        if update["moves"] and self._seat in update["awaited"]:
            move = self._luck.choice(update["moves"])["notation"]
            return {"t": "play", "seat": self._seat, "move": move, "at": update["number"]}
        return None


async def cost(server: Process, game: dict[str, Any], seconds: float) -> tuple[int, float]:
    """Return the confirmed requests and CPU seconds of a stretch of play."""
    options = {option["name"]: "calm" for option in game["options"] if option["role"] == "tempo"}
    people = max(count for count in game["seat_counts"] if count <= PEOPLE)
    address = f"ws://127.0.0.1:{server.port}/ws"
    sitters: list[Sitter] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        for table in range(TABLES):
            body = {"game": game["slug"], "seats": [{"kind": "here"}] * people, "options": options}
            made = (await client.post("/api/tables", json=body)).json()
            luck = random.Random(table)
            sitters += [Sitter(address, seat["key"], seat["seat"], luck) for seat in made["seats"]]
    everybody = asyncio.Barrier(len(sitters) + 1)
    playing = [asyncio.create_task(sitter.play(everybody, seconds)) for sitter in sitters]
    await everybody.wait()
    before = server.processor_seconds()
    await asyncio.sleep(seconds)
    spent = server.processor_seconds() - before
    await asyncio.gather(*playing)
    return sum(sitter.confirmed for sitter in sitters), spent


async def run(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = serve(Path(folder) / "b.sqlite", "--quick")
        try:
            shelf = httpx.get(f"http://127.0.0.1:{server.port}/api/shelf").json()
            print(f"| {'game':<14} | {'moves':>7} | {'ms a move':>9} | {'per cpu second':>14} |")
            print(f"|{'-' * 16}|{'-' * 9}|{'-' * 11}|{'-' * 16}|")
            for game in shelf["games"]:
                confirmed, spent = await cost(server, game, seconds)
                each = spent / confirmed
                print(f"| {game['slug']:<14} | {confirmed:>7,} | {1000 * each:>9.2f} | {1 / each:>14,.0f} |")
        finally:
            server.stop()


if __name__ == "__main__":
    os.environ.setdefault("LANG", "C")
    asyncio.run(run(float(sys.argv[1]) if len(sys.argv) > 1 else 5))
