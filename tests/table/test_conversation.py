"""Test that messages to a device arrive, whenever they were sent."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import cast

from spielkiste.host.connection import Connection
from spielkiste.host.conversation import Conversation
from spielkiste.host.table_access import Reach
from spielkiste.host.tally import Tally


class Elsewhere:
    """A seat at a table that another server leads: it has sent everything before anyone listened."""

    def __init__(self) -> None:
        self.connection = Connection([0])
        self.connection.send_text("how things stand")

    async def let_in(self, first: object) -> "Elsewhere":
        return self

    async def welcome(self) -> None:
        """Do nothing: the welcome was already sent."""

    async def answer(self, text: str | bytes) -> None: ...

    def leave(self) -> None: ...


class Phone:
    """A client that says hello and then nothing."""

    at_once = None

    def __init__(self) -> None:
        self.greeting = [json.dumps({"t": "hello", "keys": ["a.b"]})]
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def hear(self) -> str | bytes:
        return self.greeting.pop() if self.greeting else await asyncio.Future()

    async def say(self, text: str) -> None:
        self.heard.put_nowait(text)

    async def close(self, code: int) -> None: ...


def test_messages_sent_before_a_listener_exists_are_delivered() -> None:
    async def talk() -> str:
        phone = Phone()
        running = asyncio.create_task(Conversation(cast(Reach, Elsewhere()), Tally(), phone).run())
        try:
            return await asyncio.wait_for(phone.heard.get(), 5)
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    with ThreadPoolExecutor(1) as apart:
        assert apart.submit(asyncio.run, talk()).result() == "how things stand"
