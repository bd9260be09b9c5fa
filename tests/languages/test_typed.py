"""Test that the terminal never tells its user to tap, in any language."""

import re

import pytest

import spielkiste
from spielkiste.boxes import lessons
from spielkiste.core.lesson import Lesson
from spielkiste.texts import LANGUAGES, texts
from tests.languages.lines import lines

#: Words for tapping in each language; "le toca a Lina" and "tocca a te" are about turns.
TAPPING = {
    "de": r"\b(an)?tipp",
    "en": r"\btap(s|ped)?\b",
    "es": r"(?<!te )(?<!le )\btoca ((el|la|los|las|tu|ok|a lina)\b|«)|\btóca|\bclic",
    "fr": r"\btouche(?! l’un| les deux\.)|\btape\b|\bclique",
    "it": r"\btocca(l[aoi])?\b(?! (a|ancora|di|già|subito)\b)|\bclicca",
    "nl": r"\b(aan|in)?tik(t|ken)?\b|\bklik",
}
#: Texts about a number that is typed.
NUMBERS = ("web-zr-say-told-hint", "web-zr-ok-empty", "zr-lesson-little-name", "zr-lesson-little-twenty")
#: The beginnings of a box's texts.
PREFIXES = {"thousand_km": ("km-", "web-km-"), "number_rally": ("zr-", "web-zr-")}
#: Texts that only the terminal uses.
HOUSE = (
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
def test_terminal_texts_do_not_mention_taps(language: str) -> None:
    words = texts(language)
    said = {key: words.typed(key) for key in [*HOUSE, *_taught()]}
    assert len(said) > 100
    assert not {key: text for key, text in said.items() if re.search(TAPPING[language], text, re.IGNORECASE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_still_says_what_a_finger_does(language: str) -> None:
    assert re.search(TAPPING[language], texts(language).say("nn-lesson-naming-seven"), re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", ["thousand_km", "number_rally"])
def test_what_these_boards_say_is_right_for_ears_too(box: str, language: str) -> None:
    """A listener taps nothing, and a keyboard neither."""
    said = {key: words for key, words in lines(language) if key.startswith(PREFIXES[box]) and not key.startswith(NUMBERS)}
    assert len(said) > 100
    assert not {key: words for key, words in said.items() if re.search(TAPPING[language], words, re.IGNORECASE)}
