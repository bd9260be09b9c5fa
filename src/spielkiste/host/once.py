"""Every request is carried out once: who asks again gets the first answer again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from spielkiste.core.errors import BadMove
from spielkiste.host import protocol
from spielkiste.table.match import Entry

# So many answers are remembered for each page, and so many pages for each seat.
ANSWERS = 64
PAGES = 16

Reply = protocol.Ack | protocol.Trouble


class Once:
    """The answers that were given at one table, by page and number of the request.

    What is in the log is found there again: after a restart, and for a page that has been forgotten.
    """

    def __init__(self, log: list[Entry]) -> None:
        self._pages: OrderedDict[str, OrderedDict[int, asyncio.Future[Reply] | Reply]] = OrderedDict()
        #: For each page the highest number whose answer has been forgotten.
        self._forgotten: dict[str, int] = {}
        self._read(log, None)

    def _read(self, log: list[Entry], wanted: str | None) -> None:
        """Remember what the log says was asked for, by one page or (None) by all."""
        for number, entry in enumerate(log):
            ask = entry.get("ask")
            if isinstance(ask, list) and len(ask) == 2 and (wanted is None or ask[0] == wanted):
                self._remember(str(ask[0]), int(ask[1]), protocol.Ack(int(ask[1]), number))

    async def answered(self, page: str, number: int, log: list[Entry]) -> Reply | None:
        """Return the answer to a request that has been made before; None if it is new."""
        if page not in self._pages:
            # A new page, or one that others have pushed out.
            self._read(log, page)
        known = self._pages[page].get(number) if page in self._pages else None
        if isinstance(known, asyncio.Future):
            # It is still being carried out: a page has come back while its first request waits for the disk.
            return await asyncio.shield(known)
        if known is None and number <= self._forgotten.get(page, 0):
            raise BadMove("asked-before", "This was answered a while ago; look at the table.")
        return known

    async def earlier(self, page: str, number: int, log: list[Entry]) -> Reply | None:
        """The same; if it is new, whoever asks must now carry it out, and all who ask again wait for that."""
        known = await self.answered(page, number, log)
        if known is None:
            self._remember(page, number, asyncio.get_running_loop().create_future())
        return known

    def settle(self, page: str, number: int, reply: Reply | None) -> None:
        """A request has been carried out and this is the answer; None: it came to nothing and may be made anew."""
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
        """Pages of one seat push each other out, never those of another, nor one that waits for an answer."""
        seats = page.partition("/")[0]
        alike = [name for name in self._pages if name.partition("/")[0] == seats]
        for name in alike[:-PAGES]:
            if not any(isinstance(answer, asyncio.Future) for answer in self._pages[name].values()):
                del self._pages[name]
                self._forgotten.pop(name, None)
