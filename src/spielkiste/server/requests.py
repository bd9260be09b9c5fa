"""Requests over HTTP: read with a limit, answered in JSON, and refused in one clear sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.host import protocol
from spielkiste.host.answering import UNREADABLE
from spielkiste.host.hall import WrongKey
from spielkiste.server.socket import same_origin

LARGEST_BODY = 2_000_000

Wish = TypeVar("Wish", bound=msgspec.Struct)
Handler = Callable[[Request], Awaitable[Response]]


def guarded(handler: Handler) -> Handler:
    """What a person did wrong is one clear sentence."""

    async def answer(request: Request) -> Response:
        if request.method == "POST" and not same_origin(request.scope["headers"]):
            return json_response(protocol.Refused("malformed", {}, "Requests must come from this server's own pages."), 403)
        try:
            return await handler(request)
        except SpielkisteError as trouble:
            status = 404 if isinstance(trouble, WrongKey) else 409 if trouble.key in ("table-full", "replay-not-yet") else 400
            if trouble.key in ("disk-full", "database-locked", "database-readonly", "database-unusable"):
                status = 503
            return json_response(protocol.Refused(trouble.key, trouble.arguments, str(trouble)), status)
        except ClientDisconnect:
            # Nobody is left to be answered.
            return Response(status_code=400)
        except UNREADABLE:
            return json_response(protocol.Refused("malformed", {}, "This request cannot be read."), 400)

    return answer


async def read_body(request: Request, largest: int = LARGEST_BODY) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > largest:
            raise BadSetup("too-large", "This is too large to be a recording.")
    return body


async def read_wish(request: Request, kind: type[Wish]) -> Wish:
    return msgspec.json.decode(await read_body(request), type=kind)


def json_response(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")
