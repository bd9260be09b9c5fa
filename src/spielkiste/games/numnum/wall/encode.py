"""The view of a seat at the wall as a byte vector."""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane
from spielkiste.games.numnum.encode import naming_plane, write_bars, write_naming
from spielkiste.games.numnum.matching import MATCH
from spielkiste.games.numnum.material import KINDS, NO_TWOS
from spielkiste.games.numnum.wall.material import LAST_TAKEN, PARTIES, STACKS, TALLEST
from spielkiste.games.numnum.wall.stacks import ASK_BREACH, ASK_NAME, MAIN, OPENING, Stacks

_NAMING: Final = 2
_BREACH: Final = 3
_ENDED: Final = 4
_LAST: Final = 2 * LAST_TAKEN
_MATCHES: Final = STACKS * (STACKS + 1) // 2

ENCODING: Final = Encoding(
    3,
    [
        Plane("phase", 5, "one of: opening, main, naming, breach, over"),
        Plane("opening", 1, "1: the opening is not over yet"),
        Plane("turn", SEATS, "the seat whose turn it is, relative to the reader's"),
        Plane("heights", STACKS, "cards in each stack"),
        Plane("free", STACKS, "1 + the kind of the free card of each stack", names=True),
        Plane(
            "cards",
            STACKS * TALLEST,
            "stack by stack from the bottom: 1 + kind; 0 where there is none or it is covered",
            names=True,
        ),
        Plane("bars", 2, "the rows of 2 and of 5: barred"),
        Plane("aside", 2, "ban cards set aside: no twos, no fives"),
        Plane(
            "last",
            _LAST,
            "the cards taken last, the latest first: 1 + kind, and 1 for the reader's party, 2 for the other",
            names=True,
        ),
        Plane("scores", PARTIES, "cards of the reader's party and of the other"),
        Plane("breach", 2 * STACKS, "for each gap that can be claimed: cards left and right of it"),
        naming_plane(),
        Plane("taken", KINDS, "cards of each kind that have been taken, by whichever party", since=2),
        Plane(
            "matches",
            _MATCHES,
            "each pair of stacks, the left one first (1-1, 1-2 … 7-7): how their free cards match; 1 singly, 2 doubly; a stack"
            " with itself: its last two cards, where they can be a pair",
            names=True,
            since=3,
        ),
    ],
)


def observe(wall: Stacks, seat: int) -> bytes:
    """Return the view of `seat` as laid out in `ENCODING`."""
    code = Code(ENCODING)
    own = seat % PARTIES
    heights = wall.heights
    if wall.questions:
        code.one_of(_NAMING if wall.questions[-1] == ASK_NAME else _BREACH)
    else:
        code.one_of(wall.phase if wall.phase <= MAIN else _ENDED)
    code.flag(wall.phase == OPENING)
    code.seat(wall.turn, seat, wall.seats)
    code.put(heights)
    code.plane()
    for stack in range(STACKS):
        code.write(stack, wall.top(stack) + 1)
    code.plane()
    for stack in range(STACKS):
        bottom = TALLEST * stack
        end = bottom + heights[stack]
        first_seen = bottom if wall.variant.open_rows else max(bottom, end - 1)
        code.cards(first_seen, wall.cells, first_seen, end)
    write_bars(code, wall)
    code.counted([card - NO_TWOS for card in wall.aside])
    code.plane()
    taken = len(wall.taken)
    for ago in range(min(LAST_TAKEN, taken)):
        code.write(2 * ago, wall.taken[taken - 1 - ago] + 1)
        code.write(2 * ago + 1, 1 if wall.takers[taken - 1 - ago] == own else 2)
    code.around(wall.scores, own)
    code.plane()
    asked = len(wall.questions) > 0 and wall.questions[0] == ASK_BREACH
    if asked or wall.breach >= 0:
        for stack in range(STACKS):
            if stack == wall.breach or (asked and heights[stack] == 0):
                code.write(2 * stack, wall.beside(stack, 0))
                code.write(2 * stack + 1, wall.beside(stack, 1))
    write_naming(code, wall)
    code.counted(wall.taken)
    _write_matches(code, wall)
    return code.done()


def _write_matches(code: Code, wall: Stacks) -> None:
    """Write the next plane: how each pair of free cards matches."""
    match = MATCH[wall.bars]
    tops = wall.tops()
    code.plane()
    place = 0
    for first in range(STACKS):
        base = KINDS * tops[first]
        if base >= 0 and wall.variant.pairs_in_a_row and wall.heights[first] > 1:
            code.write(place, match[base + wall.second(first)])
        for second in range(first + 1, STACKS):
            place += 1
            if base >= 0 and tops[second] >= 0:
                code.write(place, match[base + tops[second]])
        place += 1
