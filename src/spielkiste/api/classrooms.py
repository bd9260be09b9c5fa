"""Endpoints for opening and joining a classroom."""

from __future__ import annotations

from spielkiste.api.endpoint import Context, Endpoints, Rate
from spielkiste.host.classroom import messages as classroom
from spielkiste.host.classroom.rooms import NoSuchRoom, Rooms

OPENING_ROOMS = Rate("room", 40, 0.05)
# A whole school may enter at once, but nobody may try all codes.
ENTERING = Rate("enter", 400, 20)
WRONG_CODES = Rate("code", 40, 0.1)

endpoints = Endpoints()


@endpoints.post("/api/class", rate=OPENING_ROOMS)
async def open_class(context: Context, request: classroom.NewClass) -> classroom.ClassMade:
    """Open a classroom."""
    return await _rooms(context).open(request)


@endpoints.post("/api/class/join", rate=ENTERING, refusals=("class-unknown", WRONG_CODES), relayed="enter")
async def join_class(context: Context, request: classroom.JoinClass) -> classroom.ClassJoined:
    """Join a classroom."""
    rooms = _rooms(context)
    return await rooms.join(await rooms.id_of(request.code), request)


def _rooms(context: Context) -> Rooms:
    if context.hall.rooms is None:
        raise NoSuchRoom
    return context.hall.rooms
