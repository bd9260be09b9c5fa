"""Worksheets with NumNum cards: dominoes of the times tables; `bingo` adds its cards."""

from typing import Final

from spielkiste.core.paper import EDGE, Cut, Mark, Piece, Sheet
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.faces import bingo
from spielkiste.games.numnum.faces.bingo import FACES_OF, FACTS, sum_of
from spielkiste.games.numnum.faces.paper import HEIGHT, WIDTH

#: A domino has two halves: a card, and a sum whose result is on the next domino's card.
_HALF: Final = 30.0
_DOMINO_HEIGHT: Final = 40.0
_FACE_HEIGHT: Final = _DOMINO_HEIGHT - 2 * EDGE
_FACE_WIDTH: Final = _FACE_HEIGHT * WIDTH / HEIGHT


def sheets(cards: int = bingo.BINGO_CARDS) -> list[Sheet]:
    """Return the dominoes, and this many bingo cards."""
    return [Cut("nn-paper-dominoes", 2 * _HALF, _DOMINO_HEIGHT, dominoes()), *bingo.sheets(cards)]


def dominoes() -> list[Piece]:
    """Return one domino for each product; in the right order they form a ring."""
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
