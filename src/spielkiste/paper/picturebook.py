"""The picture rules on paper: the panels that the page shows, with their pieces in millimetres."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from spielkiste.core.game import Game
from spielkiste.paper.art import Drawing, Drawings
from spielkiste.rulebook import Panel, pictures
from spielkiste.texts import Texts

#: The prefix that tells drawings of the picture rules from the pieces that are cut out.
RULE = "rule:"
WIN = f"{RULE}win"
#: The width for the pieces of a panel, the widest piece, the gap between pieces, and the text below one, in millimetres.
WIDTH, WIDEST, GAP, LABEL = 76.0, 22.0, 2.0, 3.6
#: Heights in millimetres: a page without its panels, the gap between two panels, a panel without its pieces.
AROUND, BETWEEN, WORDS = 50.0, 4.0, 22.5
#: The size of the signs between pieces, as a fraction of a piece.
SIGN, NUMBER, REASON = 0.45, 1.1, 0.55
#: A piece that is wider than high, such as a car, is drawn larger than a card.
BROAD = 1.6
_THING = re.compile(r"^([^@]*?)(?:\*(\d+))?(?:@(.*))?$")


def _parts(thing: str) -> tuple[str, int, str]:
    """Return the name of a thing in a row, how many pieces wide it is, and the key of the text below it."""
    found = _THING.match(thing)
    name, times, label = found.groups() if found else (thing, None, None)
    return name, int(times or 1), label or ""


def things(game: Game) -> Iterator[str]:
    """Yield the names of the drawings that the picture rules of a game need."""
    for panel in pictures(game):
        for thing in (thing for row in panel["rows"] for thing in row):
            if thing == ":win":
                yield WIN
            elif thing.startswith(":"):
                if "/" in thing:
                    yield RULE + thing.split("/", 1)[1]
            elif not thing.startswith("#"):
                yield RULE + _parts(thing)[0]


def book(game: Game, words: Texts, box: Drawings, file: Callable[[Drawing], str], page: float) -> dict[str, Any] | None:
    """Return the picture rules of a game as one page of this height, or None if it has none or a drawing is missing."""
    panels = pictures(game)
    if not panels or not all(thing in box for thing in things(game)):
        return None
    below = max(3, -(-len(panels) // 2))
    high = (page - AROUND - BETWEEN * (below - 1)) / below
    return {
        "high": high,
        "words": WORDS,
        "title": words.say(f"game-{game.slug}").replace("\N{SOFT HYPHEN}", ""),
        "panels": [
            {
                "title": words.say(f"pic-{game.slug}-{panel['name']}"),
                "words": words.say(f"pic-{game.slug}-{panel['name']}-words"),
                "rows": _rows(panel, words, box, file, high - WORDS),
            }
            for panel in panels
        ],
    }


def _rows(panel: Panel, words: Texts, box: Drawings, file: Callable[[Drawing], str], height: float) -> list[list[dict[str, Any]]]:
    rows = [[_cell(thing, words, box, file) for thing in row] for row in panel["rows"]]
    # Many rows are set in two columns.
    beside = 2 if len(rows) > 3 else 1
    below = -(-len(rows) // beside)
    wide = max(sum(cell["width"] for cell in row) for row in rows) * beside
    heights = sorted((max(cell["height"] for cell in row) for row in rows), reverse=True)
    labels = sum(LABEL for row in rows if any(cell.get("label") for cell in row))
    across = WIDTH - GAP * (max(map(len, rows)) * beside - 1)
    unit = min(WIDEST, across / wide, (height - labels - GAP * (below - 1)) / sum(heights[:below]))
    for cell in (cell for row in rows for cell in row):
        _scale(cell, unit)
    return rows


def _cell(thing: str, words: Texts, box: Drawings, file: Callable[[Drawing], str]) -> dict[str, Any]:
    """Return one cell of a row; its size is measured in pieces."""
    if thing.startswith("#"):
        return {"kind": "number", "text": thing[1:], "width": NUMBER, "height": SIGN}
    if thing.startswith(":") and thing != ":win":
        sign, _, reason = thing[1:].partition("/")
        below = _drawn(box[RULE + reason], REASON, words, file) if reason else None
        height = SIGN + (below["height"] if below else 0)
        return {"kind": "sign", "sign": sign, "below": below, "width": REASON if below else SIGN, "height": height}
    name, times, label = ("win", 1, "") if thing == ":win" else _parts(thing)
    drawing = box[RULE + name]
    broad = drawing["width"] > 1.3 * drawing["height"]
    cell = _drawn(drawing, times if times > 1 else BROAD if broad else 0.8 if thing == ":win" else 1, words, file)
    return cell | {"kind": "win" if thing == ":win" else "art", "label": _label(label, words)}


def _label(key: str, words: Texts) -> str:
    return capital(words.say(key).replace("\N{SOFT HYPHEN}", "")) if key else ""


def _drawn(drawing: Drawing, width: float, words: Texts, file: Callable[[Drawing], str]) -> dict[str, Any]:
    scale = width / drawing["width"]
    names = [
        {
            "text": _said(line.get("says", ""), words),
            "x": scale * (line["x"] - drawing["left"]),
            "y": scale * (line["y"] - drawing["top"]),
            "size": scale * line["font-size"],
            "room": scale * line["room"],
            "fill": line["fill"],
        }
        for line in drawing["lines"]
        if line.get("says")
    ]
    return {"file": file(drawing), "width": width, "height": scale * drawing["height"], "names": names}


def capital(text: str) -> str:
    """Return the text with a capital first letter; texts that also occur within sentences start in lower case."""
    return text[:1].upper() + text[1:]


def _said(says: str, words: Texts) -> str:
    """Return a text given as "key name=value …"."""
    key, *values = says.split()
    return words.say(key, **dict(value.split("=", 1) for value in values))


def _scale(cell: dict[str, Any], unit: float) -> None:
    """Convert the measurements of a cell from pieces to millimetres."""
    for named in ("width", "height"):
        cell[named] *= unit
    for name in cell.get("names", []):
        for measure in ("x", "y", "size", "room"):
            name[measure] *= unit
    if cell.get("below"):
        _scale(cell["below"], unit)
