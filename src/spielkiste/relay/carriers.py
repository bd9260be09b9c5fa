"""The transports for letters between servers: Redis, which is fast, or the database, which is always there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Protocol

import psycopg

from spielkiste.store.connections import connect_async

log = logging.getLogger(__name__)

AGAIN_SECONDS = 0.5
SEND_SECONDS = 1.5
# After this much silence the listener sends a ping; after as much again it reconnects.
PING_SECONDS = 1.0
# How often the listener polls the database, in case a notification was lost.
LOOK_SECONDS = 2.0
PREFIX = "spielkiste:"
CHANNEL = "spielkiste_"

Receive = Callable[[bytes], None]


class Carrier(Protocol):
    """A transport for letters.  It may lose some; the links notice the gap."""

    #: Whether it works at the moment.
    up: bool

    async def listen(self, name: str, receive: Receive) -> None:
        """Pass everything that arrives for a server to `receive`, forever."""

    async def send(self, receiver: str, letter: bytes) -> bool:
        """Send a letter; return whether a receiver was there."""

    async def close(self) -> None: ...


class RedisCarrier:
    """Redis channels: fast; a message is lost if nobody listens."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self.up = False
        # No retries: while Redis is down nobody waits for it, because there is another carrier.
        once = Retry(NoBackoff(), 0)
        self._listening = Redis.from_url(url, retry=once, socket_connect_timeout=SEND_SECONDS)
        self._sending = Redis.from_url(url, retry=once, socket_timeout=SEND_SECONDS, socket_connect_timeout=SEND_SECONDS)

    async def listen(self, name: str, receive: Receive) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._listening.pubsub() as channel:
                    await channel.subscribe(PREFIX + name)
                    asked = False
                    while True:
                        message = await channel.get_message(timeout=PING_SECONDS)
                        if message is not None:
                            asked = False
                            if message["type"] == "subscribe":
                                self._now(True)
                            elif message["type"] == "message":
                                receive(message["data"])
                        elif asked:
                            # The connection is silent but not closed, so no error would ever come.
                            raise ConnectionError("no answer to a ping")
                        else:
                            asked = True
                            async with asyncio.timeout(SEND_SECONDS):
                                await channel.ping()
            except (RedisError, OSError):
                self._now(False)
                await asyncio.sleep(AGAIN_SECONDS)

    def _now(self, up: bool) -> None:
        if up != self.up:
            self.up = up
            if up:
                log.info("The bus is connected", extra={"event": "bus-up"})
            else:
                log.warning("The bus is unreachable; messages go through the database", extra={"event": "bus-away"})

    async def send(self, receiver: str, letter: bytes) -> bool:
        from redis.exceptions import RedisError

        if not self.up:
            return False
        try:
            return bool(await self._sending.publish(PREFIX + receiver, letter))
        except (RedisError, OSError):
            # The listener notices when Redis is back.
            return False

    async def close(self) -> None:
        await self._listening.aclose()
        await self._sending.aclose()


class PostCarrier:
    """A table of letters in the database, with a notification for each."""

    def __init__(self, url: str) -> None:
        self.up = False
        self._url = url
        self._sending: psycopg.AsyncConnection[Any] | None = None
        self._lock = asyncio.Lock()

    async def listen(self, name: str, receive: Receive) -> None:
        while True:
            try:
                async with await connect_async(self._url) as connection:
                    await connection.execute(psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(CHANNEL + name)))
                    self.up = True
                    while True:
                        await self._fetch(connection, name, receive)
                        async for _ in connection.notifies(timeout=LOOK_SECONDS, stop_after=1):
                            pass
            except (psycopg.Error, OSError):
                self.up = False
                await asyncio.sleep(AGAIN_SECONDS)

    async def _fetch(self, connection: psycopg.AsyncConnection[Any], name: str, receive: Receive) -> None:
        found = await connection.execute("DELETE FROM post WHERE receiver = %s RETURNING number, letter", (name,))
        for _, letter in sorted(await found.fetchall()):
            receive(bytes(letter))
        await connection.execute("DELETE FROM post WHERE sent < clock_timestamp() - interval '1 minute'")

    async def send(self, receiver: str, letter: bytes) -> bool:
        async with self._lock:
            try:
                if self._sending is None or self._sending.closed:
                    self._sending = await connect_async(self._url)
                await self._sending.execute(
                    "WITH sent AS (INSERT INTO post (receiver, letter) VALUES (%s, %s) RETURNING number)"
                    " SELECT pg_notify(%s, '') FROM sent",
                    (receiver, letter, CHANNEL + receiver),
                )
            except (psycopg.Error, OSError):
                if self._sending is not None:
                    with contextlib.suppress(psycopg.Error, OSError):
                        await self._sending.close()
                self._sending = None
                return False
            return True

    async def close(self) -> None:
        if self._sending is not None:
            await self._sending.close()
