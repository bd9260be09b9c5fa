"""1000 Kilometer on paper: the cards, and a score pad for classic scoring."""

from typing import Final

from spielkiste.core.paper import Cut, Score, Sheet, card
from spielkiste.games.thousand_km.material import DECK, FIRST_ATTACK, NAMES

_WIDTH: Final = 60.0
_HEIGHT: Final = 84.0
_LINES: Final = ["km", "safeties", "all-four", "master-moves", "arrived", "delayed", "safe-trip", "shut-out"]


def sheets() -> list[Sheet]:
    cards = [
        card(NAMES[kind], _WIDTH, _HEIGHT, NAMES[kind], "back", f"km-card-{NAMES[kind]}" if kind >= FIRST_ATTACK else "")
        for kind in DECK
    ]
    return [
        Cut("km-paper-cards", _WIDTH, _HEIGHT, cards),
        Score("km-paper-score", [f"km-paper-{line}" for line in _LINES] + ["paper-round-total", "paper-total"], 3, 4),
    ]
