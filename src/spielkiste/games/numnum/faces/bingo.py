"""Bingo of the times tables: a different card for each child, and the slips for the caller."""

from typing import Final

from spielkiste.core.paper import Cut, Mark, Piece, Sheet
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import NAMES, NUMBERS, PRODUCTS

#: The number of cards per side of a bingo sheet.
BINGO_SIDE: Final = 4
BINGO_CARDS: Final = 12
_BINGO_WIDTH: Final = 93.0
_BINGO_HEIGHT: Final = 124.0
_CALL_WIDTH: Final = 36.0
_CALL_HEIGHT: Final = 20.0

#: The products of the small times table that have cards, and the cards of each.
FACTS: Final = sorted(PRODUCTS)
FACES_OF: Final = {product: [NAMES[kind] for kind, number in enumerate(NUMBERS) if number == product] for product in FACTS}


def sum_of(product: int) -> str:
    """Return the sum that asks for a product: the two factors below ten that are closest to each other."""
    factor = max(one for one in range(2, 10) if product % one == 0 and one * one <= product and product // one < 10)
    return f"{factor} × {product // factor}"


def sheets(count: int = BINGO_CARDS) -> list[Sheet]:
    return [
        Cut("nn-paper-bingo", _BINGO_WIDTH, _BINGO_HEIGHT, [_bingo(number) for number in range(count)]),
        Cut("nn-paper-calls", _CALL_WIDTH, _CALL_HEIGHT, [_call(product) for product in FACTS]),
    ]


def bingo_numbers(number: int) -> list[int]:
    """Return the numbers on a bingo sheet, row by row; no two sheets have the same numbers."""
    chosen = FACTS[:]
    Rng(f"bingo {number}").shuffle(chosen)
    return chosen[: BINGO_SIDE * BINGO_SIDE]


def _bingo(number: int) -> Piece:
    edge = 3.0
    across, down = (_BINGO_WIDTH - 2 * edge) / BINGO_SIDE, (_BINGO_HEIGHT - 2 * edge) / BINGO_SIDE
    marks: list[Mark] = []
    for place, product in enumerate(bingo_numbers(number)):
        row, column = divmod(place, BINGO_SIDE)
        shown = FACES_OF[product][(number + place) % 2]
        marks.append(Mark(edge + column * across + 0.5, edge + row * down + 0.5, across - 1, down - 1, shown))
    return Piece(f"bingo-{number + 1}", marks)


def _call(product: int) -> Piece:
    return Piece(str(product), [Mark(2, 2, _CALL_WIDTH - 4, _CALL_HEIGHT - 4, literal=f"{sum_of(product)} = {product}")])
