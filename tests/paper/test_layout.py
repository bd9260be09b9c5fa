"""Test the sheets to cut out: every piece once per copy, inside the printable area, backs behind fronts."""

import json
import sys
from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from spielkiste.__main__ import main as spielkiste_command
from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.core.paper import Cut, Mark, Piece, Poster, Sums
from spielkiste.core.registry import find
from spielkiste.games.memo_race import material as memo_race
from spielkiste.games.number_rally import material as number_rally
from spielkiste.games.numnum import material as numnum
from spielkiste.games.numnum.faces.bingo import FACTS, bingo_numbers
from spielkiste.games.numnum.faces.worksheets import dominoes
from spielkiste.games.thousand_km import material as thousand_km
from spielkiste.games.tv_lottery import material as tv_lottery
from spielkiste.games.tv_lottery.faces.paper import NOTES, NOTES_EACH
from spielkiste.paper.art import in_grey
from spielkiste.paper.document import MOST_BINGO, Order, counted
from spielkiste.paper.layout import MARGIN, MARGIN_BELOW, SIZES, WAYS, Page, PaperName, Placed, Sides, has_backs, lay_out
from spielkiste.paper.wanted import sheets_of, written

ROOT = Path(__file__).parents[2]
PAPERS: tuple[PaperName, ...] = tuple(SIZES)
BOXES = ("thousand-km", "number-rally", "mau-mau", "memo-race", "tv-lottery")
ALL = [(game, "game") for game in BOXES] + [("mau-mau", "worksheets"), ("number-rally", "worksheets")]


@cache
def cut_sheets(game: str, part: str) -> list[Cut | Poster]:
    return [sheet for sheet in sheets_of(find(game), part) if isinstance(sheet, Cut | Poster)]


def pages_of(game: str, part: str, paper: PaperName, sides: Sides) -> list[Page]:
    return lay_out(cut_sheets(game, part), paper, sides)


def in_the_box(game: str) -> Counter[str]:
    """Return the contents of the box, from its material."""
    if game == "thousand-km":
        return Counter([*(thousand_km.NAMES[kind] for kind in thousand_km.DECK), *["overview"] * 4])
    if game == "number-rally":
        return Counter([*(number_rally.NAMES[kind] for kind in number_rally.DECK), "car", "spare-car"])
    if game == "mau-mau":
        return Counter(numnum.NAMES[kind] for kind in numnum.DECK)
    if game == "memo-race":
        tiles = [memo_race.KIND_NAMES[kind] for kind in [*memo_race.ROAD_TILES, memo_race.PIT]]
        coloured = [f"{thing}-{colour}" for thing in ("finish", "canister") for colour in memo_race.COLOURS]
        return Counter([*tiles, *coloured, *(f"car-{seat}" for seat in range(4))])
    digits = [f"digit-{digit}" for digit in range(tv_lottery.DIGITS)] * tv_lottery.SEATS_MAX
    lots = [f"lot-{digit}" for digit in range(tv_lottery.DIGITS)]
    lucks = [tv_lottery.LUCK_NAMES[kind] for kind in tv_lottery.LUCK_DECK]
    notes = [f"note-{value}" for value in NOTES] * 20
    wheels = ["wheel-yellow-5,6,7,8,9,10,*", "wheel-green-1,2,3,4,5,6,*", "wheel-red--3,-2,-1,1,2,3,*"]
    others = ["needle"] * 3 + ["holder"] * 6 + [f"pawn-{seat}" for seat in range(6)]
    return Counter([*digits, *lots, *lucks, *notes, *wheels, *others, f"board-6-{','.join(tv_lottery.SQUARES)}"])


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sides", WAYS)
def test_every_piece_of_the_box_is_printed_as_often_as_the_box_has_it(game: str, paper: PaperName, sides: Sides) -> None:
    assert counted(Order(game, paper=paper, sides=sides)) == in_the_box(game)


def test_the_boxes_hold_what_their_rulebooks_say() -> None:
    """The counts are written out here, so that a mistake in the material is noticed."""
    sizes = {game: in_the_box(game).total() for game in BOXES}
    assert sizes == {"thousand-km": 110, "number-rally": 62, "mau-mau": 109, "memo-race": 37, "tv-lottery": 189}
    assert NOTES_EACH == 20


@pytest.mark.parametrize(("game", "part"), ALL)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sides", WAYS)
def test_nothing_is_cut_off_and_nothing_lies_on_another(game: str, part: str, paper: PaperName, sides: Sides) -> None:
    for page in pages_of(game, part, paper, sides):
        across, down = (MARGIN, MARGIN_BELOW)
        for placed in page.marks:
            assert placed.x >= across - 1e-6 and placed.x + placed.width <= page.width - across + 1e-6
            assert placed.y >= down - 1e-6 and placed.y + placed.height <= page.height - down + 1e-6
        for line in page.lines:
            # Every printer reaches to a quarter of an inch from the edge; a fold may go beyond.
            if line.kind != "fold":
                assert min(line.x, line.to_x) >= 5.9 and max(line.x, line.to_x) <= page.width - 5.9
                assert min(line.y, line.to_y) >= 8.9 and max(line.y, line.to_y) <= page.height - 8.9
        drawn = [placed for placed in page.marks if placed.mark.art and placed.shift is None]
        assert not [pair for pair in combinations(drawn, 2) if _overlap(*pair)]


