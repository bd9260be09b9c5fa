"""The floor: WebSockets with the same server library and nothing behind them.

``/`` answers each message to its sender.  ``/table/N`` is a table without a game: each message is answered with an
acknowledgement, and a text as long as a usual update goes to everybody at it.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import uvicorn

# What an update of a four-seat table weighs, in bytes: the median of a game of 1000 Kilometer.
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
    _tables[path].append(send)
    while (await receive())["type"] == "websocket.receive":
        _numbers[path] += 1
        text = f"{_numbers[path]} ".ljust(UPDATE, ".")
        for other in _tables[path]:
            await other({"type": "websocket.send", "text": text})
        await send({"type": "websocket.send", "text": "ack"})


if __name__ == "__main__":
    uvicorn.run(
        echo, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", lifespan="off"
    )
