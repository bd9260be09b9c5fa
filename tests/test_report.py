"""Test the report about a game: numbers that add up, readable plots, for any game in any language."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import spielkiste
from spielkiste.command import main
from spielkiste.lab.report.account import Account
from spielkiste.lab.report.charts import DAY, NIGHT, Bar, Point, alone, columns, intervals
from spielkiste.lab.report.measuring import Wanted, measured
from spielkiste.lab.report.page import html, markdown
from spielkiste.lab.simulation.portions import Pairing, Portion, play_portion
from spielkiste.lab.simulation.run import How
from spielkiste.texts import LANGUAGES, texts
from tests.plugins.package import install_project, surroundings

ROOT = Path(__file__).parents[1]
SVG = "{http://www.w3.org/2000/svg}"


def _measured(slug: str, **wishes: Any) -> dict[str, Any]:
    return measured(Wanted(slug, **{"games": 12, "bot": "random", "seed": 3, **wishes}), How())


@pytest.fixture(scope="module")
def race() -> dict[str, Any]:
    return _measured("mau-mau", games=40, seats=3)


# -- measurements ------------------------------------------------------------------------------------------------------


def test_watched_bots_play_the_same_games() -> None:
    for slug, seats in (("thousand-km", 3), ("number-rally", 2), ("memo-race", 2), ("tv-lottery", 2), ("patience", 1)):
        game = spielkiste.find(slug)
        pairings = [Pairing(deal, ("rules@2",) * seats) for deal in range(2)]
        portions = [Portion(slug, game.rules_version, seats, 1, {}, pairings, watched) for watched in (True, False)]
        seen, unseen = map(play_portion, portions)
        assert seen == unseen
        assert all(one.told is not None and 0 < one.told.decisions <= one.told.moves <= one.moves for one in seen)


def test_everything_is_counted_once_and_for_those_to_whom_it_happened() -> None:
    """Count driving as a choice and drawing as luck; the end of a race is not counted as a cause of winning."""
    game = spielkiste.find("thousand-km")
    (one,) = play_portion(Portion("thousand-km", game.rules_version, 2, 5, {}, [Pairing(0, ("rules", "rules"))], True))
    assert one.told is not None
    things = one.told.things
    assert ("km-drew", "card", "100") in things and ("km-move-drive", "km", "100") in things
    assert not any(key == "km-discarded" for key, _, _ in things), "a discard already names its card"
    assert not any(key in ("km-won", "km-drove") for key, _, _ in things)
    drawn = sum(sum(counts) for (key, _, _), counts in things.items() if key == "km-drew")
    assert drawn <= 110 and all(len(counts) == 2 for counts in things.values())


def test_shares_add_up(race: dict[str, Any]) -> None:
    assert sum(place["wins"] for place in race["order"]) == pytest.approx(40, abs=0.1)
    assert race["order"][0]["share"] == next(one for one in race["first"] if one["seats"] == 3)["share"]
    assert [one["seats"] for one in race["first"]] == [2, 3, 4, 5, 6, 7]
    assert sum(one["wins"] for one in race["ended_by"].values()) == 40
    assert sum(column["games"] for column in race["length"]["columns"]) == 40
    assert race["games_in_all"] == 40 + 5 * 10 + 10 * len(race["varied"])
    for group in race["things"]:
        for row in group["rows"]:
            assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1 and row["in_games"] <= 40


def test_options_are_tried_one_by_one_at_a_table_that_can_play_them() -> None:
    found = _measured("thousand-km", games=4, seats=3)
    tried = {(one["option"], one["value"]): one["seats"] for one in found["varied"]}
    assert tried["teams", True] == 4 and tried["youngest", True] == 3
    assert not any(name in ("tempo", "begins") for name, _ in tried)
    assert sorted(value for name, value in tried if name == "goal") == [300, 650]
    assert next(one for one in found["varied"] if one["option"] == "teams")["shared_or_unwon"] == 0, "partners must win together"


def test_jobs_make_no_difference() -> None:
    alone, together = (measured(Wanted("mau-mau", 8, bot="random"), How(jobs)) for jobs in (1, 2))
    assert alone == together


def test_one_bar_tells_of_all_games() -> None:
    told: list[tuple[int, int]] = []
    found = measured(Wanted("mau-mau", 8, bot="random"), How(progress=lambda *done: told.append(done)))
    assert {of for _, of in told} == {found["games_in_all"]} and told == sorted(told) and told[-1][0] == found["games_in_all"]


# -- the page ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_whole_page(race: dict[str, Any], language: str) -> None:
    page = html(Account(race, spielkiste.find("mau-mau"), texts(language)), "spielkiste report mau-mau", language)
    assert f'<html lang="{language}">' in page
    assert not re.findall(r"report-[a-z]+[^\"<]*</|\{ ?\$|nn-[a-z]+-[a-z]+</", page), "a text is missing, or one of its arguments"
    # Nothing is loaded from elsewhere, and there is no script.
    assert not re.search(r"https?://(?!www\.w3\.org)|<script|<link|url\(", page)


def test_every_plot_has_words_and_a_table(race: dict[str, Any]) -> None:
    page = html(Account(race, spielkiste.find("mau-mau"), texts("en")), "x", "en")
    plots = re.findall(r"<svg .*?</svg>", page)
    assert len(plots) >= 5
    for plot in plots:
        tree = ElementTree.fromstring(plot)
        names = tree.attrib["aria-labelledby"].split()
        assert tree.attrib["role"] == "img" and [child.attrib["id"] for child in tree[:2]] == names
        assert all(child.text for child in tree[:2])
    identities = re.findall(r' id="([^"]+)"', page)
    assert len(identities) == len(set(identities))
    assert page.count("<table>") == page.count("<caption>") >= len(plots)


def test_only_what_is_clear_is_drawn(race: dict[str, Any]) -> None:
    """Among hundreds of values, some look uneven by chance."""
    even = {"games": 100, "in_games": 40}
    rows = [
        {"value": "4-circle", **even, "wins": 60.0, "share": 0.60, "low": 0.51, "high": 0.69},
        {"value": "5-circle", **even, "wins": 80.0, "share": 0.80, "low": 0.71, "high": 0.87},
        {"value": "6-circle", **even, "wins": 20.0, "share": 0.20, "low": 0.13, "high": 0.29},
    ]
    told_twice = {**rows[1], "value": "7-circle"}
    found = {
        **race,
        "even": 0.5,
        "things": [{"key": "nn-move-lay", "argument": "card", "chosen": True, "rows": [*rows, told_twice]}],
    }
    figures = [one for section in Account(found, spielkiste.find("mau-mau"), texts("en")).sections() for one in section.figures]
    (drawn,) = [one for one in figures if one.name == "things"]
    assert [row[0] for row in drawn.table.rows] == ["Play the 5 of circles", "Play the 6 of circles"]
    assert [row[0] for row in next(one for one in figures if one.folded).table.rows] == [
        "4 of circles",
        "5 of circles",
        "6 of circles",
        "7 of circles",
    ]


def test_names_that_look_like_code_stay_words() -> None:
    drawn = intervals("a", "<b>&", '"quoted"', [Point("<i>one</i>", 0.5, 0.4, 0.6, "50 %", 0.5)])
    assert "<i>" not in drawn and "&lt;b&gt;&amp;" in drawn
    ElementTree.fromstring(drawn)


def test_a_plot_alone_is_a_picture() -> None:
    tree = ElementTree.fromstring(alone(columns("a", "Moves", "few", [Bar("1", 3, "3"), Bar("2", 0, "0")])))
    assert tree.tag == f"{SVG}svg" and tree.find(f"{SVG}style") is not None and tree[2].tag == f"{SVG}style"
    assert len(tree.findall(f"{SVG}rect")) == 2, "there must be only the background and one column"


def test_the_colours_are_those_of_the_house() -> None:
    sheet = (ROOT / "web" / "src" / "kit" / "tokens.css").read_text(encoding="utf-8")
    day, night = sheet.split("[data-theme='dark']")
    for colours, places in ((DAY, [day]), (NIGHT, [night, day])):
        for name, value in colours.items():
            # Values that the dark theme does not change are those of the light one.
            said = next(found[1] for place in places if (found := re.search(rf"--{name}: ([^;]+);", place)))
            assert said == value, name


def test_markdown_brings_its_plots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mau.md"
    assert main(["report", "mau-mau", "--games", "8", "--bot", "random", "--out", str(file), "--lang", "en"]) == 0
    assert str(file) in capsys.readouterr().out
    text = file.read_text(encoding="utf-8")
    named = re.findall(r"\]\((mau-[a-z-]+\.svg)\)", text)
    assert len(named) >= 4 and all((tmp_path / name).exists() for name in named)
    assert "spielkiste report mau-mau --games 8 --bot random" in text


def test_a_game_for_one_has_no_opponents_to_compare() -> None:
    found = _measured("patience", games=30)
    page = markdown(Account(found, spielkiste.find("patience"), texts("en")), "x", "patience")
    assert "Does it help to start" not in page and "better than in half of the games" in page and "| Score |" in page


@pytest.mark.slow
def test_a_plug_in_game_has_a_report_too(tmp_path: Path) -> None:
    install_project(ROOT / "examples" / "ninety_nine", tmp_path)
    command = ["report", "ninety-nine", "--games", "20", "--bot", "random", "--out", "page.html", "--lang", "de"]
    done = subprocess.run(
        [sys.executable, "-m", "spielkiste", *command],
        env=surroundings(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "Hilft es, anzufangen?" in page and page.count("<svg ") >= 4


def test_what_comes_out_can_be_read_by_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "clear-away", "--games", "2", "--bot", "random", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "clear-away"


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["halma"], "no game called"),
        (["mau-mau", "--games", "0"], "at least 1"),
        (["mau-mau", "--seats", "9"], "2, 3, 4"),
        (["mau-mau", "--bot", "seer"], "rules, child, learned, random"),
        (["mau-mau", "--seconds", "0"], "at least 1"),
        (["mau-mau", "--out", "page.pdf"], "ends in .html or .md"),
        (["mau-mau", "--out", "no/such/folder/page.html"], "Can’t write the file"),
        (["mau-mau", "--jobs", "0"], "at least 1"),
    ],
)
def test_mistakes_get_one_sentence(
    arguments: list[str], hint: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["report", *arguments, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert hint in said and said.count("\n") == 1
    assert not list(tmp_path.iterdir()), "no file must be left behind"
