"""A teacher and children in a classroom, over real sockets with breaking connections."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests import web
from tests.server.harness import PATIENCE, Message, Server


class Teacher:
    """A teacher's connection that keeps the newest state of the room."""

    def __init__(self, server: Server, key: str) -> None:
        self.server = server
        self.key = key
        self.room: Message = {}
        self.learnt: Message = {}
        self.refused = ""
        self._number = 0

    async def __aenter__(self) -> Teacher:
        self._socket = await hello(self.server, self.key)
        self.room = json.loads(await self._socket.recv())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()

    async def ask(self, what: str, **more: Any) -> Message:
        self._number += 1
        await self._socket.send(json.dumps({"t": what, "id": self._number, **more}))
        return await self._until(lambda message: message.get("id") == self._number)

    async def close_room(self) -> None:
        """Close the room; the last message confirms it."""
        await self._socket.send(json.dumps({"t": "class_close"}))
        await self._until(lambda message: message["t"] == "trouble" and message["key"] == "class-closed")

    async def see(self, wanted: Any) -> Message:
        """Wait until the room satisfies this condition."""
        if not wanted(self.room):
            await self._until(lambda message: message["t"] == "class_room" and wanted(message))
        return self.room

    async def _until(self, wanted: Any) -> Message:
        async with asyncio.timeout(PATIENCE):
            while True:
                message: Message = json.loads(await self._socket.recv())
                if message["t"] == "class_room":
                    self.room = message
                if message["t"] == "class_learnt":
                    self.learnt = message
                if wanted(message):
                    return message


async def hello(server: Server, *keys: str) -> ClientConnection:
    socket = await connect(server.url.replace("http", "ws") + "ws", ping_interval=None, compression=None)
    await socket.send(json.dumps({"t": "hello", "keys": keys}))
    return socket


async def open_room(server: Server, **request: Any) -> Message:
    async with web.AsyncClient(timeout=PATIENCE) as client:
        answer = await client.post(server.url + "api/class", json={"game": "thousand-km", "size": 2, "places": 30, **request})
        made: Message = answer.json()
        return made


class Pupil:
    """A child who joins, plays any legal move at its table, and reconnects when its line breaks."""

    def __init__(self, server: Server, code: str, number: int, thinks: float = 0) -> None:
        self.server = server
        self.code = code
        self.number = number
        #: Seconds before each move.
        self.thinks = thinks
        self.key = ""
        self.place: Message = {}
        self.played: set[str] = set()
        self.moves = 0
        self.cuts = 0

    async def join(self, client: httpx.AsyncClient) -> httpx.Response:
        request = {"code": self.code, "client": f"pupil {self.number}", "animal": self.number % 8}
        answer = await client.post(self.server.url + "api/class/join", json=request)
        self.key = answer.json().get("key", "")
        return answer

    async def live(self) -> None:
        """Play until the room is closed."""
        table: asyncio.Task[None] | None = None
        seat = None
        while not self.place.get("closed"):
            try:
                socket = await hello(self.server, self.key)
                async for text in socket:
                    self.place = json.loads(text)
                    if self.place["t"] != "class_place":
                        # The room is gone for good.
                        self.place = {"closed": True}
                        break
                    if self.place["seat_key"] != seat:
                        seat = self.place["seat_key"]
                        if table is not None:
                            table.cancel()
                        table = asyncio.create_task(self._play(seat)) if seat else None
            except (OSError, ConnectionClosed):
                pass
            await asyncio.sleep(0.05)
        if table is not None:
            table.cancel()

    async def _play(self, key: str) -> None:
        """Play at a table; every fifth move of every third child is followed by a disconnect."""
        while True:
            try:
                async with await hello(self.server, key) as socket:
                    async for text in socket:
                        message = json.loads(text)
                        update = message.get("update", message) if message["t"] in ("welcome", "update") else None
                        if update is None or not update["moves"]:
                            continue
                        self.played.add(key)
                        self.moves += 1
                        await asyncio.sleep(self.thinks)
                        move = {"t": "play", "seat": update["looking"], "move": update["moves"][0]["notation"]}
                        await socket.send(json.dumps({**move, "at": update["number"]}))
                        if self.number % 3 == 0 and self.moves % 5 == 0:
                            self.cuts += 1
                            socket.transport.abort()
            except (OSError, ConnectionClosed):
                pass
            await asyncio.sleep(0.05)
