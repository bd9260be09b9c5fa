"""The floor: a WebSocket echo with the same server library and nothing behind it."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn


async def echo(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    uvicorn.run(echo, port=int(sys.argv[1]), ws="websockets-sansio", log_level="error", lifespan="off")
