"""The HTTP routes: the page, its files, and every endpoint."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route

from spielkiste.api.endpoint import Document, Endpoint
from spielkiste.core.errors import SpielkisteError
from spielkiste.host.fair_queue import TooMany
from spielkiste.page import web_folder
from spielkiste.server.endpoints import ServerContext, all_endpoints
from spielkiste.server.files import Assets
from spielkiste.server.hostkey import from_nearby
from spielkiste.server.limits import Gate
from spielkiste.server.previews import with_preview
from spielkiste.server.requests import address_of, asker_of, guarded, json_response, read_body, while_there
from spielkiste.server.stores import Shared


def routes(context: ServerContext, shared: Shared | None, gate: Gate | None) -> list[Route | Mount]:
    mounted = [_route(endpoint, context, shared, gate) for endpoint in all_endpoints()]
    return [Route("/", _index), *mounted, Mount("/", Assets(directory=web_folder(), check_dir=False))]


async def _index(request: Request) -> Response:
    page = web_folder() / "index.html"
    if not page.exists():
        return PlainTextResponse("The web page has not been built yet; run: make play", status_code=503)
    headers = {"Cache-Control": "no-cache"}
    if "play" not in request.query_params:
        return FileResponse(page, headers=headers)
    # In a thread: reading all texts for the first time takes long enough for players to notice.
    shown = await asyncio.to_thread(
        with_preview, page.read_text(encoding="utf-8"), dict(request.query_params), str(request.base_url)
    )
    return HTMLResponse(shown, headers=headers)


def _route(endpoint: Endpoint, context: ServerContext, shared: Shared | None, gate: Gate | None) -> Route:
    async def act(request: Request, decoded: Any) -> Any:
        if endpoint.relayed and shared is not None:
            return await shared.relay.ask(endpoint, decoded)
        answer = endpoint.answered(context, request.path_params, decoded, asker_of(request), from_nearby(request.scope))
        return await (while_there(request, answer) if endpoint.thinks else answer)

    async def handle(request: Request) -> Response:
        body = await read_body(request, endpoint.largest) if endpoint.method == "POST" else b""
        decoded = endpoint.read(body, request.query_params)
        if gate is None or endpoint.refusals is None:
            return _response(endpoint, await act(request, decoded))
        reason, rate = endpoint.refusals
        async with gate.attempt(address_of(request.scope), rate, lambda trouble: _key(trouble) == reason) as allowed:
            if not allowed:
                raise TooMany
            return _response(endpoint, await act(request, decoded))

    return Route(endpoint.path, guarded(handle, context.hall.tally, gate, endpoint.rate), methods=[endpoint.method])


def _key(trouble: Exception) -> str:
    return trouble.key if isinstance(trouble, SpielkisteError) else ""


def _response(endpoint: Endpoint, answer: Any) -> Response:
    if not isinstance(answer, Document):
        return json_response(answer)
    named = {"Content-Disposition": f'attachment; filename="{answer.name}"'} if answer.name else {}
    return Response(answer.data or answer.text, answer.status, {**named, **answer.headers}, endpoint.media)
