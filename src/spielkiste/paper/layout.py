"""Arranges pieces on sheets: where each one is printed, front and back, and where it is cut and folded.

All positions are in millimetres from the upper left corner.  There are three ways to get a back behind its front:
print on both sides (turned at the long edge), print on one side and fold, or print no backs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from spielkiste.core.errors import BadSetup
from spielkiste.core.paper import Cut, Mark, Piece, Poster, Sheet

PaperName = Literal["a4", "letter"]
Sides = Literal["duplex", "fold", "fronts"]

SIZES: dict[PaperName, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
WAYS: tuple[Sides, ...] = ("duplex", "fold", "fronts")
#: The distance of all pieces from the edge of the sheet: printers cannot reach the edge, and the cut marks need room.
MARGIN = 10.0
#: The distance at the top and bottom, where a line says what the sheet shows.
MARGIN_BELOW = 13.0
#: The distance of cut marks from the pieces, and their length.
MARK_GAP, MARK_LENGTH = 1.0, 3.0
#: The space between two kinds of pieces on one sheet.
BETWEEN = 12.0
#: The overlap of two parts of a poster.
GLUE = 8.0


@dataclass(frozen=True)
class Placed:
    """A mark on a sheet; `shift` is the offset of a poster part within the poster."""

    x: float
    y: float
    width: float
    height: float
    mark: Mark
    shift: float | None = None


@dataclass(frozen=True)
class Segment:
    """A line: a cut mark at the edge, a cut between two pieces, or a fold."""

    x: float
    y: float
    to_x: float
    to_y: float
    kind: Literal["mark", "cut", "fold"]


@dataclass
class Page:
    """One side of a sheet.  `names` are the pieces whose fronts are on it."""

    width: float
    height: float
    marks: list[Placed] = field(default_factory=list)
    lines: list[Segment] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    #: The text keys of what is on it; for a back, of what is on its front.
    titles: list[str] = field(default_factory=list)
    side: Literal["front", "back", "both"] = "front"


@dataclass(frozen=True)
class _Block:
    """Some rows of one kind of piece, stacked on the sheet."""

    cut: Cut
    pieces: list[Piece]
    columns: int

    @property
    def rows(self) -> int:
        return -(-len(self.pieces) // self.columns)

    @property
    def height(self) -> float:
        return self.rows * self.cut.height


def lay_out(sheets: list[Cut | Poster], paper: PaperName, sides: Sides) -> list[Page]:
    """Return all pages in printing order."""
    width, height = SIZES[paper]
    pages: list[Page] = []
    if not has_backs(sheets):
        sides = "fronts"
    for poster in [sheet for sheet in sheets if isinstance(sheet, Poster)]:
        for page in _poster(poster, width, height):
            pages += [page, _blank(page)] if sides == "duplex" else [page]
    cuts = [sheet for sheet in sheets if isinstance(sheet, Cut)]
    if sides == "fold":
        folded = [cut for cut in cuts if any(piece.back for piece in cut.pieces)]
        cuts = [cut for cut in cuts if cut not in folded]
        for blocks in _sheets_full(folded, height / 2 - MARGIN, width - 2 * MARGIN_BELOW):
            pages.append(_folded(blocks, height, width))
    for blocks in _sheets_full(cuts, width - 2 * MARGIN, height - 2 * MARGIN_BELOW):
        page = _front(blocks, width, height)
        pages += [page, _back(blocks, page)] if sides == "duplex" else [page]
    return pages


def has_backs(sheets: Sequence[Sheet]) -> bool:
    """Return whether any piece has a back."""
    return any(piece.back for sheet in sheets if isinstance(sheet, Cut) for piece in sheet.pieces)


def _sheets_full(cuts: list[Cut], width: float, height: float) -> list[list[_Block]]:
    """Return what goes on each sheet.  Blocks that do not fill a sheet share the first one with enough room."""
    sheets: list[list[_Block]] = []
    room: list[float] = []
    for cut in cuts:
        columns, rows = int(width // cut.width), int(height // cut.height)
        if not columns or not rows:
            raise BadSetup("paper-too-small", f"{cut.title} is larger than a sheet of paper.")
        for first in range(0, len(cut.pieces), columns * rows):
            block = _Block(cut, cut.pieces[first : first + columns * rows], columns)
            below = [number for number, left in enumerate(room) if block.height + BETWEEN <= left]
            if below:
                sheets[below[0]].append(block)
                room[below[0]] -= block.height + BETWEEN
            else:
                sheets.append([block])
                room.append(height - block.height)
    return sheets


def _tops(blocks: list[_Block], height: float) -> list[float]:
    """Return the top of each block, with all blocks centred on the sheet."""
    used = sum(block.height for block in blocks) + BETWEEN * (len(blocks) - 1)
    tops, at = [], (height - used) / 2
    for block in blocks:
        tops.append(at)
        at += block.height + BETWEEN
    return tops


def _front(blocks: list[_Block], width: float, height: float) -> Page:
    page = Page(width, height)
    for block, top in zip(blocks, _tops(blocks, height), strict=True):
        left = (width - block.columns * block.cut.width) / 2
        _place_fronts(page, block, left, top)
    return page


def _place_fronts(page: Page, block: _Block, left: float, top: float) -> None:
    cut = block.cut
    page.titles.append(cut.title)
    cells: list[tuple[float, float]] = []
    for number, piece in enumerate(block.pieces):
        x, y = left + number % block.columns * cut.width, top + number // block.columns * cut.height
        cells.append((x, y))
        page.names.append(piece.name)
        page.marks += [_placed(mark, x, y) for mark in piece.front]
        page.lines += [Segment(x, y + fold, x + cut.width, y + fold, "fold") for fold in piece.folds]
    page.lines += _cuts(cells, cut.width, cut.height)
    page.lines += _cut_marks(cells, cut.width, cut.height)


def _place_backs(page: Page, block: _Block, left: float, top: float) -> None:
    """Add the backs, mirrored: what is left on the front is right on the back."""
    for number, piece in enumerate(block.pieces):
        x = page.width - (left + (number % block.columns + 1) * block.cut.width)
        page.marks += [_placed(mark, x, top + number // block.columns * block.cut.height) for mark in piece.back]


def _placed(mark: Mark, x: float, y: float) -> Placed:
    return Placed(x + mark.x, y + mark.y, mark.width, mark.height, mark)


def _back(blocks: list[_Block], front: Page) -> Page:
    """Return the back of a sheet that is turned at its long edge: each back is behind its front."""
    page = _blank(front)
    for block, top in zip(blocks, _tops(blocks, front.height), strict=True):
        left = (front.width - block.columns * block.cut.width) / 2
        _place_backs(page, block, left, top)
    return page


def _blank(front: Page) -> Page:
    return Page(front.width, front.height, titles=front.titles, side="back")


def _folded(blocks: list[_Block], width: float, height: float) -> Page:
    """Return a page with fronts on the left and mirrored backs on the right, to be folded and glued before cutting."""
    page = Page(width, height, side="both")
    for block, top in zip(blocks, _tops(blocks, height), strict=True):
        left = width / 2 - block.columns * block.cut.width
        _place_fronts(page, block, left, top)
        _place_backs(page, block, left, top)
    page.lines.append(Segment(width / 2, MARGIN, width / 2, height - MARGIN, "fold"))
    return page


def _cuts(cells: list[tuple[float, float]], width: float, height: float) -> list[Segment]:
    """Return the outlines of all pieces, each line once."""
    lines: dict[tuple[float, float, float, float], None] = {}
    for x, y in cells:
        for edge in (
            (x, y, x + width, y),
            (x, y + height, x + width, y + height),
            (x, y, x, y + height),
            (x + width, y, x + width, y + height),
        ):
            lines[(round(edge[0], 3), round(edge[1], 3), round(edge[2], 3), round(edge[3], 3))] = None
    return [Segment(*edge, "cut") for edge in lines]


def _cut_marks(cells: list[tuple[float, float]], width: float, height: float) -> list[Segment]:
    """Return short lines outside the pieces that guide a ruler for straight cuts."""
    columns = {round(x, 3) for x, _ in cells} | {round(x + width, 3) for x, _ in cells}
    rows = {round(y, 3) for _, y in cells} | {round(y + height, 3) for _, y in cells}
    left, right, top, bottom = min(columns), max(columns), min(rows), max(rows)
    near, far = MARK_GAP, MARK_GAP + MARK_LENGTH
    lines: list[Segment] = []
    for x in sorted(columns):
        lines += [Segment(x, top - near, x, top - far, "mark"), Segment(x, bottom + near, x, bottom + far, "mark")]
    for y in sorted(rows):
        lines += [Segment(left - near, y, left - far, y, "mark"), Segment(right + near, y, right + far, y, "mark")]
    return lines


def _poster(poster: Poster, width: float, height: float) -> list[Page]:
    """Return the parts of a poster from left to right; all but the last have a strip to glue under the next part."""
    pages: list[Page] = []
    edges = [0.0, *poster.seams, poster.width]
    for number, (left, right) in enumerate(pairwise(edges)):
        last = right == poster.width
        seen = right - left + (0 if last else GLUE)
        if seen > width - 2 * MARGIN or poster.height > height - 2 * MARGIN_BELOW:
            raise BadSetup("paper-too-small", f"{poster.title} is larger than its sheets of paper.")
        page = Page(width, height, titles=[poster.title])
        if number == 0:
            page.names.append(poster.mark.art)
        x, y = (width - seen) / 2, (height - poster.height) / 2
        page.marks.append(Placed(x, y, seen, poster.height, poster.mark, left))
        page.lines += _cut_marks([(x, y)], seen, poster.height)
        if not last:
            page.lines.append(Segment(x + right - left, y, x + right - left, y + poster.height, "fold"))
        pages.append(page)
    return pages
