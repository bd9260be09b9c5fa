"""Test that the texts keep to the glossary of the games' terms."""

import re
from pathlib import Path

import pytest

from spielkiste.boxes import read_text
from spielkiste.texts import LANGUAGES, texts
from tests.languages.lines import lines, pages

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"
COLUMNS = ("de", "en", "fr", "nl", "es", "it")


def _rows() -> list[tuple[str, dict[str, str]]]:
    part = read_text(PAGE).partition("## In six languages")[2]
    found = []
    for line in part.splitlines():
        if line.startswith("| ") and not line.startswith("| text"):
            key, *words = (cell.strip() for cell in line.strip("|").split("|"))
            found.append((key.strip("`"), dict(zip(COLUMNS, words, strict=True))))
    return found


ROWS = _rows()


def test_every_language_has_a_column() -> None:
    assert set(COLUMNS) == set(LANGUAGES) and len(ROWS) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_keep_to_the_glossary(language: str) -> None:
    wrong = [f"{key}: {row[language]}" for key, row in ROWS if key and texts(language).say(key) != row[language]]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_without_a_text_of_their_own_are_used(language: str) -> None:
    written = "\n".join([*(said for _, said in lines(language)), *(line for _, _, line in pages(language))]).casefold()
    unused = [row[language] for key, row in ROWS if not key and not re.search(re.escape(row[language].casefold()), written)]
    assert not unused
