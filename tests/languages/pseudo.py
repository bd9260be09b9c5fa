"""A pseudo-language: every letter of every text carries a mark, so that text without marks is untranslated."""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from spielkiste.boxes import read_text
from spielkiste.texts import files

#: A ring above: none of our languages uses it.
MARK = "\u030a"


def marked(words: str) -> str:
    return "".join(letter + MARK if letter.isalpha() else letter for letter in words)


class _Marking(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = marked(node.value)
        return node


def pseudo() -> str:
    """Return all English texts, marked, as one Fluent file."""
    resource = FluentParser().parse("\n".join(read_text(path) for path in files("en")))
    return FluentSerializer().serialize(_Marking().visit(resource))
