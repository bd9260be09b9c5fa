"""NumNum on paper: the deck, and a list of who won."""

from typing import Final

from spielkiste.core.paper import Cut, Score, Sheet, card
from spielkiste.games.numnum.material import DECK, NAMES

#: Small enough for the walls of cards that some of its games lay on the table, and for sixteen on a sheet.
WIDTH: Final = 45.0
HEIGHT: Final = 60.0


def sheets() -> list[Sheet]:
    deck = [card(NAMES[kind], WIDTH, HEIGHT, NAMES[kind], "back") for kind in DECK]
    return [
        Cut("nn-paper-cards", WIDTH, HEIGHT, deck),
        Score("nn-paper-score", ["paper-round"], 18, 4),
    ]
