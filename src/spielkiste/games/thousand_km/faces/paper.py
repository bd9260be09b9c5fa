"""1000 Kilometer on paper: the cards, the overview cards, and a score pad for classic scoring."""

from typing import Final

from spielkiste.core.paper import EDGE, Cut, Mark, Piece, Score, Sheet, card
from spielkiste.games.thousand_km.material import DECK, FIRST_ATTACK, FIRST_DEFENCE, FIRST_SAFETY, NAMES, SAFETY_AGAINST

_WIDTH: Final = 60.0
_HEIGHT: Final = 84.0
_LINES: Final = ["km", "safeties", "all-four", "master-moves", "arrived", "delayed", "safe-trip", "shut-out"]


#: An overview card for each player, as in the printed box.
OVERVIEWS: Final = 4
_SMALL_HEIGHT: Final = 15.2
_SMALL_WIDTH: Final = _SMALL_HEIGHT * _WIDTH / _HEIGHT


def _overview() -> Piece:
    """Return the overview card: a row for each attack, with its defence and the safety against it."""
    frame = Mark(EDGE, EDGE, _WIDTH - 2 * EDGE, _HEIGHT - 2 * EDGE)
    marks = [frame]
    for attack, safety in enumerate(SAFETY_AGAINST):
        top = 3.0 + attack * (_SMALL_HEIGHT + 0.5)
        row = [NAMES[FIRST_ATTACK + attack], NAMES[FIRST_DEFENCE + attack], NAMES[FIRST_SAFETY + safety]]
        for place, name in enumerate(row):
            left = 5.0 + place * 19.5
            marks.append(Mark(left, top, _SMALL_WIDTH, _SMALL_HEIGHT, name))
            if place:
                marks.append(Mark(left - 8.0, top, 7.0, _SMALL_HEIGHT, literal=">" if place == 1 else "/"))
    return Piece("overview", marks, [Mark(EDGE, EDGE, _WIDTH - 2 * EDGE, _HEIGHT - 2 * EDGE, "back")])


def sheets() -> list[Sheet]:
    cards = [
        card(NAMES[kind], _WIDTH, _HEIGHT, NAMES[kind], "back", f"km-card-{NAMES[kind]}" if kind >= FIRST_ATTACK else "")
        for kind in DECK
    ]
    return [
        Cut("km-paper-cards", _WIDTH, _HEIGHT, cards),
        Cut("km-paper-overview", _WIDTH, _HEIGHT, [_overview() for _ in range(OVERVIEWS)]),
        Score("km-paper-score", [f"km-paper-{line}" for line in _LINES] + ["paper-round-total", "paper-total"], 3, 4),
    ]
