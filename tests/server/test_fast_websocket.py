"""Test the fast path of WebSocket messages, and that everything else still takes the normal one."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
import uvicorn
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from spielkiste.server import connection_limits, fast_websocket
from spielkiste.server.connection_limits import ConnectionLimits, protocols
from spielkiste.server.fast_websocket import MOST_WAITING, ends_between, framed, whole_text
from spielkiste.server.socket import AT_ONCE

LENGTHS = [0, 1, 2, 125, 126, 127, 300, 8_000, 65_535, 65_536]


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_frame_is_written_as_the_library_writes_it(length: int) -> None:
    assert framed("ü" + "x" * length) == Frame(Opcode.TEXT, ("ü" + "x" * length).encode()).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS[:-1])
def test_the_fast_path_reads_exactly_one_complete_text_frame(length: int) -> None:
    frame = masked(b"x" * length)
    assert whole_text(frame) == "x" * length
    assert whole_text(frame + b"\x81") is None
    assert [whole_text(frame[:cut]) for cut in range(min(len(frame), 20))] == [None] * min(len(frame), 20)


def test_other_frames_are_left_to_the_library() -> None:
    others = [
        masked(b"a", Opcode.BINARY),
        masked(b"a", fin=False),
        masked(b"a", Opcode.CONT),
        masked(b"", Opcode.PING),
        masked(b"", Opcode.CLOSE),
        masked(b"\xff\xfe"),
        masked(b"x" * 65_536),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        b"\xc1" + masked(b"a")[1:],
        b"\x81",
        b"",
    ]
    assert [whole_text(other) for other in others] == [None] * len(others)


def test_whether_a_chunk_ends_between_two_messages() -> None:
    one, ping = masked(b"x" * 300), masked(b"", Opcode.PING)
    assert ends_between(one) and ends_between(ping) and ends_between(one + ping + one) and ends_between(b"")
    assert not any(ends_between(one + ping[:cut]) for cut in range(1, len(ping)))
    assert not ends_between(one + masked(b"a", fin=False))
    assert not ends_between(masked(b"x" * 70_000))


class Peer:
    """A client that sends arbitrary bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
        self._reader = reader
        self._writer = writer
        self._protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/"))
        self._heard: list[Any] = []

    async def open(self) -> None:
        self._protocol.send_request(self._protocol.connect())
        self._writer.write(b"".join(self._protocol.data_to_send()))
        await self.next()

    async def say(self, *chunks: bytes) -> None:
        for chunk in chunks:
            self._writer.write(chunk)
            await self._writer.drain()
            await asyncio.sleep(0.002)

    async def next(self) -> Any:
        while not self._heard:
            data = await asyncio.wait_for(self._reader.read(65_536), 30)
            assert data, "the connection is closed"
            self._protocol.receive_data(data)
            self._heard += self._protocol.events_received()
        return self._heard.pop(0)

    async def go(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()

    async def texts(self, count: int) -> list[str]:
        return [(await self.next()).data.decode() for _ in range(count)]


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answer each message in turn, synchronously where possible."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await asyncio.sleep(0)
        text = message.get("text") or message["bytes"].decode()
        at_once = scope.get("extensions", {}).get(AT_ONCE)
        if at_once is None or not at_once(text):
            await send({"type": "websocket.send", "text": text})


async def talk(lines: list[list[bytes]], expected: list[list[str]]) -> list[Any]:
    """Send these chunks and read these answers; return what follows on each connection."""
    http, web_socket = protocols(ConnectionLimits(None, None))
    config = uvicorn.Config(echo, port=0, http=http, ws=web_socket, lifespan="off", log_config=None, ws_max_size=8192)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    last = []
    for chunks, answers in zip(lines, expected, strict=True):
        peer = Peer(*await asyncio.open_connection("127.0.0.1", port), port)
        await peer.open()
        await peer.say(*chunks)
        assert await peer.texts(len(answers)) == answers
        await peer.say(masked(b"", Opcode.CLOSE))
        last.append((await peer.next()).opcode)
        await peer.go()
    server.should_exit = True
    await running
    return last


@pytest.fixture(params=["short", "long"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run the test on the fast path, and on the library's own, which is used if uvicorn's internals have changed."""
    if request.param == "long":
        monkeypatch.setattr(fast_websocket, "USED", {*fast_websocket.USED, "a_name_of_a_later_version"})
    return str(request.param)


def test_the_fast_path_is_disabled_with_a_warning_if_uvicorn_has_changed(way: str, caplog: pytest.LogCaptureFixture) -> None:
    lacking = fast_websocket.USED - connection_limits.inside(fast_websocket.FastWebSocket.__base__)
    assert bool(lacking) or way == "short"
    assert issubclass(protocols(ConnectionLimits(None, None))[1], fast_websocket.FastWebSocket) == (not lacking)
    assert [min(lacking) in record.getMessage() for record in caplog.records] == [True] * bool(lacking)


def test_every_internal_name_that_the_fast_path_uses_is_checked() -> None:
    assert not fast_websocket.USED & connection_limits.inside(asyncio.Protocol)


def cut(data: bytes, luck: random.Random) -> list[bytes]:
    places = sorted(luck.sample(range(1, len(data)), min(6, len(data) - 1)))
    return [data[a:b] for a, b in zip([0, *places], [*places, len(data)], strict=True)]


@pytest.mark.usefixtures("way")
def test_messages_arrive_complete_and_in_order_for_any_chunks() -> None:
    luck = random.Random(1)
    said = [f"{number} {'ü' * luck.choice([0, 3, 60, 200])}" for number in range(12)]
    frames = [masked(text.encode()) for text in said]
    stream = b"".join(frames)
    halves = b"".join(masked(text.encode()[:1], fin=False) + masked(text.encode()[1:], Opcode.CONT) for text in said)
    mixed = [*frames[:6], *cut(b"".join(frames[6:]), luck)]
    lines = [frames, [stream], cut(stream, luck), cut(stream, luck), mixed, [halves], cut(halves, luck)]
    assert asyncio.run(talk(lines, [said] * len(lines))) == [Opcode.CLOSE] * len(lines)


@pytest.mark.usefixtures("way")
def test_other_kinds_of_message_are_heard_and_a_flood_is_read_to_its_end() -> None:
    many = [str(number) for number in range(20 * MOST_WAITING)]
    flood = b"".join(masked(text.encode()) for text in many)
    others = [masked(b"binary", Opcode.BINARY), masked(b"text")]
    assert asyncio.run(talk([[flood], others], [many, ["binary", "text"]])) == [Opcode.CLOSE] * 2


@pytest.mark.usefixtures("way")
def test_rubbish_ends_the_connection_and_leaves_nothing_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    unmasked = Frame(Opcode.TEXT, b"open").serialize(mask=False)
    rubbish = [masked(b"\xff\xfe"), masked(b"x" * 9000), b"\xc1" + masked(b"a")[1:], unmasked]
    assert asyncio.run(talk([[one] for one in rubbish], [[]] * len(rubbish))) == [Opcode.CLOSE] * len(rubbish)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("answer", ["websocket.accept", "websocket.close"])
def test_a_server_that_stops_answers_an_open_handshake_once(answer: str, caplog: pytest.LogCaptureFixture) -> None:
    async def stop_first() -> None:
        asked, stopped = asyncio.Event(), asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            asked.set()
            await stopped.wait()
            await send({"type": answer})

        http, web_socket = protocols(ConnectionLimits(None, None))
        config = uvicorn.Config(app, port=0, http=http, ws=web_socket, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        handshake = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/"))
        handshake.send_request(handshake.connect())
        writer.write(b"".join(handshake.data_to_send()))
        await asked.wait()
        # The application answers next, before the event loop tells anyone that the connection is closed.
        stopped.set()
        for connection in list(server.server_state.connections):
            connection.shutdown()
        server.should_exit = True
        await running
        writer.close()

    asyncio.run(stop_first())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
