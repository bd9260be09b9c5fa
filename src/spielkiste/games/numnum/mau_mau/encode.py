"""What a seat of 1x1 Mau-Mau sees, as numbers."""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane, around, counted
from spielkiste.games.numnum.encode import card_code, naming_code, naming_plane
from spielkiste.games.numnum.material import COLOURS, KIND_OF, KINDS
from spielkiste.games.numnum.mau_mau.view import MauMauView

_PHASES: Final = ["turn", "again", "drawn", "naming", "over"]
_BARS: Final = [2, 5]

ENCODING: Final = Encoding(
    1,
    [
        Plane("phase", 5, "one of: turn, again (after a double match), drawn, naming, over"),
        Plane("turn", SEATS, "whose turn it is, from the own seat on"),
        Plane("top", 1, "1 + the kind of the top card"),
        Plane("wished", 4, "the colour wished for"),
        Plane("bars", 2, "the rows of 2 and of 5: barred"),
        Plane("piles", 2, "cards left to draw; cards on the pile"),
        Plane("hand", KINDS, "own cards of each kind, in the order of the material"),
        Plane("drawn", 1, "1 + the kind of the card just drawn, if it may be seen"),
        Plane("hand-sizes", SEATS, "cards in each hand, from the own seat on"),
        Plane("passes", 1, "how many have passed in a row"),
        naming_plane(),
        Plane("open-hands", (SEATS - 1) * KINDS, "with open hands: the others' cards of each kind, from the next seat on"),
    ],
)  # fmt: skip


def observe(view: MauMauView, seat: int) -> bytes:
    """The planes of `ENCODING`."""
    code = Code(ENCODING)
    seats = len(view["hand_sizes"])
    wished = view["wished"]
    code.one_of(_PHASES.index(view["phase"]))
    code.one_of((view["turn"] - seat) % seats)
    code.put([card_code(view["top"])])
    code.one_of(COLOURS.index(wished) if wished is not None else -1)
    code.put([1 if row in view["bars"] else 0 for row in _BARS])
    code.put([view["draw_pile"], view["pile"]])
    code.put(counted(view["hand"], KIND_OF, KINDS))
    code.put([card_code(view["drawn"])])
    code.put(around(view["hand_sizes"], seat))
    code.put([view["passes"]])
    code.put(naming_code(view["naming"]))
    shown: list[int] = []
    for step in range(1, seats):
        hand = view["hands"][(seat + step) % seats]
        shown += counted(hand, KIND_OF, KINDS) if hand is not None else [0] * KINDS
    code.put(shown)
    return code.done()
