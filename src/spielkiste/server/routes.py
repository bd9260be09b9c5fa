"""What can be asked over HTTP: the page, the shelf, texts and rules, tables, recordings, pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route

import spielkiste
from spielkiste.boxes import describe, lesson
from spielkiste.core.errors import BadSetup
from spielkiste.core.registry import find, games
from spielkiste.host import lobby, watching
from spielkiste.host.hall import Hall
from spielkiste.host.learning import learning
from spielkiste.host.reaching import Reach
from spielkiste.host.reviewing import Reviews
from spielkiste.page import web_folder
from spielkiste.rulebook import pictures, rulebook
from spielkiste.server import extras
from spielkiste.server.files import Assets
from spielkiste.server.limits import Gate
from spielkiste.server.medal import medal_for
from spielkiste.server.openapi import openapi
from spielkiste.server.press import Press, order_of, pdf_response
from spielkiste.server.requests import LARGEST_RECORDING, asker_of, guarded, json_response, read_body, read_wish, while_there
from spielkiste.table.names import cleaned
from spielkiste.texts import for_a_page, for_the_shelf, language_names, texts

LARGEST_QUESTION = 100_000
# A recording as a text within a request takes a little more room.
LARGEST_WATCHED = LARGEST_RECORDING * 6 // 5
LONGEST_LINK = 300
#: A server that needs longer than this to say how it is, is not well.
HEALTH_SECONDS = 2.0
# So many at once of what takes long.
SIDE_BY_SIDE = 2
# A medal is a picture with its own lettering in it, and nothing else.
MEDAL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox; frame-ancestors 'none'"


def routes(hall: Hall, reach: Reach, address: str | None, gate: Gate | None, other: str | None = None) -> list[Route | Mount]:
    folder = web_folder()
    tally = hall.tally
    heavy = asyncio.Semaphore(SIDE_BY_SIDE)
    thinker = hall.thinker
    reviews = Reviews(thinker)
    press = Press(thinker)

    async def index(_: Request) -> Response:
        page = folder / "index.html"
        if not page.exists():
            return PlainTextResponse("The web page has not been built yet; run: make play", status_code=503)
        return FileResponse(page, headers={"Cache-Control": "no-cache"})

    async def health(_: Request) -> Response:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                told = await asyncio.to_thread(hall.health)
        except TimeoutError:
            told = {"status": "cannot-read"}
        return json_response(told, 200 if told["status"] == "ok" else 503)

    async def shelf(_: Request) -> Response:
        described = [msgspec.convert(describe(game), lobby.GameInfo) for game in games()]
        languages = [lobby.Language(tag, name) for tag, name in language_names().items()]
        return json_response(lobby.Shelf(spielkiste.__version__, languages, described, address, hall.keeping.played_days, other))

    async def for_machines(_: Request) -> Response:
        return json_response(openapi())

    async def words(request: Request) -> Response:
        return await _fluent(for_a_page, request)

    async def shelf_words(request: Request) -> Response:
        return await _fluent(for_the_shelf, request)

    async def panels(request: Request) -> Response:
        return json_response(pictures(spielkiste.find(request.path_params["slug"])))

    async def to_learn(_: Request) -> Response:
        return json_response(learning())

    async def rules(request: Request) -> Response:
        box, language = request.path_params["box"], request.path_params["language"]
        await asyncio.to_thread(texts, language)
        book = rulebook(box, language)
        if book is None:
            raise BadSetup("no-rules", f"The box {box!r} brings no rules to read.")
        return json_response(book)

    async def open_table(request: Request) -> Response:
        return json_response(await hall.open_table(await read_wish(request, lobby.NewTable)))

    async def open_lesson(request: Request) -> Response:
        wish = await read_wish(request, lobby.NewLesson)
        return json_response(await hall.open_lesson(lesson(find(wish.game), wish.lesson), wish.name, wish.pace))

    async def join(request: Request) -> Response:
        return json_response(await reach.join(await read_wish(request, lobby.Join)))

    async def invitation(request: Request) -> Response:
        return json_response(await reach.invitation(await read_wish(request, lobby.Invited)))

    async def import_replay(request: Request) -> Response:
        body = await read_body(request, LARGEST_RECORDING)
        async with heavy:
            return json_response(await hall.import_replay(body.decode("utf-8", "replace")))

    async def replay(request: Request) -> Response:
        # The key comes in the body: addresses end up in logs.
        found = await reach.recording(await read_wish(request, lobby.ReplayWish))
        headers = {"Content-Disposition": f'attachment; filename="{found.name}"'}
        return Response(found.text, media_type="application/json", headers=headers)

    async def watched(request: Request) -> Response:
        wish = await read_wish(request, lobby.WatchWish, LARGEST_WATCHED)
        return json_response(await while_there(request, watching.watched(thinker, wish, asker_of(request))))

    async def frames(request: Request) -> Response:
        wish = await read_wish(request, lobby.WatchWish, LARGEST_WATCHED)
        return json_response(await while_there(request, watching.some_frames(thinker, wish, asker_of(request))))

    async def reviewed(request: Request) -> Response:
        wish = await read_wish(request, lobby.ReviewWish, LARGEST_WATCHED)
        return json_response(await while_there(request, reviews.reviewed(wish, asker_of(request))))

    async def play_on(request: Request) -> Response:
        wish = await read_wish(request, lobby.PlayOn, LARGEST_WATCHED)
        async with heavy:
            return json_response(await watching.play_on(hall, wish))

    async def medal(request: Request) -> Response:
        asked = request.query_params
        game = find(asked.get("game", ""))
        wish = (cleaned(asked.get("name", "")), asked.get("lang", "en"), asked.get("figure", ""), asked.get("day", ""))
        picture = await asyncio.to_thread(medal_for, game, *wish)
        return Response(picture, media_type="image/svg+xml", headers={"Content-Security-Policy": MEDAL_POLICY})

    async def extra(request: Request) -> Response:
        game, name = request.path_params["game"], request.path_params["extra"]
        asked = msgspec.json.decode(await read_body(request, LARGEST_QUESTION))
        return json_response(await while_there(request, extras.answered(thinker, game, name, asked, asker_of(request))))

    async def qr(request: Request) -> Response:
        wish = await read_wish(request, lobby.QrWish)
        if not (1 <= len(wish.text) <= LONGEST_LINK and wish.text.isascii() and wish.text.isprintable()):
            raise BadSetup("malformed", "This is not a link, or it is too long for a picture.")
        async with heavy:
            return json_response({"matrix": await asyncio.to_thread(_qr, wish.text)})

    async def printed(request: Request) -> Response:
        order = order_of(request.path_params["game"], dict(request.query_params))
        return pdf_response(order, await while_there(request, press.printed(order, asker_of(request))))

    return [
        Route("/", index),
        Route("/health", guarded(health, tally)),
        Route("/api/shelf", guarded(shelf, tally)),
        Route("/api/openapi.json", guarded(for_machines, tally)),
        Route("/api/texts/{language}", guarded(words, tally)),
        Route("/api/texts/shelf/{language}", guarded(shelf_words, tally)),
        Route("/api/rules/{box}/{language}", guarded(rules, tally)),
        Route("/api/pictures/{slug}", guarded(panels, tally)),
        Route("/api/learning", guarded(to_learn, tally)),
        Route("/api/tables", guarded(open_table, tally, gate, "table"), methods=["POST"]),
        Route("/api/lessons", guarded(open_lesson, tally, gate, "table"), methods=["POST"]),
        Route("/api/join", guarded(join, tally, gate, "join"), methods=["POST"]),
        Route("/api/invitation", guarded(invitation, tally, gate, "replay"), methods=["POST"]),
        Route("/api/import", guarded(import_replay, tally, gate, "import"), methods=["POST"]),
        Route("/api/replay", guarded(replay, tally, gate, "replay"), methods=["POST"]),
        Route("/api/watch", guarded(watched, tally, gate, "watch"), methods=["POST"]),
        Route("/api/frames", guarded(frames, tally, gate, "watch"), methods=["POST"]),
        Route("/api/review", guarded(reviewed, tally, gate, "review"), methods=["POST"]),
        Route("/api/carry-on", guarded(play_on, tally, gate, "import"), methods=["POST"]),
        Route("/api/medal", guarded(medal, tally, gate, "picture")),
        Route("/api/extras/{game}/{extra}", guarded(extra, tally, gate, "extra"), methods=["POST"]),
        Route("/api/print/{game}", guarded(printed, tally, gate, "print")),
        Route("/api/qr", guarded(qr, tally, gate, "picture"), methods=["POST"]),
        Mount("/", Assets(directory=folder, check_dir=False)),
    ]


@lru_cache(maxsize=256)
def _qr(text: str) -> list[list[bool]]:
    """Whoever waits in a room asks for the same picture again and again."""
    return [[bool(module) for module in row] for row in segno.make(text, error="m", micro=False).matrix]


async def _fluent(part: Callable[[str], str], request: Request) -> Response:
    """Return texts of a page in Fluent; an unknown language is refused before anything is read."""
    language = request.path_params["language"]
    await asyncio.to_thread(texts, language)
    return PlainTextResponse(await asyncio.to_thread(part, language), headers={"Cache-Control": "no-cache"})
