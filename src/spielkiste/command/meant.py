"""Guesses what a user meant: names of games in any language, and the most similar known word."""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from pathlib import Path

import spielkiste
from spielkiste.boxes import read_text
from spielkiste.core.errors import SpielkisteError
from spielkiste.core.near import nearest, plain
from spielkiste.core.registry import ENTRY_POINTS, broken, names, package_of
from spielkiste.texts import Texts

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


def game_name(name: str) -> str:
    """Return the slug of the game with this name.  It accepts the slug, other separators, and the title."""
    slugs = {game.slug for game in spielkiste.games()}
    return name if name in slugs else names().get(plain(name), name)


def suggestion(trouble: SpielkisteError) -> str | None:
    """Return a suggestion for the wrong word of an error; None if there is none."""
    if trouble.key not in WRONG_WORD:
        return None
    word = str(trouble.arguments.get(WRONG_WORD[trouble.key], ""))
    if trouble.key == "unknown-game":
        meant = nearest(word, names())
        return names()[meant] if meant is not None else None
    known = str(trouble.arguments.get("known", trouble.arguments.get("range", ""))).split(", ")
    return nearest(word, known)


def why_missing(name: str, words: Texts) -> str | None:
    """Return why a game with this name is missing; None if that is unknown.

    Its plug-in is broken, or has games with other names only, or it is in this folder but not installed.
    """
    for entry, why in broken().items():
        if plain(entry) == plain(name):
            return words.say("games-left-out", name=entry, why=why)
    for plug in entry_points(group=ENTRY_POINTS):
        package = plug.module.partition(".")[0]
        others = [game.slug for game in spielkiste.games() if package_of(game.slug).partition(".")[0] == package]
        if plain(plug.name) == plain(name) and others:
            return words.say("error-called-otherwise", name=plug.name, game=", ".join(others))
    project = Path(name, "pyproject.toml")
    if re.fullmatch(r"[\w-]+", name) and project.is_file() and ENTRY_POINTS in read_text(project):
        return words.say("error-not-installed", game=name)
    return None