def _overlap(one: Placed, other: Placed) -> bool:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > 1e-6 and down > 1e-6


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("paper", PAPERS)
def test_turned_at_the_long_edge_every_back_is_behind_its_front(game: str, paper: PaperName) -> None:
    backs_of = {mark: piece.back for piece in _pieces(game) for mark in piece.front[:1]}
    pages = pages_of(game, "game", paper, "duplex")
    assert [page.side for page in pages] == ["front", "back"] * (len(pages) // 2)
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        expected = [
            (round(front.width - placed.x - placed.width, 3), round(placed.y, 3), mark.art)
            for placed in front.marks
            for mark in backs_of.get(placed.mark, [])
        ]
        assert [(round(placed.x, 3), round(placed.y, 3), placed.mark.art) for placed in back.marks] == expected


@pytest.mark.parametrize("game", BOXES)
def test_folded_in_the_middle_every_back_is_behind_its_front(game: str) -> None:
    backs_of = {mark: piece.back for piece in _pieces(game) for mark in piece.front[:1]}
    for page in pages_of(game, "game", "a4", "fold"):
        places = {(round(placed.x, 3), round(placed.y, 3)): placed.mark for placed in page.marks}
        for placed in page.marks:
            for back in backs_of.get(placed.mark, []):
                assert placed.x + placed.width <= page.width / 2
                assert places[round(page.width - placed.x - placed.width, 3), round(placed.y, 3)] is back


def _pieces(game: str) -> list[Piece]:
    return [piece for sheet in cut_sheets(game, "game") if isinstance(sheet, Cut) for piece in sheet.pieces]


def test_no_field_of_a_board_is_cut_in_two() -> None:
    pages = [page for page in pages_of("tv-lottery", "game", "letter", "fronts") if page.titles == ["tl-paper-board"]]
    first, second = (page.marks[0] for page in pages)
    assert second.shift is not None and second.shift % (315 / 7) == 0
    assert first.width == second.shift + 8 and second.shift + second.width == 315


def test_pieces_without_backs_need_no_second_side() -> None:
    assert not has_backs(cut_sheets("mau-mau", "worksheets"))
    assert all(page.side == "front" for page in pages_of("mau-mau", "worksheets", "a4", "duplex"))


def test_a_piece_that_no_sheet_can_hold_is_refused() -> None:
    wall = Cut("wall", 300, 40, [Piece("wall", [Mark(0, 0, 300, 40)])])
    with pytest.raises(BadSetup):
        lay_out([wall], "a4", "duplex")


def test_a_missing_typesetter_is_named_with_its_remedy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    monkeypatch.setattr(sys, "argv", ["spielkiste", "print", "thousand-km"])
    assert spielkiste_command() == 2
    assert capsys.readouterr().err.strip().endswith("pip install 'spielkiste[print]' (in a clone: pip install '.[print]')")


def test_dominoes_close_to_a_ring_of_right_answers() -> None:
    halves = [piece.name.split(" | ") for piece in dominoes()]
    for (_, asked), (face, _) in pairwise([*halves, halves[0]]):
        left, right = map(int, asked.split(" × "))
        assert left * right == int(face) and 2 <= left <= right <= 9
    assert sorted(int(face) for face, _ in halves) == FACTS


def test_no_two_bingo_cards_are_won_by_the_same_numbers() -> None:
    cards = [bingo_numbers(number) for number in range(MOST_BINGO)]
    assert len({frozenset(card) for card in cards}) == MOST_BINGO
    order = Order("mau-mau", part="worksheets", bingo=30)
    assert sum(name.startswith("bingo-") for name in counted(order)) == 30
    assert all(len(set(card)) == 16 and set(card) <= set(FACTS) for card in cards)


def test_the_sums_of_the_rally_are_right_and_all_different() -> None:
    pages = [sheet for sheet in sheets_of(find("number-rally"), "worksheets") if isinstance(sheet, Sums)]
    for page, low, high, most in zip(pages, (1, 1, 11), (19, 9, 19), (20, 100, 100), strict=True):
        assert len(set(page.sums)) == 30
        for asked, answer in page.sums:
            total, card = map(int, asked.removesuffix(" =").split(" + "))
            assert total + card == int(answer) <= most and low <= total % 10 + card <= high, asked


def test_a_game_that_says_nothing_about_paper_is_printed_from_its_material(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("memo-race")
    monkeypatch.setattr("spielkiste.paper.wanted.face", lambda *_: None)
    (cut,) = sheets_of(game, "game")
    assert isinstance(cut, Cut)
    assert Counter(piece.name for piece in cut.pieces) == Counter(game.new(2, 1).material())
    assert sheets_of(game, "worksheets") == []


def test_the_list_of_drawings_is_that_of_the_material() -> None:
    """If this fails: python -m spielkiste.paper.wanted web/src/paper.json"""
    assert (ROOT / "web" / "src" / "paper.json").read_text(encoding="utf-8") == written()
    assert set(json.loads(written())) == {find(game).box for game in BOXES}


def test_grey_is_as_light_as_the_ink_it_stands_for() -> None:
    assert in_grey('fill="#fff" stroke="#1f2430"') == 'fill="#ffffff" stroke="#242424"'
    assert in_grey("#c8372d is #c8372d") == "#555555 is #555555"


@pytest.mark.parametrize(
    "order",
    [
        Order("no-game"),
        Order("thousand-km", language="xx"),
        Order("thousand-km", paper="a3"),  # type: ignore[arg-type]
        Order("thousand-km", sides="both"),  # type: ignore[arg-type]
        Order("thousand-km", part="worksheets"),
        Order("thousand-km", part="everything"),  # type: ignore[arg-type]
        Order("mau-mau", bingo=5),
        Order("mau-mau", part="worksheets", bingo=61),
        Order("number-rally", part="worksheets", bingo=5),
    ],
)
def test_what_cannot_be_printed_is_refused_in_a_sentence(order: Order) -> None:
    with pytest.raises(SpielkisteError):
        order.check()
