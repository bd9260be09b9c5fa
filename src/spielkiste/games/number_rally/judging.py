"""Facts about a view of a rally that need no look-ahead."""

from spielkiste.games.number_rally.material import AFTER, HIGHEST_NUMBER, KIND_OF
from spielkiste.games.number_rally.view import NumberRallyView


def real_total(view: NumberRallyView) -> int:
    """Return the total including the newest card, whether it has been named or not."""
    naming = view["naming"]
    if naming is None:
        return view["total"]
    return AFTER[KIND_OF[naming["card"]]][naming["before"]]


def equal(view: NumberRallyView, kind: int, seat: int) -> bool:
    """Return whether this card, played by this seat, would count as equal to the top of the pile (ZR-6)."""
    if view["little"] or kind > HIGHEST_NUMBER:
        return False
    pile = view["pile"]
    return len(pile) > 0 and KIND_OF[pile[-1]] == kind and view["layer"] != seat


def biggest(cards: list[int]) -> int:
    """Return the highest number card, or the first event card if there is no number."""
    best = cards[0]
    for kind in cards:
        if kind <= HIGHEST_NUMBER and (best > HIGHEST_NUMBER or kind > best):
            best = kind
    return best
