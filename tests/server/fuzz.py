"""Send hostile, late, doubled, reordered and malformed messages to a real server: ``make fuzz MESSAGES=100000 SEED=1``.

A state machine chooses the messages. At one table the clients do their worst; at another two people play on and must
not notice. After each run the server is alive and has logged no error, the fuzzed table can be entered and matches its
log, nothing was done twice, and the two others can still move.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import random
import re
import socket
import struct
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import httpx
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode
from websockets.sync.client import ClientConnection, connect

from spielkiste.table.match import Match
from tests import web
from tests.server.harness import Player, Server, received
from tests.server.wishes import NUMBERS, WORDS, Generator

GAMES = {"thousand-km": 4, "memo-race": 3, "wall-break": 4, "tv-lottery": 2, "mau-mau": 3, "number-rally": 4, "clear-away": 2}
MOST_AT_ONCE = 12
RATTLE = 150
STEPS = 25
BROKEN = (ConnectionClosed, OSError, EOFError)


class Ground:
    """A server, a table to be fuzzed for each game, and one where two people play undisturbed."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = web.Client(base_url=server.url, timeout=30)
        page = self.client.get("/api/openapi.json").json()
        self.paths: dict[str, Any] = page["paths"]
        self.messages: Counter[str] = Counter()
        keys, _ = server.people(2, game="memo-race")
        self.witnesses = [Player(server, [key]) for key in keys]
        self.tables: dict[str, tuple[list[str], str]] = {}
        for game, count in GAMES.items():
            keys, made = server.people(count, game=game)
            self.tables[game] = (keys, made["spectator_key"])
        every = [key for keys, _ in self.tables.values() for key in keys]
        self.known: dict[str, list[Any]] = {
            "game": [*GAMES, "patience"], "slug": [*GAMES], "box": ["thousand-km", "numnum"], "language": ["de", "en"],
            "lang": ["de", "en"], "key": every, "keys": every, "join_key": [made["join_key"]], "bot": ["rules", "random"],
            "extra": ["workshop", "medal"], "lesson": ["first"], "move": ["draw"], "moves": ["draw"],
        }  # fmt: skip
        self.generator = Generator(page, self.known)
        self.request = page["x-websocket"]["/ws"]["request"]
        self.hello = {"$ref": "#/components/schemas/Hello"}
        self.right = self.generator.of(self.request)
        self.wrong = self.generator.spoilt(self.request)

    def memory(self) -> int:
        assert self.server.process is not None
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024

    def check(self) -> None:
        """Check that other players have noticed nothing."""
        assert self.server.process is not None and self.server.process.poll() is None, "the server is gone"
        for player in self.witnesses:
            player.drain(0.01)
        for seat, player in enumerate(self.witnesses):
            if player.update["outcome"]:
                player.ask(t="rematch")
            elif player.update["moves"]:
                assert player.play(seat, player.update["moves"][0]["notation"])["t"] == "ack"

    def check_table(self, game: str) -> None:
        """Check that the fuzzed table matches its log for every viewer."""
        keys, watching = self.tables[game]
        looker = Player(self.server, [watching])
        assert looker.welcome["t"] == "welcome", looker.welcome
        log = self.server.kept(keys[0])
        looker.leave()
        asks = [tuple(entry["ask"]) for entry in log if "ask" in entry]
        assert len(asks) == len(set(asks)), "a request was carried out twice"
        match = Match.from_log(log)
        if match.number == looker.update["number"] and match.shown is not None:
            assert json.loads(json.dumps(match.shown.view(None))) == looker.update["view"]
        playing = [chair for chair in match.chairs if chair.kind == "person" and chair.stand_in is None]
        if 2 * len(playing) < len(match.chairs) or match.ended or match.number > 3000:
            # Most players have left, or bots have replaced them: open another table.
            keys, made = self.server.people(GAMES[game], game=game)
            self.tables[game] = (keys, made["spectator_key"])
            self.known["keys"] += keys

    def close(self) -> None:
        for player in self.witnesses:
            player.leave()
        self.client.close()


