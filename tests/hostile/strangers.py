"""Attackers behind one address: they break connections, guess, flood and send expensive requests, as far as the limits allow.

The answers that they get are checked: no internal error of the server, nothing that they must not know, and no more guesses
than the limits allow.
"""

from __future__ import annotations

import random
import socket
import struct
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import httpx

from spielkiste.api.classrooms import WRONG_CODES
from spielkiste.server.limits import HOST_KEYS
from spielkiste.table.room import CODE_LENGTH, LETTERS
from tests import web
from tests.scale.people import BROKEN
from tests.server.harness import Player, Server
from tests.server.recordings import last_moves

#: The address of a whole school, which the strangers share.
SCHOOL = "127.0.66.1"
#: The number of connections in one storm: more than a single address may have open.
STORM = 1_100

WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
#: What a client has sent before it disconnects.
SAID = {
    "nothing": b"",
    "half a head": WHOLE[:20],
    "a question": WHOLE,
    "two questions": WHOLE + WHOLE,
    "half a body": b"POST /api/qr HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
    "rubbish": b"\x00\xff\r\n\r\n",
    "an upgrade": UPGRADE,
    "an upgrade that is refused": UPGRADE.replace(b"/ws", b"/no"),
    "a hello that is none": UPGRADE + b"\x81\x82\0\0\0\0{}",
    "a closing frame": UPGRADE + b"\x88\x82\0\0\0\0\x03\xe8",
}
#: These get no answer.
UNANSWERED = ("nothing", "half a head", "half a body")


def _fin(line: socket.socket) -> None:
    line.close()


