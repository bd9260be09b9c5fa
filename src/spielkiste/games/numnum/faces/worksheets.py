"""Worksheets with NumNum cards: dominoes and bingo of the times tables."""

from typing import Final

from spielkiste.core.paper import EDGE, Cut, Mark, Piece, Sheet
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.faces.paper import HEIGHT, WIDTH
from spielkiste.games.numnum.material import NAMES, NUMBERS, PRODUCTS

#: A domino has two halves: a card, and a sum whose result is on the next domino's card.
_HALF: Final = 30.0
_DOMINO_HEIGHT: Final = 40.0
_FACE_HEIGHT: Final = _DOMINO_HEIGHT - 2 * EDGE
_FACE_WIDTH: Final = _FACE_HEIGHT * WIDTH / HEIGHT
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


def sheets() -> list[Sheet]:
    return [
        Cut("nn-paper-dominoes", 2 * _HALF, _DOMINO_HEIGHT, dominoes()),
        Cut("nn-paper-bingo", _BINGO_WIDTH, _BINGO_HEIGHT, [_bingo(number) for number in range(BINGO_CARDS)]),
        Cut("nn-paper-calls", _CALL_WIDTH, _CALL_HEIGHT, [_call(product) for product in FACTS]),
    ]


def dominoes() -> list[Piece]:
    """Return one domino for each product; in the right order they form a ring, starting from any of them."""
    order = FACTS[:]
    Rng("dominoes").shuffle(order)
    found: list[Piece] = []
    for place, product in enumerate(order):
        asked = sum_of(order[(place + 1) % len(order)])
        # The two halves touch, so that it is clear what belongs together.
        face, frame, question = (
            Mark(_HALF - _FACE_WIDTH, EDGE, _FACE_WIDTH, _FACE_HEIGHT, FACES_OF[product][place % 2]),
            Mark(_HALF, EDGE, _FACE_WIDTH, _FACE_HEIGHT, "blank"),
            Mark(_HALF, EDGE, _FACE_WIDTH, _FACE_HEIGHT, literal=asked),
        )
        found.append(Piece(f"{product} | {asked}", [face, frame, question]))
    return found


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
