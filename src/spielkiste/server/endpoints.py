"""The context of the endpoints on a server, and the endpoints that only a server has."""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import Any, Literal

import msgspec

from spielkiste import page
from spielkiste.api import common, reading
from spielkiste.api.endpoint import Context, Document, Endpoints, Rate
from spielkiste.host import lobby
from spielkiste.host.fair_queue import Asker
from spielkiste.host.hall import Hall
from spielkiste.server.openapi import openapi
from spielkiste.server.printing import Printing, file_name, order_of
from spielkiste.texts import texts

#: A server that needs more than this many seconds to report its health is not healthy.
HEALTH_SECONDS = 2.0
PRINTING = Rate("print", 20, 0.1)
# Every open shelf asks every few seconds, and a family shares one address behind some routers.
LISTING = Rate("waiting", 120, 5)
#: Who sees the tables that wait for players on the shelf.
Listing = Literal["nobody", "nearby", "everyone"]
# Blocks all scripts and requests in a PDF.
PAPER_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

endpoints = Endpoints()


class ServerContext(Context):
    """A context with the parts that only a server has: its entries on the shelf (see `lobby.Shelf`), texts, and a printer."""

    def __init__(
        self,
        hall: Hall,
        address: str | None = None,
        other: str | None = None,
        push: str | None = None,
        listing: Listing = "nobody",
    ) -> None:
        super().__init__(hall)
        self.address = address
        self.keep_days = hall.keeping.played_days
        self.other = other
        self.push = push
        self.listing = listing
        self.press = Printing(hall.thinker)

    def lists_tables(self, nearby: bool) -> bool:
        """Return whether a client that is `nearby` or not may see the tables that wait for players."""
        return self.listing == "everyone" or (self.listing == "nearby" and nearby)

    @cached_property
    def openapi(self) -> dict[str, Any]:
        """Return the OpenAPI document."""
        return openapi(all_endpoints())

    def say(self, language: str, key: str) -> str:
        return texts(language).say(key)

    def lettering(self) -> str:
        return page.lettering()


def all_endpoints() -> Endpoints:
    """Return all endpoints of a server."""
    return Endpoints([*endpoints, *reading.endpoints, *common.endpoints])


@endpoints.get("/health", media="application/json")
async def get_health(context: ServerContext) -> Document:
    """Report whether the server works."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            told = await asyncio.to_thread(context.hall.health)
    except TimeoutError:
        told = {"status": "cannot-read"}
    return Document(msgspec.json.encode(told).decode(), status=200 if told["status"] == "ok" else 503)


@endpoints.get("/api/waiting", rate=LISTING)
async def get_waiting(context: ServerContext, nearby: bool) -> list[lobby.WaitingTable]:
    """List the tables that wait for players; empty if this client may not see them."""
    return context.hall.waiting() if context.lists_tables(nearby) else []


@endpoints.get("/api/openapi.json")
def get_openapi(context: ServerContext) -> dict[str, Any]:
    """Get this OpenAPI document."""
    return context.openapi


@endpoints.get("/api/print/{game}", rate=PRINTING, media="application/pdf")
async def get_paper(context: ServerContext, game: str, request: lobby.PaperRequest, asker: Asker) -> Document:
    """Get a box to cut out, as a PDF."""
    order = order_of(game, request)
    headers = {
        "Content-Disposition": f'inline; filename="{file_name(order)}"',
        "Content-Security-Policy": PAPER_POLICY,
        "Cache-Control": "no-cache",
    }
    return Document(data=await context.press.printed(order, asker), headers=headers)
