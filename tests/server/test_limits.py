"""Test that no client can lock others out: silent, greedy and non-reading clients are disconnected, and the others play
on.
"""

import json
import resource
import socket
import time
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from spielkiste.api.tables import OPENING
from spielkiste.server.connection_limits import MOST_FROM_ONE_NETWORK, RESERVED, ConnectionLimits, raise_descriptor_limit
from spielkiste.server.limits import MESSAGES, MOST_REMEMBERED, Gate, network_of
from tests import web
from tests.server.harness import PATIENCE, Player, Server

#: The server's timeouts for strangers are ten or twenty seconds; here a quarter of that.
HASTE = 0.25
HALVES = [
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upg",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{",
    b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
]


def _address(server: Server) -> tuple[str, int]:
    host, port = server.url.split("//")[1].strip("/").split(":")
    return host, int(port)


def test_silent_and_incomplete_connections_are_closed(own_server: Callable[..., Server]) -> None:
    server = own_server(waiting=HASTE)
    silent: list[socket.socket] = []
    for number in range(200):
        stranger = socket.create_connection(_address(server))
        stranger.sendall(HALVES[number % len(HALVES)])
        silent.append(stranger)
    keys, _ = server.people(1, bots=1, tempo="calm")
    player = Player(server, keys)
    assert player.ask(t="rename", seat=0, name="Not locked out")["t"] == "ack"
    deadline = time.monotonic() + 30
    for stranger in silent:
        stranger.settimeout(max(0.1, deadline - time.monotonic()))
        try:
            while stranger.recv(4096):
                pass
        except ConnectionResetError:
            pass
        stranger.close()
    assert web.get(server.url + "health").json()["connections"] == 1


def test_the_server_keeps_file_descriptors_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (500, 500))
    assert raise_descriptor_limit() == 500 - RESERVED and RESERVED >= 32
    monkeypatch.setattr(resource, "getrlimit", lambda _: (70, 70))
    assert raise_descriptor_limit() == RESERVED, "with very few descriptors some clients must still get in"


def test_sockets_are_limited_per_address(own_server: Callable[..., Server]) -> None:
    # Longer than a thousand connections take: none of them must time out meanwhile.
    server = own_server("--quick", waiting=6)
    raise_descriptor_limit()
    taken = [socket.create_connection(_address(server), PATIENCE) for _ in range(MOST_FROM_ONE_NETWORK + 20)]
    try:
        for stranger in taken[MOST_FROM_ONE_NETWORK:]:
            assert _let_go(stranger), "a connection over the limit was not closed"
        for stranger in taken[:MOST_FROM_ONE_NETWORK:100]:
            stranger.setblocking(False)
            with pytest.raises(BlockingIOError):
                stranger.recv(1)
        # A client from another address is accepted.
        with web.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=PATIENCE) as neighbour:
            assert neighbour.get(server.url + "health").status_code == 200
    finally:
        for stranger in taken:
            stranger.close()


def _let_go(stranger: socket.socket) -> bool:
    """Return whether the other end closes the connection before the timeout."""
    try:
        return stranger.recv(1) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


def test_the_last_descriptors_are_reserved() -> None:
    limits = ConnectionLimits(3, None)
    assert [limits.enter(number, f"192.0.2.{number}") for number in range(4)] == [True, True, True, False]
    limits.leave(0)
    limits.leave(3)
    assert limits.enter(9, "192.0.2.9")


