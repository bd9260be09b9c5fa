"""Test the PDFs: every card is readable as often as it is in the box, and text and lines are not bitmaps."""

import io
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from spielkiste.command import main
from spielkiste.core.registry import find, games
from spielkiste.games.number_rally import material as number_rally
from spielkiste.games.numnum import material as numnum
from spielkiste.games.thousand_km import material as thousand_km
from spielkiste.games.tv_lottery import material as tv_lottery
from spielkiste.paper import art
from spielkiste.paper.document import Order, counted, describe, pdf
from spielkiste.paper.layout import PaperName, lay_out
from spielkiste.paper.picturebook import things
from spielkiste.paper.wanted import sheets_of, wanted
from spielkiste.rulebook import pictures
from spielkiste.texts import LANGUAGES, texts
from tests.paper.test_layout import ALL, cut_sheets

pytestmark = pytest.mark.slow
WORDS = texts("de")


@cache
def printed(game: str, part: str = "game") -> PdfReader:
    return PdfReader(io.BytesIO(pdf(Order(game, "de", part="worksheets" if part == "worksheets" else "game"))))


@cache
def fronts(game: str) -> list[str]:
    """Return the readable text of the sheets to cut, page by page, without the footer."""
    laid = lay_out(cut_sheets(game, "game"), "a4", "duplex")
    pages = list(printed(game).pages)[-len(laid) :]
    return [page.extract_text().rsplit("\n", 1)[0] for page, sheet in zip(pages, laid, strict=True) if sheet.side == "front"]


def names_read(game: str, names: list[str]) -> Counter[str]:
    """Return how often each of these names is readable; a PDF may separate the letters of a word."""
    everything = "".join("".join(fronts(game)).split())
    return Counter({name: everything.count("".join(WORDS.say(name).replace("\N{SOFT HYPHEN}", "").split())) for name in names})


def numbers_read(game: str) -> Counter[str]:
    return Counter(word for page in fronts(game) for word in page.split())


def test_every_card_of_1000_kilometer_can_be_read() -> None:
    kinds = range(thousand_km.FIRST_ATTACK, thousand_km.KINDS)
    names = {f"km-card-{thousand_km.NAMES[kind]}": thousand_km.COUNTS[kind] for kind in kinds}
    assert names_read("thousand-km", list(names)) == names
    read = numbers_read("thousand-km")
    # 50 is also on the speed limit signs.
    assert {kilometres: read[kilometres] for kilometres in ("25", "75", "100", "200")} == {
        "25": 10,
        "75": 10,
        "100": 12,
        "200": 4,
    }


def test_every_card_of_the_number_rally_can_be_read() -> None:
    kinds = range(number_rally.FIRST_EVENT, number_rally.KINDS)
    names = {f"zr-card-{number_rally.NAMES[kind]}": number_rally.COUNTS[kind] for kind in kinds}
    assert names_read("number-rally", list(names)) == names
    read = numbers_read("number-rally")
    # 1 and 2 are also on the cars.
    assert {number: read[str(number)] for number in range(3, 11)} == dict.fromkeys(range(3, 11), 4)


def test_every_card_of_numnum_can_be_read() -> None:
    expected = Counter(map(str, numnum.NUMBERS)) + Counter({"2": 3, "5": 3})
    assert numbers_read("mau-mau") == expected


@pytest.mark.parametrize(("game", "language", "paper"), [("mau-mau", "de", "a4"), ("number-rally", "fr", "letter")])
def test_the_rules_of_each_game_are_a_page_of_pictures(game: str, language: str, paper: PaperName) -> None:
    words = texts(language)
    made = pdf(Order(game, language, paper, grey=True))
    pages = ["".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(made)).pages]
    for other in (other for other in games() if other.box == find(game).box):
        titles = [words.say(f"pic-{other.slug}-{panel['name']}") for panel in pictures(other)]
        numbered = ["".join(f"{at}.{title}".split()) for at, title in enumerate(titles, 1)]
        assert len([page for page in pages if all(title in page for title in numbered)]) == 1, other.slug
        assert set(things(other)) <= art.drawings(other.box).keys()


def test_sums_have_their_answers_on_a_page_of_their_own() -> None:
    first, *asked, answers = [page.extract_text() for page in printed("number-rally", "worksheets").pages]
    assert len(asked) == 3 and "10 cm" not in first
    assert WORDS.say("paper-name") in asked[0] and WORDS.say("paper-name") not in answers
    assert answers.count("=") == 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_fits_its_column_of_the_score_pad(language: str) -> None:
    """A line that wraps is cut off by the lines above and below it."""
    box = art.drawings("thousand-km")
    scores = describe(find("thousand-km"), Order("thousand-km", language), box)["scores"]
    lines = {line for score in scores for part in score["rounds"] for line in part["lines"]}
    assert len(lines) == 10
    assert [line for line in lines if len(line) > 27] == []


