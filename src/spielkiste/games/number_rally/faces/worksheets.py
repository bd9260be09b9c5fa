"""Worksheets for Number Rally: sums from the little rally up to those that cross a ten."""

from typing import Final

from spielkiste.core.paper import Sheet, Sums
from spielkiste.core.randomness import Rng

ON_A_PAGE: Final = 30
_LARGEST_CARD: Final = 10
_GOAL: Final = 100
_LITTLE_GOAL: Final = 20


def sheets() -> list[Sheet]:
    """Return a page of sums for the little rally, one of sums within a ten, and one of sums that cross a ten."""
    pairs = [(total, card) for total in range(1, _GOAL) for card in range(1, _LARGEST_CARD) if total + card <= _GOAL]
    little = [(total, card) for total, card in pairs if total + card <= _LITTLE_GOAL]
    within = [(total, card) for total, card in pairs if total > _LITTLE_GOAL and total % 10 and total % 10 + card < 10]
    across = [(total, card) for total, card in pairs if total > _LITTLE_GOAL and total % 10 + card > 10]
    return [_page("zr-paper-sums-little", little), _page("zr-paper-sums-within", within), _page("zr-paper-sums-across", across)]


def _page(title: str, pairs: list[tuple[int, int]]) -> Sums:
    order = list(range(len(pairs)))
    Rng(title).shuffle(order)
    chosen = [pairs[place] for place in order[:ON_A_PAGE]]
    return Sums(title, [(f"{total} + {card} =", str(total + card)) for total, card in chosen])
