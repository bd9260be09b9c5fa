"""The parts of a box besides its rules: texts, rules pages, lessons, and modules for some user interfaces (a drawing, a medal …).

All of it is in the package that registered the game, in the same layout for our own boxes and for plug-ins.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from spielkiste.bots import names_for
from spielkiste.bots.hint import advised
from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.core.game import Game
from spielkiste.core.lesson import Lesson, check_lesson
from spielkiste.core.registry import games, package_of

LONGEST_DAY = 40


@cache
def folder(package: str) -> Path:
    """Return the folder of a package."""
    return Path(str(import_module(package).__path__[0]))


def texts_of(game: Game, language: str) -> Path:
    """Return the folder with a game's texts in one language.  It may not exist."""
    return folder(package_of(game.slug)) / "texts" / language


def text_files(game: Game, language: str) -> list[Path]:
    """Return the text files of a game in one language."""
    return sorted(texts_of(game, language).glob("*.ftl"))


def read_text(path: Path) -> str:
    """Return the text of a file of a box.  Invalid bytes are replaced, so that one bad file does not break all others."""
    return path.read_text(encoding="utf-8", errors="replace")


def rules_page(box: str, language: str) -> Path | None:
    """Return the rules page of a box, in this language or else in English; None if the box has none."""
    for game in games():
        if game.box == box:
            for spoken in (language, "en"):
                page = texts_of(game, spoken) / "rules.md"
                if page.exists():
                    return page
    return None


def lesson_files(game: Game) -> list[Path]:
    """Return the lesson files of the box, in order."""
    return sorted((folder(package_of(game.slug)) / "lessons").glob("*.json"))


def read_lesson(path: Path) -> dict[str, object]:
    """Return a lesson as it is written in its file.  Raise `BadFile` if it is not a lesson."""
    try:
        given = json.loads(read_text(path))
    except (ValueError, RecursionError) as broken:
        raise BadFile("bad-lesson", f"{path.name} is not a lesson, because it is not JSON.", {"name": path.name}) from broken
    Lesson(given)
    return cast(dict[str, object], given)


@cache
def lessons(game: Game) -> dict[str, dict[str, object]]:
    """Return a game's lessons by name, as they are written.  Broken ones are left out; `spielkiste check` reports them."""
    found: dict[str, dict[str, object]] = {}
    for path in lesson_files(game):
        with suppress(BadFile):
            given = read_lesson(path)
            lesson = Lesson(given)
            check_lesson(lesson, game)
            found[lesson.name] = given
    return found


def lesson(game: Game, name: str) -> dict[str, object]:
    """Return the lesson with this name.  Raise `BadSetup` if there is none."""
    known = lessons(game)
    if name not in known:
        raise BadSetup("no-lesson", f"{game.slug} has no lesson {name!r}; it has: {', '.join(known) or 'none'}.", {"name": name})
    return known[name]


def face(game: Game, extra: str) -> ModuleType | None:
    """Return the module for one of the extras that a game declares; None if it does not."""
    return import_module(f"{package_of(game.slug)}.faces.{extra}") if extra in game.extras else None


def medal(game: Game, name: str, day: str, figure: str, say: Callable[[str], str]) -> str:
    """Return the winner's medal of a box as SVG.  The box decides which figures may be engraved.

    The page formats the day, in the reader's date format.  Raise `BadSetup` if the box has no medal.
    """
    module = face(game, "medal")
    if module is None:
        raise BadSetup("no-medal", "This box has no medal.")
    written = day if 0 < len(day) <= LONGEST_DAY and day.isprintable() else date.today().isoformat()
    engraved = figure if figure in module.FIGURES else module.FIGURES[0]
    picture: str = module.medal_svg(
        name, written, say(f"game-{game.slug}"), say(module.HEADING_KEY), say(module.PRAISE_KEY), engraved
    )
    return picture


def describe(game: Game) -> dict[str, Any]:
    """Return a description of a game as data, for the browser, the terminal and programs."""
    defaults = game.defaults()
    usual = game.seat_counts(defaults)
    overrides: list[dict[str, Any]] = [
        {"option": option.name, "value": value, "counts": counts}
        for option in game.options
        for value in option.values()
        if (counts := game.seat_counts({**defaults, option.name: value})) != usual
    ]
    return {
        "slug": game.slug,
        "box": game.box,
        "rules_version": game.rules_version,
        "seat_counts": usual,
        "seat_overrides": overrides,
        "all_seat_counts": sorted({*usual, *(count for rule in overrides for count in rule["counts"])}),
        "options": [option.json() for option in game.options],
        "bots": names_for(game),
        "arguments": game.arguments,
        "secrets": {key: secret for key, (_, secret) in game.events.items() if secret},
        "numbered_deals": game.numbered_deals,
        "extras": game.extras,
        "lessons": list(lessons(game)),
        "hints": advised(game),
        "age": game.age,
        "minutes": game.minutes,
        "syllabus": game.syllabus.name if game.syllabus is not None else "",
        "tasks": [{"name": task.name, "least": task.least} for task in game.tasks],
    }
