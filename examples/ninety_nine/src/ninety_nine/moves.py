"""Moves: play a card (its rank), play a ten downwards, or give up because no card fits."""

from typing import Final

from ninety_nine.material import NINE, RANKS, TEN, TOP, WORTH
from spielkiste.core.story import Phrase

LOWER: Final = len(RANKS)
GIVE_UP: Final = LOWER + 1
MOVE_COUNT: Final = GIVE_UP + 1


def card_of(move: int) -> int:
    """Return the rank that leaves the hand."""
    return TEN if move == LOWER else move


def makes(move: int, total: int) -> int:
    """Return the total after this card; above 99 it does not fit (NI-4)."""
    if move == NINE:
        return TOP
    if move == LOWER:
        return max(0, total - WORTH[TEN])
    return total + WORTH[move]


def phrase(move: int) -> Phrase | None:
    if move == GIVE_UP:
        return Phrase("ninetynine-move-give-up")
    if move == LOWER:
        return Phrase("ninetynine-move-lower")
    return Phrase("ninetynine-move-lay", {"card": RANKS[move]}) if 0 <= move < LOWER else None
