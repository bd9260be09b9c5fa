"""A real server in its own process, and players who talk to it over real sockets."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, closing, suppress
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import spielkiste
from tests import web
from tests.dealt import DEALS
from tests.server.mother import Born, Mother

ROOT = Path(__file__).parents[2]
#: The folder of the tested package: the sources, or an installed build.
PACKAGE = Path(spielkiste.__file__).parents[1]
PATIENCE = 20.0
#: Seconds a server may take to start, even on a busy machine.
STARTING = 240.0

Message = dict[str, Any]


@cache
def mother() -> Mother:
    """Return the process that all servers of these tests are forked from."""
    return Mother([PACKAGE, ROOT])


class Server:
    """`spielkiste serve` on a free port, with deals that are the same in every run.

    `packages` is a folder of installed third-party packages; `waiting` scales its timeouts for silent clients; `lease` sets
    the lease of servers that share a database; `environment` adds environment variables (`fixed_deals`).
    """

    #: The address that its clients connect from.
    visitors = "127.0.0.1"

    def __init__(
        self,
        database: Path | str,
        *flags: str,
        packages: Path | None = None,
        waiting: float = 1,
        lease: str = "",
        environment: dict[str, str] | None = None,
    ) -> None:
        self.lease = lease
        self.environment = environment or {}
        self.database = database
        self.waiting = waiting
        self.packages = packages
        self.flags = flags
        self.process: Born | subprocess.Popen[str] | None = None
        self.url = ""
        self.start()

    def start(self, well: bool = True) -> None:
        """Start the server and wait until it answers; with `well`, until it is healthy."""
        environment = {**os.environ, "LANG": "C", "TEST_WAITING": str(self.waiting), "TEST_LEASE": self.lease, **self.environment}
        port = self.url.rstrip("/").rsplit(":", 1)[-1] if self.url else "0"
        arguments = ["serve", "--port", port, "--database", str(self.database), "--lang", "en", *self.flags]
        self.process = self._born(arguments, environment) if self.packages is None else self._run(arguments, environment)
        assert self.process.stdout is not None
        # A silent server must not block a test forever.
        overdue = threading.Timer(STARTING, self.process.kill)
        overdue.start()
        line = self.process.stdout.readline()
        overdue.cancel()
        assert "open at" in line, line + self.process.stdout.read()
        self.url = line.split()[-1]
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if web.get(self.url + "health", timeout=2).status_code == 200 or not well:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    @staticmethod
    def _born(arguments: list[str], environment: dict[str, str]) -> Born:
        return Born(mother(), DEALS, arguments, environment)

    def _run(self, arguments: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
        """Start a separate program that finds the third-party packages when it starts."""
        return subprocess.Popen(
            [sys.executable, "-m", "tests.server.fixed_deals", DEALS, *arguments],
            env={**environment, "PYTHONPATH": os.pathsep.join(map(str, (PACKAGE, ROOT, self.packages)))},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def kill(self) -> str:
        """Kill the server as a power cut would; return what it printed."""
        assert self.process is not None
        self.process.kill()
        return self.process.communicate()[0]

    def stop(self) -> tuple[int, str]:
        """Stop the server as Ctrl-C does; return the exit code and the output."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        out, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.wait(), out

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return web.post(self.url + path, json=body, headers=headers, timeout=PATIENCE)

    def open_table(self, seats: list[Message], game: str = "thousand-km", **options: object) -> Message:
        answer = self.post("api/tables", {"game": game, "seats": seats, "options": options})
        assert answer.status_code == 200, answer.text
        made: Message = answer.json()
        return made

    def people(self, count: int, bots: int = 0, game: str = "thousand-km", **options: object) -> tuple[list[str], Message]:
        """Open a table with this many people; return their keys and the whole answer."""
        seats: list[Message] = [{"kind": "here"}] * count + [{"kind": "bot", "bot": "rules"}] * bots
        made = self.open_table(seats, game, **options)
        return [seat["key"] for seat in made["seats"]], made

    def kept(self, key: str) -> list[Message]:
        """Return the stored log of the table of a key."""
        with closing(sqlite3.connect(self.database)) as connection:
            found = connection.execute("select body from entries where table_id = ? order by number", (key.partition(".")[0],))
            return [json.loads(body) for (body,) in found]

    def socket(self, **headers: str) -> AbstractContextManager[ClientConnection]:
        url = self.url.replace("http", "ws") + "ws"
        # No keep-alive pings: their thread would change the global random state that Hypothesis watches.
        return connect(
            url, additional_headers=headers, open_timeout=PATIENCE, ping_interval=None, source_address=(self.visitors, 0)
        )

    def seen_from(self, address: str) -> Server:
        """Return the same server for a visitor from another local address; on Linux, any in 127.0.0.0/8."""
        found = copy(self)
        found.visitors = address
        return found

    def children(self) -> list[int]:
        """Return the ids of the processes that the server has started."""
        assert self.process is not None
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[1]) == self.process.pid and fields[0] != "Z":
                found.append(int(stat.parent.name))
        return found


