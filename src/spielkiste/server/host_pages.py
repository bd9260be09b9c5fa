"""The operator's pages: metrics, a JSON API, and an HTML page that works without scripts."""

from __future__ import annotations

import asyncio
from html import escape
from urllib.parse import parse_qs

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

import spielkiste
from spielkiste.api.endpoint import LARGEST_REQUEST
from spielkiste.core.errors import BadSetup
from spielkiste.host.hall import Hall
from spielkiste.server.hostkey import Keyhole, from_this_machine
from spielkiste.server.metrics import CONTENT_TYPE, metrics
from spielkiste.server.requests import STATUS, guarded, json_response, read_body, read_request_body
from spielkiste.server.stores import Shared
from spielkiste.server.watch import Watch
from spielkiste.texts import Texts, language_names, nearest, texts

# The page may load nothing, and its form goes only to this server.  With no referrer at all, a browser would not send the form's
# origin even to us.
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
}
STYLE = """
:root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 0 auto; padding: 1rem; background: Canvas; color: CanvasText; }
h1 { font-size: 1.5rem; line-height: 1.2; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; }
label { width: 100%; }
input, button { font: inherit; min-height: 44px; padding: 0 1rem; box-sizing: border-box; max-width: 100%; }
input { width: 100%; }
nav a { display: inline-block; min-height: 44px; line-height: 44px; margin-right: 1rem; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; text-align: right; }
.said { border-left: 4px solid; padding-left: 0.75rem; }
"""


class HostInfo(msgspec.Struct):
    """GET /api/host: the state of the server."""

    version: str
    uptime_seconds: int
    #: The number of tables in memory, and in the store.
    tables: int
    tables_kept: int
    people: int
    #: The share of one core over the last minute, and the longest delay of the event loop.
    cpu_share: float
    lag_seconds: float
    memory_bytes: int
    database_bytes: int
    #: Whether the server refuses new players.
    closed: bool
    #: Of several servers that share a database: the name of this one, its devices at tables of the others, and whether the bus
    #: works.
    server: str | None = None
    people_elsewhere: int = 0
    bus: bool | None = None


class HostRequest(msgspec.Struct):
    """POST /api/host: allow or refuse new players."""

    closed: bool


def host_routes(hall: Hall, keyhole: Keyhole, watch: Watch, shared: Shared | None = None) -> list[Route]:
    def info() -> HostInfo:
        return HostInfo(
            spielkiste.__version__,
            watch.uptime_seconds,
            hall.tables,
            hall.store.count(),
            hall.people,
            round(watch.cpu_share, 3),
            round(watch.lag_seconds, 4),
            watch.memory_bytes,
            hall.store.size(),
            hall.closed,
            *((shared.name, shared.relay.people_elsewhere, shared.bus_up) if shared is not None else ()),
        )

    async def figures(request: Request) -> Response:
        if not from_this_machine(request.scope):
            keyhole.check_header(request.scope)
        return Response(
            await asyncio.to_thread(metrics, hall, watch, shared), media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"}
        )

    async def api(request: Request) -> Response:
        keyhole.check_header(request.scope)
        if request.method == "POST":
            hall.closed = (await read_request_body(request, HostRequest)).closed
        return json_response(await asyncio.to_thread(info))

    async def page(request: Request) -> Response:
        words = await _words(request, request.query_params.get("lang"))
        if request.method == "GET":
            return _page(words, _ask(words))
        form = parse_qs((await read_body(request, LARGEST_REQUEST)).decode("utf-8", "replace"))
        asked = {name: values[-1] for name, values in form.items()}
        words = await _words(request, asked.get("lang"))
        try:
            keyhole.check(request.scope, asked.get("key", ""))
        except BadSetup as trouble:
            hall.tally.refusals[trouble.key] += 1
            return _page(words, _ask(words, words.error(trouble)), STATUS.get(trouble.key, 403))
        if asked.get("do") in ("close", "open"):
            hall.closed = asked["do"] == "close"
        return _page(words, _told(words, await asyncio.to_thread(info), asked["key"]))

    return [
        Route("/metrics", guarded(figures, hall.tally)),
        Route("/api/host", guarded(api, hall.tally), methods=["GET", "POST"]),
        Route("/host", guarded(page, hall.tally), methods=["GET", "POST"]),
    ]


async def _words(request: Request, wished: str | None) -> Texts:
    """Return the texts in the requested language, or the first that the browser accepts."""
    liked = [tag.strip() for tag in request.headers.get("accept-language", "").split(",")]
    # In a thread: reading all texts for the first time takes long enough for players to notice.
    return await asyncio.to_thread(texts, nearest([wished or "", *liked]))


def _page(words: Texts, body: str, status: int = 200) -> Response:
    title = escape(words.say("host-title"))
    languages = "".join(
        f'<a href="/host?lang={tag}" lang="{tag}" hreflang="{tag}">{escape(name)}</a>'
        for tag, name in language_names().items()
        if tag != words.language
    )
    return HTMLResponse(
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f"<style>{STYLE}</style></head><body><main><h1>{title}</h1>{body}</main><nav>{languages}</nav></body></html>\n",
        status,
        headers=HEADERS,
    )


def _ask(words: Texts, trouble: str | None = None) -> str:
    said = f'<p class="said" role="alert">{escape(trouble)}</p>' if trouble is not None else ""
    return (
        f'{said}<form method="post" action="/host"><input type="hidden" name="lang" value="{words.language}">'
        f'<label for="key">{escape(words.say("host-key"))}</label>'
        f'<input id="key" name="key" type="password" required autocomplete="current-password">'
        f"<button>{escape(words.say('host-enter'))}</button></form><p>{escape(words.say('host-where'))}</p>"
    )


def _told(words: Texts, info: HostInfo, key: str) -> str:
    state, do = ("host-closed", "open") if info.closed else ("host-open", "close")
    figures = {
        "host-tables": str(info.tables),
        "host-kept": str(info.tables_kept),
        "host-people": str(info.people),
        "host-load": f"{100 * info.cpu_share:.0f} %",
        "host-lag": f"{1000 * info.lag_seconds:.0f} ms",
        "host-memory": _megabytes(info.memory_bytes),
        "host-database": _megabytes(info.database_bytes),
        "host-uptime": _duration(info.uptime_seconds),
        "host-version": info.version,
    }
    if info.server is not None:
        figures["host-server"] = info.server
        figures["host-elsewhere"] = str(info.people_elsewhere)
        figures["host-bus"] = words.say({True: "host-bus-up", False: "host-bus-away", None: "host-bus-none"}[info.bus])
    rows = "".join(f"<dt>{escape(words.say(name))}</dt><dd>{escape(value)}</dd>" for name, value in figures.items())
    again = f'<input type="hidden" name="key" value="{escape(key)}"><input type="hidden" name="lang" value="{words.language}">'
    switch = escape(words.say("host-let-in" if info.closed else "host-let-nobody-in"))
    return (
        f'<p class="said" role="status">{escape(words.say(state))}</p>'
        f'<form method="post" action="/host">{again}<button name="do" value="{do}">{switch}</button> '
        f'<button name="do" value="look">{escape(words.say("host-look"))}</button></form><dl>{rows}</dl>'
    )


def _megabytes(size: int) -> str:
    return f"{-(-size // 1_000_000)} MB"


def _duration(seconds: int) -> str:
    days, rest = divmod(seconds, 86_400)
    return f"{days} d {rest // 3600} h" if days else f"{rest // 3600} h {rest % 3600 // 60} min"
