"""The view of a seat of Number Rally as a byte vector."""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane
from spielkiste.games.number_rally.material import GOAL, KINDS, OVERSHOOT
from spielkiste.games.number_rally.table import NOBODY, RallyTable

_TURN: Final = 0
_SNAP: Final = 1
_NAMING: Final = 2
_OVER: Final = 3
_TOTALS: Final = GOAL + OVERSHOOT + 1

ENCODING: Final = Encoding(
    1,
    [
        Plane("phase", 4, "one of: turn, snap, naming, over"),
        Plane("little", 1, "1: the little rally"),
        Plane("turn", SEATS, "the seat whose turn it is, relative to the reader's"),
        Plane("car", SEATS, "the seat that has the car, relative to the reader's; all 0: nobody has it"),
        Plane("total", 1, "the total as last named"),
        Plane("draw-pile", 1, "cards left to draw"),
        Plane("hand", KINDS, "own cards of each kind, in the order of the material (0 means no card)"),
        Plane("hand-sizes", SEATS, "cards in each hand, the reader's first"),
        Plane("pile", KINDS, "cards of each kind on the pile"),
        Plane("top", KINDS, "the top card of the pile"),
        Plane("layer", SEATS, "the seat that played it, relative to the reader's"),
        Plane("points", SEATS, "points by seat, the reader's first"),
        Plane("may-draw", SEATS, "the seats that may draw, relative to the reader's"),
        Plane("snap", KINDS, "the number that may be snapped"),
        Plane("answer", 2, "own answer still awaited; said yes"),
        Plane("naming", SEATS, "the seat that has to name the total, relative to the reader's"),
        Plane("naming-card", KINDS, "the card of that sum"),
        Plane("before", 1, "the total before it"),
        Plane("wrong", _TOTALS, "wrong answers so far"),
    ],
)


def observe(table: RallyTable, seat: int) -> bytes:
    """Return the view of `seat` as laid out in `ENCODING`."""
    seats = table.seats
    pile = table.pile
    top = pile[-1] if pile else -1
    naming = table.naming_seat != NOBODY
    code = Code(ENCODING)
    code.one_of(_OVER if table.over else _SNAP if table.window else _NAMING if naming else _TURN)
    code.flag(table.little)
    code.seat(table.turn, seat, seats)
    code.seat(table.car, seat, seats)
    code.number(table.naming_before if naming else table.total)
    code.number(len(table.deck) - table.drawn)
    code.put(table.counts[KINDS * seat : KINDS * (seat + 1)])
    code.around(table.sizes, seat)
    code.counted(list(pile))
    code.one_of(top)
    code.seat(table.layer, seat, seats)
    code.around(table.points, seat)
    code.marked(table.drawers(), seat, seats)
    code.one_of(top if table.window else -1)
    code.plane()
    if table.window:
        code.write(0, 1 if seat in table.asked else 0)
        code.write(1, 1 if seat in table.yes else 0)
    if naming:
        code.seat(table.naming_seat, seat, seats)
        code.one_of(top)
        code.number(table.naming_before)
        code.plane()
        for total in table.wrong:
            code.write(total, 1)
    else:
        code.skip(4)
    return code.done()
