"""Makes the PDF of a box: passes the layout, the texts and the drawings to the typesetter."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.core.game import Game
from spielkiste.core.paper import Cut, Poster, Score, Sheet, Sums
from spielkiste.core.registry import find, games
from spielkiste.paper.art import Drawing, Drawings, drawings, fonts, in_grey
from spielkiste.paper.layout import SIZES, WAYS, Page, PaperName, Placed, Sides, has_backs, lay_out
from spielkiste.paper.picturebook import book, capital
from spielkiste.paper.wanted import LID, has_bingo, marks_of, sheets_of
from spielkiste.rulebook import rulebook
from spielkiste.texts import Texts, texts

Part = Literal["game", "worksheets"]

HERE = Path(__file__).parent
#: A name with more characters is set in two lines if it can be broken.
LONGEST_LINE = 13
PARTS: dict[Part, str] = {"game": "paper-part-game", "worksheets": "paper-part-worksheets"}
STEPS = {
    "duplex": "paper-step-duplex",
    "fold": "paper-step-fold",
    "fronts": "paper-step-fronts",
    "single": "paper-step-single",
}
#: The most bingo cards in one PDF: one for each child of a large class.
MOST_BINGO = 60
#: The colours of the picture rules.
TONES = {"ground": "#eef3e6", "gold": "#f2b632", "good": "#2c7a4b", "bad": "#b3261e"}
#: The text at the foot of a sheet.
NOTES = {"front": "paper-front", "back": "paper-back", "both": "paper-both"}


@dataclass(frozen=True)
class Order:
    """A request for a PDF."""

    game: str
    language: str = "en"
    paper: PaperName = "a4"
    sides: Sides = "duplex"
    grey: bool = False
    part: Part = "game"
    #: The number of bingo cards among the worksheets; 0 means the usual number.
    bingo: int = 0

    def check(self) -> Game:
        """Return the game of the order.  Raise `BadSetup` if anything in the order is wrong."""
        game = find(self.game)
        texts(self.language)
        for value, known in ((self.paper, tuple(SIZES)), (self.sides, WAYS), (self.part, tuple(PARTS))):
            if value not in known:
                raise BadSetup("paper-unknown", f"{value[:20]!r} is not one of: {', '.join(known)}.", {"known": ", ".join(known)})
        if not sheets_of(game, self.part):
            if self.part == "worksheets":
                have = ", ".join(other.slug for other in games() if "worksheets" in other.extras)
                raise BadSetup("paper-no-worksheets", f"This box has no worksheets.  These have: {have}.", {"known": have})
            raise BadSetup("paper-none", f"There is nothing to cut out for {self.game} ({self.part}).")
        if self.bingo and not (0 < self.bingo <= MOST_BINGO and self.part == "worksheets" and has_bingo(game)):
            raise BadSetup(
                "paper-bingo", f"1 to {MOST_BINGO} bingo cards come with worksheets of the times tables.", {"most": MOST_BINGO}
            )
        return game

    def sheets(self, game: Game) -> list[Sheet]:
        return sheets_of(game, self.part, self.bingo)


def pdf(order: Order) -> bytes:
    """Return the PDF; equal orders give equal bytes."""
    import typst

    game = order.check()
    box = drawings(game.box)
    described = describe(game, order, box)
    with TemporaryDirectory(prefix="spielkiste-paper-") as name:
        folder = Path(name)
        for file, drawing in described.pop("files").items():
            (folder / file).write_text(in_grey(drawing) if order.grey else drawing, encoding="utf-8")
        data = json.dumps(described)
        (folder / "data.json").write_text(in_grey(data) if order.grey else data, encoding="utf-8")
        (folder / "paper.typ").write_bytes((HERE / "paper.typ").read_bytes())
        for file, font in unpacked_fonts().items():
            (folder / file).write_bytes(font)
        made: bytes = typst.compile(
            str(folder / "paper.typ"), root=name, font_paths=[name], ignore_system_fonts=True, timestamp=0
        )
        return made


@cache
def unpacked_fonts() -> dict[str, bytes]:
    return fonts()


def describe(game: Game, order: Order, box: Drawings) -> dict[str, Any]:
    """Return everything the typesetter needs, as texts and in millimetres; `files` has the drawings."""
    words = texts(order.language)
    sheets = order.sheets(game)
    pages = lay_out([sheet for sheet in sheets if isinstance(sheet, Cut | Poster)], order.paper, order.sides)
    files: dict[str, str] = {}
    width, height = SIZES[order.paper]
    sides = order.sides if has_backs(sheets) else "single"
    return {
        "language": order.language,
        "width": width,
        "height": height,
        "duplex": sides == "duplex",
        "title": _title(game, words),
        "lid": _file(box[LID], files) if LID in box else None,
        "subtitle": words.say(PARTS[order.part]),
        # Where nothing is cut out, the size does not matter.
        "steps": [words.say(step) for step in (("paper-step-size", STEPS[sides], "paper-step-cut") if pages else [STEPS[sides]])],
        "ruler": words.say("paper-ruler"),
        "inside": words.say("paper-inside"),
        "contents": [_content(sheet, words) for sheet in sheets],
        "rules": rulebook(game.box, order.language) if order.part == "game" else None,
        "tones": TONES,
        "pictures": _pictures(game, order, box, files) if order.part == "game" else [],
        "scores": [_score(sheet, words) for sheet in sheets if isinstance(sheet, Score)],
        "sums": [_sums(sheet, words) for sheet in sheets if isinstance(sheet, Sums)],
        "name": words.say("paper-name"),
        "pages": [_page(page, words, box, files) for page in pages],
        "files": files,
    }


def _pictures(game: Game, order: Order, box: Drawings, files: dict[str, str]) -> list[dict[str, Any]]:
    """Return the picture rules of every game in the box, because they share its pieces."""
    words, page = texts(order.language), SIZES[order.paper][1]
    all_in_box = [other for other in games() if other.box == game.box]
    books = [book(other, words, box, lambda drawing: _file(drawing, files), page) for other in all_in_box]
    return [found for found in books if found]


def _title(game: Game, words: Texts) -> str:
    key = f"web-box-{game.box}"
    return words.say(key if words.has(key) else f"game-{game.slug}").replace("\N{SOFT HYPHEN}", "")


def _content(sheet: Sheet, words: Texts) -> dict[str, str]:
    what, hint = words.say(sheet.title), f"{sheet.title}-hint"
    if isinstance(sheet, Cut):
        what = words.say("paper-content", count=len(sheet.pieces), what=what)
    return {"what": what, "hint": words.say(hint) if words.has(hint) else ""}


def _score(score: Score, words: Texts) -> dict[str, Any]:
    several = len(score.lines) > 1
    rounds = [
        {
            "head": words.say("paper-round", round=number) if several else "",
            "lines": [words.say(line, round=number) for line in score.lines],
        }
        for number in range(1, score.rounds + 1)
    ]
    return {"title": words.say(score.title), "columns": score.columns, "rounds": rounds}


def _sums(sheet: Sums, words: Texts) -> dict[str, Any]:
    title = words.say(sheet.title)
    return {"title": title, "answers": words.say("paper-answers", what=title), "sums": sheet.sums}


def _page(page: Page, words: Texts, box: Drawings, files: dict[str, str]) -> dict[str, Any]:
    named = ", ".join(dict.fromkeys(words.say(title) for title in page.titles))
    return {
        "width": page.width,
        "height": page.height,
        "note": words.say(NOTES[page.side], what=named),
        "marks": [_mark(placed, words, box, files) for placed in page.marks],
        "lines": [[line.x, line.y, line.to_x, line.to_y, line.kind] for line in page.lines],
    }


def _mark(placed: Placed, words: Texts, box: Drawings, files: dict[str, str]) -> dict[str, Any]:
    mark = placed.mark
    found: dict[str, Any] = {
        "x": placed.x,
        "y": placed.y,
        "width": placed.width,
        "height": placed.height,
        "words": capital(words.say(mark.words)) if mark.words else "",
        "literal": mark.literal,
    }
    if not mark.art:
        return found
    names = [capital(words.say(key).replace("\N{SOFT HYPHEN}", "")) for key in mark.lettering]
    art = mark.art
    if len(names) == 1 and f"{art}/2" in box and (broken := _in_two(names[0])):
        art, names = f"{art}/2", broken
    if art not in box:
        raise BadFile("paper-no-art", f"There is no drawing {art!r} to print; leave `art` empty, or draw it in Paper.svelte.")
    drawing = box[art]
    # The drawing keeps its proportions and is centred.
    scale = min(mark.width / drawing["width"], mark.height / drawing["height"])
    across, down = scale * drawing["width"], scale * drawing["height"]
    inset_x, inset_y = (mark.width - across) / 2, (mark.height - down) / 2
    found |= {
        "file": _file(drawing, files),
        "art": {"x": inset_x - (placed.shift or 0), "y": inset_y, "width": across, "height": down, "turn": mark.turn},
        "clip": placed.shift is not None,
        "names": [
            {
                "text": name,
                "x": inset_x - (placed.shift or 0) + scale * (line["x"] - drawing["left"]),
                "y": inset_y + scale * (line["y"] - drawing["top"]),
                "size": scale * line["font-size"],
                "room": scale * line["room"],
                "fill": line["fill"],
            }
            for name, line in zip(names, drawing["lines"], strict=False)
        ],
    }
    return found


def _in_two(name: str) -> list[str]:
    """Return a long name in two parts, broken at the space or hyphen nearest its middle; [] if it is short or has none."""
    if len(name) <= LONGEST_LINE:
        return []
    breaks = [place + 1 for place, letter in enumerate(name) if letter in " -"]
    if not breaks:
        return []
    at = min(breaks, key=lambda place: abs(place - len(name) / 2))
    return [name[:at].strip(), name[at:].strip()]


def _file(drawing: Drawing, files: dict[str, str]) -> str:
    """Return the file name of a drawing; equal drawings share a file."""
    name = f"{sha256(drawing['svg'].encode()).hexdigest()[:16]}.svg"
    files[name] = drawing["svg"]
    return name


def keys_of(game: Game) -> set[str]:
    """Return the text keys of everything that can be cut out of a box, and of the hints about it."""
    sheets = [sheet for part in PARTS for sheet in sheets_of(game, part)]
    keys = {key for mark in marks_of(sheets) for key in (*mark.lettering, mark.words) if key}
    for sheet in sheets:
        keys |= {sheet.title, f"{sheet.title}-hint"} | set(sheet.lines if isinstance(sheet, Score) else ())
    return keys


def counted(order: Order) -> Counter[str]:
    """Return how many of each piece the PDF shows, by the names of the material."""
    sheets = [sheet for sheet in order.sheets(order.check()) if isinstance(sheet, Cut | Poster)]
    return Counter(name for page in lay_out(sheets, order.paper, order.sides) for name in page.names)
