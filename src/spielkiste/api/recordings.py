"""Endpoints for recorded games: download, continue, watch again, review."""

from __future__ import annotations

import msgspec

from spielkiste.api.endpoint import Context, Document, Endpoints, Rate
from spielkiste.api.tables import LOOKING
from spielkiste.host import lobby, watching
from spielkiste.host.fair_queue import Asker

LARGEST_RECORDING = 500_000
# As a JSON string in a request, a recording takes a little more space.
LARGEST_WATCHED = LARGEST_RECORDING * 6 // 5

IMPORTING = Rate("import", 20, 0.2)
WATCHING = Rate("watch", 200, 5)
REVIEWING = Rate("review", 400, 4)

endpoints = Endpoints()


# The key is in the body, because addresses are logged.
@endpoints.post("/api/replay", rate=LOOKING, relayed="recording", media="application/json")
async def get_replay(context: Context, request: lobby.ReplayRequest) -> Document:
    """Get the recording of a finished game."""
    host, _ = await context.hall.find(request.key)
    return Document(host.replay(request.previous), f"{host.match.game.slug}.replay")


@endpoints.post("/api/import", rate=IMPORTING, largest=LARGEST_RECORDING)
async def import_replay(context: Context, request: str) -> lobby.TableMade:
    """Continue a recorded game; the body is the recording."""
    async with context.heavy:
        return await context.hall.import_replay(request)


@endpoints.post("/api/carry-on", rate=IMPORTING, largest=LARGEST_WATCHED)
async def play_on(context: Context, request: lobby.PlayOn) -> lobby.TableMade:
    """Continue a recorded game after one of its moves."""
    async with context.heavy:
        return await watching.play_on(context.hall, request)


@endpoints.post("/api/watch", rate=WATCHING, largest=LARGEST_WATCHED, answer=lobby.Watched)
async def watch_again(context: Context, request: lobby.WatchRequest, asker: Asker) -> msgspec.Raw:
    """Get a recorded game, to watch it again."""
    return await watching.watched(context.hall.thinker, request, asker)


@endpoints.post("/api/frames", rate=WATCHING, largest=LARGEST_WATCHED, answer=list[lobby.Frame])
async def get_frames(context: Context, request: lobby.WatchRequest, asker: Asker) -> msgspec.Raw:
    """Get some frames of a recorded game."""
    return await watching.some_frames(context.hall.thinker, request, asker)


@endpoints.post("/api/review", rate=REVIEWING, largest=LARGEST_WATCHED, answer=lobby.Reviewed)
async def get_review(context: Context, request: lobby.ReviewRequest, asker: Asker) -> msgspec.Raw:
    """Review a finished game, piece by piece; the last response has the review."""
    return await context.reviews.reviewed(request, asker)
