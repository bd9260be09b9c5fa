"""What can be asked over HTTP, for machines: an OpenAPI page made from the message types, at /api/openapi.json.

What is said at a table goes over a WebSocket, which OpenAPI does not know: it stands under `x-websocket`, made from the same
types.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

import spielkiste
from spielkiste.host import lobby, protocol
from spielkiste.host.classroom import messages as classroom

REF = "#/components/schemas/{name}"
#: Something in JSON that has no type of its own here.
ANYTHING: dict[str, Any] = {}

#: Path, what is asked (None: nothing), what is answered (None: no JSON), and in a few words what it is.
QUESTIONS: list[tuple[str, type[msgspec.Struct] | None, type[msgspec.Struct] | None, str]] = [
    ("/api/tables", lobby.NewTable, lobby.TableMade, "open a table"),
    ("/api/lessons", lobby.NewLesson, lobby.TableMade, "open a table for a lesson"),
    ("/api/join", lobby.Join, lobby.TableMade, "take the next open seat"),
    ("/api/invitation", lobby.Invited, lobby.Invitation, "see what a link leads to"),
    ("/api/replay", lobby.ReplayWish, None, "the recording of a finished game"),
    ("/api/qr", lobby.QrWish, None, "a link as a picture"),
    ("/api/import", None, lobby.TableMade, "go on from a recording, which is the body"),
    ("/api/extras/{game}/{extra}", None, None, "ask a box for what only it brings"),
    ("/api/watch", lobby.WatchWish, lobby.Watched, "watch a recorded game again"),
    ("/api/frames", lobby.WatchWish, None, "some of what its players saw"),
    ("/api/review", lobby.ReviewWish, lobby.Reviewed, "look back on a finished game, piece by piece"),
    ("/api/carry-on", lobby.PlayOn, lobby.TableMade, "play on from a move of a recorded game"),
    ("/api/class", classroom.NewClass, classroom.ClassMade, "open a classroom"),
    ("/api/class/join", classroom.JoinClass, classroom.ClassJoined, "come into a classroom"),
]
LOOKS: list[tuple[str, type[msgspec.Struct] | None, str]] = [
    ("/health", None, "whether the server lives"),
    ("/api/shelf", lobby.Shelf, "the games"),
    ("/api/texts/{language}", None, "the players' words, in Fluent"),
    ("/api/texts/shelf/{language}", None, "those of the first page alone"),
    ("/api/rules/{box}/{language}", None, "the rules of a box"),
    ("/api/plans/{language}", None, "lesson plans for teachers"),
    ("/api/pictures/{slug}", None, "the rules as pictures"),
    ("/api/learning", lobby.Learning, "what there is to learn in the games"),
    ("/api/medal", None, "a medal to print"),
    ("/api/print/{game}", None, "a box to cut out, as a PDF"),
    ("/api/openapi.json", None, "this page"),
]
#: What is asked in the address.
ASKED = {
    "/api/medal": ("game", "name", "lang", "figure", "day"),
    "/api/print/{game}": ("lang", "paper", "sides", "ink", "part"),
}


@lru_cache(maxsize=1)
def openapi() -> dict[str, Any]:
    asked = [kind for _, kind, _, _ in QUESTIONS if kind is not None]
    answered = [kind for _, _, kind, _ in QUESTIONS if kind is not None] + [kind for _, kind, _ in LOOKS if kind is not None]
    every: list[Any] = [*dict.fromkeys([*asked, *answered]), lobby.Refused, protocol.Request, protocol.Message]
    schemas, components = msgspec.json.schema_components(every, ref_template=REF)
    paths: dict[str, Any] = {}
    for path, kind, answer, what in QUESTIONS:
        body = _ref(kind) if kind is not None else ANYTHING
        content = {"required": True, "content": {"application/json": {"schema": body}}}
        paths[path] = {"post": {"summary": what, **_parameters(path), "requestBody": content, "responses": _answers(answer)}}
    for path, answer, what in LOOKS:
        paths[path] = {"get": {"summary": what, **_parameters(path), "responses": _answers(answer)}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spielkiste", "version": spielkiste.__version__},
        "paths": paths,
        "components": {"schemas": components},
        "x-websocket": {"/ws": {"request": schemas[-2], "message": schemas[-1]}},
    }


def _ref(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {"$ref": REF.format(name=kind.__name__)}


def _answers(kind: type[msgspec.Struct] | None) -> dict[str, Any]:
    answer = {"application/json": {"schema": _ref(kind)}} if kind is not None else {}
    refused = {"application/json": {"schema": _ref(lobby.Refused)}}
    return {
        "200": {"description": "done", **({"content": answer} if answer else {})},
        "4XX": {"description": "refused, in one sentence", "content": refused},
    }


def _parameters(path: str) -> dict[str, Any]:
    named = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    found = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named]
    found += [{"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in ASKED.get(path, ())]
    return {"parameters": found} if found else {}
