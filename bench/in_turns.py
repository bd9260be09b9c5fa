"""Measure what one confirmed move costs the server in each game, and compare builds in turns: for a shared machine.

``python -m bench.in_turns GAMES NAME=PYTHON[:PYTHONPATH] ...``, where GAMES is ``all`` or slugs separated by commas.

The server's own CPU time counts, in nanoseconds, and ratios are those of medians. The clients are minimal: they search
messages instead of parsing them. With clients that cost more than the server, a busy machine leaves tables idle long
enough to look for possible undos, and that would be measured instead.
"""

from __future__ import annotations

import base64
import json
import os
import random
import re
import selectors
import socket
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median
from typing import Any

from bench.process import Process, serve

TABLES = 24
PEOPLE = 4
SECONDS = 4.0
ROUNDS = 3
WARM_UP = 0.7

_NOTATION = re.compile(rb'"notation":"([^"]+)"')


def frame(payload: bytes) -> bytes:
    """Return a text frame as a client sends it, masked with zeros."""
    size = len(payload)
    head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE, size >> 8, size & 255))
    return head + bytes(4) + payload


class Sitter:
    """A player who makes random moves and agrees to everything."""

    def __init__(self, port: int, key: str, seat: int, luck: random.Random) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.confirmed = 0
        self._seat = seat
        self._luck = luck
        self._id = 0
        lines = ["GET /ws HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(4096)
        self._rest = answer.split(b"\r\n\r\n", 1)[1]
        self.socket.sendall(frame(json.dumps({"t": "hello", "keys": [key], "client": os.urandom(8).hex()}).encode()))

    def read(self) -> None:
        data = self._rest + self.socket.recv(262_144)
        place = 0
        request: bytes | None = None
        while len(data) - place >= 10:
            size, head = data[place + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[place + 2 : place + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[place + 2 : place + 10], "big"), 10
            if len(data) - place < head + size:
                break
            request = self._heard(data[place + head : place + head + size]) or request
            place += head + size
        self._rest = data[place:]
        if request is not None:
            self.socket.sendall(frame(request))

    def _heard(self, message: bytes) -> bytes | None:
        if message.startswith(b'{"t":"ack"'):
            self.confirmed += 1
            return None
        if not message.startswith((b'{"t":"update"', b'{"t":"welcome"')):
            return None
        if message.startswith(b'{"t":"update"') and not message.endswith(b'"ack":null}'):
            self.confirmed += 1
        if b'"outcome":{' in message:
            self._id += 1
            return b'{"t":"rematch","id":%d}' % self._id
        moves = message.find(b'"moves":[{"notation"')
        if moves < 0:
            return None
        asked = message.rfind(b'"awaited":[', 0, moves) + 11
        if b"%d" % self._seat not in message[asked : message.find(b"]", asked)].split(b","):
            return None
        number = message.find(b'"number":') + 9
        self._id += 1
        request = (
            self._seat,
            self._luck.choice(_NOTATION.findall(message, moves)),
            self._id,
            int(message[number : message.find(b",", number)]),
        )
        return b'{"t":"play","seat":%d,"move":"%s","id":%d,"at":%d}' % request


def ask(port: int, path: str, body: object = None) -> Any:
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def spent(server: Process) -> int:
    """Return the CPU time of all its running threads, in nanoseconds."""
    tasks = Path(f"/proc/{server.process.pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks)


def cost(server: Process, game: dict[str, Any]) -> float:
    """Return the microseconds per confirmed move."""
    options = {option["name"]: "calm" for option in game["options"] if option["role"] == "tempo"}
    people = max(count for count in game["seat_counts"] if count <= PEOPLE)
    sitters: list[Sitter] = []
    for table in range(TABLES):
        body = {"game": game["slug"], "seats": [{"kind": "here"}] * people, "options": options}
        luck = random.Random(table)
        made = ask(server.port, "/api/tables", body)
        sitters += [Sitter(server.port, seat["key"], seat["seat"], luck) for seat in made["seats"]]
    with selectors.DefaultSelector() as all_of_them:
        for sitter in sitters:
            all_of_them.register(sitter.socket, selectors.EVENT_READ, sitter)

        def play(seconds: float) -> None:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                for ready, _ in all_of_them.select(0.05):
                    ready.data.read()

        play(WARM_UP)
        before, begun = spent(server), sum(sitter.confirmed for sitter in sitters)
        play(SECONDS)
        taken, done = spent(server) - before, sum(sitter.confirmed for sitter in sitters) - begun
    for sitter in sitters:
        sitter.socket.close()
    return taken / done / 1000


def start(name: str, how: str, folder: str) -> Process:
    python, _, path = how.partition(":")
    os.environ["PYTHONPATH"] = path
    return serve(f"{folder}/{name}.sqlite", "--quick", python=python)


def main(wanted: str, builds: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        servers = {name: start(name, how, folder) for name, _, how in (build.partition("=") for build in builds)}
        try:
            shelf: list[dict[str, Any]] = ask(next(iter(servers.values())).port, "/api/shelf")["games"]
            for game in shelf:
                if wanted != "all" and game["slug"] not in wanted.split(","):
                    continue
                found: dict[str, list[float]] = {name: [] for name in servers}
                for number in range(ROUNDS):
                    order = list(servers) if number % 2 == 0 else list(reversed(servers))
                    for name in order:
                        found[name].append(cost(servers[name], game))
                first = median(next(iter(found.values())))
                said = [f"{name} {median(all_of):.0f} µs ({first / median(all_of):.2f})" for name, all_of in found.items()]
                print(f"{game['slug']:<14} {'   '.join(said)}", flush=True)
        finally:
            for server in servers.values():
                server.stop()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
