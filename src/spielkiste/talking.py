"""Connects the players' English texts to `print(state)` and error messages, if the texts are installed."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import get_args, get_type_hints, is_typeddict

from spielkiste.bots.review import Review, Turn, tell_with
from spielkiste.boxes import face, folder, read_text
from spielkiste.core.drawing import Pencil
from spielkiste.core.game import Game, Hint, Refusal, State
from spielkiste.core.record import Record
from spielkiste.core.registry import MOST_SEATS, games, package_of
from spielkiste.core.story import Event, Phrase
from spielkiste.core.words import in_keys, speak_with

#: The width of a drawn table in columns.
WIDTH = 80
#: Matches a title; one in a comment is another name by which people know the game.
_TITLE = re.compile(r"^(?:# )?game-([a-z0-9-]+) = (.+)$", re.MULTILINE)


@cache
def _texts() -> ModuleType | None:
    """Return the module of the texts; None if its dependencies are not installed (``spielkiste[terminal]``)."""
    try:
        # Import by name: mypyc follows other imports, and the dependencies of the texts are missing when it runs.
        return import_module("spielkiste.texts")
    except ModuleNotFoundError:
        return None


def _say(phrase: Phrase, state: State, seat: int | None) -> str:
    texts = _texts()
    if state.game is None or texts is None or not texts.texts("en").has(phrase.key):
        return ""
    # A state has `sides` if its seats form sides.
    seating = texts.Seating([f"seat {place}" for place in range(state.seats)], seat, getattr(state, "sides", state.seats))
    return str(texts.texts("en").tell(phrase, state.game, seating))


def said(what: Phrase | Event | Refusal | Hint | Turn, table: State | Record | Game, seat: int | None, language: str) -> str:
    """Return the words for what a game says, as this seat (None: a spectator) reads it."""
    texts = _texts()
    if isinstance(what, Turn):
        if not isinstance(table, Record):
            raise TypeError(f"To say a Turn, pass the Record that was reviewed, not a {type(table).__name__}.")
        return str(_reviewing().told_turn(table, what, texts.texts(language))) if texts is not None else repr(what)
    if isinstance(what, Event):
        what = what.seen_by(seat)
    elif isinstance(what, Refusal | Hint):
        what = what.reason
    if not isinstance(what, Phrase):
        raise TypeError(f"An Event, a Refusal, a Hint, a Turn or a Phrase can be said, not a {type(what).__name__}.")
    state = table.state if isinstance(table, Record) else table
    game = table if isinstance(table, Game) else getattr(state, "game", None)
    if not isinstance(game, Game):
        raise TypeError(f"Say it at a State, a Record or a Game, not at a {type(table).__name__}.")
    if isinstance(state, State):
        state.check_seat(seat)
    if texts is None:
        return in_keys(what)
    words = texts.texts(language)
    seats = MOST_SEATS if isinstance(state, Game) else state.seats
    names = table.players if isinstance(table, Record) else []
    if not names and language == "en":
        names = [f"seat {place}" for place in range(seats)]
    elif not names:
        names = [words.say("web-setup-seat", number=str(place)) for place in range(seats)]
    return str(words.tell(what, game, texts.Seating(names, seat, getattr(state, "sides", seats))))


def _reviewing() -> ModuleType:
    return import_module("spielkiste.reviewing")


def _review(review: Review) -> str:
    texts = _texts()
    return "\n".join(_reviewing().told(review, texts.texts("en"))) if texts is not None else repr(review)


def _draw(state: State, seat: int | None) -> tuple[list[str], frozenset[str]]:
    assert state.game is not None
    drawing = face(state.game, "drawing")
    texts = _texts()
    if drawing is None or texts is None:
        return [], frozenset()
    names = [f"seat {place}" for place in range(state.seats)]
    lines: list[str] = drawing.draw(state.view(seat), Pencil(WIDTH, names, texts.texts("en").say, first_seat=0))
    return lines, getattr(drawing, "DRAWN", frozenset()) if lines else frozenset()


def view_described(game: Game) -> str:
    """Return the source of the view's typed dicts, with what their modules say about names and values."""
    found: list[type] = []
    waiting: list[object] = [game.view]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, type) and is_typeddict(kind) and kind not in found:
            found.append(kind)
            waiting += reversed(get_type_hints(kind).values())
        else:
            waiting += get_args(kind)
    if not found:
        return f"{game.slug} does not declare its view; look at state.view(seat)."
    parts: list[str] = []
    for name in dict.fromkeys(kind.__module__ for kind in found):
        source = inspect.getsource(sys.modules[name])
        for node in ast.parse(source).body:
            reached = isinstance(node, ast.ClassDef) and node.name in [kind.__name__ for kind in found if kind.__module__ == name]
            if reached or isinstance(node, ast.Assign | ast.Expr):
                # Whole lines: a comment may follow the last field.
                parts.append("\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno]))
    return "\n\n".join(parts)


def _label(key: str) -> str:
    texts = _texts()
    return str(texts.texts("en").say(key)) if texts is not None and texts.texts("en").has(key) else ""


def _titles() -> dict[str, str]:
    return _titles_in(tuple(dict.fromkeys(package_of(game.slug) for game in games())))


@cache
def _titles_in(packages: tuple[str, ...]) -> dict[str, str]:
    pages = [page for package in packages for page in sorted(folder(package).glob("texts/*/game.ftl"))]
    return {title: slug for page in pages for slug, title in _TITLE.findall(read_text(page))}


def begin() -> None:
    """Use these texts for states, games and errors."""
    speak_with(_say, _draw, _label, _titles)
    tell_with(_review)
