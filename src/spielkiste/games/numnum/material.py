"""The NumNum deck: 109 cards with their numbers and colours.

A card is its kind, an int from 0 to 102: 25 number cards in each of the four colours (no number twice in a colour),
then the wish card, "no twos" and "no fives", three of each.  We do not know for sure which products exist in which
two colours; correct `PRODUCTS`, and nothing else, if your box differs.
"""

from typing import Final

from spielkiste.games.numnum.view import Colour

COLOURS: Final[list[Colour]] = ["triangle", "circle", "square", "diamond"]
COLOUR_COUNT: Final = 4

#: In all four colours: the joker (1), the small numbers, and the two primes above ten.
EVERYWHERE: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]
#: The other products of the small times table, each with its two colours.
PRODUCTS: Final = {
    12: "TD", 14: "TS", 15: "TD", 16: "TD", 18: "CS", 20: "CD", 21: "SD", 24: "TC", 25: "CD",
    27: "CS", 28: "CS", 30: "TC", 32: "TS", 35: "TS", 36: "SD", 40: "CD", 42: "CS", 45: "TS",
    48: "TC", 49: "CS", 54: "SD", 56: "CD", 63: "TC", 64: "TD", 72: "SD", 81: "TD",
}  # fmt: skip
_LETTERS: Final = "TCSD"

JOKER: Final = 1
#: The rows (times tables) that two numbers can share; 11 and 13 are included so that equal numbers match.
ROWS: Final = [2, 3, 4, 5, 6, 7, 8, 9, 11, 13]


def _numbers(colour: int) -> list[int]:
    letter = _LETTERS[colour]
    return sorted(EVERYWHERE + [number for number, where in PRODUCTS.items() if letter in where])


#: The number on each number card, and its colour (0-3).
NUMBERS: Final = [number for colour in range(COLOUR_COUNT) for number in _numbers(colour)]
COLOUR_OF: Final = [colour for colour in range(COLOUR_COUNT) for _ in _numbers(colour)]

NUMBER_CARDS: Final = 100
WISH: Final = 100
NO_TWOS: Final = 101
KINDS: Final = 103

NAMES: Final = [f"{NUMBERS[kind]}-{COLOURS[COLOUR_OF[kind]]}" for kind in range(NUMBER_CARDS)] + [
    "wish",
    "no-twos",
    "no-fives",
]
COUNTS: Final = [1] * NUMBER_CARDS + [3, 3, 3]
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}
DECK: Final = [kind for kind in range(KINDS) for _ in range(COUNTS[kind])]

#: Patience (NN-40) leaves out the ban cards and the numbers 11 and 13.
PATIENCE_DECK: Final = [kind for kind in DECK if kind == WISH or (kind < NUMBER_CARDS and NUMBERS[kind] not in (11, 13))]


def count_cards(cards: list[int], found: dict[str, int]) -> None:
    """Add these cards to a tally by name."""
    for kind in cards:
        found[NAMES[kind]] += 1


def full_tally(deck: list[int]) -> dict[str, int]:
    """Return how many of each card a deck has."""
    found = dict.fromkeys(NAMES, 0)
    count_cards(deck, found)
    return found