def reset(line: socket.socket) -> None:
    """Close a connection with an RST."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def _half_closed(line: socket.socket) -> None:
    line.shutdown(socket.SHUT_WR)
    line.close()


#: How a client disconnects.  If it leaves an answer unread, the system resets a connection that was only closed.
ENDS: list[Callable[[socket.socket], None]] = [_fin, reset, _half_closed]


class Answers:
    """The answers that strangers got, and the secrets that these must not contain."""

    def __init__(self, secrets: Callable[[], set[str]]) -> None:
        self.counts: Counter[str] = Counter()
        self._secrets = secrets

    def look_at(self, answer: httpx.Response, kind: str) -> httpx.Response:
        """Check an answer. 503 means that the server is unavailable; any other 5xx is a fault of the server."""
        self.counts[f"{kind} {answer.status_code}"] += 1
        assert answer.status_code < 500 or answer.status_code == 503, f"{kind}: {answer.status_code} {answer.text}"
        if answer.headers.get("content-type", "").startswith(("application/json", "text/")):
            told = [secret for secret in self._secrets() if secret in answer.text]
            assert not told, f"{kind}: a stranger was told {told}"
            assert answer.status_code < 400 or not answer.content or answer.json()["key"], answer.text
        return answer


class Strangers(threading.Thread):
    """A thread of strangers of one kind.  `halt` ends it and raises what it has found."""

    def __init__(self, servers: list[Server], kind: Kind, chance: random.Random, answers: Answers) -> None:
        super().__init__(name=kind.__name__, daemon=True)
        self.servers = servers
        self.chance = chance
        self.answers = answers
        self.halted = threading.Event()
        self.client = web.Client(timeout=30, transport=httpx.HTTPTransport(local_address=SCHOOL, verify=web.NOBODYS))
        self._kind = kind
        self._found: BaseException | None = None
        self.start()

    def run(self) -> None:
        while not self.halted.is_set():
            try:
                self._kind(self)
            except (httpx.TransportError, *BROKEN, TimeoutError):
                # The server is down, or has blocked them.
                self.halted.wait(0.1)
            except BaseException as found:
                self._found = found
                return

    def halt(self) -> None:
        self.halted.set()
        self.join(60)
        self.client.close()
        assert not self.is_alive(), f"{self.name} are not answered"
        if self._found is not None:
            raise self._found

    @property
    def server(self) -> Server:
        return self.chance.choice(self.servers)

    def ask(self, method: str, path: str, **how: object) -> httpx.Response:
        """Send an HTTP request to one of the servers, and check the answer."""
        answer = self.client.request(method, self.server.url + path, **how)  # type: ignore[arg-type]
        return self.answers.look_at(answer, self.name)


Kind = Callable[[Strangers], None]


def storm_of_resets(strangers: Strangers) -> None:
    """Open more connections than one address may have, and close them in different ways."""
    port = int(strangers.server.url.rstrip("/").rsplit(":", 1)[1])
    lines: list[socket.socket] = []
    try:
        for _ in range(STORM):
            if strangers.halted.is_set() and strangers.answers.counts[strangers.name]:
                break
            line = socket.create_connection(("127.0.0.1", port), 10, source_address=(SCHOOL, 0))
            lines.append(line)
            strangers.answers.counts[strangers.name] += 1
            line.sendall(strangers.chance.choice(list(SAID.values())))
            while len(lines) > strangers.chance.randrange(40):
                gone = lines.pop(strangers.chance.randrange(len(lines)))
                with suppress(OSError):
                    strangers.chance.choice(ENDS)(gone)
                gone.close()
    finally:
        for line in lines:
            with suppress(OSError):
                reset(line)
    strangers.halted.wait(5)


def guess_codes(strangers: Strangers) -> None:
    """Guess codes of classrooms."""
    code = "".join(strangers.chance.choices(LETTERS, k=CODE_LENGTH))
    answer = strangers.ask("POST", "api/class/join", json={"code": code, "client": "stranger", "animal": 0})
    assert answer.status_code in (404, 429, 503), answer.text
    strangers.halted.wait(0.01)


def guess_host_key(strangers: Strangers) -> None:
    """Guess keys of the host."""
    key = f"{strangers.chance.getrandbits(96):x}"
    method, path = strangers.chance.choice([("GET", "api/host"), ("POST", "api/host"), ("GET", "metrics")])
    body = {"json": {"closed": True}} if method == "POST" else {}
    answer = strangers.ask(method, path, headers={"Authorization": f"Bearer {key}", "Host": "games.example"}, **body)
    assert answer.status_code in (403, 429, 503), answer.text
    strangers.halted.wait(0.01)


def flood(strangers: Strangers) -> None:
    """Open a table and send more messages than the server reads, over many connections."""
    server = strangers.server.seen_from(SCHOOL)
    request = {"game": "clear-away", "seats": [{"kind": "here"}, {"kind": "here"}], "options": {}}
    made = strangers.ask("POST", "api/tables", json=request)
    if made.status_code != 200:
        strangers.halted.wait(0.5)
        return
    keys = [seat["key"] for seat in made.json()["seats"]]
    players = [Player(server, [keys[number % 2]], client=f"flood {number}") for number in range(6)]
    try:
        for number in range(200):
            for player in players:
                with suppress(*BROKEN):
                    player.send(t="pace", pace=strangers.chance.choice(["slow", "quick"]), id=number)
                    strangers.answers.counts[strangers.name] += 1
            if strangers.halted.wait(0.005):
                return
    finally:
        for player in players:
            player.drop()


def ask_for_much(strangers: Strangers) -> None:
    """Ask for reviews, hints and prints."""
    match strangers.chance.randrange(3):
        case 0:
            review = {"recording": last_moves("mau-mau", 9), "piece": strangers.chance.randrange(2)}
            strangers.ask("POST", "api/review", json=review)
        case 1:
            paper = strangers.chance.choice(["a4", "letter"])
            strangers.ask("GET", "api/print/mau-mau", params={"paper": paper, "part": "worksheets"})
        case _:
            made = strangers.ask("POST", "api/tables", json={"game": "mau-mau", "seats": HINTED, "options": {}})
            if made.status_code == 200:
                player = Player(strangers.server.seen_from(SCHOOL), [made.json()["seats"][0]["key"]])
                player.ask(t="hint", seat=0)
                player.drop()
    strangers.halted.wait(0.1)


HINTED = [{"kind": "here"}, {"kind": "bot", "bot": "rules@1"}]
KINDS: list[Kind] = [storm_of_resets, guess_codes, guess_host_key, flood, ask_for_much]
#: By kind of guess: the status of a wrong guess, and the limit that counts it.
GUESSES = {"guess_codes": ("404", WRONG_CODES), "guess_host_key": ("403", HOST_KEYS)}


def check_guesses(counts: Counter[str], seconds: float, servers: int) -> None:
    """Check that no more guesses were answered than this many servers allow in this time.

    Each server counts for itself, and starts at 0 after a restart.
    """
    for kind, (answered, limit) in GUESSES.items():
        most = servers * (limit.burst + 1) + 3 * limit.per_second * seconds
        assert counts[f"{kind} {answered}"] <= most, counts
