"""Test a table over three days: two phones, a restart, a clock of the test, and a push service on this machine."""

import asyncio
import json
import socket
import sqlite3
import stat
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import pytest
import uvicorn

from spielkiste.core.errors import BadSetup
from spielkiste.host import lobby
from spielkiste.host.pace import INSTANT
from spielkiste.server import app
from spielkiste.store.sqlite import SqliteStore
from tests.server.harness import PATIENCE, Player, Server, received
from tests.store.forgetting import Clocks

pytest.importorskip("py_vapid", reason="needs the extra push")

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from spielkiste.server.push import BadEndpoint, Call, Pushes, kept_push_key, new_key

DAY = 86_400
SECRET = b"0123456789abcdef"


class Service(ThreadingHTTPServer):
    """A push service: it checks each message like a real one and opens it like the browser."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Receiver)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.messages: Queue[tuple[str, dict[str, str]]] = Queue()
        self.gone: set[str] = set()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def device(self, name: str, language: str) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(SECRET)}
        return {"endpoint": f"http://127.0.0.1:{self.server_port}/{name}", "language": language, **keys}

    def next(self) -> tuple[str, dict[str, str]]:
        return self.messages.get(timeout=PATIENCE)


class _Receiver(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        name = self.path[1:]
        assert Vapid02.verify(self.headers["Authorization"]) and self.headers["Content-Encoding"] == "aes128gcm"
        said = json.loads(http_ece.decrypt(body, private_key=self.server.key, auth_secret=SECRET))
        self.send_response(410 if name in self.server.gone else 201)
        self.end_headers()
        self.server.messages.put((name, said))

    def log_message(self, format: str, *args: Any) -> None:
        """Print nothing."""


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    yield found
    found.shutdown()
    found.server_close()


@contextmanager
def _running(database: Path, clocks: Clocks) -> Iterator[Server]:
    """Run a server in this process, on the test's clock."""
    store = SqliteStore(database, clocks.calendar())
    pushes = Pushes(store.turns, kept_push_key(str(database)), near=True)
    made = app.make_app(store, INSTANT, rooms=store.rooms, turns=store.turns, pushes=pushes)
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        running = uvicorn.Server(uvicorn.Config(made, log_config=None))
        thread = threading.Thread(target=running.run, args=([listener],))
        thread.start()
        server = Server.__new__(Server)
        server.database, server.url = database, f"http://127.0.0.1:{listener.getsockname()[1]}/"
        try:
            yield server
        finally:
            running.should_exit = True
            thread.join()


def _read(server: Server, sql: str) -> int:
    with closing(sqlite3.connect(server.database)) as reader:
        return int(reader.execute(sql).fetchone()[0])


def _devices(server: Server) -> int:
    return _read(server, "SELECT count(*) FROM subscriptions")


def _until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def _moves(server: Server, key: str, seat: int) -> None:
    """Open the table on a phone, play until it is the other's turn, and put the phone away."""
    phone = Player(server, [key])
    while seat in phone.update["awaited"] and phone.update["moves"]:
        assert phone.play(seat, phone.update["moves"][0]["notation"])["t"] == "ack"
    phone.leave()


