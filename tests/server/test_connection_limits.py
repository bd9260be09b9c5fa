"""Test that every closed connection is subtracted from the count, no matter how it ends."""

import asyncio
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from spielkiste.server.app import make_app
from spielkiste.server.connection_limits import ConnectionLimits, protocols
from spielkiste.store import SqliteStore
from tests.hostile.strangers import ENDS, SAID, UNANSWERED, WHOLE

CONNECTIONS = 5_000
#: The number of connections open at once, so that starts and ends overlap; in total they exceed the limit per address.
SIDE_BY_SIDE = 40
MOST_FROM_ONE = 30
PATIENCE = 60.0


@contextmanager
def _serving(limits: ConnectionLimits) -> Iterator[int]:
    """Serve with these limits on a free port."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=512)
    http, web_socket = protocols(limits)
    config = uvicorn.Config(make_app(SqliteStore(":memory:"), limit_rate=False), http=http, ws=web_socket, log_config=None)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])))
    thread.start()
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


def test_five_thousand_connections_that_end_in_every_way_leave_nothing_behind() -> None:
    chance = random.Random("spring")
    limits = ConnectionLimits(None, MOST_FROM_ONE)
    ways = [(said, end, read) for said in SAID for end in ENDS for read in (False, True) if not (read and said in UNANSWERED)]
    with _serving(limits) as port:
        open_lines: list[tuple[socket.socket, tuple[str, Callable[[socket.socket], None], bool]]] = []

        def end_one() -> None:
            line, (_, end, read) = open_lines.pop(chance.randrange(len(open_lines)))
            # A refused connection may already be gone.
            with suppress(ConnectionError):
                if read:
                    line.recv(65_536)
            with suppress(OSError):
                end(line)
            line.close()

        for number in range(CONNECTIONS):
            way = ways[number % len(ways)]
            line = socket.create_connection(("127.0.0.1", port), PATIENCE)
            with suppress(ConnectionError):
                line.sendall(SAID[way[0]])
            open_lines.append((line, way))
            while len(open_lines) > chance.randrange(SIDE_BY_SIDE):
                end_one()
        while open_lines:
            end_one()
        deadline = time.monotonic() + PATIENCE
        while limits.inside and time.monotonic() < deadline:
            time.sleep(0.01)
        assert (limits.inside, limits.from_network("127.0.0.1"), limits.from_network("")) == (0, 0, 0)
        # The whole share of this address is free again.
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            line.sendall(WHOLE)
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
