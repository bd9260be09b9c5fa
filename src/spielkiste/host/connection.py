"""One device at a table: the seats it holds, the seat it sees as, and a bounded outbox."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from spielkiste.table.seats import Place, next_seat

# A client that falls behind by this many messages is disconnected; it reconnects and gets a full view.
OUTBOX = 64
LONGEST_CLIENT = 40

# Our own close codes.  After the first two the browser must not reconnect with the same keys.
MALFORMED, WRONG_KEY, SLOW, FLOOD = 4000, 4004, 4013, 4029

#: The errors that decoding raises for a malformed message; not all are the library's own.
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
#: The maximum length of an explanation, which may quote what the client sent.
LONGEST_WHY = 200


def why_unreadable(trouble: Exception) -> dict[str, str]:
    """Return the argument `why` for the error "malformed": which field is missing or wrong.  Empty if unknown."""
    return {"why": str(trouble)[:LONGEST_WHY]} if isinstance(trouble, msgspec.MsgspecError) else {}


_encoder = msgspec.json.Encoder()


class Connection:
    """A device at a table.  `looking` is the seat whose view it gets; None means a spectator's view."""

    def __init__(self, seats: list[int], client: str | None = None, places: list[Place] | None = None) -> None:
        self.seats = seats
        self.looking: int | None = seats[0] if len(seats) == 1 else None
        #: Whether the page has sent a name, so that the table recognises it when it reconnects.
        self.named = client is not None
        #: Identifies the page by its keys, which stay the same when a rematch moves all seats by one.
        self.page = f"{'.'.join(str(key) for key in places or seats)}/{client or secrets.token_hex(8)}"
        #: The network of the client, if it is known.
        self.network = ""
        #: Whether the client also wants the table described in words.
        self.words = False
        #: Usually empty, and never longer than `OUTBOX`.
        self.outbox: list[str] = []
        self.dropped = False
        self.close_code = SLOW
        #: The transport's function to send a message at once, if it has one.  It returns whether the message was sent.
        self.at_once: Callable[[str], bool] | None = None
        self._news: Callable[[], None] | None = None
        #: The requests that are still being answered.
        self._asking: set[asyncio.Task[None]] = set()

    def carried(self, news: Callable[[], None], at_once: Callable[[str], bool] | None) -> None:
        """Attach a transport.

        Call `news` whenever the outbox has something to send or the device is dropped, and at once if that is already true.
        """
        self._news = news
        self.at_once = at_once
        if self.outbox or self.dropped:
            news()

    def set_down(self) -> None:
        """Detach the transport and cancel the requests that are still being answered."""
        self._news = self.at_once = None
        for task in list(self._asking):
            task.cancel()

    def answer_later(self, answering: Coroutine[Any, Any, None]) -> None:
        """Answer a request in a task of its own, so that the next ones need not wait."""
        task = asyncio.get_running_loop().create_task(answering)
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    @property
    def asking(self) -> int:
        """Return the number of requests that are still being answered."""
        return len(self._asking)

    def move_on(self, seats: int) -> None:
        """Move to the next seat, as all players do before a rematch."""
        self.seats = sorted(next_seat(seat, seats) for seat in self.seats)
        self.looking = None if self.looking is None else next_seat(self.looking, seats)

    @staticmethod
    def encode(message: msgspec.Struct) -> str:
        return _encoder.encode(message).decode()

    def send(self, message: msgspec.Struct) -> None:
        self.send_text(self.encode(message))

    def send_text(self, text: str) -> None:
        """Send a message, or queue it, without waiting."""
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
        """Disconnect a device; its outbox is still sent."""
        self.dropped = True
        self.close_code = code
        if self._news is not None:
            self._news()
