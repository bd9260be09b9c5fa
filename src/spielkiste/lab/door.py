"""Helpers shared by the adapters to other frameworks: finding games with an encoding, and reporting a missing package."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from spielkiste.core.errors import BadSetup
from spielkiste.core.game import Game
from spielkiste.core.registry import find, games


def needed(package: str) -> Any:
    """Return a package of the extra `lab`.  Raise `ImportError` with one sentence if it is missing."""
    try:
        return import_module(package)
    except ImportError as missing:
        raise ImportError(f"{package} is missing: pip install 'spielkiste[lab]' (in a clone: '.[lab]').") from missing


def encoded(slug: str) -> Game:
    """Return a game that has an encoding.  Raise `BadSetup` if it has none."""
    game = find(slug)
    if game.encoding is None:
        raise BadSetup("no-encoding", f"{slug} has no encoding: give its Game one, and its State an observe().", {"game": slug})
    return game


def planes() -> str:
    """Return the encodings of all games, plane by plane, in Markdown for the documentation."""
    lines: list[str] = []
    for game in games():
        encoding = game.encoding
        if encoding is None:
            continue
        lines += [f"## `{game.slug}`", "", f"Version {encoding.version}, {encoding.size} numbers, {game.move_count} actions.", ""]
        lines += ["| from | plane | numbers | meaning |", "|---:|---|---:|---|"]
        for plane in encoding.planes:
            lines.append(f"| {encoding.start(plane.name)} | {plane.name} | {plane.size} | {plane.meaning} |")
        lines.append("")
    return "\n".join(lines)
