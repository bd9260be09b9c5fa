"""Test that what a game says suits a finger, a mouse, the keyboard, the ear and the terminal: it never tells anyone to tap."""

import re

import pytest

import spielkiste
from spielkiste.boxes import lessons
from spielkiste.core.lesson import Lesson
from spielkiste.texts import LANGUAGES, texts
from tests.languages.lines import lines

#: Words for tapping in each language.  German "Tipp" is a hint; "le toca a Lina" and "tocca a te" are about turns.
TAPPING = {
    "de": r"\b(an|ein)?tipp(e|st|t|en)?\b(?<!\bTipp)",
    "en": r"\btap(s|ped)?\b",
    "es": r"(?<!te )(?<!le )\btoca ((el|la|los|las|un|una|tu|ok|a lina)\b|«)|\btóca|\bclic",
    "fr": r"\btouche(?! l’un| les deux\.)|\btape\b|\bclique",
    "it": r"\btocca(?! (a|ancora|di|già|subito)\b)\b|\btoccal[aoi]\b|\bclicca",
    "nl": r"\b(aan|in)?tik(t|ken)?\b|\bklik",
}
#: The beginnings of what the games say, and of the teacher's own words.
SAID = ("km-", "web-km-", "zr-", "web-zr-", "nn-", "web-nn-", "web-wall-", "mr-", "web-mr-", "tl-", "web-tl-", "web-lesson-")
#: Texts about a number that is typed.
NUMBERS = ("web-zr-say-told-hint", "web-zr-ok-empty", "zr-lesson-little-name", "zr-lesson-little-twenty")
#: Texts that only the terminal uses.
TERMINAL = (
    "play-help-line",
    "play-help",
    "play-your-turn",
    "play-only",
    "play-which",
    "play-number",
    "learn-go-on",
    "error-unreadable-move",
)


def _taught() -> list[str]:
    """Return the keys of all texts that a teacher says in a lesson."""
    found: list[str] = []
    for game in spielkiste.games():
        for given in lessons(game).values():
            for step in Lesson(given).steps:
                found += [key for key in (step.say, step.otherwise) if key]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_tells_its_players_to_tap(language: str) -> None:
    said = {key: words for key, words in lines(language) if key.startswith(SAID) and not key.startswith(NUMBERS)}
    assert len(said) > 1000
    assert not {key: words for key, words in said.items() if re.search(TAPPING[language], words, re.IGNORECASE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_does_not_either(language: str) -> None:
    words = texts(language)
    said = {key: words.typed(key) for key in [*TERMINAL, *_taught()]}
    assert len(said) > 100
    assert not {key: text for key, text in said.items() if re.search(TAPPING[language], text, re.IGNORECASE)}
