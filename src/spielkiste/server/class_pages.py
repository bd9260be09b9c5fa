"""Opening a classroom and coming into one, over HTTP; everything else is said over the WebSocket."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spielkiste.core.errors import BadSetup
from spielkiste.host.classroom import messages as classroom
from spielkiste.host.classroom.rooms import NoSuchRoom
from spielkiste.host.hall import Hall
from spielkiste.host.reaching import Reach
from spielkiste.server.limits import Gate
from spielkiste.server.requests import address_of, guarded, json_response, read_wish


def class_routes(hall: Hall, reach: Reach, gate: Gate | None) -> list[Route]:
    tally = hall.tally

    async def open_room(request: Request) -> Response:
        wish = await read_wish(request, classroom.NewClass)
        if hall.rooms is None:
            raise NoSuchRoom
        return json_response(await hall.rooms.open(wish))

    async def enter(request: Request) -> Response:
        wish = await read_wish(request, classroom.JoinClass)
        address = address_of(request.scope)
        # A whole school may come in at once, but nobody may try all codes.
        if gate is not None and gate.used_up(address, "code"):
            raise BadSetup("too-many", "Too many at once from this address; wait a moment, then try again.")
        try:
            return json_response(await reach.enter(wish))
        except BadSetup as trouble:
            if gate is not None and trouble.key == "class-unknown":
                gate.allows(address, "code")
            raise

    return [
        Route("/api/class", guarded(open_room, tally, gate, "room"), methods=["POST"]),
        Route("/api/class/join", guarded(enter, tally, gate, "enter"), methods=["POST"]),
    ]
