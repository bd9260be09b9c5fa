"""What a seat of 1000 Kilometer sees, as numbers."""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane, around, counted, flag, marked
from spielkiste.games.thousand_km.material import FIRST_ATTACK, FIRST_SAFETY, KIND_OF, KINDS
from spielkiste.games.thousand_km.view import ThousandKmSide, ThousandKmView

_PHASES: Final = ["turn", "reaction", "over", "counted"]
_SIDES: Final = 4
_SIDE: Final = 21
_SCALE: Final = 25

ENCODING: Final = Encoding(
    1,
    [
        Plane("phase", 4, "one of: turn, reaction, over, counted"),
        Plane("turn", SEATS, "whose turn it is, from the own seat on"),
        Plane("asked", 1, "1: the own answer to an attack is awaited"),
        Plane("asked-seats", SEATS, "who is asked about an attack, from the own seat on"),
        Plane("goal", 1, "the goal, in 25 km"),
        Plane("draw-pile", 1, "cards left to draw"),
        Plane("hand", KINDS, "own cards of each kind, in the order of the material"),
        Plane("hand-sizes", SEATS, "cards in each hand, from the own seat on"),
        Plane("box", KINDS, "cards of each kind in the box"),
        Plane(
            "sides",
            _SIDES * _SIDE,
            "each side, the own first: km in 25s; cards of each distance (5); safeties (4), those of them by a master move (4);"
            " rolling, limited; the attack that stops it (5)",
        ),
        Plane("attack", 5, "the attack that is being answered"),
        Plane("victim", _SIDES, "the side it was laid on, from the own on"),
        Plane("points", _SIDES, "classic scoring: the sum of each side, the own first, in 25s"),
        Plane("target", 1, "classic scoring: the points that end the match, in 25s"),
    ],
)


def observe(view: ThousandKmView, seat: int) -> bytes:
    """The planes of `ENCODING`."""
    code = Code(ENCODING)
    seats = len(view["hand_sizes"])
    sides = view["sides"]
    own = seat % len(sides)
    code.one_of(_PHASES.index(view["phase"]))
    code.one_of((view["turn"] - seat) % seats)
    code.put([flag(view["to_answer"])])
    code.put(marked(view["asked"], seat, seats))
    code.put([view["goal"] // _SCALE])
    code.put([view["draw_pile"]])
    code.put(counted(view["hand"], KIND_OF, KINDS))
    code.put(around(view["hand_sizes"], seat))
    code.put(counted(view["box"], KIND_OF, KINDS))
    written: list[int] = []
    for place in range(len(sides)):
        written += _side(sides[(own + place) % len(sides)])
    code.put(written)
    attack = view["attack"]
    code.one_of(KIND_OF[attack] - FIRST_ATTACK if attack is not None else -1)
    victim = view["victim"]
    code.one_of((victim - own) % len(sides) if victim is not None else -1)
    points = view["points"]
    code.put([total // _SCALE for total in around(points["totals"], own)] if points is not None else [])
    code.put([points["target"] // _SCALE if points is not None else 0])
    return code.done()


def _side(side: ThousandKmSide) -> list[int]:
    stopped = [0] * 5
    stopper = side["stopped_by"]
    if stopper is not None:
        stopped[KIND_OF[stopper] - FIRST_ATTACK] = 1
    return [
        side["km"] // _SCALE,
        *counted(side["road"], KIND_OF, 5),
        *counted(side["safeties"], KIND_OF, 4, FIRST_SAFETY),
        *counted(side["sideways"], KIND_OF, 4, FIRST_SAFETY),
        flag(side["rolling"]),
        flag(side["limited"]),
        *stopped,
    ]
