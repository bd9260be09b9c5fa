"""A language that nobody speaks: every letter of every text carries a mark, so that whatever carries none was not in a text."""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from spielkiste.boxes import read_text
from spielkiste.texts import files

#: A ring above: no letter of our languages carries it alone but å, which none of them has.
MARK = "\u030a"


def marked(words: str) -> str:
    return "".join(letter + MARK if letter.isalpha() else letter for letter in words)


class _Marking(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = marked(node.value)
        return node


def pseudo() -> str:
    """All English texts, marked, as one Fluent file."""
    resource = FluentParser().parse("\n".join(read_text(path) for path in files("en")))
    return FluentSerializer().serialize(_Marking().visit(resource))
