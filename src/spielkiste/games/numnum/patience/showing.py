"""Builds the view field by field; `view.py` documents the fields."""

from spielkiste.games.numnum.matching import explain
from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, COLOURS, NAMES, PATIENCE_DECK, WISH
from spielkiste.games.numnum.naming import NAMING, STRICT
from spielkiste.games.numnum.patience.moves import FETCH, LAY_WISH, PLAY, WAIT
from spielkiste.games.numnum.patience.table import PatienceTable
from spielkiste.games.numnum.patience.view import PatienceView, PileView, WayView
from spielkiste.games.numnum.view import WhyView


def view_of(table: PatienceTable) -> PatienceView:
    """Return the view; everything except the order of the hand pile is visible."""
    up = table.card_up()
    return {
        "phase": "over" if table.over else "naming" if table.left >= 0 else "turn",
        "turn": 0,
        "card_up": NAMES[up] if up >= 0 else None,
        "hand_pile": len(table.deck) - table.turned,
        "piles": [_pile(table, colour) for colour in range(COLOUR_COUNT)],
        "wishes": table.wishes,
        "score": table.score(),
        "most": len(PATIENCE_DECK),
        "best": table.best_score() if table.over else None,
        "way": _way(table) if table.over else [],
        "naming": table.naming_view(),
        "naming_mode": NAMING[table.naming],
        "mistakes": list(table.mistakes),
    }


def _way(table: PatienceTable) -> list[WayView]:
    """Return the best moves with their cards, so that a face can show them without knowing the rules."""
    up = [kind for kind in table.deck if kind != WISH]
    rows: list[list[int]] = [[] for _ in range(COLOUR_COUNT)]
    told: list[WayView] = []
    turned = 0
    for move in table.best_way():
        if move in (PLAY, WAIT):
            kind = up[turned]
            turned += 1
            if move == WAIT:
                rows[COLOUR_OF[kind]].append(kind)
            told.append({"move": "play" if move == PLAY else "wait", "card": NAMES[kind], "colour": COLOURS[COLOUR_OF[kind]]})
        elif move < LAY_WISH:
            told.append({"move": "fetch", "card": NAMES[rows[move - FETCH].pop()], "colour": COLOURS[move - FETCH]})
        else:
            told.append({"move": "wish", "card": NAMES[WISH], "colour": COLOURS[move - LAY_WISH]})
    return told


def _pile(table: PatienceTable, colour: int) -> PileView:
    pile = table.piles[colour]
    row = table.waiting[colour]
    up = table.card_up()
    of_this = up >= 0 and COLOUR_OF[up] == colour
    return {
        "colour": COLOURS[colour],
        "cards": [NAMES[kind] for kind in pile],
        "waiting": [NAMES[kind] for kind in row],
        "end_fits": len(row) > 0 and table.fits(row[-1]),
        "end_why": _why(table, pile[-1], row[-1]) if row else None,
        "up_fits": of_this and table.fits(up),
        "up_why": _why(table, pile[-1], up) if of_this else None,
    }


def _why(table: PatienceTable, top: int, kind: int) -> WhyView | None:
    return explain(top, kind, 0).json() if top != WISH and table.naming != STRICT else None
