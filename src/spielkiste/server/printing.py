"""Printing for browsers: the thinker makes the PDFs, and the last few are cached."""

from __future__ import annotations

from collections import OrderedDict
from typing import cast

from spielkiste.core.errors import BadSetup
from spielkiste.host import lobby
from spielkiste.host.fair_queue import Asker
from spielkiste.host.thinker import Thinker, Thought
from spielkiste.paper.document import Order, Part, pdf
from spielkiste.paper.layout import PaperName, Sides

#: The size of the cache, enough for all boxes in one language on both paper sizes.
MOST_KEPT_BYTES = 8_000_000
#: The time limit for a print, which takes half a second, on a small machine far longer.
DEADLINE_SECONDS = 60.0


class Printing:
    """Makes each PDF once and caches the last few."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: OrderedDict[Order, bytes] = OrderedDict()

    async def printed(self, order: Order, asker: Asker) -> bytes:
        """Return the PDF. Requests for one that is being made share the result."""
        if order not in self._kept:
            thought = Thought(printed, (order,), "long", DEADLINE_SECONDS)
            self._kept[order] = await self._thinker.together(order, lambda: self._thinker.think(thought, asker))
        self._kept.move_to_end(order)
        made = self._kept[order]
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > MOST_KEPT_BYTES:
            self._kept.popitem(last=False)
        return made


def printed(order: Order) -> bytes:
    """Return the ordered PDF. Raise `BadSetup` if the order is invalid or printing is not installed."""
    order.check()
    try:
        return pdf(order)
    except ModuleNotFoundError as missing:
        raise BadSetup("paper-not-here", "This server cannot print; it needs: pip install 'spielkiste[print]'") from missing


def order_of(game: str, request: lobby.PaperRequest) -> Order:
    """Return the order that a request describes.  `printed` validates it, because that takes a while."""
    paper, sides, part = cast(PaperName, request.paper), cast(Sides, request.sides), cast(Part, request.part)
    return Order(game, request.lang, paper, sides, request.ink == "grey", part, request.bingo)


def file_name(order: Order) -> str:
    """Return the file name of a print."""
    return f"{order.game}{'-worksheets' if order.part == 'worksheets' else ''}.pdf"
