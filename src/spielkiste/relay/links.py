"""Sequences of numbered letters between this server and each of the others.

A gap, or silence on a link in use, tears the link: everything that ran over it is ended on both sides, the clients
reconnect, and their requests are deduplicated by number.  So a carrier may lose, duplicate or reorder letters.

Sequences (`row`) are numbered, too.  The end that tears a link starts the next row; an end that hears of a higher
row drops its own and follows, without starting one.  So the number grows only when a link is torn, and two ends that
tear at the same time agree on one row.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

import msgspec

from spielkiste.relay.carriers import Carrier
from spielkiste.relay.parcels import AnyParcel, Beat, Letter, read, written

log = logging.getLogger(__name__)

BEAT_SECONDS = 0.8
#: A link in use is torn after this much silence.
SILENCE_SECONDS = 3.0
MOST_PARCELS = 200
#: The longest wait for tasks that are ending when the server stops.
CLOSE_SECONDS = 2.0
#: How long letters use the more reliable carrier after a link was torn.
DETOUR_SECONDS = 20.0


class Link:
    """The state of the link to one other server."""

    def __init__(self, peer: str) -> None:
        self.peer = peer
        self.waiting: list[AnyParcel] = []
        self.sender: asyncio.Task[None] | None = None
        self.heard = time.monotonic()
        self.answered = 0.0
        #: Since when letters use the last carrier only, because one was lost; None if they use the first that works.
        self.detour: float | None = None
        #: Whether the other end receives from the first carrier, according to its last letter.
        self.hears = True
        self.sent_at = 0.0
        self.begin(1)

    def begin(self, row: int) -> None:
        """Start a new row of letters in both directions."""
        self.row = row
        self.sent = 0
        self.received = 0
        self.waiting.clear()


class Links:
    """All links of this server."""

    def __init__(
        self,
        name: str,
        carriers: Sequence[Carrier],
        receive: Callable[[str, AnyParcel], None],
        torn: Callable[[str], None],
        in_use: Callable[[], set[str]],
    ) -> None:
        self.name = name
        self.carriers = carriers
        self._receive = receive
        self._torn = torn
        self._in_use = in_use
        self._links: dict[str, Link] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        for carrier in self.carriers:
            self._keep(asyncio.create_task(carrier.listen(self.name, self._take)))
        self._keep(asyncio.create_task(self._beat()))

    def _keep(self, task: asyncio.Task[None]) -> asyncio.Task[None]:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        # The last letters may still be on their way.
        if sending := [link.sender for link in self._links.values() if link.sender is not None]:
            await asyncio.wait(sending, timeout=1)
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            # A task may still wait for a silent database, or a library may have swallowed its cancellation.
            await asyncio.wait(self._tasks, timeout=CLOSE_SECONDS)
        for carrier in self.carriers:
            await carrier.close()

    def send(self, peer: str, parcel: AnyParcel) -> None:
        """Queue a parcel; parcels that accumulate meanwhile share a letter."""
        link = self._link(peer)
        link.waiting.append(parcel)
        if link.sender is None or link.sender.done():
            link.sender = self._keep(asyncio.create_task(self._empty(link)))

    def _link(self, peer: str) -> Link:
        if peer not in self._links:
            self._links[peer] = Link(peer)
        return self._links[peer]

    async def _empty(self, link: Link) -> None:
        while link.waiting:
            parcels, link.waiting = link.waiting[:MOST_PARCELS], link.waiting[MOST_PARCELS:]
            link.sent += 1
            row = link.row
            letter = written(Letter(self.name, row, link.sent, parcels, self.carriers[0].up))
            link.sent_at = time.monotonic()
            for carrier in self.carriers if link.detour is None else self.carriers[::-1]:
                if await carrier.send(link.peer, letter):
                    break
            else:
                if row == link.row:
                    self._begin_again(link)

    def _take(self, content: bytes) -> None:
        try:
            letter = read(content)
        except msgspec.MsgspecError:
            log.warning("Ignored a message from an unknown server or another version", extra={"event": "unreadable-letter"})
            return
        link = self._link(letter.sender)
        if letter.row < link.row:
            # The other end does not know that the link is torn, or this letter was delayed.
            if time.monotonic() - link.answered > BEAT_SECONDS:
                link.answered = time.monotonic()
                self.send(link.peer, Beat())
            return
        if letter.row > link.row:
            self._begin(link, letter.row)
        if letter.number <= link.received:
            return
        if letter.number != link.received + 1:
            self._begin_again(link)
            self.send(link.peer, Beat())
            return
        link.received = letter.number
        link.heard = time.monotonic()
        link.hears = letter.hears
        if not link.hears:
            link.detour = link.heard
        for parcel in letter.parcels:
            self._receive(link.peer, parcel)

    def _begin_again(self, link: Link) -> None:
        self._begin(link, link.row + 1)

    def _begin(self, link: Link, row: int) -> None:
        log.info("The link to another server lost a message", extra={"event": "link-torn"})
        link.begin(row)
        # The carrier may lose letters silently, so use the more reliable one for a while.
        link.detour = time.monotonic()
        self._torn(link.peer)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now = time.monotonic()
            used = self._in_use()
            for peer in used:
                link = self._link(peer)
                if now - link.heard > SILENCE_SECONDS:
                    self._begin_again(link)
                else:
                    self._end_detour(link, now)
                    self.send(peer, Beat())
            for peer in [peer for peer, link in self._links.items() if peer not in used and now - link.heard > 60]:
                del self._links[peer]

    def _end_detour(self, link: Link, now: float) -> None:
        """Go back to the first carrier after a while, when nothing is on its way that could be overtaken."""
        long_ago = link.detour is not None and now - link.detour > DETOUR_SECONDS
        if long_ago and link.hears and not link.waiting and now - link.sent_at > BEAT_SECONDS / 2:
            link.detour = None

    def freshen(self, peer: str) -> None:
        """Restart the silence timer of a link that was not in use."""
        link = self._link(peer)
        if peer not in self._in_use():
            link.heard = time.monotonic()
