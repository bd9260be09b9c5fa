"""What the view of 1x1 Mau-Mau holds, field by field.  Cards and colours are named as in `numnum.view`."""

from typing import Literal, TypedDict

from spielkiste.games.numnum.matching import barred_rows, explain
from spielkiste.games.numnum.material import COLOURS, NAMES, NUMBER_CARDS
from spielkiste.games.numnum.mau_mau.table import PHASES, MauMauTable
from spielkiste.games.numnum.naming import NAMING
from spielkiste.games.numnum.view import Colour, NamingMode, NamingView, WhyView


class MauMauView(TypedDict):
    phase: Literal["turn", "again", "drawn", "naming", "over"]  # again: after a double match; drawn: lay or keep
    turn: int  # the seat on turn; at the end the one who made the last move
    top: str  # the top of the pile; "wish" while a wish is in force
    wished: Colour | None  # the colour wished for
    bars: list[int]  # barred rows, as signs beside the pile: [], [2], [5] or [2, 5]
    pile: int  # how many cards lie there, the top included
    draw_pile: int
    can_draw: bool  # whether a card could be drawn, after shuffling if need be
    hand: list[str]  # the viewer's own cards, sorted; [] for a spectator
    reasons: list[WhyView | None]  # for each card in `hand`: how it goes with the top; None for special cards and under a wish
    drawn: str | None  # the card just drawn, if the viewer may see it
    open_hands: bool
    hands: list[list[str] | None]  # by seat; None where the viewer may not look
    hand_sizes: list[int]
    passes: int  # how many have passed in a row
    naming: NamingView | None
    naming_mode: NamingMode
    mistakes: list[int]  # wrong answers by seat (strict)


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
