"""Endpoints for tables, lessons, classrooms, recordings and pictures, on every server and in the browser's engine."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

import msgspec

from spielkiste.api.endpoint import Context, Document, Endpoints, Rate
from spielkiste.boxes import face, lesson, medal
from spielkiste.core.errors import BadSetup
from spielkiste.core.registry import find
from spielkiste.host import lobby, watching
from spielkiste.host.classroom import messages as classroom
from spielkiste.host.classroom.rooms import NoSuchRoom, Rooms
from spielkiste.host.fair_queue import Asker
from spielkiste.host.thinker import Thought
from spielkiste.table.names import cleaned

LARGEST_RECORDING = 500_000
# As a JSON string in a request, a recording takes a little more space.
LARGEST_WATCHED = LARGEST_RECORDING * 6 // 5
LARGEST_QUESTION = 100_000
LONGEST_LINK = 300
EXTRA_SECONDS = 10.0
# A medal is a picture with its fonts embedded; everything else is blocked.
MEDAL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox; frame-ancestors 'none'"

# Far more than people need, even a whole school behind one address, and far less than a program can send.
OPENING = Rate("table", 120, 1)
JOINING = Rate("join", 60, 1)
LOOKING = Rate("replay", 30, 0.5)
IMPORTING = Rate("import", 20, 0.2)
WATCHING = Rate("watch", 200, 5)
REVIEWING = Rate("review", 400, 4)
DRAWING = Rate("picture", 40, 1)
EXTRAS = Rate("extra", 60, 2)
OPENING_ROOMS = Rate("room", 40, 0.05)
# A whole school may enter at once, but nobody may try all codes.
ENTERING = Rate("enter", 400, 20)
WRONG_CODES = Rate("code", 40, 0.1)

endpoints = Endpoints()


@endpoints.post("/api/tables", rate=OPENING)
async def open_table(desk: Context, wish: lobby.NewTable) -> lobby.TableMade:
    """Set up a table."""
    return await desk.hall.open_table(wish)


@endpoints.post("/api/lessons", rate=OPENING)
async def open_lesson(desk: Context, wish: lobby.NewLesson) -> lobby.TableMade:
    """Set up a table for a lesson."""
    return await desk.hall.open_lesson(lesson(find(wish.game), wish.lesson), wish.name, wish.pace)


@endpoints.post("/api/join", rate=JOINING, relayed="join")
async def join_table(desk: Context, wish: lobby.Join) -> lobby.TableMade:
    """Take an open seat at a table."""
    return await desk.hall.join(wish)


@endpoints.post("/api/invitation", rate=LOOKING, relayed="invitation")
async def get_invitation(desk: Context, wish: lobby.Invited) -> lobby.Invitation:
    """Get what a join link leads to."""
    return await desk.hall.invitation(wish.join_key)


# The key is in the body, because addresses are logged.
@endpoints.post("/api/replay", rate=LOOKING, relayed="recording", media="application/json")
async def get_replay(desk: Context, wish: lobby.ReplayRequest) -> Document:
    """Get the recording of a finished game."""
    host, _ = await desk.hall.find(wish.key)
    return Document(host.replay(wish.previous), f"{host.match.game.slug}.replay")


@endpoints.post("/api/import", rate=IMPORTING, largest=LARGEST_RECORDING)
async def import_replay(desk: Context, wish: str) -> lobby.TableMade:
    """Continue a recorded game; the body is the recording."""
    async with desk.heavy:
        return await desk.hall.import_replay(wish)


@endpoints.post("/api/carry-on", rate=IMPORTING, largest=LARGEST_WATCHED)
async def play_on(desk: Context, wish: lobby.PlayOn) -> lobby.TableMade:
    """Continue a recorded game after one of its moves."""
    async with desk.heavy:
        return await watching.play_on(desk.hall, wish)


@endpoints.post("/api/watch", rate=WATCHING, largest=LARGEST_WATCHED, answer=lobby.Watched)
async def watch_again(desk: Context, wish: lobby.WatchRequest, asker: Asker) -> msgspec.Raw:
    """Get a recorded game, to watch it again."""
    return await watching.watched(desk.hall.thinker, wish, asker)


@endpoints.post("/api/frames", rate=WATCHING, largest=LARGEST_WATCHED, answer=list[lobby.Frame])
async def get_frames(desk: Context, wish: lobby.WatchRequest, asker: Asker) -> msgspec.Raw:
    """Get some frames of a recorded game."""
    return await watching.some_frames(desk.hall.thinker, wish, asker)


@endpoints.post("/api/review", rate=REVIEWING, largest=LARGEST_WATCHED, answer=lobby.Reviewed)
async def get_review(desk: Context, wish: lobby.ReviewRequest, asker: Asker) -> msgspec.Raw:
    """Review a finished game, piece by piece; the last response has the review."""
    return await desk.reviews.reviewed(wish, asker)


@endpoints.post("/api/extras/{game}/{extra}", rate=EXTRAS, largest=LARGEST_QUESTION, answer=Any)
async def ask_extra(desk: Context, game: str, extra: str, wish: Any, asker: Asker) -> msgspec.Raw:
    """Ask a box for one of its extras, such as the workshop of the memo race."""
    return msgspec.Raw(await desk.hall.thinker.think(Thought(_extra, (game, extra, wish), "quick", EXTRA_SECONDS), asker))


def _extra(game: str, name: str, asked: object) -> bytes:
    module = face(find(game), name)
    if module is None or not hasattr(module, "answer"):
        raise BadSetup("no-extra", f"This box has no extra called {name[:40]!r}.")
    return msgspec.json.encode(module.answer(asked))


@endpoints.post("/api/class", rate=OPENING_ROOMS)
async def open_class(desk: Context, wish: classroom.NewClass) -> classroom.ClassMade:
    """Open a classroom."""
    return await _rooms(desk).open(wish)


@endpoints.post("/api/class/join", rate=ENTERING, refusals=("class-unknown", WRONG_CODES), relayed="enter")
async def join_class(desk: Context, wish: classroom.JoinClass) -> classroom.ClassJoined:
    """Join a classroom."""
    rooms = _rooms(desk)
    return await rooms.join(await rooms.id_of(wish.code), wish)


def _rooms(desk: Context) -> Rooms:
    if desk.hall.rooms is None:
        raise NoSuchRoom
    return desk.hall.rooms


@endpoints.post("/api/qr", rate=DRAWING)
async def get_qr(desk: Context, wish: lobby.QrRequest) -> lobby.Qr:
    """Get the QR code of a link."""
    if not (1 <= len(wish.text) <= LONGEST_LINK and wish.text.isascii() and wish.text.isprintable()):
        raise BadSetup("malformed", "This is not a link, or it is too long for a picture.")
    async with desk.heavy:
        return await asyncio.to_thread(_qr, wish.text)


@lru_cache(maxsize=256)
def _qr(text: str) -> lobby.Qr:
    """Return the QR code.  It is cached, because waiting pages ask for the same one again and again."""
    # Imported late: few need it in a browser, where every import delays the start.
    import segno

    return lobby.Qr([[bool(module) for module in row] for row in segno.make(text, error="m", micro=False).matrix])


@endpoints.get("/api/medal", rate=DRAWING, media="image/svg+xml")
def get_medal(desk: Context, wish: lobby.MedalRequest) -> Document:
    """Get a medal to print."""
    picture = medal(find(wish.game), cleaned(wish.name), wish.day, wish.figure, lambda key: desk.say(wish.lang, key))
    return Document(picture.replace(">", f">{desk.lettering()}", 1), headers={"Content-Security-Policy": MEDAL_POLICY})
