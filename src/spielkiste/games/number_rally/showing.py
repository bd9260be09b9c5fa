"""Builds the view of a seat field by field; `view.py` documents the fields."""

from spielkiste.games.number_rally.material import HAND_SIZE, NAMES, OVERSHOOT
from spielkiste.games.number_rally.sums import choices, skill_of, steps
from spielkiste.games.number_rally.table import DRAWINGS, NAMINGS, NOBODY, TEMPOS, TRIES, RallyTable
from spielkiste.games.number_rally.view import NumberRallyView, RallyNaming, RallySnap


def view_of(table: RallyTable, seat: int | None) -> NumberRallyView:
    """Return everything that this seat may know (None: a spectator)."""
    unnamed = table.naming_seat != NOBODY
    return {
        "phase": table.phase(),
        "tempo": TEMPOS[table.calm],
        "drawing": DRAWINGS[not table.by_hand],
        "naming_rule": NAMINGS[table.naming],
        "little": table.little,
        "goal": table.goal,
        "points_to_win": table.points_to_win,
        "rally": table.rally,
        "starter": table.starter,
        "turn": table.turn,
        "total": table.naming_before if unnamed else table.total,
        "pile": [NAMES[kind] for kind in table.pile],
        "layer": table.layer if table.layer != NOBODY else None,
        "draw_pile": len(table.deck) - table.drawn,
        "car": table.car if table.car != NOBODY else None,
        "points": table.points[:],
        "mistakes": table.mistakes[:],
        "hand": [NAMES[kind] for kind in table.hand(seat)] if seat is not None else [],
        "hand_sizes": table.sizes[:],
        "hand_size": HAND_SIZE,
        "may_draw": table.drawers(),
        "snap": _snap(table, seat) if table.window else None,
        "naming": _naming(table) if unnamed else None,
    }


def with_eyes_of(table: RallyTable, open_table: NumberRallyView, seat: int | None) -> NumberRallyView:
    """Return a spectator's view plus what this seat knows; both share the rest."""
    view = open_table.copy()
    if seat is not None:
        view["hand"] = [NAMES[kind] for kind in table.hand(seat)]
        view["snap"] = _snap(table, seat) if table.window else None
    return view


def _snap(table: RallyTable, seat: int | None) -> RallySnap:
    return {
        "card": NAMES[table.pile[-1]],
        "layer": table.layer,
        "asked": [other for other in range(table.seats) if other != table.layer],
        "to_answer": seat is not None and seat in table.asked,
        "said_yes": seat is not None and seat in table.yes,
    }


def _naming(table: RallyTable) -> RallyNaming:
    before, kind = table.naming_before, table.pile[-1]
    return {
        "seat": table.naming_seat,
        "before": before,
        "card": NAMES[kind],
        "skill": skill_of(before, kind),
        "most": table.goal + OVERSHOOT,
        "choices": choices(before, kind, table.goal),
        "wrong": list(table.wrong),
        "steps": steps(before, kind) if table.wrong else [],
        "right": table.total if len(table.wrong) >= TRIES else None,
    }
