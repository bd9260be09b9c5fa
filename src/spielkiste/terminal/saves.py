"""Saved terminal games: a replay file with the players, written so that an interruption loses nothing."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

from spielkiste.core.errors import BadFile, SpielkisteError, cannot_read
from spielkiste.core.record import Record, loads, read_json

FORMAT = "spielkiste-save"
VERSION = 1


@dataclass(frozen=True)
class Player:
    """A player: a person, or the bot of this name."""

    name: str
    bot: str | None = None


def save_path(game: str) -> Path:
    """Return the path of the saved game of this kind."""
    return user_data_path("spielkiste", appauthor=False) / f"{game}.save"


def free_path(path: Path) -> Path:
    """Return this path if it is free, or the first free one with a number: mau-mau-1.save."""
    numbered = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(1))
    return path if not path.exists() else next(other for other in numbered if not other.exists())


def waits(path: Path) -> bool:
    """Return whether a saved game would be lost here.  Nothing is lost with one that has no moves."""
    if not path.exists():
        return False
    try:
        return bool(load(path)[0].moves)
    except SpielkisteError:
        return True


def set_aside(path: Path) -> Path:
    """Rename a saved game to a free name, and return that.  Raise `BadFile` if it cannot be renamed."""
    aside = free_path(path)
    try:
        return path.rename(aside)
    except OSError as trouble:
        raise _cannot_write(aside, trouble) from trouble


def write(path: Path, text: str) -> None:
    """Write a file atomically.  Raise `BadFile` if it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".new")
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as trouble:
        raise _cannot_write(path, trouble) from trouble


def _cannot_write(path: Path, trouble: OSError) -> BadFile:
    why = trouble.strerror or str(trouble)
    return BadFile("cannot-write", f"The file {path} cannot be written: {why}.", {"path": str(path), "why": why})


def read(path: Path) -> str:
    """Return the text of a file.  Raise `BadFile` if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as trouble:
        raise BadFile("foreign-file", "This is not a Spielkiste file.") from trouble
    except OSError as trouble:
        raise cannot_read(str(path), trouble) from trouble


def save(path: Path, record: Record, players: list[Player]) -> None:
    """Save a running game."""
    body = {
        "format": FORMAT,
        "version": VERSION,
        "players": [{"name": player.name, "bot": player.bot} for player in players],
        "replay": json.loads(record.dumps()),
    }
    write(path, json.dumps(body, ensure_ascii=False, indent=1) + "\n")


def load(path: Path) -> tuple[Record, list[Player]]:
    """Return the game and the players that `save` wrote.  Raise `BadFile` if the file is wrong."""
    text = read(path)
    try:
        body = read_json(text)
    except ValueError as trouble:
        raise BadFile("damaged-file", "This file is damaged; ask for it again.") from trouble
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise BadFile("foreign-file", "This is not a Spielkiste file.")
    if not isinstance(body.get("version"), int) or body["version"] > VERSION:
        raise BadFile("newer-file", "This file was made by a newer Spielkiste; update to open it.")
    try:
        players = [Player(str(entry["name"]), entry["bot"]) for entry in body["players"]]
        record = loads(json.dumps(body["replay"]))
    except (KeyError, TypeError) as trouble:
        raise BadFile("damaged-file", "This file is damaged; ask for it again.") from trouble
    if len(players) != record.seats:
        raise BadFile("damaged-file", "This file is damaged; ask for it again.")
    return record, players
