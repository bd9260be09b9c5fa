"""HTTP requests: reads bodies with a size limit, and responds with JSON or one clear error sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Scope

from spielkiste.api.endpoint import JSON, LARGEST_REQUEST, Rate, refusal, too_large
from spielkiste.core.errors import SpielkisteError
from spielkiste.host import lobby
from spielkiste.host.dispatch import UNREADABLE
from spielkiste.host.fair_queue import Asker, TooMany
from spielkiste.host.hall import WrongKey
from spielkiste.host.tally import Tally
from spielkiste.server.limits import Gate, network_of
from spielkiste.server.logs import Seldom
from spielkiste.server.socket import same_origin

# The most seconds for the body of a request once its head has arrived.
BODY_SECONDS = 20.0

RequestBody = TypeVar("RequestBody", bound=msgspec.Struct)
Result = TypeVar("Result")
Handler = Callable[[Request], Awaitable[Response]]


#: By error key: the HTTP status.  All other errors are 400.
STATUS = {
    "host-key": 403,
    "table-full": 409,
    "class-full": 409,
    "class-out": 403,
    "class-unknown": 404,
    "class-closed": 404,
    "replay-not-yet": 409,
    "too-many": 429,
    "too-many-keys": 429,
    "thought-failed": 503,
    "thought-too-long": 503,
    "closing": 503,
    "not-kept": 503,
    "disk-full": 503,
    "database-away": 503,
    "table-away": 503,
    "database-locked": 503,
    "database-readonly": 503,
    "database-unusable": 503,
}


#: The message quotes nothing that the client sent, because it is also logged.
OTHER_ORIGIN = (
    "The server refused a request, because the address of its page differs from the header Host: a proxy in front of the server"
    " must pass on this header unchanged (deploy/nginx.conf shows how)."
)
refusals = Seldom(logging.getLogger(__name__))


def guarded(handler: Handler, tally: Tally, gate: Gate | None = None, rate: Rate | None = None) -> Handler:
    """Return a handler that answers user errors with one clear sentence and applies the rate limit."""

    def refused(told: lobby.Refused, status: int) -> Response:
        tally.refusals[told.key] += 1
        answer = json_response(told, status)
        if "seconds" in told.args:
            answer.headers["Retry-After"] = str(told.args["seconds"])
        return answer

    async def answer(request: Request) -> Response:
        if gate is not None and rate is not None and not gate.allows(address_of(request.scope), rate):
            return refused(refusal(TooMany()), 429)
        if request.method == "POST" and not same_origin(request.scope["headers"]):
            refusals.warn("other-origin", OTHER_ORIGIN)
            return refused(lobby.Refused("other-origin", {}, OTHER_ORIGIN), 403)
        try:
            return await handler(request)
        except SpielkisteError as trouble:
            status = 404 if isinstance(trouble, WrongKey) else STATUS.get(trouble.key, 400)
            return refused(refusal(trouble), status)
        except ClientDisconnect:
            # The client has gone; nobody reads the response.
            return Response(status_code=400)
        except TimeoutError:
            return refused(lobby.Refused("malformed", {}, "The body of this request did not arrive in time."), 408)
        except UNREADABLE as unreadable:
            return refused(refusal(unreadable), 400)

    return answer


def address_of(scope: Scope) -> str:
    """Return the client's address: the next hop, or what a trusted proxy says."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def asker_of(request: Request) -> Asker:
    """Return the asker to whose share of the thinker a request is charged."""
    return network_of(address_of(request.scope)), ""


async def while_there(request: Request, work: Awaitable[Result]) -> Result:
    """Return the result of the work.  If the client disconnects, cancel it and raise `ClientDisconnect`.

    The body of the request must have been read.
    """
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def read_body(request: Request, largest: int) -> bytes:
    body = bytearray()
    async with asyncio.timeout(BODY_SECONDS):
        async for part in request.stream():
            body += part
            if len(body) > largest:
                raise too_large()
    return bytes(body)


async def read_request_body(request: Request, kind: type[RequestBody], largest: int = LARGEST_REQUEST) -> RequestBody:
    return msgspec.json.decode(await read_body(request, largest), type=kind)


def json_response(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type=JSON)
