"""Checks that every text exists once in every language of a package, and that choices read differently.

Each check yields a sentence for everything that is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spielkiste.boxes import folder, read_text, texts_of
from spielkiste.core.game import Game
from spielkiste.core.registry import package_of
from spielkiste.lab.conformance.collected_phrases import Heard
from spielkiste.lab.conformance.failing import source
from spielkiste.texts import LANGUAGES, LOCALES, Seating, argument, entries, texts


def check_folders(game: Game) -> Iterator[str]:
    """Check that there are English texts, and no texts in an unknown language."""
    home = folder(package_of(game.slug)) / "texts"
    there = sorted(path.name for path in home.iterdir() if path.is_dir()) if home.exists() else []
    if not there:
        yield f"There are no texts: put them into texts/en/game.ftl beside {game.slug}'s __init__.py."
    elif "en" not in there:
        yield (
            f"There is no folder texts/en (there is {', '.join(there)}): English replaces a missing language."
            " Write texts/en/game.ftl and texts/en/rules.md."
        )
    for name in there:
        if name not in LANGUAGES and not name.startswith((".", "_")):
            yield f"texts/{name} is never read: the languages are {', '.join(LANGUAGES)}."


def check_texts(game: Game, heard: Heard, language: str) -> Iterator[str]:
    """Check that every key has a text in this language, and that the text uses only arguments that it is given."""
    house = {key: text for path in sorted((LOCALES / language).glob("*.ftl")) for key, text in entries(read_text(path))}
    own: dict[str, set[str]] = {}
    for path in sorted(texts_of(game, language).glob("*.ftl")):
        found, junk = messages(read_text(path))
        for line in junk:
            yield f"{language}/{path.name}:{line}"
        for key in sorted({*(set(found) & set(own)), *twice(read_text(path))}):
            yield f"{language}/{path.name}: {key} is there twice; only one of them is ever read."
        own.update(found)
    for key in sorted(set(own) & set(house)):
        yield f"{language}: {key} is one of the house's own texts; choose another key."
    for key, given in sorted(heard.keys.items()):
        asked = messages(house[key])[0].get(key) if key in house else own.get(key)
        if asked is None:
            yield f"{language}: no text for {key}.{source(game, key)}"
        elif asked - given:
            yield f"{language}: {key} asks for {_listed(asked - given)} and is given {_listed(given)}."


def check_alike(game: Game, heard: Heard, language: str) -> Iterator[str]:
    """Check that moves that a player may choose between read differently."""
    words = texts(language)
    said: set[str] = set()
    for seats, phrases in heard.choices:
        seating = Seating([f"Player {seat + 1}" for seat in range(seats)], None, seats)
        told: dict[str, str] = {}
        for move, phrase in phrases:
            text = words.tell(phrase, game, seating)
            other = told.setdefault(text, move)
            if other != move and text not in said and words.has(phrase.key):
                said.add(text)
                yield f"{language}: the moves “{other}” and “{move}” both read “{text}”: {phrase.key} must say what differs."


def twice(text: str) -> list[str]:
    """Return the keys that a file has more than once."""
    keys = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return sorted({key for key in keys if keys.count(key) > 1})


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(argument(node.id.name))


def _why(text: str, junk: ast.Junk) -> str:
    """Return where and why a text cannot be parsed, as "12: this cannot be read: Du bist (Expected token: “=”)"."""
    begun = next(iter(str(junk.content).strip().splitlines()), "")
    for found in junk.annotations:
        if found.span is not None:
            line = text.count("\n", 0, found.span.start) + 1
            return f"{line}: this cannot be read: {begun} ({found.message})"
    return f"this cannot be read: {begun}"


def messages(text: str) -> tuple[dict[str, set[str]], list[str]]:
    """Return the messages of a file with the arguments they use, and what cannot be parsed: its line, its text and why."""
    found: dict[str, set[str]] = {}
    junk: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            junk.append(_why(text, entry))
        elif isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found, junk
