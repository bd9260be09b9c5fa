"""What a seat is shown, built up from nothing; `view.py` says what each field means."""

from spielkiste.games.numnum.matching import barred_rows, explain
from spielkiste.games.numnum.material import COLOURS, NAMES, NUMBER_CARDS
from spielkiste.games.numnum.mau_mau.table import PHASES, MauMauTable
from spielkiste.games.numnum.mau_mau.view import MauMauView
from spielkiste.games.numnum.naming import NAMING
from spielkiste.games.numnum.view import WhyView


def view_of(table: MauMauTable, seat: int | None) -> MauMauView:
    """The table as one seat, or a spectator, sees it."""
    own = table.hands[seat] if seat is not None else []
    sees_drawn = table.drawn >= 0 and (table.open_hands or seat == table.turn)
    return {
        "phase": "naming" if table.left >= 0 else PHASES[table.phase],
        "turn": table.turn,
        "top": NAMES[table.pile[-1]],
        "wished": COLOURS[table.wished] if table.wished >= 0 else None,
        "bars": barred_rows(table.bars),
        "pile": len(table.pile),
        "draw_pile": len(table.deck) - table.taken,
        "can_draw": table.can_draw(),
        "hand": [NAMES[kind] for kind in own],
        "reasons": [_why(table, kind) for kind in own],
        "drawn": NAMES[table.drawn] if sees_drawn else None,
        "open_hands": table.open_hands,
        "hands": [_hand(table, owner, seat) for owner in range(table.seats)],
        "hand_sizes": [len(hand) for hand in table.hands],
        "passes": table.passes,
        "naming": table.naming_view(),
        "naming_mode": NAMING[table.naming],
        "mistakes": list(table.mistakes),
    }


def _why(table: MauMauTable, kind: int) -> WhyView | None:
    return explain(table.pile[-1], kind, table.bars).json() if kind < NUMBER_CARDS and table.wished < 0 else None


def _hand(table: MauMauTable, owner: int, seat: int | None) -> list[str] | None:
    return [NAMES[kind] for kind in table.hands[owner]] if table.open_hands or owner == seat else None
