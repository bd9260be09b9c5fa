"""Number Rally on paper: the cards, the racing car with a spare, and the score sheet of the grand prix."""

from typing import Final

from spielkiste.core.paper import Cut, Score, Sheet, card, standing, standing_height
from spielkiste.games.number_rally.material import DECK, FIRST_EVENT, NAMES

_WIDTH: Final = 60.0
_HEIGHT: Final = 84.0
_CAR_WIDTH: Final = 70.0
_CAR_HEIGHT: Final = 34.0
#: The most rallies until a player has won four: three for each of five players, and the last one.
_RALLIES: Final = 16


def sheets() -> list[Sheet]:
    cards = [
        card(NAMES[kind], _WIDTH, _HEIGHT, NAMES[kind], "back", f"zr-card-{NAMES[kind]}" if kind >= FIRST_EVENT else "")
        for kind in DECK
    ]
    cars = [standing(name, _CAR_WIDTH, _CAR_HEIGHT, name) for name in ("car", "spare-car")]
    return [
        Cut("zr-paper-cards", _WIDTH, _HEIGHT, cards),
        Cut("zr-paper-cars", _CAR_WIDTH, standing_height(_CAR_HEIGHT), cars),
        Score("zr-paper-score", ["zr-paper-rally"], _RALLIES, 5),
    ]
