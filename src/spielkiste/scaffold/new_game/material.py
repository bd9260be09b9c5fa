"""What lies in the box."""

from typing import Final

#: One card of each number.
LOWEST: Final = 1
HIGHEST: Final = 9
CARDS: Final = list(range(LOWEST, HIGHEST + 1))
#: How many everybody is dealt, and so how many tricks there are.
HAND: Final = 3
