"""One WebSocket as the table sees it: eyes, seats, and an outbox that a slow reader cannot clog."""

from __future__ import annotations

import asyncio

import msgspec

# A reader that falls behind by this many messages is let go; it comes back and gets a fresh view.
OUTBOX = 64

_encoder = msgspec.json.Encoder()


class Connection:
    """A device at a table.  `looking` is the seat whose eyes it sees with; None: a spectator's."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats
        self.looking: int | None = seats[0] if len(seats) == 1 else None
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(OUTBOX)
        self.dropped = False

    @staticmethod
    def encode(message: msgspec.Struct) -> str:
        return _encoder.encode(message).decode()

    def send(self, message: msgspec.Struct) -> None:
        self.send_text(self.encode(message))

    def send_text(self, text: str) -> None:
        """Put a message on its way without waiting."""
        if self.dropped:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Let a reader go that does not read."""
        self.dropped = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