def test_a_client_that_does_not_read_is_soon_disconnected(
    own_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Small buffers at both ends: the system's default ones fill only after thousands of messages, each of which waits
    # for the disk.
    monkeypatch.setenv("TEST_BUFFER", "4096")
    server = own_server("--quick", "--no-limits", waiting=HASTE)
    keys, _ = server.people(2, tempo="calm")
    player = Player(server, [keys[0]])
    raw = socket.socket()
    raw.settimeout(PATIENCE)
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(_address(server))
    raw.sendall(
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    raw.recv(1024)
    hello = json.dumps({"t": "hello", "keys": [keys[1]]}).encode()
    raw.sendall(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
    player.wait(lambda message: message["t"] == "table" and message["table"]["seats"][1]["present"])
    deadline = time.monotonic() + 60
    number = 0
    gone = False
    while not gone and time.monotonic() < deadline:
        told = len(player.frames)
        for _ in range(50):
            number += 1
            player.send(t="rename", seat=0, name=f"Chatterbox {number % 90}", id=number)
        player.answer(number)
        gone = any(frame["t"] == "table" and not frame["table"]["seats"][1]["present"] for frame in player.frames[told:])
    assert gone, f"still present after {number} messages"
    assert number <= 500, "the data held for a client that does not read must be bounded"
    raw.close()


def test_expensive_requests_are_limited_per_address(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick")
    with web.Client(base_url=server.url) as hasty:
        answers = [hasty.post("api/qr", json={"text": f"https://example.org/{number}"}) for number in range(120)]
        # A forged header changes nothing.
        forged = [hasty.post("api/qr", json={"text": "x"}, headers={"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(60)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert 20 < len(refused) <= 80 and refused[0].json()["key"] == "too-many"
    assert any(answer.status_code == 429 for answer in forged)
    assert server.people(1, bots=1)


def test_behind_a_proxy_each_address_has_its_own(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick", "--behind-proxy")
    with web.Client(base_url=server.url) as proxy:

        def asks(address: str) -> int:
            return proxy.post("api/qr", json={"text": "x"}, headers={"X-Forwarded-For": address}).status_code

        assert {asks(f"192.0.2.{number}") for number in range(120)} == {200}
        assert 429 in {asks("192.0.2.200") for _ in range(120)}


@pytest.mark.parametrize("text", ["🦊" * 100, "x" * 301, "", "a\nb"])
def test_only_links_become_pictures(server: Server, text: str) -> None:
    assert server.post("api/qr", {"text": text}).status_code == 400


def test_requests_have_a_maximum_size(server: Server) -> None:
    for path in ("tables", "join", "replay", "qr"):
        body = json.dumps({"game": "x" * 30_000, "join_key": "x", "key": "x", "text": "x", "seats": []})
        answer = web.post(f"{server.url}api/{path}", content=body)
        assert answer.status_code == 400 and answer.json()["key"] == "too-large"
    with pytest.raises(ConnectionClosed), server.socket() as raw:
        raw.send(json.dumps({"t": "hello", "keys": ["x"], "client": "y" * 41}))
        while True:
            raw.recv(timeout=5)


def test_messages_of_one_address_wait_for_their_turn() -> None:
    gate = Gate()
    _, burst, per_second = MESSAGES
    sockets = [gate.limiter(f"2001:db8:1:2::{number}", MESSAGES) for number in range(1, 5)]
    waits = [sockets[number % 4].wait() for number in range(int(burst) + 100)]
    assert not any(waits[: int(burst)]), "a school that plays must not be slowed down"
    # All sockets of an address share one queue; the last message waits for all before it.
    assert waits[-1] == pytest.approx(100 / per_second, abs=0.1) and waits[-1] > waits[-50] > 0
    assert gate.limiter("192.0.2.1", MESSAGES).wait() == 0, "other addresses must not wait"


def test_a_flood_over_many_sockets_is_slowed_down_not_disconnected(
    own_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEST_MESSAGES", "[40, 20]")
    server = own_server("--quick")
    keys, _ = server.people(2, tempo="calm")
    flooding = [Player(server, [keys[0]], client=f"flood {number}") for number in range(4)]
    began = time.monotonic()
    for number in range(1, 26):
        for player in flooding:
            player.send(t="pace", pace="quick", id=number)
    for player in flooding:
        player.answer(25)
    # A hundred messages: forty at once, the others at twenty per second.
    assert time.monotonic() - began > 2
    assert Player(server, [keys[1]]).ask(t="rename", seat=1, name="Ben")["t"] == "ack"


def test_a_household_is_one_address_and_the_gate_forgets() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1" and network_of("") == ""
    gate = Gate()
    for number in range(MOST_REMEMBERED + 10):
        gate.allows(str(number), OPENING)
    assert len(gate._seen) == MOST_REMEMBERED
