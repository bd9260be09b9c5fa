"""Find words that the glossary replaces with others: `docs/glossary.md`, "Words we do not write".

`make texts` and the tests report the file, the key and the better word for each of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
GLOSSARY = ROOT / "docs" / "glossary.md"
HEADING = "## Words we do not write"


class Rule:
    """A word to avoid in a language, its replacement, and the phrases in which it is right."""

    def __init__(self, language: str, words: str, better: str, right_in: str) -> None:
        self.language = language
        self.better = better
        one = "|".join(re.escape(word.strip()).replace(r"\*", r"\w*") for word in words.split(","))
        self.sought = re.compile(rf"(?<![\w-])(?:{one})(?![\w-])", re.IGNORECASE)
        self.right_in = [phrase.strip() for phrase in right_in.split(",") if phrase.strip()]

    def slips(self, key: str, said: str) -> list[str]:
        """Return the words in a text that should be replaced."""
        if key in self.right_in:
            return []
        for phrase in self.right_in:
            said = re.sub(re.escape(phrase), "", said, flags=re.IGNORECASE)
        return self.sought.findall(said)


def rules() -> list[Rule]:
    """Return the rows of the glossary's table."""
    part = GLOSSARY.read_text(encoding="utf-8").partition(HEADING)[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("| ")]
    return [Rule(*row) for row in rows if len(row) == 4 and row[0] != "language"]


class _Words(Visitor):
    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value)


def _written(folders: list[Path]) -> Iterator[tuple[Path, str, str]]:
    """Yield every text with its file and key; for a page, every line with its clause or number."""
    for folder in folders:
        for path in sorted(folder.glob("*.ftl")):
            for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    visitor = _Words()
                    visitor.visit(entry)
                    yield path, entry.id.name, "\n".join(visitor.pieces)
        for path in sorted(folder.glob("*.md")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                clause = re.match(r"- \*\*([^*]+)\*\*", line)
                yield path, clause[1] if clause else f"line {number}", line


def slips(language: str, folders: list[Path]) -> list[str]:
    """Return one sentence for each banned word of a language in the files of these folders."""
    here = [rule for rule in rules() if rule.language == language]
    return [
        f"{path.relative_to(ROOT)}: {key}: not “{word}”, but “{rule.better}”"
        for path, key, said in _written(folders)
        for rule in here
        for word in rule.slips(key, said)
    ]
