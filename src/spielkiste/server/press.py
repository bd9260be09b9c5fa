"""Printing for browsers: PDFs are made off the event loop, one at a time, and the last few are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import cast

from starlette.responses import Response

from spielkiste.core.errors import BadSetup
from spielkiste.paper.document import Order, Part, pdf
from spielkiste.paper.layout import PaperName, Sides

#: All boxes in one language, both sizes of paper, fit in easily.
MOST_KEPT_BYTES = 8_000_000
# A document to be saved or shown, that can do nothing.
POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"


class Press:
    """Whoever asks while another's is made waits; whoever asks for the same gets the same."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Order, bytes] = OrderedDict()
        self._busy = asyncio.Lock()

    async def printed(self, order: Order) -> bytes:
        async with self._busy:
            if order not in self._kept:
                try:
                    self._kept[order] = await asyncio.to_thread(pdf, order)
                except ModuleNotFoundError as missing:
                    raise BadSetup(
                        "paper-not-here", "This server cannot print; it needs: pip install 'spielkiste[print]'"
                    ) from missing
            self._kept.move_to_end(order)
            made = self._kept[order]
            while len(self._kept) > 1 and sum(map(len, self._kept.values())) > MOST_KEPT_BYTES:
                self._kept.popitem(last=False)
            return made


def order_of(game: str, asked: Mapping[str, str]) -> Order:
    """What an address asks for; BadSetup if there is no such thing."""
    order = Order(
        game,
        asked.get("lang", "en"),
        cast(PaperName, asked.get("paper", "a4")),
        cast(Sides, asked.get("sides", "duplex")),
        asked.get("ink") == "grey",
        cast(Part, asked.get("part", "game")),
    )
    order.check()
    return order


def pdf_response(order: Order, made: bytes) -> Response:
    name = f"{order.game}{'-worksheets' if order.part == 'worksheets' else ''}.pdf"
    headers = {
        "Content-Disposition": f'inline; filename="{name}"',
        "Content-Security-Policy": POLICY,
        "Cache-Control": "no-cache",
    }
    return Response(made, media_type="application/pdf", headers=headers)
