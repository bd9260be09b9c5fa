"""NumNum on paper: the deck, and a list of winners."""

from typing import Final

from spielkiste.core.paper import Cut, Score, Sheet, card
from spielkiste.games.numnum.material import DECK, NAMES

#: Small enough to build walls of cards on a table, and to print sixteen on a sheet.
WIDTH: Final = 45.0
HEIGHT: Final = 60.0


def sheets() -> list[Sheet]:
    deck = [card(NAMES[kind], WIDTH, HEIGHT, NAMES[kind], "back") for kind in DECK]
    return [
        Cut("nn-paper-cards", WIDTH, HEIGHT, deck),
        Score("nn-paper-score", ["paper-round"], 18, 4),
    ]
