"""Guesses what a user meant: names of games in any language, and the most similar known word."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

import spielkiste
from spielkiste.boxes import read_text
from spielkiste.core.errors import SpielkisteError
from spielkiste.core.registry import ENTRY_POINTS, broken
from spielkiste.texts import LANGUAGES, Texts, files

#: How similar two words must be, from 0 to 1, to suggest one for the other.
ALIKE = 0.6
#: By error about a wrong word: the argument that holds it.  The argument `known` lists the right words.
WRONG_WORD = {
    "unknown-game": "game",
    "unknown-bot": "bot",
    "unknown-option": "option",
    "unknown-lesson": "name",
    "unknown-language": "language",
    "unknown-command": "name",
    "unknown-flag": "flag",
    "flag-choice": "value",
    "bad-option-value": "value",
    "setting-one-of": "value",
    "setting-unknown": "name",
}
_TITLE = re.compile(r"^game-([a-z0-9-]+) = (.+)$", re.MULTILINE)


def game_name(name: str) -> str:
    """Return the slug of the game with this name.  It accepts the slug, other separators, and the title."""
    slugs = {game.slug for game in spielkiste.games()}
    return name if name in slugs else _called().get(_plain(name), name)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word most similar to this one; None if none is similar."""
    plain = {_plain(one): one for one in known}
    if _plain(word) in plain:
        return plain[_plain(word)]
    close = difflib.get_close_matches(_plain(word), plain, 1, ALIKE)
    return plain[close[0]] if close else None


def suggestion(trouble: SpielkisteError) -> str | None:
    """Return a suggestion for the wrong word of an error; None if there is none."""
    if trouble.key not in WRONG_WORD:
        return None
    word = str(trouble.arguments.get(WRONG_WORD[trouble.key], ""))
    if trouble.key == "unknown-game":
        meant = nearest(word, _called())
        return _called()[meant] if meant is not None else None
    known = str(trouble.arguments.get("known", trouble.arguments.get("range", ""))).split(", ")
    return nearest(word, known)


def why_missing(name: str, words: Texts) -> str | None:
    """Return why a game with this name is missing: it is broken, or it is in this folder but not installed; None otherwise."""
    for entry, why in broken().items():
        if _plain(entry) == _plain(name):
            return words.say("games-left-out", name=entry, why=why)
    project = Path(name, "pyproject.toml")
    if re.fullmatch(r"[\w-]+", name) and project.is_file() and ENTRY_POINTS in read_text(project):
        return words.say("error-not-installed", game=name)
    return None


def _called() -> dict[str, str]:
    """Return the slug by every name and title of a game, in all languages."""
    slugs = [game.slug for game in spielkiste.games()]
    found = {_plain(slug): slug for slug in slugs}
    for language in LANGUAGES:
        for path in files(language):
            for slug, title in _TITLE.findall(read_text(path)):
                if slug in slugs:
                    found.setdefault(_plain(title), slug)
    return found


def _plain(word: str) -> str:
    """Return a word in lower case, without accents and separators."""
    letters = unicodedata.normalize("NFKD", word.casefold().replace("×", "x"))
    return "".join(letter for letter in letters if letter.isalnum())
