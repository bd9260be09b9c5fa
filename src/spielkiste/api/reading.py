"""Endpoints for static data: the games, their texts and rules.  An offline folder has it as files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol

import msgspec

import spielkiste
from spielkiste.api.endpoint import Document, Endpoints
from spielkiste.boxes import describe, read_text
from spielkiste.core.errors import BadSetup
from spielkiste.core.registry import find, games
from spielkiste.host import lobby
from spielkiste.host.learning import learning
from spielkiste.rulebook import Panel, Rulebook, pictures, read, rulebook
from spielkiste.texts import LANGUAGES, LOCALES, for_a_page, for_the_shelf, language_names, texts

endpoints = Endpoints()


class Front(Protocol):
    """The shelf's data about the server or the offline folder itself (see `lobby.Shelf`)."""

    address: str | None
    keep_days: int | None
    other: str | None
    push: str | None

    def lists_tables(self, nearby: bool) -> bool: ...


@endpoints.get("/api/shelf", file=True)
def get_shelf(front: Front, nearby: bool = False) -> lobby.Shelf:
    """List the games."""
    described = [msgspec.convert(describe(game), lobby.GameInfo) for game in games()]
    languages = [lobby.Language(tag, name) for tag, name in language_names().items()]
    return lobby.Shelf(
        spielkiste.__version__,
        languages,
        described,
        front.address,
        front.keep_days,
        front.other,
        front.push,
        front.lists_tables(nearby),
    )


@endpoints.get("/api/texts/{language}", file=True, media="text/plain")
def get_texts(_: Front, language: str) -> Document:
    """Get the players' texts, in Fluent."""
    return _fluent(for_a_page(_known(language)))


@endpoints.get("/api/texts/shelf/{language}", file=True, media="text/plain")
def get_shelf_texts(_: Front, language: str) -> Document:
    """Get the texts of the first page only."""
    return _fluent(for_the_shelf(_known(language)))


@endpoints.get("/api/rules/{box}/{language}", file=True)
def get_rules(_: Front, box: str, language: str) -> Rulebook:
    """Get the rules of a box."""
    book = rulebook(box, _known(language))
    if book is None:
        raise BadSetup("no-rules", f"The box {box!r} has no rules page.")
    return book


@endpoints.get("/api/pictures/{slug}", file=True)
def get_pictures(_: Front, slug: str) -> list[Panel]:
    """Get the rules as pictures."""
    return pictures(find(slug))


@endpoints.get("/api/learning", file=True)
def get_learning(_: Front) -> lobby.Learning:
    """List what the games teach."""
    return learning()


@endpoints.get("/api/plans/{language}")
def get_plans(_: Front, language: str) -> Rulebook:
    """Get lesson plans for teachers, with a section for each game, in this language or else in English."""
    page = LOCALES / language / "plans.md" if language in LANGUAGES else None
    return _plans(page if page is not None and page.exists() else LOCALES / "en" / "plans.md")


@endpoints.get("/api/lesson-setups")
def get_lesson_setups(_: Front) -> list[lobby.LessonSetup]:
    """List how the lesson plans set up a classroom."""
    return _setups()


@cache
def _setups() -> list[lobby.LessonSetup]:
    return msgspec.json.decode((LOCALES / "plans.json").read_bytes(), type=list[lobby.LessonSetup])


@cache
def _plans(page: Path) -> Rulebook:
    """Read a page once.  The cache key is an existing file, because a client can send any language name."""
    return read(read_text(page))


def _known(language: str) -> str:
    """Return this language.  Raise `BadSetup` if it is unknown, before anything is read or cached."""
    return texts(language).language


def _fluent(text: str) -> Document:
    return Document(text, headers={"Cache-Control": "no-cache"})