#: Seconds between two polls.
GLANCE = 0.0005


def received(socket: ClientConnection, timeout: float) -> str:
    """Return the next message, or raise a TimeoutError.

    A short timeout is polled instead of waited for: `recv` waits on a `SimpleQueue`, which blocks indefinitely if its
    thread does not run before the timeout is over, because a negative remaining time means no timeout. On a busy
    machine a millisecond passes before the thread runs; a whole second does not.
    """
    if timeout >= 1:
        return str(socket.recv(timeout=timeout))
    deadline = time.monotonic() + timeout
    while True:
        try:
            return str(socket.recv(timeout=0))
        except TimeoutError:
            if time.monotonic() >= deadline:
                raise
        time.sleep(GLANCE)


class Player:
    """A client that keeps every frame it receives."""

    def __init__(self, server: Server, keys: list[str], last: int | None = None, client: str | None = None) -> None:
        self.server = server
        #: The entry whose move can be undone.
        self.undoable: int | None = None
        self.frames: list[Message] = []
        self.times: list[float] = []
        self._next = 0
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(server.socket())
        self.socket.send(json.dumps({"t": "hello", "keys": keys, "last": last, "client": client}))
        self.welcome = self.wait(lambda message: message["t"] in ("welcome", "trouble"))
        self.update: Message = self.welcome.get("update", {})

    def read(self, timeout: float = PATIENCE) -> Message:
        text = received(self.socket, timeout)
        message: Message = json.loads(text)
        self.times.append(time.monotonic())
        self.frames.append(message)
        if message["t"] == "update":
            self.update = message
        elif message["t"] == "undoable":
            self.undoable = message["number"]
        return message

    def wait(self, wanted: Callable[[Message], bool]) -> Message:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.read(max(0.01, deadline - time.monotonic()))
            if wanted(message):
                return message
        raise AssertionError("no such message came")

    def until(self, true: Callable[[], bool]) -> None:
        """Read messages until a condition is true."""
        deadline = time.monotonic() + PATIENCE
        while not true():
            self.read(max(0.01, deadline - time.monotonic()))

    def send(self, **request: object) -> None:
        self.socket.send(json.dumps(request))

    def ask(self, **request: object) -> Message:
        """Send a request and wait for its answer."""
        self._next += 1
        self.send(**request, id=self._next)
        return self.answer(self._next)

    def answer(self, number: int) -> Message:
        """Wait for the answer to a request; an answer inside an update is returned like any other."""
        message = self.wait(lambda message: answers(message, number))
        return {"t": "ack", "id": number, "number": message["number"]} if message["t"] == "update" else message

    def play(self, seat: int, move: str, at: int | None = None) -> Message:
        return self.ask(t="play", seat=seat, move=move, at=at)

    def can_undo(self) -> bool:
        """Return whether the table offers an undo, as far as is known."""
        return self.undoable is not None and self.undoable == int(self.update["number"])

    def drain(self, seconds: float = 0.2) -> None:
        """Read everything that arrives within this many seconds."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                self.read(left)
            except TimeoutError:
                return

    def closed(self) -> int:
        """Wait until the server closes the connection; return the close code."""
        try:
            while True:
                self.read()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else -1

    def leave(self) -> None:
        self._stack.close()

    def drop(self) -> None:
        """Disconnect without a close handshake."""
        with suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.leave()


def answers(message: Message, number: int) -> bool:
    """Return whether this message answers the request with this number."""
    if message["t"] == "update":
        return bool(message["ack"] == number)
    return message.get("id") == number and message["t"] in ("ack", "trouble", "because", "advice")


def play_to_the_end(players: dict[int, Player], choose: Callable[[Message], str] | None = None) -> Message:
    """Let people at one table move until the game is over; return the last update of the first of them."""
    first = next(iter(players.values()))
    deadline = time.monotonic() + 120
    acted: dict[int, int] = {}
    while not first.update.get("outcome"):
        assert time.monotonic() < deadline, "the game does not end"
        busy = False
        for seat, player in players.items():
            try:
                while True:
                    player.read(0.001)
            except TimeoutError:
                pass
            number = player.update.get("number", -1)
            if player.update.get("moves") and acted.get(seat) != number:
                acted[seat] = number
                moves = player.update["moves"]
                player.send(t="play", seat=seat, move=choose(player.update) if choose else moves[0]["notation"], id=0)
                busy = True
        if not busy:
            try:
                first.read(0.02)
            except TimeoutError:
                continue
    for player in players.values():
        while not player.update.get("outcome"):
            player.read()
    return first.update
