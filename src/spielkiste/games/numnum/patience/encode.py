"""The view of Times Table Patience as a byte vector."""

from typing import Final

from spielkiste.core.encoding import Code, Encoding, Plane
from spielkiste.games.numnum.encode import naming_plane, write_naming
from spielkiste.games.numnum.material import COLOUR_COUNT, KINDS
from spielkiste.games.numnum.patience.table import PatienceTable

_TURN: Final = 0
_NAMING: Final = 1
_ENDED: Final = 2
_ROW: Final = 25

ENCODING: Final = Encoding(
    1,
    [
        Plane("phase", 3, "one of: turn, naming, over"),
        Plane("up", 1, "1 + the kind of the card turned up", names=True),
        Plane("hand-pile", 1, "cards left, the one turned up included"),
        Plane("tops", COLOUR_COUNT, "1 + the kind on top of each pile", names=True),
        Plane(
            "waiting",
            COLOUR_COUNT * _ROW,
            "for each colour its waiting row, the card that can be fetched first: 1 + kind",
            names=True,
        ),
        Plane("laid", KINDS, "cards of each kind that lie on a pile, in the order of the material"),
        Plane("wishes", 1, "wish cards aside"),
        Plane("score", 1, "cards on the piles"),
        naming_plane(),
    ],
)


def observe(table: PatienceTable) -> bytes:
    """Return the view as laid out in `ENCODING`."""
    code = Code(ENCODING)
    code.one_of(_ENDED if table.over else _NAMING if table.left >= 0 else _TURN)
    code.number(table.card_up() + 1)
    code.number(len(table.deck) - table.turned)
    code.put([pile[-1] + 1 for pile in table.piles])
    code.plane()
    for colour in range(COLOUR_COUNT):
        place = _ROW * colour + len(table.waiting[colour])
        for kind in table.waiting[colour]:
            place -= 1
            code.write(place, kind + 1)
    code.plane()
    for pile in table.piles:
        for kind in pile:
            code.count(kind)
    code.number(table.wishes)
    code.number(table.score())
    write_naming(code, table)
    return code.done()
