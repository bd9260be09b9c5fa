"""One device as the table sees it: eyes, seats, and an outbox that a slow reader cannot clog."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

# A reader that falls behind by this many messages is let go; it comes back and gets a fresh view.
OUTBOX = 64
LONGEST_CLIENT = 40

# Close codes of our own.  With the first two the browser must not come back with the same words.
MALFORMED, WRONG_KEY, SLOW, FLOOD = 4000, 4004, 4013, 4029

#: What decoding raises on something that is no message: not only the library's own errors.
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)

_encoder = msgspec.json.Encoder()


class Connection:
    """A device at a table.  `looking` is the seat whose eyes it sees with; None: a spectator's."""

    def __init__(self, seats: list[int], client: str | None = None, keys: list[int] | None = None) -> None:
        self.seats = seats
        self.looking: int | None = seats[0] if len(seats) == 1 else None
        #: Whether a page named itself, and will be known again when it comes back.
        self.named = client is not None
        #: Called by its keys, which stay the same when everybody moves one place on.
        self.page = f"{'.'.join(str(key) for key in keys or seats)}/{client or secrets.token_hex(8)}"
        #: The network that it comes from, where that is known.
        self.network = ""
        #: Whether it wants the table in words besides.
        self.words = False
        #: Mostly empty, and never long.
        self.outbox: list[str] = []
        self.dropped = False
        self.close_code = SLOW
        #: What carries its messages may have a way to send one at once; it says whether it has.
        self.at_once: Callable[[str], bool] | None = None
        self._news: Callable[[], None] | None = None
        #: What it has asked and still waits for.
        self._asking: set[asyncio.Task[None]] = set()

    def carried(self, news: Callable[[], None], at_once: Callable[[str], bool] | None) -> None:
        """Something carries its messages from now on.

        It is told the news that something waits in the outbox, or that the device is let go; at once, if that is so already.
        """
        self._news = news
        self.at_once = at_once
        if self.outbox or self.dropped:
            news()

    def set_down(self) -> None:
        """Nothing carries its messages any more, and nobody waits for an answer."""
        self._news = self.at_once = None
        for task in list(self._asking):
            task.cancel()

    def answer_later(self, answering: Coroutine[Any, Any, None]) -> None:
        """Answer a question beside the conversation, which goes on."""
        task = asyncio.get_running_loop().create_task(answering)
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    @property
    def asking(self) -> int:
        """How many answers it waits for."""
        return len(self._asking)

    def move_on(self, places: int) -> None:
        """Everybody at the table has moved one place on."""
        self.seats = sorted((seat + 1) % places for seat in self.seats)
        self.looking = None if self.looking is None else (self.looking + 1) % places

    @staticmethod
    def encode(message: msgspec.Struct) -> str:
        return _encoder.encode(message).decode()

    def send(self, message: msgspec.Struct) -> None:
        self.send_text(self.encode(message))

    def send_text(self, text: str) -> None:
        """Put a message on its way without waiting."""
        if self.dropped:
            return
        if self.at_once is not None and not self.outbox and self.at_once(text):
            return
        if len(self.outbox) >= OUTBOX:
            self.outbox.clear()
            self.drop(SLOW)
            return
        self.outbox.append(text)
        if self._news is not None:
            self._news()

    def drop(self, code: int) -> None:
        """Let a device go; what is in its outbox is still sent."""
        self.dropped = True
        self.close_code = code
        if self._news is not None:
            self._news()
