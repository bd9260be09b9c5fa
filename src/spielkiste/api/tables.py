"""Endpoints for tables and lessons."""

from __future__ import annotations

from spielkiste.api.endpoint import Context, Endpoints, Rate
from spielkiste.boxes import lesson
from spielkiste.core.registry import find
from spielkiste.host import lobby, moving

# Far more than people need, even a whole school behind one address, and far less than a program can send.
OPENING = Rate("table", 120, 1)
JOINING = Rate("join", 60, 1)
LOOKING = Rate("replay", 30, 0.5)
# A shelf asks for each of its tables, and again when a player comes back to it.
ASKING = Rate("turn", 120, 2)

endpoints = Endpoints()


@endpoints.post("/api/tables", rate=OPENING)
async def open_table(context: Context, request: lobby.NewTable) -> lobby.TableMade:
    """Set up a table."""
    return await context.hall.open_table(request)


@endpoints.post("/api/lessons", rate=OPENING)
async def open_lesson(context: Context, request: lobby.NewLesson) -> lobby.TableMade:
    """Set up a table for a lesson."""
    return await context.hall.open_lesson(lesson(find(request.game), request.lesson), request.name, request.pace, request.animal)


@endpoints.post("/api/join", rate=JOINING, relayed="join")
async def join_table(context: Context, request: lobby.Join) -> lobby.TableMade:
    """Take an open seat at a table."""
    return await context.hall.join(request)


@endpoints.post("/api/invitation", rate=LOOKING, relayed="invitation")
async def get_invitation(context: Context, request: lobby.Invited) -> lobby.Invitation:
    """Get what a join link leads to."""
    return await context.hall.invitation(request.join_key)


@endpoints.post("/api/move-away", rate=LOOKING, relayed="move-away")
async def move_away(context: Context, request: lobby.MoveRequest) -> lobby.MovedAway:
    """Get a table that everyone has agreed to move to this player's device."""
    return await moving.moved_away(context.hall, request.keys)


@endpoints.post("/api/turn", rate=ASKING, relayed="turn")
async def get_turn(context: Context, request: lobby.TurnRequest) -> lobby.Turn:
    """Get whose turn it is at a table."""
    return await context.hall.turn(request.key)
