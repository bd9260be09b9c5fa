"""Test that texts are right for every number and every name: one card, no cards, Inés, two names of a team."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from spielkiste.texts import LANGUAGES, argument, texts
from tests.languages.lines import messages
from tests.languages.style import faults

NUMBERS = (0, 1, 2, 8, 11, 21)
#: A vowel, an accent, an H, a letter that no keyboard here has, and a name of twelve letters.
NAMES = ("Anna", "Inés", "Hans", "Łukasz", "Bartholomäus")
#: Arguments that count something, and those that may be several people.
COUNTED = {"count", "days", "goal", "km", "minutes", "missing", "moves", "need", "percent", "points", "rooms", "score", "seconds"}
COUNTED |= {"tables", "total"}
PEOPLE = {"names", "seats", "side"}
#: Plural words after a 1.
SEVERAL = {
    "de": r"(?<![\d.,×] )\b1 [A-ZÄÖÜ]\w+(en|er|e)\b(?<!Karte)(?<!Minute)(?<!Aufgabe)(?<!Runde)",
    "en": r"\b1 (?!times |this |is |was |has |makes |becomes )[a-z]+s\b",
    "es": r"\b1 (?!es |más |veces )[a-zñáéíóú]+s\b",
    "fr": r"\b1 (?!plus |est |fois |sans |dans |pas )[a-zéè]+[sx]\b",
    "it": r"\b1 (?!che |e |è |di |se )[a-z]{3,}[ie]\b(?<!turno)(?<!parte)(?<!deve)",
    "nl": r"\b1 (?!is |was )[a-z]{3,}(en|s)\b(?<!tegen)(?<!binnen)",
}
#: Texts of the terminal that are set in columns.
COLUMNS = {"chest-game", "doctor-note", "doctor-ok", "doctor-wrong", "play-help"}
HERE = Path(__file__).parent


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    if message.value is not None:
        visitor.visit(message.value)
    return visitor.names


def _said(language: str, key: str, variables: set[str], number: int, names: list[str]) -> str:
    words = texts(language)
    args: dict[str, object] = {}
    for name in variables:
        if name.endswith("_you") or name == "you":
            args[name] = "no"
        elif name.endswith("_count") and argument(name) != name:
            args[name] = len(names)
        elif name in COUNTED:
            args[name] = number
        else:
            args[name] = words.listed(names)
    return words.say(key, **args)


def _listed(name: str) -> set[str]:
    return {line for line in (HERE / name).read_text(encoding="utf-8").splitlines() if line and line[0] != "#"}


def _texts(language: str) -> Iterator[tuple[str, set[str]]]:
    for key, message in messages(language).items():
        if variables := _variables(message):
            yield key, variables


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_whole_with_every_number_and_name(language: str) -> None:
    wrong = []
    for key, variables in _texts(language):
        tried = [(number, ["Anna"]) for number in NUMBERS if variables & COUNTED] + [(2, [name]) for name in NAMES]
        for number, names in [*tried, (2, ["Anna", "Hans"])]:
            said = _said(language, key, variables, number, names)
            marks = list(faults(language, said)) + (["two spaces"] if "  " in said and key not in COLUMNS else [])
            wrong += [f"{key}: {said!r}: {mark}" for mark in marks]
            if re.search(r"[{}$]", re.sub(r"\$[A-Z_]+|\$\(", "", said)):
                wrong.append(f"{key}: {said!r}: something was not put in")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_is_not_several(language: str) -> None:
    """Check texts with the number 1, except those listed as always plural; facts start at two (core/facts.py)."""
    always_more = _listed("more_than_one.txt")
    wrong = []
    for key, variables in _texts(language):
        if variables & COUNTED and key not in always_more and not key.endswith("-own"):
            said = _said(language, key, variables, 1, ["Anna"])
            if re.search(SEVERAL[language], said):
                wrong.append(f"{key}: {said}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_name_and_several_agree_with_their_verbs(language: str) -> None:
    """Check that a text about a side or several people depends on their number, or is listed as one that need not."""
    looked_at = {key: languages for key, *languages in map(str.split, _listed("same_for_many.txt"))}
    wrong = []
    for key, variables in _texts(language):
        if not variables & PEOPLE or key.endswith("-own") or language in looked_at.get(key, ()):
            continue
        if not any(name.endswith("_count") for name in variables) and "count" not in variables:
            wrong.append(f"{key}: {_said(language, key, variables, 2, ['Anna', 'Hans'])}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_about_the_table_has_you_in_its_middle(language: str) -> None:
    """A reader's own name is “You”: it may begin a line, but “played by You” needs a form of its own."""
    for key, message in messages(language).items():
        if "-words-" not in key:
            continue
        found = _Variables()
        found.visit(message)
        assert message.value
        first = message.value.elements[0]
        begins = isinstance(first, ast.Placeable) and isinstance(first.expression, ast.VariableReference)
        for person in {"seat", "side"} & found.names:
            assert begins or f"{person}_you" in found.names, f"{key} needs ${person}_you"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["zr-laid-act", "zr-snapped-act"])
def test_number_rally_can_draw_the_card_into_its_slip(language: str, key: str) -> None:
    """The board puts a card where `$card` stands, so no text may ask for another form of it."""
    found = _Variables()
    found.visit(messages(language)[key])
    assert found.names == {"card"}