class Fuzz(RuleBasedStateMachine):
    """Clients at one table that do anything."""

    ground: ClassVar[Ground]

    def __init__(self) -> None:
        super().__init__()
        self._stack = contextlib.ExitStack()
        self._lines: list[ClientConnection] = []
        self._shown: dict[ClientConnection, dict[str, Any]] = {}
        self._said: list[str] = []
        self._held: list[str] = []
        self._game = "thousand-km"
        self._number = 0
        self._right = 0

    # -- coming and going --------------------------------------------------------------------------------------

    @rule(
        game=st.sampled_from(sorted(GAMES)),
        seat=st.integers(0, 4),
        client=st.sampled_from([None, "a", "b"]),
        last=st.integers(-5, 40) | st.none(),
    )
    def come(self, game: str, seat: int, client: str | None, last: int | None) -> None:
        """Connect with a valid key."""
        if not self._lines:
            self._game = game
        keys, watching = self.ground.tables[self._game]
        key = [*keys, watching][seat % (len(keys) + 1)]
        self._begin(json.dumps({"t": "hello", "keys": [key], "client": client, "last": last}))

    @precondition(lambda self: not self._lines)
    @rule(game=st.sampled_from(sorted(GAMES)))
    def sit_down(self, game: str) -> None:
        """Connect all players of a table."""
        self._game = game
        for key in self.ground.tables[game][0]:
            self._begin(json.dumps({"t": "hello", "keys": [key], "client": "a"}))

    @rule(data=st.data())
    def come_wrongly(self, data: st.DataObject) -> None:
        """Connect with an invalid hello."""
        hello = self.ground.generator
        self._begin(data.draw(hello.spoilt(self.ground.hello) | hello.of(self.ground.hello).map(json.dumps) | self.ground.wrong))

    def _begin(self, first: str) -> None:
        url = self.ground.server.url.replace("http", "ws") + "ws"
        # A client that broke off in the middle of a frame need not wait for the close handshake.
        line = self._stack.enter_context(connect(url, open_timeout=30, ping_interval=None, close_timeout=0.1))
        self._lines.append(line)
        self._say(line, first)

    @precondition(lambda self: self._lines)
    @rule(data=st.data(), rudely=st.booleans())
    def go(self, data: st.DataObject, rudely: bool) -> None:
        line = self._lines.pop(data.draw(st.integers(0, len(self._lines) - 1)))
        if rudely:
            with contextlib.suppress(OSError):
                line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                line.socket.close()
        else:
            line.close()

    # -- talking -----------------------------------------------------------------------------------------------

    @precondition(lambda self: self._lines)
    @rule(data=st.data())
    def say_right(self, data: st.DataObject) -> None:
        """Send well-formed requests with any content, some of them later."""
        line = self._line(data)
        self._listen(line)
        for request in data.draw(st.lists(self.ground.right, min_size=1, max_size=MOST_AT_ONCE)):
            if "id" in request:
                self._number += 1
                request["id"] = self._number
            text = json.dumps(request)
            self._right += 1
            if self._right % 5 == 0:
                self._held.append(text)
            self._say(line, text)

    @precondition(lambda self: self._lines)
    @rule(data=st.data())
    def say_wrong(self, data: st.DataObject) -> None:
        line = self._line(data)
        for text in data.draw(st.lists(self.ground.wrong, min_size=1, max_size=MOST_AT_ONCE)):
            self._say(line, text)

    @precondition(lambda self: self._lines and self._said)
    @rule(data=st.data(), times=st.integers(1, MOST_AT_ONCE))
    def say_again(self, data: st.DataObject, times: int) -> None:
        """Repeat earlier messages over this connection or another, in any order."""
        line = self._line(data)
        for _ in range(times):
            self._say(line, self._said[-1 - data.draw(st.integers(0, 40)) % len(self._said)], "again")

    @precondition(lambda self: self._lines and self._held)
    @rule(data=st.data())
    def say_late(self, data: st.DataObject) -> None:
        late, self._held = data.draw(st.permutations(self._held)), []
        for text in late:
            self._say(self._line(data), text, "late")

    @precondition(lambda self: self._lines and self._said)
    @rule(number=st.integers(0, 2**32))
    def rattle(self, number: int) -> None:
        """Send a long burst of earlier messages, each slightly damaged, over all connections."""
        luck = random.Random(number)
        for place in range(RATTLE):
            line = self._lines[place % len(self._lines)]
            if place % 20 == 0:
                self._listen(line)
            self.ground.messages["rattled"] += 1
            with contextlib.suppress(*BROKEN, UnicodeEncodeError):
                line.send(damaged(luck.choice(self._said[-60:]), luck))

    @precondition(lambda self: self._lines)
    @rule(number=st.integers(0, 2**32))
    def play(self, number: int) -> None:
        """Play offered moves on any connection, so that games go on meanwhile."""
        # What is drawn must not depend on the server's answers: a number chosen in advance selects the move.
        luck = random.Random(number)
        for line in self._lines * 3:
            update = self._listen(line, 0.05)
            moves = (update or {}).get("moves")
            if update is None or not (moves or update.get("outcome")):
                continue
            self._number += 1
            request: dict[str, Any] = {"t": "rematch", "id": self._number}
            if moves:
                move = luck.choice(moves)["notation"]
                request = {"t": "play", "seat": update["looking"], "move": move, "at": update["number"], "id": self._number}
                self.ground.known["move"][:] = self.ground.known["moves"][:] = [move, "draw"]
            self._say(line, json.dumps(request), "played")

    @precondition(lambda self: self._lines)
    @rule(data=st.data(), heads=st.lists(st.integers(0, 255), min_size=1, max_size=4), payload=st.binary(max_size=120))
    def say_in_pieces(self, data: st.DataObject, heads: list[int], payload: bytes) -> None:
        """Send frames of any kind, in any order, cut anywhere; most of them are text or control frames."""
        line = self._line(data)
        usual = st.sampled_from([*Opcode, *(kind + 0x80 for kind in Opcode)])
        kinds = [head if head % 4 == 0 else int(data.draw(usual)) for head in heads]
        raw = b"".join(bytes([kind, 0x80 + len(payload)]) + bytes(4) + payload for kind in kinds)
        cut = data.draw(st.integers(0, len(raw)))
        for piece in (raw[:cut], raw[cut:] if data.draw(st.booleans()) else payload):
            with contextlib.suppress(*BROKEN):
                line.socket.sendall(piece)
        self.ground.messages["in pieces"] += len(heads)

    @rule(data=st.data())
    def ask_over_http(self, data: st.DataObject) -> None:
        """Send every HTTP request, valid and invalid; each answer must be one that the description names."""
        path, ways = data.draw(st.sampled_from(sorted(self.ground.paths.items())))
        [(method, about)] = ways.items()
        generator = self.ground.generator
        for parameter in about.get("parameters", []):
            value = str(data.draw(generator.of(parameter["schema"], parameter["name"])))
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", value.replace("/", "%2F") or "-")
        content = None
        if "requestBody" in about:
            schema = about["requestBody"]["content"]["application/json"]["schema"]
            content = data.draw(generator.spoilt(schema) | generator.of(schema).map(json.dumps)).encode("utf-8", "replace")
        try:
            answer = self.ground.client.request(method, path, content=content)
        except httpx.InvalidURL:
            return
        self.ground.messages["http"] += 1
        assert answer.status_code < 500, (method, path, content, answer.text)
        if answer.status_code >= 400 and "json" in answer.headers.get("content-type", ""):
            assert {"key", "args", "sentence"} == set(answer.json())

    # -- helpers -----------------------------------------------------------------------------------------------

    def _line(self, data: st.DataObject) -> ClientConnection:
        return self._lines[data.draw(st.integers(0, len(self._lines) - 1))]

    def _say(self, line: ClientConnection, text: str, kind: str = "said") -> None:
        self.ground.messages[kind] += 1
        self._said.append(text)
        with contextlib.suppress(*BROKEN, UnicodeEncodeError):
            line.send(text)

    def _listen(self, line: ClientConnection, seconds: float = 0.0) -> dict[str, Any] | None:
        """Read what has arrived, or arrives within this many seconds; return the last update, if any."""
        with contextlib.suppress(TimeoutError, *BROKEN):
            while True:
                message = json.loads(received(line, seconds))
                seconds = 0.0
                if message["t"] in ("update", "welcome"):
                    self._shown[line] = message.get("update", message)
        return self._shown.get(line)

    def teardown(self) -> None:
        self._stack.close()
        self.ground.check_table(self._game)
        self.ground.check()


