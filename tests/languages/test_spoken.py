"""Test that the questions of a board, which are read aloud, suit a finger, a mouse, the keyboard and the ear."""

import re

import pytest

from spielkiste.texts import LANGUAGES
from tests.languages.lines import lines

#: The beginnings of the questions' keys.
QUESTIONS = ("web-wall-say-", "web-nn-mm-say-", "web-nn-pa-say-", "web-mr-", "web-tl-ask-", "web-tl-hint-", "web-replay-only")
#: Spanish "te toca" and Italian "tocca a te" mean "it's your turn".
TAPS = {
    "de": r"\btippe?\b|\bantipp",
    "en": r"\btap\b",
    "fr": r"\btouche",
    "nl": r"\btikt?\b|\baantik",
    "es": r"(?<!\bte )(?<!\ble )\btoca\b(?! a )|\btóca",
    "it": r"\btocca(?! a )",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_tells_players_to_tap(language: str) -> None:
    questions = [(key, said) for key, said in lines(language) if key.startswith(QUESTIONS)]
    assert len(questions) > 100
    assert not [line for line in questions if re.search(TAPS[language], line[1], re.IGNORECASE)]
