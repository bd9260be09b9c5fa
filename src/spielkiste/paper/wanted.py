"""Lists the drawings that the front end's build has to make: ``python -m spielkiste.paper.wanted web/src/paper.json``.

The list is generated from the material of the boxes; a test fails if the file is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from spielkiste.boxes import face
from spielkiste.core.game import Game
from spielkiste.core.paper import Cut, Mark, Poster, Sheet
from spielkiste.core.registry import games, package_of

#: Every box has this one: the picture on its lid.
LID = "lid"
OWN = "spielkiste.games."
#: By part of an order: the extra that a game declares for it.
EXTRAS = {"game": "paper", "worksheets": "worksheets"}


def sheets_of(game: Game, part: str) -> list[Sheet]:
    """Return the sheets of a box: those of the game itself, or its worksheets; [] if it has none."""
    module = face(game, EXTRAS[part])
    found: list[Sheet] = [] if module is None else module.sheets()
    return found


def marks_of(sheets: Iterable[Sheet]) -> Iterable[Mark]:
    """Yield everything that is printed on these sheets."""
    for sheet in sheets:
        if isinstance(sheet, Cut):
            for piece in sheet.pieces:
                yield from piece.front
                yield from piece.back
        elif isinstance(sheet, Poster):
            yield sheet.mark


def wanted() -> dict[str, list[str]]:
    """Return the drawings of each of our own boxes, by name."""
    found: dict[str, list[str]] = {}
    for game in games():
        sheets = [*sheets_of(game, "game"), *sheets_of(game, "worksheets")]
        if sheets and package_of(game.slug).startswith(OWN):
            found[game.box] = sorted({LID, *(mark.art for mark in marks_of(sheets) if mark.art)})
    return found


def written() -> str:
    return json.dumps(wanted(), indent=2) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
