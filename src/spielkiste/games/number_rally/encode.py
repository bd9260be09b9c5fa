"""What a seat of Zahlen-Rallye sees, as numbers."""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane, around, counted, flag, marked
from spielkiste.games.number_rally.material import GOAL, KIND_OF, KINDS, OVERSHOOT
from spielkiste.games.number_rally.view import NumberRallyView

_PHASES: Final = ["turn", "snap", "naming", "over"]
_TOTALS: Final = GOAL + OVERSHOOT + 1

ENCODING: Final = Encoding(
    1,
    [
        Plane("phase", 4, "one of: turn, snap, naming, over"),
        Plane("little", 1, "1: the little rally"),
        Plane("turn", SEATS, "whose turn it is, from the own seat on"),
        Plane("car", SEATS, "who has the car, from the own seat on; all 0: it stands beside the pile"),
        Plane("total", 1, "the total as last named"),
        Plane("draw-pile", 1, "cards left to draw"),
        Plane("hand", KINDS, "own cards of each kind, in the order of the material (0 is no card)"),
        Plane("hand-sizes", SEATS, "cards in each hand, from the own seat on"),
        Plane("pile", KINDS, "cards of each kind on the pile"),
        Plane("top", KINDS, "the top card of the pile"),
        Plane("layer", SEATS, "who laid it, from the own seat on"),
        Plane("points", SEATS, "points, from the own seat on"),
        Plane("may-draw", SEATS, "who may draw, from the own seat on"),
        Plane("snap", KINDS, "the number that may be snapped"),
        Plane("answer", 2, "own answer still awaited; said yes"),
        Plane("naming", SEATS, "who is to name the total, from the own seat on"),
        Plane("naming-card", KINDS, "the card of that sum"),
        Plane("before", 1, "the total before it"),
        Plane("wrong", _TOTALS, "answers already found wrong"),
    ],
)


def observe(view: NumberRallyView, seat: int) -> bytes:
    """The planes of `ENCODING`."""
    code = Code(ENCODING)
    seats = len(view["hand_sizes"])
    pile = view["pile"]
    car = view["car"]
    layer = view["layer"]
    snap = view["snap"]
    naming = view["naming"]
    code.one_of(_PHASES.index(view["phase"]))
    code.put([flag(view["little"])])
    code.one_of((view["turn"] - seat) % seats)
    code.one_of((car - seat) % seats if car is not None else -1)
    code.put([view["total"]])
    code.put([view["draw_pile"]])
    code.put(counted(view["hand"], KIND_OF, KINDS))
    code.put(around(view["hand_sizes"], seat))
    code.put(counted(pile, KIND_OF, KINDS))
    code.one_of(KIND_OF[pile[-1]] if pile else -1)
    code.one_of((layer - seat) % seats if layer is not None else -1)
    code.put(around(view["points"], seat))
    code.put(marked(view["may_draw"], seat, seats))
    code.one_of(KIND_OF[snap["card"]] if snap is not None else -1)
    code.put([flag(snap["to_answer"]), flag(snap["said_yes"])] if snap is not None else [])
    code.one_of((naming["seat"] - seat) % seats if naming is not None else -1)
    code.one_of(KIND_OF[naming["card"]] if naming is not None else -1)
    code.put([naming["before"] if naming is not None else 0])
    wrong = [0] * _TOTALS
    for total in naming["wrong"] if naming is not None else []:
        wrong[total] = 1
    code.put(wrong)
    return code.done()
