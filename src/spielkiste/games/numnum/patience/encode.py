"""What lies on the table of 1x1 Patience, as numbers."""

from typing import Final

from spielkiste.core.encoding import Code, Encoding, Plane
from spielkiste.games.numnum.encode import card_code, naming_code, naming_plane
from spielkiste.games.numnum.material import COLOUR_COUNT, KIND_OF, KINDS
from spielkiste.games.numnum.patience.view import PatienceView

_PHASES: Final = ["turn", "naming", "over"]
_ROW: Final = 25

ENCODING: Final = Encoding(
    1,
    [
        Plane("phase", 3, "one of: turn, naming, over"),
        Plane("up", 1, "1 + the kind of the card turned up"),
        Plane("hand-pile", 1, "cards left, the one turned up included"),
        Plane("tops", COLOUR_COUNT, "1 + the kind on top of each pile"),
        Plane("waiting", COLOUR_COUNT * _ROW, "for each colour its waiting row, the card that can be fetched first: 1 + kind"),
        Plane("laid", KINDS, "cards of each kind that lie on a pile, in the order of the material"),
        Plane("wishes", 1, "wish cards aside"),
        Plane("score", 1, "cards on the piles"),
        naming_plane(),
    ],
)


def observe(view: PatienceView) -> bytes:
    """The planes of `ENCODING`."""
    code = Code(ENCODING)
    code.one_of(_PHASES.index(view["phase"]))
    code.put([card_code(view["card_up"])])
    code.put([view["hand_pile"]])
    code.put([card_code(pile["cards"][-1]) for pile in view["piles"]])
    waiting: list[int] = []
    laid = [0] * KINDS
    for pile in view["piles"]:
        row = [card_code(name) for name in pile["waiting"][::-1]]
        waiting += row + [0] * (_ROW - len(row))
        for name in pile["cards"]:
            laid[KIND_OF[name]] += 1
    code.put(waiting)
    code.put(laid)
    code.put([view["wishes"]])
    code.put([view["score"]])
    code.put(naming_code(view["naming"]))
    return code.done()
