"""Test the parser of the rules pages, which every interface uses."""

import re
from pathlib import Path

import pytest

import spielkiste
from spielkiste.boxes import read_text, rules_page
from spielkiste.core.errors import BadFile
from spielkiste.rulebook import RulesSpan, clauses, read, read_drawings, rulebook
from spielkiste.texts import LANGUAGES

PAGE = """# A *small* game

Played by two,
and quick.

## The box

| card | cards |
|---|---:|
| *joker* | 2 |

- Some `dice`.
1. And a [board](board.md).

## Playing

- **AB-1** Lay a card; **never** two,
  even if
both fit.
- **AB-2** Who has none wins.
"""


def _plain(spans: list[RulesSpan]) -> str:
    return "".join(span["text"] for span in spans)


def test_a_page_is_taken_apart() -> None:
    book = read(PAGE)
    assert [(span["text"], span["tone"]) for span in book["title"]] == [("A ", "plain"), ("small", "em"), (" game", "plain")]
    opening, box, playing = book["sections"]
    assert opening["title"] == [] and opening["blocks"] == [
        {"kind": "text", "spans": [{"text": "Played by two, and quick.", "tone": "plain"}]}
    ]
    table, things = box["blocks"]
    assert table["kind"] == "table"
    assert [_plain(cell) for cell in table["head"]] == ["card", "cards"]
    assert [[_plain(cell) for cell in row] for row in table["rows"]] == [["joker", "2"]]
    assert things["kind"] == "list"
    assert [(item["clause"], _plain(item["spans"])) for item in things["items"]] == [(None, "Some dice."), (None, "And a board.")]
    assert _plain(playing["title"]) == "Playing"
    assert book["clauses"] == {"AB-1": "Lay a card; never two, even if both fit.", "AB-2": "Who has none wins."}


@pytest.mark.parametrize("page", ["", "\n\n", "just words", "- ", "** **", "|", "****", "# ", "* one *", "**"])
def test_any_text_of_an_author_can_be_parsed(page: str) -> None:
    assert read(page)["clauses"] == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", sorted({game.box for game in spielkiste.games()}))
def test_no_word_of_our_pages_is_lost(box: str, language: str) -> None:
    """Everything except the Markdown markup is kept, in the same order."""
    path, book = rules_page(box, language), rulebook(box, language)
    assert path is not None and book is not None
    said: list[str] = [_plain(book["title"])]
    for section in book["sections"]:
        said.append(_plain(section["title"]))
        for block in section["blocks"]:
            if block["kind"] == "text":
                said.append(_plain(block["spans"]))
            elif block["kind"] == "list":
                said += [f"{item['clause'] or ''} {_plain(item['spans'])}" for item in block["items"]]
            else:
                said += [_plain(cell) for row in (block["head"], *block["rows"]) for cell in row]
    written = re.sub(r"^(#+|-|\d+\.) |^\|[\s|:-]+$|[*`|]", " ", read_text(path), flags=re.MULTILINE)
    assert " ".join(said).split() == re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", written).split()
    assert list(book["clauses"]) == list(clauses(box, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", sorted({game.box for game in spielkiste.games()}))
def test_what_is_drawn_beside_the_rules_has_its_place_there(box: str, language: str) -> None:
    book = rulebook(box, language)
    assert book is not None
    drawings = book["drawings"]
    assert drawings["clauses"] and drawings["clauses"].keys() <= book["clauses"].keys()
    assert drawings["options"].keys() <= {
        option.name for game in spielkiste.games() if game.box == box for option in game.options
    }
    tables = [block for section in book["sections"] for block in section["blocks"] if block["kind"] == "table"]
    for table, drawn in zip(tables, drawings["tables"], strict=True):
        assert len(drawn) in (0, len(table["rows"]))
        assert all(len(things) <= len(row) for things, row in zip(drawn, table["rows"], strict=False))


@pytest.mark.parametrize(
    "written", ["[]", "{}", '{"clauses": {"AB-1": 3}, "options": {}, "tables": []}', "not json", "[" * 100_000]
)
def test_unreadable_drawings_are_refused(tmp_path: Path, written: str) -> None:
    path = tmp_path / "drawings.json"
    assert read_drawings(path) == {"clauses": {}, "options": {}, "tables": []}
    path.write_text(written)
    with pytest.raises(BadFile, match=r"drawings\.json"):
        read_drawings(path)


def test_a_box_without_rules_has_no_clauses() -> None:
    assert rulebook("chess", "en") is None and clauses("chess", "en") == {}
