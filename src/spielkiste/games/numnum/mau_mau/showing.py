"""Builds the view of a seat field by field; `view.py` documents the fields."""

from spielkiste.games.numnum.matching import barred_rows, explain
from spielkiste.games.numnum.material import COLOURS, NAMES, NUMBER_CARDS
from spielkiste.games.numnum.mau_mau.table import AGAIN, PHASES, MauMauTable
from spielkiste.games.numnum.mau_mau.view import DoubleView, MauMauView
from spielkiste.games.numnum.naming import NAMING, OFF, STRICT
from spielkiste.games.numnum.view import WhyView


def view_of(table: MauMauTable, seat: int | None) -> MauMauView:
    """Return everything that this seat may know (None: a spectator)."""
    own = table.hands[seat] if seat is not None else []
    return {
        "phase": "naming" if table.left >= 0 else PHASES[table.phase],
        "turn": table.turn,
        "top": NAMES[table.pile[-1]],
        "wished": COLOURS[table.wished] if table.wished >= 0 else None,
        "fits": _why(table, table.pile[-1]) if table.naming == OFF else None,
        "double": _double(table),
        "bars": barred_rows(table.bars),
        "pile": len(table.pile),
        "draw_pile": len(table.deck) - table.taken,
        "can_draw": table.can_draw(),
        "hand": [NAMES[kind] for kind in own],
        "reasons": [_why(table, kind) for kind in own],
        "drawn": _drawn(table, seat),
        "open_hands": table.open_hands,
        "hands": [_hand(table, owner, seat) for owner in range(table.seats)],
        "hand_sizes": [len(hand) for hand in table.hands],
        "passes": table.passes,
        "naming": table.naming_view(),
        "naming_mode": NAMING[table.naming],
        "mistakes": list(table.mistakes),
    }


def with_eyes_of(table: MauMauTable, open_table: MauMauView, seat: int | None) -> MauMauView:
    """Return a spectator's view plus what this seat knows; both share the rest."""
    view = open_table.copy()
    if seat is not None:
        own = table.hands[seat]
        view["hand"] = [NAMES[kind] for kind in own]
        view["reasons"] = [_why(table, kind) for kind in own]
        view["drawn"] = _drawn(table, seat)
        if not table.open_hands:
            hands = open_table["hands"][:]
            hands[seat] = view["hand"]
            view["hands"] = hands
    return view


def _drawn(table: MauMauTable, seat: int | None) -> str | None:
    return NAMES[table.drawn] if table.drawn >= 0 and (table.open_hands or seat == table.turn) else None


def _why(table: MauMauTable, kind: int) -> WhyView | None:
    if kind >= NUMBER_CARDS or table.wished >= 0 or table.naming == STRICT:
        return None
    return explain(table.pile[-1], kind, table.bars).json()


def _double(table: MauMauTable) -> DoubleView | None:
    if table.phase != AGAIN or table.naming == STRICT:
        return None
    below, card = table.pile[-2:]
    return {"card": NAMES[card], "below": NAMES[below], "why": explain(below, card, table.bars).json()}


def _hand(table: MauMauTable, owner: int, seat: int | None) -> list[str] | None:
    return [NAMES[kind] for kind in table.hands[owner]] if table.open_hands or owner == seat else None