def damaged(text: str, luck: random.Random) -> str:
    """Return the text, perhaps with a part removed, doubled, moved, or replaced by a difficult value."""
    first, last = sorted((luck.randrange(len(text) + 1), luck.randrange(len(text) + 1)))
    match luck.randrange(6):
        case 0:
            return text[:first] + text[last:]
        case 1:
            return text[:last] + text[first:]
        case 2:
            return text[:first] + luck.choice(WORDS) + text[first + 1 :]
        case 3:
            return re.sub(r"-?\d+", lambda _: str(luck.choice(NUMBERS)), text, count=1)
        case 4:
            return text[first:last] + text[:first] + text[last:]
    return text


def fuzz(ground: Ground, examples: int, number: int) -> None:
    """Run this many examples; the same number gives the same messages."""
    Fuzz.ground = ground
    how = settings(
        max_examples=examples,
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        # A failure against a live server is not reproducible: it is shown as it was, without shrinking.
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(seed(number)(Fuzz), settings=how)


@contextlib.contextmanager
def ground_of(folder: Path) -> Iterator[Ground]:
    """Start a fresh server, and check at the end that it has logged no error."""
    server = Server(folder / "fuzz.sqlite", "--quick", "--no-limits")
    try:
        ground = Ground(server)
        yield ground
        ground.close()
    finally:
        code, out = server.stop()
    assert "Traceback" not in out and "Exception" not in out, out
    assert code == 0


def main() -> None:
    wanted = int(os.environ.get("MESSAGES", "100000"))
    number = int(os.environ.get("SEED") or time.time())
    # A client that breaks its own connection is expected.
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    print(f"seed {number}", flush=True)
    with tempfile.TemporaryDirectory() as folder, ground_of(Path(folder)) as ground:
        fuzz(ground, 10, number)
        warm = ground.memory()
        while ground.messages.total() < wanted:
            number += 1
            fuzz(ground, 50, number)
            grown = (ground.memory() - warm) / 1e6
            print(f"{ground.messages.total():8,} messages, the server has grown by {grown:.1f} MB", flush=True)
    print("No traceback, no table damaged:", ", ".join(f"{count:,} {kind}" for kind, count in ground.messages.items()))


if __name__ == "__main__":
    main()
