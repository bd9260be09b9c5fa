"""Printing for browsers: the thinker makes the PDFs, and the last few are kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import cast

from starlette.responses import Response

from spielkiste.core.errors import BadSetup
from spielkiste.host.shares import Asker
from spielkiste.host.thinker import Thinker, Thought
from spielkiste.paper.document import Order, Part, pdf
from spielkiste.paper.layout import PaperName, Sides

#: All boxes in one language, both sizes of paper, fit in easily.
MOST_KEPT_BYTES = 8_000_000
#: A print takes half a second; a small machine may need far longer.
DEADLINE_SECONDS = 60.0
# A document to be saved or shown, that can do nothing.
POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"


class Press:
    """Makes every document once, and keeps the last few."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: OrderedDict[Order, bytes] = OrderedDict()

    async def printed(self, order: Order, asker: Asker) -> bytes:
        """Return the PDF; who asks for one that is being made gets the same."""
        if order not in self._kept:
            thought = Thought(printed, (order,), "long", DEADLINE_SECONDS)
            self._kept[order] = await self._thinker.together(order, lambda: self._thinker.think(thought, asker))
        self._kept.move_to_end(order)
        made = self._kept[order]
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > MOST_KEPT_BYTES:
            self._kept.popitem(last=False)
        return made


def printed(order: Order) -> bytes:
    """Return the PDF that was ordered; BadSetup if there is no such thing."""
    order.check()
    try:
        return pdf(order)
    except ModuleNotFoundError as missing:
        raise BadSetup("paper-not-here", "This server cannot print; it needs: pip install 'spielkiste[print]'") from missing


def order_of(game: str, asked: Mapping[str, str]) -> Order:
    """Return what an address asks for.  Whether there is such a thing is found out where it is printed: that takes a while."""
    return Order(
        game,
        asked.get("lang", "en"),
        cast(PaperName, asked.get("paper", "a4")),
        cast(Sides, asked.get("sides", "duplex")),
        asked.get("ink") == "grey",
        cast(Part, asked.get("part", "game")),
    )


def pdf_response(order: Order, made: bytes) -> Response:
    name = f"{order.game}{'-worksheets' if order.part == 'worksheets' else ''}.pdf"
    headers = {
        "Content-Disposition": f'inline; filename="{name}"',
        "Content-Security-Policy": POLICY,
        "Cache-Control": "no-cache",
    }
    return Response(made, media_type="application/pdf", headers=headers)
