"""Reasons for moves in Number Rally.

Each reason is one true sentence about the move, made only from what the seat can see.
"""

from spielkiste.core.story import Phrase
from spielkiste.games.number_rally.judging import equal, real_total
from spielkiste.games.number_rally.material import (
    AFTER,
    COUNTS,
    LITTLE_COUNTS,
    NAMES,
    OVERTAKE,
    TAKES_CAR,
    reaches_ten,
)
from spielkiste.games.number_rally.moves import DRAW, PASS, SAY, SNAP
from spielkiste.games.number_rally.view import NumberRallyView

_TEN = 10


def reason(view: NumberRallyView, seat: int, move: int) -> Phrase | None:
    """Return one sentence that explains why a legal move makes sense.

    Return None while the seat has to name a total, because the player has to work that out.
    """
    naming = view["naming"]
    if naming is not None and naming["seat"] == seat:
        return None
    if move >= SAY:
        return None
    if move == DRAW:
        ends = view["draw_pile"] == 1 and view["car"] == seat
        return Phrase("zr-hint-draw-last" if ends else "zr-hint-draw", {"count": len(view["hand"])})
    snap = view["snap"]
    if move == PASS:
        assert snap is not None
        if snap["card"] not in view["hand"]:
            return Phrase("zr-hint-pass", {"card": snap["card"]})
        total = real_total(view) + int(snap["card"])
        return Phrase("zr-hint-pass-hold", {"total": total, "need": _need(total)})
    if move > SNAP:
        total = real_total(view) + move - SNAP
        won = total >= view["goal"]
        return Phrase("zr-hint-snap-wins" if won else "zr-hint-snap", {"total": total, "goal": view["goal"]})
    return _lay(view, seat, move)


def _lay(view: NumberRallyView, seat: int, kind: int) -> Phrase:
    before = view["total"]
    total = AFTER[kind][before]
    goal = view["goal"]
    args: dict[str, object] = {"card": NAMES[kind], "total": total}
    same = equal(view, kind, seat)
    if total == goal:
        return Phrase("zr-hint-goal", {"goal": goal})
    if total > goal:
        if same:
            return Phrase("zr-hint-over-same", {**args, "goal": goal})
        return Phrase("zr-hint-over" if view["car"] == seat else "zr-hint-over-plain", {**args, "goal": goal})
    has_it = view["car"] == seat
    takes = same or TAKES_CAR[kind] or reaches_ten(before, total)
    if (has_it or takes) and view["draw_pile"] == 1 and view["drawing"] == "automatic":
        return Phrase("zr-hint-last")
    if takes and not has_it:
        if same:
            return Phrase("zr-hint-same", args)
        return Phrase("zr-hint-ten" if reaches_ten(before, total) else "zr-hint-event", args)
    if kind == OVERTAKE:
        return Phrase("zr-hint-overtake", {"total": total})
    need = _need(total)
    counts = LITTLE_COUNTS if view["little"] else COUNTS
    unseen = counts[need] - view["hand"].count(NAMES[need]) - view["pile"].count(NAMES[need])
    if unseen <= 0:
        return Phrase("zr-hint-safe", {"total": total, "need": need})
    return Phrase("zr-hint-count", {"total": total, "need": need, "count": unseen})


def _need(total: int) -> int:
    """Return the number that takes this total to the next multiple of ten."""
    return _TEN - total % _TEN
