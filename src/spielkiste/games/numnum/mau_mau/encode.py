"""The view of a seat of Times Table Mau-Mau as a byte vector."""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane
from spielkiste.games.numnum.encode import naming_plane, write_bars, write_naming
from spielkiste.games.numnum.material import KINDS
from spielkiste.games.numnum.mau_mau.table import OVER, MauMauTable

_NAMING: Final = 3
_ENDED: Final = 4

ENCODING: Final = Encoding(
    2,
    [
        Plane("phase", 5, "one of: turn, again (after a double match), drawn, naming, over"),
        Plane("turn", SEATS, "the seat whose turn it is, relative to the reader's"),
        Plane("top", 1, "1 + the kind of the top card", names=True),
        Plane("wished", 4, "the colour wished for"),
        Plane("bars", 2, "the rows of 2 and of 5: barred"),
        Plane("piles", 2, "cards left to draw; cards on the pile"),
        Plane("hand", KINDS, "own cards of each kind, in the order of the material"),
        Plane("drawn", 1, "1 + the kind of the card just drawn, if it may be seen", names=True),
        Plane("hand-sizes", SEATS, "cards in each hand, the reader's first"),
        Plane("passes", 1, "how many have passed in a row"),
        naming_plane(),
        Plane("open-hands", (SEATS - 1) * KINDS, "with open hands: the others' cards of each kind, from the next seat on"),
        Plane("laid", KINDS, "cards of each kind on the pile, the top included", since=2),
    ],
)  # fmt: skip


def observe(table: MauMauTable, seat: int) -> bytes:
    """Return the view of `seat` as laid out in `ENCODING`."""
    seats = table.seats
    code = Code(ENCODING)
    code.one_of(_NAMING if table.left >= 0 else _ENDED if table.phase == OVER else table.phase)
    code.seat(table.turn, seat, seats)
    code.number(table.pile[-1] + 1)
    code.one_of(table.wished)
    write_bars(code, table)
    code.plane()
    code.write(0, len(table.deck) - table.taken)
    code.write(1, len(table.pile))
    code.plane()
    _write_hand(code, 0, table.hands[seat])
    code.number(table.drawn + 1 if table.open_hands or seat == table.turn else 0)
    code.around([len(hand) for hand in table.hands], seat)
    code.number(table.passes)
    write_naming(code, table)
    code.plane()
    if table.open_hands:
        for step in range(1, seats):
            _write_hand(code, KINDS * (step - 1), table.hands[(seat + step) % seats])
    code.counted(table.pile)
    return code.done()


def _write_hand(code: Code, at: int, hand: list[int]) -> None:
    """Write the number of cards of each kind in a sorted hand.  Almost all kinds exist once."""
    last = -1
    found = 0
    for kind in hand:
        found = found + 1 if kind == last else 1
        last = kind
        code.write(at + kind, found)
