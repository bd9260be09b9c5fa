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
from spielkiste.core.paper import EDGE, Cut, Mark, Piece, Poster, Sheet
from spielkiste.core.registry import games, package_of
from spielkiste.paper.picturebook import things

#: Every box has this one: the picture on its lid.
LID = "lid"
OWN = "spielkiste.games."
#: By part of an order: the extra that a game declares for it.
EXTRAS = {"game": "paper", "worksheets": "worksheets"}


#: The size of a piece that only has a name, and the most that are printed.
NAMED_WIDTH, NAMED_HEIGHT, MOST_NAMED = 60.0, 40.0, 400


def sheets_of(game: Game, part: str, bingo: int = 0) -> list[Sheet]:
    """Return the sheets of a box: those of the game itself, or its worksheets, with this many bingo cards; [] if it has none.

    For a game that does not say how its pieces are printed, each piece of its material is a card with its name.
    """
    module = face(game, EXTRAS[part])
    if module is None:
        return _named(game) if part == "game" else []
    found: list[Sheet] = module.sheets(bingo) if bingo and part == "worksheets" and has_bingo(game) else module.sheets()
    return found


def has_bingo(game: Game) -> bool:
    """Return whether the worksheets of a box have bingo cards, which can be printed in any number."""
    return "bingo" in game.extras


def _named(game: Game) -> list[Sheet]:
    pieces = game.new(game.usual_seat_counts()[0], 1).material()
    if not 0 < sum(pieces.values()) <= MOST_NAMED:
        return []
    mark = (EDGE, EDGE, NAMED_WIDTH - 2 * EDGE, NAMED_HEIGHT - 2 * EDGE)
    cards = [Piece(name, [Mark(*mark, literal=name)]) for name, count in pieces.items() for _ in range(count)]
    return [Cut("paper-pieces", NAMED_WIDTH, NAMED_HEIGHT, cards)]


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
            known = found.get(game.box, [])
            found[game.box] = sorted({LID, *known, *(mark.art for mark in marks_of(sheets) if mark.art), *things(game)})
    return found


def written() -> str:
    return json.dumps(wanted(), indent=2) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
