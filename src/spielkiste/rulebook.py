"""The parser of rules pages (`texts/LANGUAGE/rules.md`), for all user interfaces.

A page uses a small part of Markdown: headings, paragraphs, lists (items may be numbered clauses), tables, bold, italics.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Literal, TypedDict

from spielkiste.boxes import folder, read_text, rules_page
from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game
from spielkiste.core.registry import package_of


class RulesSpan(TypedDict):
    """A piece of text in one style."""

    text: str
    tone: Literal["plain", "strong", "em"]


class RulesText(TypedDict):
    """A paragraph."""

    kind: Literal["text"]
    spans: list[RulesSpan]


class RulesItem(TypedDict):
    """One item of a list: a numbered clause, or plain text."""

    clause: str | None
    spans: list[RulesSpan]


class RulesList(TypedDict):
    kind: Literal["list"]
    items: list[RulesItem]


class RulesTable(TypedDict):
    kind: Literal["table"]
    head: list[list[RulesSpan]]
    rows: list[list[list[RulesSpan]]]


class RulesSection(TypedDict):
    """The content below one heading.  The title is empty before the first heading."""

    title: list[RulesSpan]
    blocks: list[RulesText | RulesList | RulesTable]


class Panel(TypedDict):
    """One panel of the rules in pictures; its texts: `pic-SLUG-NAME` and `pic-SLUG-NAME-words`.

    A row shows things of the game by name, signs (`:>` `:+` `:=` `:yes` `:no` `:swap` `:win`) and numbers (`#100`); a sign may
    have a thing below it, mostly its reason (`:yes/THING`).
    """

    name: str
    clauses: list[str]
    rows: list[list[str]]


class Drawings(TypedDict):
    """The drawings next to the words, written as in a row of a `Panel`: for clauses, options and cells of tables.

    Tables are in the order of the page, their rows in the order of the table.  Missing entries at an end have no drawing.
    """

    clauses: dict[str, list[str]]
    options: dict[str, list[str]]
    tables: list[list[list[str]]]


class Rulebook(TypedDict):
    """GET /api/rules: the rules of a box; `clauses` holds the plain text of each clause by its number."""

    title: list[RulesSpan]
    sections: list[RulesSection]
    clauses: dict[str, str]
    drawings: Drawings


_TONES = re.compile(r"(\*\*.+?\*\*|\*[^*]+?\*|`[^`]+?`)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_HEADING = re.compile(r"(#+) (.+)")
_ITEM = re.compile(r"(?:- |\d+\. )(?:\*\*(?P<clause>[A-Z]+-\d+)\*\* )?(?P<words>.*)")
_STARTS = re.compile(r"#|- |\||\d+\. ")
_RULER = re.compile(r"\|[\s|:-]+$")


def rulebook(box: str, language: str) -> Rulebook | None:
    """Return the rules of a box, in this language or else in English; None if the box has none."""
    path = rules_page(box, language)
    return None if path is None else _kept(path)


@cache
def _kept(path: Path) -> Rulebook:
    """Read a page once.  The cache key is an existing file, because the name of a box may be anything that a visitor types."""
    try:
        return {**read(read_text(path)), "drawings": read_drawings(path.parents[2] / "drawings.json")}
    except BadFile:
        # A plug-in with a broken file is shown without its drawings.
        return read(read_text(path))


def clauses(box: str, language: str) -> dict[str, str]:
    """Return the numbered clauses of a box in plain text: {"KM-1": "Shuffle …"}."""
    book = rulebook(box, language)
    return {} if book is None else book["clauses"]


def chapters(box: str, language: str) -> list[tuple[str, dict[str, str]]]:
    """Return the numbered clauses of a box in plain text, below the headings of their sections."""
    book = rulebook(box, language)
    found = []
    for section in book["sections"] if book else []:
        numbered = {item["clause"]: _plain(item["spans"]) for item in _items(section) if item["clause"] is not None}
        if numbered:
            found.append((_plain(section["title"]), numbered))
    return found


def read(page: str) -> Rulebook:
    """Return the parsed page."""
    book: Rulebook = {"title": [], "sections": [], "clauses": {}, "drawings": _undrawn()}
    section: RulesSection = {"title": [], "blocks": []}
    for line in _joined(page):
        if heading := _HEADING.match(line):
            words = _spans(heading[2])
            if len(heading[1]) == 1:
                book["title"] = words
            else:
                section = {"title": words, "blocks": []}
                book["sections"].append(section)
            continue
        if section not in book["sections"]:
            book["sections"].append(section)
        _add(section["blocks"], line)
    for section in book["sections"]:
        for item in _items(section):
            if item["clause"] is not None:
                book["clauses"][item["clause"]] = _plain(item["spans"])
    return book


def _joined(page: str) -> list[str]:
    """Return the lines of the page.  A continuation line is joined to the line above."""
    lines: list[str] = []
    fresh = True
    for line in map(str.strip, page.splitlines()):
        if line and (fresh or _STARTS.match(line)):
            lines.append(line)
        elif line:
            lines[-1] += f" {line}"
        fresh = not line or line.startswith(("#", "|"))
    return lines


def _add(blocks: list[RulesText | RulesList | RulesTable], line: str) -> None:
    last = blocks[-1] if blocks else None
    if item := _ITEM.match(line):
        found: RulesItem = {"clause": item["clause"], "spans": _spans(item["words"])}
        if last is not None and last["kind"] == "list":
            last["items"].append(found)
        else:
            blocks.append({"kind": "list", "items": [found]})
    elif line.startswith("|"):
        if _RULER.match(line):
            return
        cells = [_spans(cell.strip()) for cell in line.strip("|").split("|")]
        if last is not None and last["kind"] == "table":
            last["rows"].append(cells)
        else:
            blocks.append({"kind": "table", "head": cells, "rows": []})
    else:
        blocks.append({"kind": "text", "spans": _spans(line)})


def _items(section: RulesSection) -> list[RulesItem]:
    return [item for block in section["blocks"] if block["kind"] == "list" for item in block["items"]]


def _plain(spans: list[RulesSpan]) -> str:
    return "".join(span["text"] for span in spans)


def _spans(words: str) -> list[RulesSpan]:
    return [_span(part) for part in _TONES.split(words) if part]


def _span(part: str) -> RulesSpan:
    if part.startswith("**") and len(part) > 4:
        return {"text": part[2:-2], "tone": "strong"}
    if part[0] in "*`" and len(part) > 2 and part[-1] == part[0]:
        return {"text": part[1:-1], "tone": "em"}
    return {"text": _LINK.sub(r"\1", part), "tone": "plain"}


@cache
def pictures(game: Game) -> list[Panel]:
    """Return the rules of a game in pictures; empty if its box has none or the file cannot be read."""
    try:
        return read_pictures(game)
    except BadFile:
        # A plug-in with a broken file is shown without its pictures.
        return []


def read_pictures(game: Game) -> list[Panel]:
    """Return the rules of a game in pictures; empty if its box has none.  Raise `BadFile` if the file cannot be read."""
    path = folder(package_of(game.slug)) / "pictures.json"
    try:
        panels: dict[str, list[Panel]] = json.loads(read_text(path)) if path.exists() else {}
        return [
            {
                "name": str(one["name"]),
                "clauses": list(one["clauses"]),
                "rows": [[str(thing) for thing in row] for row in one["rows"]],
            }
            for one in panels.get(game.slug, [])
        ]
    except (ValueError, RecursionError, LookupError, TypeError, AttributeError) as trouble:
        raise BadFile("bad-pictures", f"pictures.json cannot be read: {type(trouble).__name__}, {trouble}") from trouble


def read_drawings(path: Path) -> Drawings:
    """Return the drawings next to the rules; empty if there is no such file.  Raise `BadFile` if it cannot be read."""
    try:
        found: Drawings = json.loads(read_text(path)) if path.exists() else _undrawn()
        return {
            "clauses": {clause: [str(thing) for thing in row] for clause, row in found["clauses"].items()},
            "options": {option: [str(thing) for thing in row] for option, row in found["options"].items()},
            "tables": [[[str(thing) for thing in row] for row in table] for table in found["tables"]],
        }
    except (ValueError, RecursionError, LookupError, TypeError, AttributeError) as trouble:
        raise BadFile("bad-pictures", f"drawings.json cannot be read: {type(trouble).__name__}, {trouble}") from trouble


def _undrawn() -> Drawings:
    return {"clauses": {}, "options": {}, "tables": []}
