"""Which cards match and why (NN-1 to NN-4), for all four games.

A *row* is a times table; two number cards share a row if both numbers are in it.  A *ban* takes a row out of play.  Bans are a
mask (`bars`): 1 bans the row of two, 2 the row of five.  The tables for the four masks are computed once, because the games
constantly ask whether two cards match.
"""

from typing import Final

from spielkiste.core.positions import Fields, refuse
from spielkiste.core.story import Phrase
from spielkiste.games.numnum.material import (
    COLOUR_OF,
    COLOURS,
    JOKER,
    KINDS,
    NAMES,
    NO_TWOS,
    NUMBER_CARDS,
    NUMBERS,
    ROWS,
)
from spielkiste.games.numnum.view import WhyView

BAR_TWOS: Final = 1
BAR_FIVES: Final = 2
BAR_SETTINGS: Final = 4
#: The ban that each ban card ("no twos", "no fives") sets or lifts, and its row.
BAR_OF: Final = [BAR_TWOS, BAR_FIVES]
BARRED_ROW: Final = [2, 5]

NO_MATCH: Final = 0
SINGLE: Final = 1
DOUBLE: Final = 2


def rows_in_play(bars: int) -> list[int]:
    """Return the rows that are not banned."""
    return [row for row in ROWS if not (row == 2 and bars & BAR_TWOS) and not (row == 5 and bars & BAR_FIVES)]


def barred_rows(bars: int) -> list[int]:
    """Return the banned rows as numbers: [], [2], [5] or [2, 5]."""
    return [BARRED_ROW[which] for which in range(2) if bars & BAR_OF[which]]


def bars_of(rows: list[int]) -> int:
    """Return the mask of these banned rows, as a view names them."""
    mask = 0
    for row in rows:
        mask |= BAR_OF[BARRED_ROW.index(row)]
    return mask


def read_bars(fields: Fields) -> int:
    """Return the mask read from the field `bars`, which has the form of `barred_rows`."""
    rows = fields.numbers("bars", 2, 5)
    masks = [mask for mask in range(BAR_SETTINGS) if rows == barred_rows(mask)]
    if not masks:
        refuse("bars must be [], [2], [5] or [2, 5]")
    return masks[0]


def bar_cards(bars: int) -> list[int]:
    """Return the ban cards in force."""
    return [NO_TWOS + which for which in range(2) if bars & BAR_OF[which]]


def shared_rows(a: int, b: int, bars: int) -> list[int]:
    """Return the rows in play that two number cards share (NN-1).  A joker shares none; see `joker_between`."""
    if a >= NUMBER_CARDS or b >= NUMBER_CARDS:
        return []
    return [row for row in rows_in_play(bars) if NUMBERS[a] % row == 0 and NUMBERS[b] % row == 0]


def joker_between(a: int, b: int) -> bool:
    """Return whether the two cards share a row because one of them is a joker (NN-2)."""
    return a < NUMBER_CARDS and b < NUMBER_CARDS and (NUMBERS[a] == JOKER or NUMBERS[b] == JOKER)


def same_colour(a: int, b: int) -> bool:
    """Return whether both are number cards of one colour."""
    return a < NUMBER_CARDS and b < NUMBER_CARDS and COLOUR_OF[a] == COLOUR_OF[b]


def _sharing(bars: int) -> list[bool]:
    """Return whether two kinds share a row, for each index KINDS * a + b."""
    rows = rows_in_play(bars)
    masks = [sum(2**place for place, row in enumerate(rows) if number % row == 0) for number in NUMBERS]
    table = [False] * (KINDS * KINDS)
    for a in range(NUMBER_CARDS):
        for b in range(NUMBER_CARDS):
            table[KINDS * a + b] = NUMBERS[a] == JOKER or NUMBERS[b] == JOKER or masks[a] & masks[b] != 0
    return table


def _matching(sharing: list[bool]) -> bytes:
    table = [NO_MATCH] * (KINDS * KINDS)
    for a in range(NUMBER_CARDS):
        for b in range(NUMBER_CARDS):
            table[KINDS * a + b] = int(COLOUR_OF[a] == COLOUR_OF[b]) + int(sharing[KINDS * a + b])
    return bytes(table)


#: SHARES[bars][KINDS * a + b]: whether two cards share a row.  MATCH[…]: 0 no match, 1 single (NN-3), 2 double.  MATCH
#: is bytes, which stay in the processor cache: the wall looks up about twenty pairs per move.
SHARES: Final = [_sharing(bars) for bars in range(BAR_SETTINGS)]
MATCH: Final = [_matching(SHARES[bars]) for bars in range(BAR_SETTINGS)]


class Explanation:
    """The reasons why two cards match or do not, as data."""

    def __init__(self, rows: list[int], barred: list[int], joker: bool, colour: bool) -> None:
        #: The rows in play that both are in, and the rows they would share without the bans.
        self.rows: Final = rows
        self.barred: Final = barred
        self.joker: Final = joker
        self.colour: Final = colour

    def level(self) -> int:
        """Return 0 for no match, 1 for a single match, 2 for a double match."""
        return int(self.colour) + int(self.joker or len(self.rows) > 0)

    def answers(self) -> list[str]:
        """Return the right answers to the naming question (T-5): shared rows, "joker", or else "colour"."""
        if self.joker:
            return ["joker"]
        if self.rows:
            return [str(row) for row in self.rows]
        return ["colour"] if self.colour else []

    def json(self) -> WhyView:
        return {
            "level": self.level(),
            "rows": self.rows,
            "barred": self.barred,
            "joker": self.joker,
            "colour": self.colour,
        }


def explain(a: int, b: int, bars: int) -> Explanation:
    """Return the rows and the colour that two cards share."""
    joker = joker_between(a, b)
    rows = [] if joker else shared_rows(a, b, bars)
    barred = [] if joker else [row for row in shared_rows(a, b, 0) if row not in rows]
    return Explanation(rows, barred, joker, same_colour(a, b))


def reasons(a: int, b: int, bars: int) -> list[Phrase]:
    """Return the explanation as phrases, one line each."""
    found = explain(a, b, bars)
    cards: dict[str, object] = {"left": NAMES[a], "right": NAMES[b]}
    lines: list[Phrase] = []
    if found.joker:
        lines.append(Phrase("nn-explain-joker", cards))
    elif found.rows:
        lines.append(Phrase("nn-explain-rows", {**cards, "rows": [str(row) for row in found.rows]}))
    if found.colour:
        lines.append(Phrase("nn-explain-colour", {**cards, "colour": COLOURS[COLOUR_OF[a]]}))
    if not lines:
        lines.append(Phrase("nn-explain-nothing", cards))
    if found.barred:
        lines.append(Phrase("nn-explain-barred", {**cards, "rows": [str(row) for row in found.barred]}))
    return lines
