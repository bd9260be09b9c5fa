"""Test that short words change with the sound of the name or number after them, in the program and on the page alike."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import spielkiste
from spielkiste.boxes import read_text
from spielkiste.core.story import Phrase
from spielkiste.sounds import smooth
from spielkiste.texts import LANGUAGES, Seating, files, texts

#: The page's test reads the same table (web/src/kit/sounds.test.ts).
CASES: dict[str, list[tuple[str, str]]] = json.loads(Path(__file__).with_name("sounds.json").read_text(encoding="utf-8"))


def test_every_language_has_cases() -> None:
    assert set(CASES) == set(LANGUAGES)


@pytest.mark.parametrize(("language", "written", "said"), [(tag, *pair) for tag, pairs in CASES.items() for pair in pairs])
def test_a_word_follows_the_sound_of_the_next(language: str, written: str, said: str) -> None:
    assert smooth(language, written) == said
    assert smooth(language, said) == said, "what is right stays"


class _Written(Visitor):
    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_translator_has_written_stays(language: str) -> None:
    """The rules apply to inserted values.  If they would change a text's own words, rule or text is wrong."""
    visitor = _Written()
    for path in files(language):
        visitor.visit(FluentParser().parse(read_text(path)))
    changed = [piece for piece in visitor.pieces if smooth(language, piece) != piece]
    assert not changed


def test_names_and_numbers_in_a_text_are_heard() -> None:
    game = spielkiste.find("tv-lottery")
    seating = Seating(["Kurt", "Inés", "Anna"])
    answered = Phrase("tl-answered", {"digit": 8, "seats": [0, 1]})
    assert texts("es").tell(answered, game, seating).startswith("Kurt e Inés tienen ")
    assert texts("it").say("web-curtain-title", name="Anna") == "Tocca ad Anna"
    assert texts("it").say("web-curtain-title", name="Kurt") == "Tocca a Kurt"
