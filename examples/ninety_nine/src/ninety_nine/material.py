"""The material: an ordinary pack of 52 cards.  Suits do not matter, so a card is its rank."""

from typing import Final

RANKS: Final = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"]
FOUR: Final = RANKS.index("4")
NINE: Final = RANKS.index("9")
TEN: Final = RANKS.index("10")
KING: Final = RANKS.index("king")
#: What each rank adds to the total (NI-4).  The nine does not add: it sets the total to the maximum.
WORTH: Final = [1, 2, 3, 0, 5, 6, 7, 8, 0, 10, 10, 10, 0]
PACK: Final = sorted(4 * list(range(len(RANKS))))

HAND: Final = 3
TOP: Final = 99
MOST_LIVES: Final = 5
MOST_SEATS: Final = 6
