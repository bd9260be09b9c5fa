"""Endpoints for notifications: a device is told when it is a seat's turn, only if its player wants that."""

from __future__ import annotations

from spielkiste.api.endpoint import Context, Endpoints, Rate
from spielkiste.host import lobby
from spielkiste.host.hall import WrongKey

TELLING = Rate("push", 30, 0.1)

endpoints = Endpoints()


@endpoints.post("/api/push", rate=TELLING, relayed="push")
async def subscribe(context: Context, request: lobby.Subscribe) -> lobby.Subscribed:
    """Tell a device when it is a seat's turn."""
    table, seat = await context.hall.find(request.key)
    if not isinstance(seat, int) or context.hall.turns is None:
        raise WrongKey
    await context.hall.turns.subscribe(table, seat, request.device)
    return lobby.Subscribed(True)


@endpoints.post("/api/push/off", rate=TELLING, relayed="push-off")
async def unsubscribe(context: Context, request: lobby.Unsubscribe) -> lobby.Subscribed:
    """Stop notifying a device about a table."""
    table, seat = await context.hall.find(request.key)
    if not isinstance(seat, int) or context.hall.turns is None:
        raise WrongKey
    await context.hall.turns.unsubscribe(table, request.endpoint)
    return lobby.Subscribed(False)
