"""The material: the cards in the box."""

from typing import Final

#: One card of each number.
LOWEST: Final = 1
HIGHEST: Final = 9
CARDS: Final = list(range(LOWEST, HIGHEST + 1))
#: The number of cards dealt to each player, and so the number of tricks.
HAND: Final = 3
