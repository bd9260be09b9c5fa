"""The ASGI application: pages over HTTP, the game over the WebSocket, start-up and shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from spielkiste.core.errors import SpielkisteError
from spielkiste.host.conversation import Conversation
from spielkiste.host.hall import Hall
from spielkiste.host.pace import Pace
from spielkiste.host.retention import Retention
from spielkiste.host.table_access import Here, Reach
from spielkiste.host.thinker import Thinker
from spielkiste.server.endpoints import Listing, ServerContext
from spielkiste.server.host_pages import host_routes
from spielkiste.server.hostkey import Keyhole
from spielkiste.server.limits import HELLOS, MESSAGES, Gate, Limiter, network_of
from spielkiste.server.logs import Seldom
from spielkiste.server.offline_chest import PLACE, OfflineChest
from spielkiste.server.requests import OTHER_ORIGIN, address_of
from spielkiste.server.routes import routes
from spielkiste.server.socket import AT_ONCE, BURST, MESSAGES_PER_SECOND, Socket, same_origin
from spielkiste.server.stores import Shared
from spielkiste.server.watch import Watch
from spielkiste.store import Store
from spielkiste.store.contract import RoomStore, TurnStore

if TYPE_CHECKING:
    from spielkiste.server.push import Pushes

log = logging.getLogger(__name__)

HOUSEKEEPING_SECONDS = 60
FORGETTING_SECONDS = 600
NO_UPGRADE = (
    "A browser asked for the WebSocket without an upgrade: a proxy in front of the server must pass on the headers Upgrade and"
    " Connection (deploy/nginx.conf shows how)."
)

# The page may contact only its own server, must not be framed, and types are not sniffed.  Older browsers do not count a
# WebSocket to the page's own server as 'self', so it is named.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'{sockets};"
    " object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {"Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff"}
HOST = re.compile(rb"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")


def make_app(
    store: Store,
    pace: Pace | None = None,
    limit_rate: bool = True,
    address: str | None = None,
    keeping: Retention | None = None,
    host_key: str | None = None,
    share: Callable[[Hall], Shared] | None = None,
    rooms: RoomStore | None = None,
    pocket: OfflineChest | None = None,
    thinker: Thinker | None = None,
    turns: TurnStore | None = None,
    pushes: Pushes | None = None,
    listing: Listing = "nobody",
) -> ASGIApp:
    """Return the whole server as one ASGI application.

    `address` is how other devices reach it, and `host_key` opens the operator's pages.  `share` makes it one of several servers
    with a common store.  `rooms` stores classrooms, and `pocket` serves the offline chest.  `thinker` runs long computations in
    other processes; without one they run in this process.  `turns` saves when slow tables have to be woken,
    and `pushes` sends notifications.  `listing` says who sees the tables that wait for players.
    """
    hall = Hall(store, pace or Pace(), keeping, rooms, thinker, turns)
    if hall.turns is not None:
        hall.turns.caller = pushes
    shared = share(hall) if share is not None else None
    reach: Reach = Here(hall) if shared is None else shared.relay
    gate = Gate() if limit_rate else None
    watch = Watch()
    refusals = Seldom(log)
    # The operator's routes come first, because the front end's files match every other path.
    known = [
        *host_routes(hall, Keyhole(host_key), watch, shared),
        *routes(
            ServerContext(
                hall,
                address,
                None if pocket is None else f"{PLACE}/",
                None if pushes is None else pushes.public_key,
                listing,
            ),
            shared,
            gate,
        ),
    ]
    # A server that stops does not wait for a silent store, and cancels requests that still do.
    unless_stopped = contextlib.suppress(asyncio.CancelledError)
    pages = Starlette(routes=known, middleware=[Middleware(GZipMiddleware, minimum_size=800)])

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            ours = same_origin(scope["headers"])
            if not ours:
                refusals.warn("other-origin", OTHER_ORIGIN)
            if scope["path"] != "/ws" or not ours or (gate is not None and not gate.allows(address_of(scope), HELLOS)):
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            line = Socket(receive, send, scope.get("extensions", {}).get(AT_ONCE))
            came_from = address_of(scope)
            limits = (Limiter(BURST, MESSAGES_PER_SECOND).allows, gate.limiter(came_from, MESSAGES).wait) if gate else ()
            # Free the handshake's memory for the duration of the connection.
            del scope
            await line.accept()
            with unless_stopped:
                await Conversation(reach, hall.tally, line, network_of(came_from), *limits).run()
        elif scope["type"] == "lifespan":
            await _live(hall, shared, watch, pushes, receive, send)
        elif scope["path"] == "/ws":
            refusals.warn("no-upgrade", NO_UPGRADE)
            answer = PlainTextResponse(NO_UPGRADE, status_code=426, headers={"Upgrade": "websocket", "Connection": "Upgrade"})
            await answer(scope, receive, _with_headers(scope, send))
        elif pocket is not None and pocket.holds(scope["path"]):
            await pocket(scope, receive, _with_headers(scope, send))
        else:
            with unless_stopped:
                await pages(scope, receive, _with_headers(scope, send))

    return app


async def _live(hall: Hall, shared: Shared | None, watch: Watch, pushes: Pushes | None, receive: Receive, send: Send) -> None:
    """Handle start-up and orderly shutdown."""
    await receive()
    if shared is not None:
        shared.start()
    beside = [asyncio.create_task(_clean_up_forever(hall)), asyncio.create_task(watch.look())]
    if pushes is not None:
        pushes.start()
    await send({"type": "lifespan.startup.complete"})
    await receive()
    for task in beside:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    if pushes is not None:
        await pushes.close()
    await hall.close()
    if shared is not None:
        await shared.relay.close()
    await send({"type": "lifespan.shutdown.complete"})


async def _clean_up_forever(hall: Hall) -> None:
    forgotten = -float("inf")
    while True:
        if time.monotonic() - forgotten > FORGETTING_SECONDS:
            forgotten = time.monotonic()
            try:
                await hall.forget_old()
            except SpielkisteError as trouble:
                log.warning(
                    "Unused tables could not be deleted; trying again later: %s", trouble.key, extra={"event": "not-forgotten"}
                )
        await asyncio.sleep(HOUSEKEEPING_SECONDS)
        hall.forget_idle()
        if hall.turns is not None:
            try:
                await hall.turns.ring()
            except SpielkisteError as trouble:
                log.warning("Slow tables could not be woken; trying again later: %s", trouble.key, extra={"event": "not-woken"})


def policy(host: bytes) -> str:
    """Return the Content-Security-Policy for a page requested under this host name.  An invalid name is left out."""
    named = host.decode("ascii") if HOST.fullmatch(host) else ""
    return POLICY.format(sockets=f" ws://{named} wss://{named}" if named else "")


def _with_headers(scope: Scope, send: Send) -> Send:
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    given = {"Content-Security-Policy": policy(host), **HEADERS}
    extra = [(name.lower().encode(), value.encode()) for name, value in given.items()]

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            # A response with a stricter policy of its own keeps it.
            own = {name for name, _ in message["headers"]}
            message = {**message, "headers": [*message["headers"], *(header for header in extra if header[0] not in own)]}
        await send(message)

    return sending