def test_luck_cards_and_notes_of_the_lottery_can_be_read() -> None:
    names = {f"tl-luck-card-{name}": count for name, count in zip(tv_lottery.LUCK_NAMES, tv_lottery.LUCK_COUNTS, strict=True)}
    assert names_read("tv-lottery", list(names)) == names
    read = numbers_read("tv-lottery")
    assert {value: read[value] for value in ("100", "200", "500", "000")} == {"100": 20, "200": 20, "500": 20, "000": 80}


@pytest.mark.parametrize(("game", "part"), ALL)
def test_a_pdf_is_letters_and_lines_with_its_fonts_in_it(game: str, part: str) -> None:
    reader = printed(game, part)
    title = reader.metadata.title if reader.metadata else None
    assert title and "\N{SOFT HYPHEN}" not in title
    for page in reader.pages:
        assert [round(float(side)) for side in page.mediabox[2:]] in ([595, 842], [842, 595])
        resources: Any = page["/Resources"]
        for font in (one.get_object() for one in resources.get("/Font", {}).values()):
            assert "+" in font["/BaseFont"], "the font must be a subset of our own"
            inner = font["/DescendantFonts"][0].get_object()
            assert {"/FontFile2", "/FontFile3"} & set(inner["/FontDescriptor"])
            assert any(face in font["/BaseFont"] for face in ("Fredoka", "Atkinson")), font["/BaseFont"]
        drawn = resources.get("/XObject", {}).values()
        assert {thing.get_object()["/Subtype"] for thing in drawn} <= {"/Form"}, "there must be no bitmap"


def test_every_drawing_that_is_wanted_was_drawn() -> None:
    for box, names in wanted().items():
        assert set(names) <= set(art.drawings(box))
        for name, drawing in art.drawings(box).items():
            leftover = [word for word in ("var(", "class=", "style=", "NaN", "undefined", "\ue000") if word in drawing["svg"]]
            assert not leftover, f"{box}: {name}"


def test_a_name_on_a_card_begins_with_a_capital_though_it_is_small_in_a_sentence() -> None:
    game = find("number-rally")
    described = describe(game, Order(game.slug, "en"), art.drawings(game.box))
    names = [name["text"] for page in described["pages"] for mark in page["marks"] for name in mark.get("names", [])]
    assert names and all(name[0].isupper() for name in names)


def _labels(slug: str) -> list[str]:
    """Return the text keys of what stands under the pieces of a game's picture rules."""
    return [thing.split("@")[1] for panel in pictures(find(slug)) for row in panel["rows"] for thing in row if "@" in thing]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [game.slug for game in games() if _labels(game.slug)])
def test_a_label_in_the_picture_rules_begins_with_a_capital_and_keeps_its_words_whole(slug: str, language: str) -> None:
    game = find(slug)
    (book,) = describe(game, Order(slug, language), art.drawings(game.box))["pictures"]
    labels = [cell["label"] for panel in book["panels"] for row in panel["rows"] for cell in row if cell.get("label")]
    assert len(labels) == len(_labels(slug))
    assert [label for label in labels if label[0].islower()] == []
    # The picture rules follow the first page.
    page = PdfReader(io.BytesIO(pdf(Order(slug, language)))).pages[1]
    read = page.extract_text().replace("\N{SOFT HYPHEN}", "-")
    broken = [word for label in labels for word in re.split(r"(?<=[ -])", label) if word.strip() not in read]
    assert not broken
    written = " ".join(panel["words"] for panel in book["panels"])
    added = [part for part in re.findall(r"\w+-\s*\n\w+", read) if "".join(part.split()) not in written]
    assert not added, "the words below the pictures have room enough without hyphens"


def test_sixes_and_nines_are_marked() -> None:
    lottery = art.drawings("tv-lottery")
    for thing in ("digit", "lot"):
        lines = {digit: lottery[f"{thing}-{digit}"]["svg"].count("<path") for digit in (6, 8, 9)}
        assert lines[6] == lines[9] == lines[8] + 1


def test_grey_has_no_colour_left_and_all_its_pieces() -> None:
    for box in wanted():
        for drawing in art.drawings(box).values():
            inks = art._INK.findall(art.in_grey(drawing["svg"]))
            assert all(ink[1:3] == ink[3:5] == ink[5:7] for ink in inks)
    order = Order("number-rally", "en", "letter", "fold", grey=True)
    reader = PdfReader(io.BytesIO(pdf(order)))
    sizes = {tuple(round(float(side)) for side in page.mediabox[2:]) for page in reader.pages}
    assert sizes == {(612, 792), (792, 612)}, "letter paper in landscape is folded"
    assert counted(order).total() == 62


def test_the_command_writes_the_pdf_or_says_why_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "race.pdf"
    assert main(["print", "memo-race", "--lang", "en", "--out", str(out)]) == 0
    assert out.read_bytes().startswith(b"%PDF-") and str(out) in capsys.readouterr().out
    assert main(["print", "memo-race", "--lang", "en", "--out", str(tmp_path / "no" / "race.pdf")]) == 2
    assert "can’t be written" in capsys.readouterr().err
    assert main(["print", "memo-race", "--lang", "en", "--worksheets"]) == 2
    assert "no worksheets. These have some: " in capsys.readouterr().err
    assert sheets_of(find("memo-race"), "worksheets") == []
