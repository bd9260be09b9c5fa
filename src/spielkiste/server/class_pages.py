"""Opening a classroom, coming into one, and what a teacher reads before, over HTTP; all else is said over the WebSocket."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spielkiste.boxes import read_text
from spielkiste.core.errors import BadSetup
from spielkiste.host.classroom import messages as classroom
from spielkiste.host.classroom.rooms import NoSuchRoom
from spielkiste.host.hall import Hall
from spielkiste.host.reaching import Reach
from spielkiste.rulebook import Rulebook, read
from spielkiste.server.limits import Gate
from spielkiste.server.requests import address_of, guarded, json_response, read_wish
from spielkiste.texts import LANGUAGES, LOCALES


def plans(language: str) -> Rulebook:
    """Return the lesson plans, a section for each game: in this language, or else in English."""
    page = LOCALES / language / "plans.md" if language in LANGUAGES else None
    return _kept(page if page is not None and page.exists() else LOCALES / "en" / "plans.md")


@cache
def _kept(page: Path) -> Rulebook:
    """Read a page once.  It is known by a file that exists: a name may be anything that a visitor types."""
    return read(read_text(page))


def _leads_nowhere(trouble: Exception) -> bool:
    """Return whether a code was wrong."""
    return isinstance(trouble, BadSetup) and trouble.key == "class-unknown"


def class_routes(hall: Hall, reach: Reach, gate: Gate | None) -> list[Route]:
    tally = hall.tally

    async def open_room(request: Request) -> Response:
        wish = await read_wish(request, classroom.NewClass)
        if hall.rooms is None:
            raise NoSuchRoom
        return json_response(await hall.rooms.open(wish))

    async def enter(request: Request) -> Response:
        wish = await read_wish(request, classroom.JoinClass)
        if gate is None:
            return json_response(await reach.enter(wish))
        # A whole school may come in at once, but nobody may try all codes.
        async with gate.attempt(address_of(request.scope), "code", _leads_nowhere) as allowed:
            if not allowed:
                raise BadSetup("too-many", "Too many at once from this address; wait a moment, then try again.")
            return json_response(await reach.enter(wish))

    async def lesson_plans(request: Request) -> Response:
        return json_response(plans(request.path_params["language"]))

    return [
        Route("/api/plans/{language}", guarded(lesson_plans, tally)),
        Route("/api/class", guarded(open_room, tally, gate, "room"), methods=["POST"]),
        Route("/api/class/join", guarded(enter, tally, gate, "enter"), methods=["POST"]),
    ]
