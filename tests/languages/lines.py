"""List every text of a language as lines of plain words: one for each combination of its variants, with placeables as
marks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

import spielkiste
from spielkiste.boxes import read_text, texts_of
from spielkiste.texts import files

#: Replaces a placeable; a letter, so that it counts as a word.
MARK = "X"
#: The maximum number of combinations per text.
MOST = 400


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return all messages of a language by key."""
    found: dict[str, ast.Message] = {}
    for path in files(language):
        for entry in FluentParser().parse(read_text(path)).body:
            if isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, entry)
    return found


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Yield key and words for every variant of a text; attributes are texts of their own."""
    for key, message in messages(language).items():
        for said in _ways(message.value):
            yield key, said
        for attribute in message.attributes:
            for said in _ways(attribute.value):
                yield f"{key}.{attribute.id.name}", said


def pages(language: str) -> Iterator[tuple[Path, int, str]]:
    """Yield the lines of the rules pages, without links and clause numbers."""
    for folder in sorted({texts_of(game, language) for game in spielkiste.games()}):
        page = folder / "rules.md"
        if page.exists():
            for number, line in enumerate(read_text(page).splitlines(), 1):
                yield page, number, re.sub(r"\*\*[A-Z]{2}-[\dA-Za-z.–-]+\*\* ", "", line)


def _ways(pattern: ast.Pattern | None) -> list[str]:
    if pattern is None:
        return []
    parts = [[part.value] if isinstance(part, ast.TextElement) else _put_in(part.expression) for part in pattern.elements]
    return ["".join(way) for way, _ in zip(product(*parts), range(MOST), strict=False)]


def _put_in(expression: ast.Placeable | ast.InlineExpression | ast.SelectExpression) -> list[str]:
    match expression:
        case ast.SelectExpression():
            return [said for variant in expression.variants for said in _ways(variant.value)]
        case ast.StringLiteral():
            return [str(expression.parse()["value"])]
        case ast.Placeable():
            return _put_in(expression.expression)
        case _:
            return [MARK]
