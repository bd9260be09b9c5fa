"""Test sentences of Number Rally that are easy to get wrong: too much, too little, or a wrong count."""

import pytest

from spielkiste.texts import LANGUAGES, texts

EACH = pytest.mark.parametrize("language", LANGUAGES)

WITH_POINTS = {
    "de": ("mit einem Siegpunkt!", "mit 2 Siegpunkten!"),
    "en": ("with one point!", "with 2 points!"),
    "es": ("con un punto!", "con 2 puntos!"),
    "fr": ("avec un point de victoire\u202f!", "avec 2 points de victoire\u202f!"),
    "it": ("con un punto!", "con 2 punti!"),
    "nl": ("met één punt!", "met 2 punten!"),
}


@EACH
def test_a_miss_in_practice_does_not_tell_the_total(language: str) -> None:
    sum_ = {"seat": "Lina", "seat_you": "no", "before": 16, "card": "5", "answer": 22, "right": 21, "skill": "crossing"}
    for you in ("yes", "no"):
        assert "21" not in texts(language).say("zr-misnamed", **{**sum_, "seat_you": you})


@EACH
@pytest.mark.parametrize("you", ["yes", "no"])
def test_the_grand_prix_is_won_with_points(language: str, you: str) -> None:
    for number, wanted in zip((1, 2), WITH_POINTS[language], strict=True):
        line = texts(language).say("zr-won", seat="Lina", seat_you=you, points=number)
        assert line.replace("\u2068", "").replace("\u2069", "").endswith(wanted)


@EACH
def test_one_card_is_one_card(language: str) -> None:
    for key in ("web-zr-deck", "web-zr-deck-draw", "web-zr-hand-size"):
        assert "1" not in texts(language).say(key, count=1)


@EACH
@pytest.mark.parametrize("key", ["zr-laid-act", "zr-snapped-act"])
def test_the_bubble_is_given_a_bare_card_or_what_it_did_to_the_total(language: str, key: str) -> None:
    line = texts(language).say(key, card="=50")
    assert "=50" in line and "{" not in line
