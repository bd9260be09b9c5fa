"""Test that every language follows its typographic rules, and that nothing was left in English."""

import re
from pathlib import Path

import pytest

from spielkiste.texts import LANGUAGES
from tests.languages.lines import lines, pages
from tests.languages.style import faults

#: Texts that are the same in English and in another language, with the reason: names, symbols, loan words.
SAME = Path(__file__).with_name("same_as_english.txt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_as_their_readers_are_used_to(language: str) -> None:
    wrong = [f"{key}: {said!r}: {fault}" for key, said in lines(language) for fault in faults(language, said)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_pages_are_set_as_their_readers_are_used_to(language: str) -> None:
    wrong = [
        f"{page.parts[-4]} line {number}: {fault}: {line}"
        for page, number, line in pages(language)
        for fault in faults(language, line)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_was_left_in_english(language: str) -> None:
    meant = {tuple(line.split()) for line in SAME.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"}
    english: dict[str, list[str]] = {}
    for key, said in lines("en"):
        english.setdefault(key, []).append(said)
    # Units, places and numbers are not words.
    words = ((key, said) for key, said in lines(language) if re.search(r"[^\W\d]{4}", said))
    same = {key for key, said in words if said in english.get(key, ())}
    assert not (left := sorted(key for key in same if (language, key) not in meant)), left
    assert not (old := sorted(key for tag, key in meant if tag == language and key not in same)), f"no longer the same: {old}"
