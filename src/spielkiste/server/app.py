"""The ASGI application: pages, set-up over HTTP, and the WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
from base64 import b64encode
from collections.abc import Awaitable, Callable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import spielkiste
from spielkiste.boxes import describe, face, read_text, rules_page
from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.core.game import Game
from spielkiste.core.registry import find, games
from spielkiste.server import protocol
from spielkiste.server.hall import Hall, WrongKey
from spielkiste.server.pace import Pace
from spielkiste.server.socket import Conversation, Limiter, same_origin
from spielkiste.store import SqliteStore
from spielkiste.table.names import cleaned
from spielkiste.texts import LANGUAGES, files, texts

LARGEST_BODY = 2_000_000
LARGEST_QUESTION = 100_000
LONGEST_LINK = 500
HOUSEKEEPING_SECONDS = 60

# No request to anybody else, no framing, no guessing of types: the page is all there is.
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:;"
        " object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

Wish = TypeVar("Wish", bound=msgspec.Struct)
Handler = Callable[[Request], Awaitable[Response]]


def web_folder() -> Path:
    """The built front end: in the package, or (running from the source) where the build leaves it."""
    packaged = Path(spielkiste.__file__).parent / "web"
    return packaged if packaged.exists() else Path(spielkiste.__file__).parents[2] / "web" / "dist"


def make_app(store: SqliteStore, pace: Pace | None = None, limit_rate: bool = True, address: str | None = None) -> ASGIApp:
    """The whole server as one ASGI application; `address` is how other devices reach it."""
    hall = Hall(store, pace or Pace())
    pages = Starlette(routes=_routes(hall, address), middleware=[Middleware(GZipMiddleware, minimum_size=800)])

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if scope["path"] != "/ws" or not same_origin(scope["headers"]):
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await Conversation(hall, receive, send, Limiter() if limit_rate else None).run()
        elif scope["type"] == "lifespan":
            await _live(hall, receive, send)
        else:
            await pages(scope, receive, _with_headers(send))

    return app


async def _live(hall: Hall, receive: Receive, send: Send) -> None:
    """Start-up and orderly shutdown."""
    await receive()
    keeping = asyncio.create_task(_keep_house(hall))
    await send({"type": "lifespan.startup.complete"})
    await receive()
    keeping.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await keeping
    await hall.close()
    await send({"type": "lifespan.shutdown.complete"})


async def _keep_house(hall: Hall) -> None:
    while True:
        await asyncio.sleep(HOUSEKEEPING_SECONDS)
        hall.forget_idle()


def _with_headers(send: Send) -> Send:
    extra = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return sending


def _routes(hall: Hall, address: str | None) -> list[Route | Mount]:
    folder = web_folder()

    async def index(_: Request) -> Response:
        page = folder / "index.html"
        if not page.exists():
            return PlainTextResponse("The front end is not built; run: make play", status_code=503)
        return FileResponse(page, headers={"Cache-Control": "no-cache"})

    async def health(_: Request) -> Response:
        return _json(await asyncio.to_thread(hall.health))

    async def shelf(_: Request) -> Response:
        described = [msgspec.convert(describe(game), protocol.GameInfo) for game in games()]
        return _json(protocol.Shelf(spielkiste.__version__, list(LANGUAGES), described, address))

    async def words(request: Request) -> Response:
        language = request.path_params["language"]
        texts(language)
        text = "\n".join(read_text(path) for path in files(language))
        return PlainTextResponse(text, headers={"Cache-Control": "no-cache"})

    async def rules(request: Request) -> Response:
        box, language = request.path_params["box"], request.path_params["language"]
        texts(language)
        page = rules_page(box, language)
        if page is None:
            raise BadSetup("no-rules", f"The box {box!r} brings no rules to read.")
        return PlainTextResponse(read_text(page))

    async def open_table(request: Request) -> Response:
        return _json(await hall.open_table(await _wish(request, protocol.NewTable)))

    async def join(request: Request) -> Response:
        return _json(await hall.join(await _wish(request, protocol.Join)))

    async def import_replay(request: Request) -> Response:
        body = await _body(request)
        return _json(await hall.import_replay(body.decode("utf-8", "replace")))

    async def replay(request: Request) -> Response:
        # The key comes in the body: addresses end up in logs.
        host, _ = await hall.find((await _wish(request, protocol.ReplayWish)).key)
        name = f"{host.match.game.slug}.replay"
        return Response(
            host.replay(), media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
        )

    async def medal(request: Request) -> Response:
        asked = request.query_params
        game = find(asked.get("game", ""))
        picture = medal_for(game, cleaned(asked.get("name", "")), asked.get("lang", "en"), asked.get("figure", ""))
        return Response(picture, media_type="image/svg+xml")

    async def extra(request: Request) -> Response:
        name = request.path_params["extra"]
        module = face(find(request.path_params["game"]), name)
        if module is None or not hasattr(module, "answer"):
            raise BadSetup("no-extra", f"This box has no {name[:40]!r} that could be asked.")
        try:
            asked = msgspec.json.decode(await _body(request, LARGEST_QUESTION))
        except RecursionError as trouble:
            raise BadSetup("malformed", "This request cannot be read.") from trouble
        return _json(await asyncio.to_thread(module.answer, asked))

    async def qr(request: Request) -> Response:
        wish = await _wish(request, protocol.QrWish)
        if not 1 <= len(wish.text) <= LONGEST_LINK:
            raise BadSetup("malformed", "This link is too long for a picture.")
        matrix = [[bool(module) for module in row] for row in segno.make(wish.text, error="m", micro=False).matrix]
        return _json({"matrix": matrix})

    return [
        Route("/", index),
        Route("/health", health),
        Route("/api/shelf", _guarded(shelf)),
        Route("/api/texts/{language}", _guarded(words)),
        Route("/api/rules/{box}/{language}", _guarded(rules)),
        Route("/api/tables", _guarded(open_table), methods=["POST"]),
        Route("/api/join", _guarded(join), methods=["POST"]),
        Route("/api/import", _guarded(import_replay), methods=["POST"]),
        Route("/api/replay", _guarded(replay), methods=["POST"]),
        Route("/api/medal", _guarded(medal)),
        Route("/api/extras/{game}/{extra}", _guarded(extra), methods=["POST"]),
        Route("/api/qr", _guarded(qr), methods=["POST"]),
        Mount("/", _Assets(directory=folder, check_dir=False)),
    ]


class _Assets(StaticFiles):
    """The front end's files.  Only those in `assets/` carry a hash in their name and may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        parts = Path(path).parts
        if any(part.startswith(".") for part in parts):
            # What the build keeps for itself.
            raise HTTPException(status_code=404)
        response = await super().get_response(path, scope)
        for_ever = len(parts) > 1 and parts[0] == "assets"
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if for_ever else "no-cache"
        return response


