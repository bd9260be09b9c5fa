"""The HTTP routes: the page, its files, and every endpoint."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route

from spielkiste.api.endpoint import Document, Endpoint
from spielkiste.core.errors import SpielkisteError
from spielkiste.host.fair_queue import TooMany
from spielkiste.page import web_folder
from spielkiste.server.endpoints import ServerContext, all_endpoints
from spielkiste.server.files import Assets
from spielkiste.server.limits import Gate
from spielkiste.server.requests import address_of, asker_of, guarded, json_response, read_body, while_there
from spielkiste.server.stores import Shared


def routes(desk: ServerContext, shared: Shared | None, gate: Gate | None) -> list[Route | Mount]:
    mounted = [_route(endpoint, desk, shared, gate) for endpoint in all_endpoints()]
    return [Route("/", _index), *mounted, Mount("/", Assets(directory=web_folder(), check_dir=False))]


async def _index(_: Request) -> Response:
    page = web_folder() / "index.html"
    if not page.exists():
        return PlainTextResponse("The web page has not been built yet; run: make play", status_code=503)
    return FileResponse(page, headers={"Cache-Control": "no-cache"})


def _route(endpoint: Endpoint, desk: ServerContext, shared: Shared | None, gate: Gate | None) -> Route:
    async def act(request: Request, wish: Any) -> Any:
        if endpoint.relayed and shared is not None:
            return await shared.relay.ask(endpoint, wish)
        answer = endpoint.answered(desk, request.path_params, wish, asker_of(request))
        return await (while_there(request, answer) if endpoint.thinks else answer)

    async def handle(request: Request) -> Response:
        body = await read_body(request, endpoint.largest) if endpoint.method == "POST" else b""
        wish = endpoint.read(body, request.query_params)
        if gate is None or endpoint.refusals is None:
            return _response(endpoint, await act(request, wish))
        reason, rate = endpoint.refusals
        async with gate.attempt(address_of(request.scope), rate, lambda trouble: _key(trouble) == reason) as allowed:
            if not allowed:
                raise TooMany
            return _response(endpoint, await act(request, wish))

    return Route(endpoint.path, guarded(handle, desk.hall.tally, gate, endpoint.rate), methods=[endpoint.method])


def _key(trouble: Exception) -> str:
    return trouble.key if isinstance(trouble, SpielkisteError) else ""


def _response(endpoint: Endpoint, answer: Any) -> Response:
    if not isinstance(answer, Document):
        return json_response(answer)
    named = {"Content-Disposition": f'attachment; filename="{answer.name}"'} if answer.name else {}
    return Response(answer.data or answer.text, answer.status, {**named, **answer.headers}, endpoint.media)
