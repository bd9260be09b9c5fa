"""The host in a browser's worker: it answers what a page would send to a server over HTTP and WebSocket.

JavaScript calls it (web/src/offline/worker.ts), passes the messages and stores the data.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from spielkiste.host.conversation import Conversation
from spielkiste.host.hall import Hall
from spielkiste.host.pace import INSTANT, Pace
from spielkiste.host.table_access import Here
from spielkiste.offline.endpoints import BrowserContext, answer
from spielkiste.offline.hall import Bring, BrowserHall
from spielkiste.offline.store import BrowserStore, Keeper

HOUSEKEEPING_SECONDS = 60.0

#: Tells the page about an event: "open", "heard" with a message, or "closed" with a close code.
Tell = Callable[[str, Any], None]


class Settings(msgspec.Struct):
    """The folder's settings: the same as `spielkiste serve --quick`, and the texts for pictures."""

    quick: bool = False
    words: dict[str, dict[str, str]] = {}


class PageTransport:
    """One connected page; it replaces a server's WebSocket."""

    #: A worker's messages are sent at once anyway.
    at_once = None

    def __init__(self, hall: Hall, tell: Tell) -> None:
        self._tell = tell
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._conversation = Conversation(Here(hall), hall.tally, self)

    async def converse(self) -> None:
        self._tell("open", 0)
        await self._conversation.run()

    def heard(self, text: str) -> None:
        self._inbox.put_nowait(text)

    def hang_up(self) -> None:
        self._inbox.put_nowait(None)

    async def hear(self) -> str:
        text = await self._inbox.get()
        if text is None:
            raise ConnectionError
        return text

    async def say(self, text: str) -> None:
        self._tell("heard", text)

    async def close(self, code: int) -> None:
        self._tell("closed", code)


class Engine:
    """The interface for the page."""

    def __init__(self, keeper: Keeper, settings: Settings, bring: Bring | None = None) -> None:
        store = BrowserStore(keeper)
        self.hall = BrowserHall(store, INSTANT if settings.quick else Pace(), bring)
        self._context = BrowserContext(self.hall, store, settings.words)
        self._lines: dict[str, PageTransport] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._begin(self._clean_up_forever())

    async def ask(self, path: str, body: str) -> str:
        """Return the response to a page's request."""
        return await answer(self._context, path, body)

    def open(self, name: str, tell: Tell) -> None:
        line = self._lines[name] = PageTransport(self.hall, tell)
        self._begin(self._converse(name, line))

    def say(self, name: str, text: str) -> None:
        if name in self._lines:
            self._lines[name].heard(text)

    def hang_up(self, name: str) -> None:
        if name in self._lines:
            self._lines[name].hang_up()

    async def _converse(self, name: str, line: PageTransport) -> None:
        await line.converse()
        if self._lines.get(name) is line:
            del self._lines[name]

    async def _clean_up_forever(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING_SECONDS)
            self.hall.forget_idle()

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def start(keeper: Keeper, settings: str, bring: Bring) -> Engine:
    """Return the engine of this browser.  `bring` downloads the net of a learned player when it is needed."""
    return Engine(keeper, msgspec.json.decode(settings, type=Settings), bring)
