"""Deduplicates requests: each is carried out once, and a retry gets the first response again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from spielkiste.core.errors import BadMove
from spielkiste.host import protocol
from spielkiste.table.logbook import Entry

# The number of responses remembered per page, and the number of pages per seat.
ANSWERS = 64
PAGES = 16

Reply = protocol.Ack | protocol.Trouble


class Dedup:
    """The responses at one table, by page and request number.

    Requests in the log are found there again, after a restart or when their page has been evicted.
    """

    def __init__(self, log: list[Entry]) -> None:
        self._pages: OrderedDict[str, OrderedDict[int, asyncio.Future[Reply] | Reply]] = OrderedDict()
        #: By page: the highest request number whose response has been evicted.
        self._forgotten: dict[str, int] = {}
        self._read(log, None)

    def _read(self, log: list[Entry], wanted: str | None) -> None:
        """Remember the requests that the log names: those of one page, or of all for None."""
        for number, entry in enumerate(log):
            if entry.ask is not None and (wanted is None or entry.ask[0] == wanted):
                page, asked = entry.ask
                self._remember(page, asked, protocol.Ack(asked, number))

    async def answered(self, page: str, number: int, log: list[Entry]) -> Reply | None:
        """Return the response to an earlier request, or None if it is new.

        Raise `BadMove` if the response has been evicted.
        """
        if page not in self._pages:
            # A new page, or one that has been evicted.
            self._read(log, page)
        known = self._pages[page].get(number) if page in self._pages else None
        if isinstance(known, asyncio.Future):
            # The first request still waits for the store, and the page has reconnected meanwhile.
            return await asyncio.shield(known)
        if known is None and number <= self._forgotten.get(page, 0):
            raise BadMove("asked-before", "This was answered a while ago; look at the table.")
        return known

    async def earlier(self, page: str, number: int, log: list[Entry]) -> Reply | None:
        """Return what `answered` does.  If the request is new, the caller must carry it out, and retries wait for the result."""
        known = await self.answered(page, number, log)
        if known is None:
            self._remember(page, number, asyncio.get_running_loop().create_future())
        return known

    def settle(self, page: str, number: int, reply: Reply | None) -> None:
        """Store the response to a request.  None means that the request failed and may be sent again."""
        waiting = self._pages[page].pop(number, None) if page in self._pages else None
        if reply is None:
            if isinstance(waiting, asyncio.Future) and not waiting.done():
                waiting.set_result(protocol.Trouble(number, "not-kept", {}))
            return
        if isinstance(waiting, asyncio.Future) and not waiting.done():
            waiting.set_result(reply)
        self._remember(page, number, reply)

    def _remember(self, page: str, number: int, reply: asyncio.Future[Reply] | Reply) -> None:
        answers = self._pages.get(page)
        if answers is None:
            answers = self._pages[page] = OrderedDict()
            self._make_room(page)
        else:
            self._pages.move_to_end(page)
        answers[number] = reply
        if len(answers) > ANSWERS:
            oldest, _ = answers.popitem(last=False)
            self._forgotten[page] = max(oldest, self._forgotten.get(page, 0))

    def _make_room(self, page: str) -> None:
        """Evict old pages of the same seats.  Keep pages of other seats, and those that wait for a response."""
        seats = page.partition("/")[0]
        alike = [name for name in self._pages if name.partition("/")[0] == seats]
        for name in alike[:-PAGES]:
            if not any(isinstance(answer, asyncio.Future) for answer in self._pages[name].values()):
                del self._pages[name]
                self._forgotten.pop(name, None)
