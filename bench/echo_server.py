"""Measure the lower bound: WebSockets as in our server, but with nothing behind them; with ``plain``, as the library provides
them.

``/`` returns each message to its sender. ``/table/N`` is a table without a game: each message is answered with a text
of typical length for everyone at it, which also serves as the acknowledgement.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import uvicorn

from spielkiste.server.connection_limits import ConnectionLimits, protocols
from spielkiste.server.socket import AT_ONCE

# The size of an update at a four-seat table, in bytes: the median of a game of 1000 Kilometer.
UPDATE = 1_600

_tables: dict[str, list[Any]] = defaultdict(list)
_numbers: dict[str, int] = defaultdict(int)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    path = scope["path"]
    if path == "/":
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    _tables[path].append((scope["extensions"].get(AT_ONCE), send))
    while (await receive())["type"] == "websocket.receive":
        _numbers[path] += 1
        text = f"{_numbers[path]} ".ljust(UPDATE, ".")
        for at_once, other in _tables[path]:
            if at_once is None or not at_once(text):
                await other({"type": "websocket.send", "text": text})


if __name__ == "__main__":
    http, web_socket = ("auto", "websockets-sansio") if "plain" in sys.argv else protocols(ConnectionLimits(None, None))
    uvicorn.run(
        echo, port=int(sys.argv[1]), http=http, ws=web_socket, ws_per_message_deflate=False, log_level="error", lifespan="off"
    )