def test_three_days_with_two_phones_and_a_restart(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "HOUSEKEEPING_SECONDS", 0.05)
    monkeypatch.setattr(app, "FORGETTING_SECONDS", 0)
    caplog.set_level("DEBUG", "spielkiste")
    clocks = Clocks()

    def pass_time(seconds: float) -> None:
        clocks.wall += seconds
        clocks.steady += seconds

    with _running(tmp_path / "tables.db", clocks) as server:
        seats = [{"kind": "here", "name": "Lina"}, {"kind": "open"}]
        wish = {"game": "thousand-km", "seats": seats, "options": {"begins": 1}, "slow": True}
        made = server.post("api/tables", wish).json()
        lina = made["seats"][0]["key"]
        rudi = server.post("api/join", {"join_key": made["join_key"], "name": "Rudi"}).json()["seats"][0]["key"]
        for key, name, language in ((lina, "lina", "de"), (rudi, "rudi", "en")):
            told = server.post("api/push", {"key": key, "device": service.device(name, language)})
            assert told.json() == {"on": True}, told.text
        # The first day: Lina moves, and Rudi's phone says so, once, without any card.
        _moves(server, lina, 0)
        name, said = service.next()
        assert (name, said["body"]) == ("rudi", "It’s your turn in 1000 Kilometres with Lina")
        assert set(said) == {"title", "body", "table"} and said["table"] == lina.partition(".")[0]
        # The second day: a reminder.
        pass_time(DAY + 1)
        name, said = service.next()
        assert (name, said["body"]) == ("rudi", "1000 Kilometres is still waiting for you with Lina")
        _until(lambda: _read(server, "SELECT house FROM calendar") >= int(clocks.wall))
    key = (tmp_path / "tables.db-push-key").read_text()
    # The server was down for an hour.
    clocks.wall += 3600
    with _running(tmp_path / "tables.db", clocks) as server:
        assert (tmp_path / "tables.db-push-key").read_text() == key
        turn = server.post("api/turn", {"key": rudi}).json()
        assert turn["asked"] == [1] and turn["seat"] == 1 and turn["waited_s"] == DAY + 1 + 3600
        _moves(server, rudi, 1)
        name, said = service.next()
        assert name == "lina" and said["body"] == "Du bist dran bei 1000 Kilometer mit Rudi"
        # The third day: Lina's browser has thrown its address away, so it is forgotten.
        service.gone.add("lina")
        pass_time(DAY + 1)
        assert service.next()[0] == "lina"
        _until(lambda: _devices(server) == 1)
        # A person who is at the table is not called.
        phone = Player(server, [rudi])
        _moves(server, lina, 0)
        phone.wait(lambda message: message["t"] == "update" and 1 in message["awaited"])
        phone.leave()
        # One tap stops all notifications.
        off = server.post("api/push/off", {"key": rudi, "endpoint": service.device("rudi", "en")["endpoint"]})
        assert off.json() == {"on": False} and _devices(server) == 0
    with pytest.raises(Empty):
        service.messages.get_nowait()
    assert not [record for record in caplog.records if "127.0.0.1:" + str(service.server_port) in record.getMessage()]


def test_a_classroom_notifies_no_device(tmp_path: Path, service: Service) -> None:
    with _running(tmp_path / "tables.db", Clocks()) as server:
        made = server.post("api/class", {"game": "thousand-km", "size": 2, "places": 2}).json()
        child = server.post("api/class/join", {"code": made["code"], "client": "a tablet", "animal": 1}).json()["key"]
        with server.socket() as tablet:
            tablet.send(json.dumps({"t": "hello", "keys": [child]}))
            seat = json.loads(received(tablet, PATIENCE))["seat_key"]
        refused = server.post("api/push", {"key": seat, "device": service.device("tablet", "en")})
        assert refused.status_code == 400 and _devices(server) == 0


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://push.example.org:8443/x"},
        {"endpoint": "https://me@push.example.org/x"},
        {"endpoint": "https://localhost/x"},
        {"endpoint": "http://127.0.0.1/x"},
        {"endpoint": "https://push.example.org/\r\nHost: other"},
        {"endpoint": "https://[/x"},
        {"endpoint": "https://push.example.org/" + "x" * 1000},
        {"p256dh": "BBBB"},
        {"p256dh": _text(bytes(65))},
        {"auth": "AAAA"},
    ],
)
def test_only_addresses_of_push_services_are_taken(service: Service, change: dict[str, str]) -> None:
    pushes = _pushes()
    good = {**service.device("x", "xx"), "endpoint": "https://push.example.org/x"}
    assert json.loads(pushes.checked(lobby.Device(**good)))["language"] == "en"
    with pytest.raises(BadEndpoint):
        pushes.checked(lobby.Device(**{**good, **change}))


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "192.168.0.9", "169.254.169.254", "::1", "fd00::1", "0.0.0.0"])
def test_a_name_that_resolves_to_a_private_address_gets_nothing(
    service: Service, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(*_: object, **__: object) -> list[Any]:
        return [(0, 0, 0, "", (address, 443))]

    async def deliver() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", found)
        monkeypatch.setattr(asyncio, "open_connection", None)
        device = lobby.Device(**{**service.device("x", "en"), "endpoint": "https://push.example.org/x"})
        with pytest.raises(BadSetup):
            await _pushes()._send(Call("table", "thousand-km", {}, False), device, ["Lina"])

    asyncio.run(deliver())


def _pushes() -> Pushes:
    store = SqliteStore(":memory:")
    store.close()
    return Pushes(store.turns, new_key())


def test_the_key_is_for_its_owner(tmp_path: Path) -> None:
    key = kept_push_key(str(tmp_path / "t.db"))
    assert kept_push_key(str(tmp_path / "t.db")) == key
    assert stat.S_IMODE((tmp_path / "t.db-push-key").stat().st_mode) == 0o600
