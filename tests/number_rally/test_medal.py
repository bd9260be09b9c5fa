"""Test the winner's medal (ZR-15)."""

import re
from xml.etree import ElementTree

import pytest

from spielkiste.boxes import medal
from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.faces.medal import FIGURES, HEADING_KEY, PRAISE_KEY, medal_svg
from spielkiste.texts import LANGUAGES, texts

SVG = "{http://www.w3.org/2000/svg}"


def medal_for(figure: str, day: str = "") -> str:
    return medal(GAME, "Lina", day, figure, texts("en").say)


def words(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.clause("ZR-15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_name_date_and_game_are_on_it(language: str) -> None:
    say = texts(language).say
    svg = medal_svg("Lina", "15. 11. 2025", say("game-number-rally"), say(HEADING_KEY), say(PRAISE_KEY))
    shown = words(svg)
    for text in ("Lina", "15. 11. 2025", say("game-number-rally"), say(HEADING_KEY), say(PRAISE_KEY), "100"):
        assert text in shown
    title = ElementTree.fromstring(svg).findtext(f"{SVG}title") or ""
    for text in ("Lina", "15. 11. 2025", say("game-number-rally"), say(HEADING_KEY)):
        assert text in title, "a screen reader must get the text, too"


@pytest.mark.clause("ZR-15")
@pytest.mark.parametrize("name", ["<b>Tim & Co</b>", '"Mia"', "Ö'Neill", "\x00\x1bRudi\n", "李明", "👑 Queen", "W" * 300, ""])
def test_any_name_makes_a_sound_page(name: str) -> None:
    svg = medal_svg(name, "today", "Number Rally", "Winner", "wins")
    root = ElementTree.fromstring(svg)
    assert root.get("width") == "210mm" and root.get("height") == "297mm"
    assert "<b>" not in svg and "\x00" not in svg
    if len(name) < 40 and name.isprintable():
        assert name in words(svg)


@pytest.mark.clause("ZR-15")
def test_it_asks_nothing_of_the_world() -> None:
    svg = medal_svg("Lina", "today", "Number Rally", "Winner", "wins")
    for stranger in ("href", "script", "@import", "url(http", "<image"):
        assert stranger not in svg
    assert svg.count("http") == 1, "only the XML namespace may contain a URL"


@pytest.mark.clause("ZR-15")
def test_the_little_rally_has_its_own_number() -> None:
    assert "20" in words(medal_svg("Lina", "today", "Number Rally", "Winner", "wins", figure="20"))


@pytest.mark.clause("ZR-15")
@pytest.mark.parametrize("day", ["16. November 2026", "16 novembre 2026"])
def test_the_day_is_written_as_its_reader_writes_it(day: str) -> None:
    assert day in words(medal_for("100", day))


@pytest.mark.clause("ZR-15")
@pytest.mark.parametrize("day", ["", "x" * 41, "a\nb", "\x1b[2J"])
def test_a_day_that_is_none_becomes_today(day: str) -> None:
    shown = words(medal_for("100", day))
    assert any(re.fullmatch(r"\d{4}-\d\d-\d\d", line) for line in shown)


@pytest.mark.clause("ZR-15")
def test_every_goal_that_can_be_reached_can_be_engraved_and_nothing_else() -> None:
    goals = [str(GAME.new(2, 1, {"little": little}).view(None)["goal"]) for little in (False, True)]
    assert goals == FIGURES
    for asked, engraved in (("100", "100"), ("20", "20"), ("", "100"), ("7", "100"), ("<b>", "100")):
        assert engraved in words(medal_for(asked))


def test_a_long_name_becomes_smaller_not_wider() -> None:
    def size(name: str) -> float:
        for element in ElementTree.fromstring(medal_svg(name, "d", "t", "h", "p")).iter(f"{SVG}text"):
            if element.text == name:
                return float(element.get("font-size") or 0)
        raise AssertionError(name)

    assert size("Lina") == 17 > size("Maximiliane Sophie von Hohenstein")


@pytest.mark.clause("ZR-15")
def test_a_name_without_end_is_cut() -> None:
    for length in (39, 40, 41, 300):
        shown = words(medal_svg("L" * length, "d", "t", "h", "p"))
        assert ("L" * length if length <= 40 else "L" * 39 + "…") in shown
