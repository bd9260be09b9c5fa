"""Checks that every text exists once in every language of a package, and that choices read differently.

Each check yields a sentence for everything that is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spielkiste.boxes import folder, read_text, text_files, texts_of
from spielkiste.core.game import Game
from spielkiste.core.registry import package_of
from spielkiste.lab.conformance.collected_phrases import PLAIN, Heard
from spielkiste.lab.conformance.failing import source
from spielkiste.texts import LANGUAGES, LOCALES, Seating, argument, entries, texts

#: The most words of one argument that are listed if they have no texts.
LISTED = 12


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
    missing: list[str] = []
    for key, given in sorted(heard.keys.items()):
        asked = messages(house[key])[0].get(key) if key in house else own.get(key)
        if asked is None:
            missing.append(key)
        elif asked - given:
            file = _file_with(game, key, language)
            yield f"{language}{file}: {key} asks for {_listed(asked - given)} and is given {_listed(given)}."
    yield from _missing_texts(game, missing, language)
    yield from _missing_forms(game, heard, language).values()


def _missing_texts(game: Game, missing: list[str], language: str) -> Iterator[str]:
    """Yield a sentence for each text that is missing, and one for all texts of an argument: for 21 cards, say."""
    begun = {f"{meaning}-" for meaning in game.arguments.values() if meaning not in PLAIN}
    groups: dict[str, list[str]] = {}
    for key in missing:
        groups.setdefault(max((prefix for prefix in begun if key.startswith(prefix)), key=len, default=key), []).append(key)
    for prefix, keys in groups.items():
        home = f"texts/{language}/{_home(game, keys[0])}"
        if len(keys) == 1:
            # The code that names the text of the unseen only reads the event.
            where = "" if keys[0].endswith("-unseen") else source(game, keys[0])
            yield f"{language}: no text for {keys[0]}.{where} Write it in {home}."
        else:
            shown = ", ".join(key.removeprefix(prefix) for key in keys[:LISTED]) + (" …" if len(keys) > LISTED else "")
            yield f"{language}: no text for {len(keys)} of {prefix}…: {shown}. Write them in {home}."


def check_languages(game: Game, heard: Heard, idle: dict[str, set[str]]) -> Iterator[str]:
    """Check that each language has every text that another one has.

    `idle` holds the texts that nothing says, by language; they are not missed elsewhere.
    """
    there = [language for language in LANGUAGES if texts_of(game, language).exists()]
    found = {language: _keys_by_file(game, language) for language in there}
    for language in there:
        own = {key for keys in found[language].values() for key in keys}
        told = own | heard.keys.keys()
        for other in there:
            for name, keys in found[other].items():
                missing = [key for key in keys if key not in told and key not in idle[other]]
                told.update(missing)
                if missing:
                    yield (
                        f"{language}: no text for {', '.join(missing)}, which texts/{other}/{name} has. Write it in"
                        f" texts/{language}/{name}."
                    )


def _keys_by_file(game: Game, language: str) -> dict[str, list[str]]:
    return {path.name: list(messages(read_text(path))[0]) for path in text_files(game, language)}


def _home(game: Game, key: str) -> str:
    """Return the name of the file that has this text in another language, or else `game.ftl`."""
    homes = (name for language in LANGUAGES for name, keys in _keys_by_file(game, language).items() if key in keys)
    return next(homes, "game.ftl")


def _file_with(game: Game, key: str, language: str) -> str:
    """Return "/game.ftl", the file with this text; empty if it is none of the game's own."""
    return next((f"/{name}" for name, keys in _keys_by_file(game, language).items() if key in keys), "")


def _missing_forms(game: Game, heard: Heard, language: str) -> dict[str, str]:
    """Return the texts that ask for a form that a word lacks, such as `$card_acc` without an `.acc`, each with a sentence."""
    words = texts(language)
    found: dict[str, str] = {}
    for path in text_files(game, language):
        for key, asked in variables(read_text(path)).items():
            for variable in sorted(asked):
                name = argument(variable)
                form = variable.removeprefix(f"{name}_")
                if name == variable or game.arguments.get(name) in ("seat", "seats", "side"):
                    continue
                lacking = sorted(word for word in heard.given.get((key, name), set()) if not words.has_form(word, form))
                if lacking and not lacking[0]:
                    found[key] = (
                        f"{language}/{path.name}: {key} asks for ${variable}, but ${name} has no forms here: only one word with"
                        f" a text of its own has them. Ask for ${name}."
                    )
                elif lacking:
                    has = "has" if len(lacking) == 1 else "have"
                    found[key] = f"{language}/{path.name}: {key} asks for ${variable}, and {', '.join(lacking)} {has} no .{form}."
    return found


def check_alike(game: Game, heard: Heard, language: str) -> Iterator[str]:
    """Check that moves that a player may choose between read differently."""
    words = texts(language)
    said: set[str] = set()
    # These texts are named already, with the word that lacks a form.
    unformed = _missing_forms(game, heard, language)
    for seats, phrases in heard.choices:
        seating = Seating([f"Player {seat + 1}" for seat in range(seats)], None, seats)
        told: dict[str, str] = {}
        for move, phrase in phrases:
            text = words.tell(phrase, game, seating)
            other = told.setdefault(text, move)
            if other != move and text not in said and words.has(phrase.key) and phrase.key not in unformed:
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
        self.names.add(node.id.name)


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
            found[entry.id.name] = {argument(name) for name in _asked(entry)}
    return found, junk


def variables(text: str) -> dict[str, set[str]]:
    """Return the messages of a file with the variables they use, in every form: `card_acc`."""
    return {entry.id.name: _asked(entry) for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def _asked(entry: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(entry)
    return visitor.names
