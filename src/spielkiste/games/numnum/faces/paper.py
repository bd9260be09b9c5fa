"""NumNum on paper: the deck, and a list of who won."""

from typing import Final

from spielkiste.core.paper import Cut, Score, Sheet, card
from spielkiste.games.numnum.material import DECK, NAMES

WIDTH: Final = 60.0
HEIGHT: Final = 80.0


def sheets() -> list[Sheet]:
    deck = [card(NAMES[kind], WIDTH, HEIGHT, NAMES[kind], "back") for kind in DECK]
    return [
        Cut("nn-paper-cards", WIDTH, HEIGHT, deck),
        Score("nn-paper-score", ["paper-round"], 18, 4),
    ]