def _guarded(handler: Handler) -> Handler:
    """What a person did wrong is one clear sentence."""

    async def answer(request: Request) -> Response:
        if request.method == "POST" and not same_origin(request.scope["headers"]):
            return _json(protocol.Refused("malformed", {}, "Requests must come from this server's own pages."), 403)
        try:
            return await handler(request)
        except SpielkisteError as trouble:
            status = 404 if isinstance(trouble, WrongKey) else 409 if trouble.key in ("table-full", "replay-not-yet") else 400
            if trouble.key in ("disk-full", "database-locked", "database-readonly", "database-unusable"):
                status = 503
            return _json(protocol.Refused(trouble.key, trouble.arguments, str(trouble)), status)
        except msgspec.MsgspecError:
            return _json(protocol.Refused("malformed", {}, "This request cannot be read."), 400)

    return answer


async def _body(request: Request, largest: int = LARGEST_BODY) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > largest:
            raise BadSetup("too-large", "This is too large to be a recording.")
    return body


async def _wish(request: Request, kind: type[Wish]) -> Wish:
    return msgspec.json.decode(await _body(request), type=kind)


def _json(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def medal_for(game: Game, name: str, language: str, figure: str) -> str:
    """The winner's medal of a box that promises one; the box knows what may be engraved on it."""
    module = face(game, "medal")
    if module is None:
        raise BadSetup("no-medal", "This box has no medal.")
    words = texts(language)
    today = date.today()
    written = f"{today.day}. {today.month}. {today.year}" if language == "de" else f"{today.day} {today:%B %Y}"
    engraved = figure if figure in module.FIGURES else module.FIGURES[0]
    picture: str = module.medal_svg(
        name, written, words.say(f"game-{game.slug}"), words.say(module.HEADING_KEY), words.say(module.PRAISE_KEY), engraved
    )
    return picture.replace(">", f">{_lettering()}", 1)


@cache
def _lettering() -> str:
    """The house's own lettering, inside the picture: a picture may not fetch any.  Nothing where the front end is not built."""
    fonts = sorted((web_folder() / "assets").glob("fredoka-latin-700-*.woff2"))
    if not fonts:
        return ""
    data = b64encode(fonts[0].read_bytes()).decode()
    return f"<style>@font-face{{font-family:Fredoka;font-weight:400 900;src:url(data:font/woff2;base64,{data})}}</style>"
