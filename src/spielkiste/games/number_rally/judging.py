"""What can be told from a view of the rally without thinking ahead."""

from spielkiste.games.number_rally.material import AFTER, HIGHEST_NUMBER, KIND_OF
from spielkiste.games.number_rally.view import NumberRallyView


def real_total(view: NumberRallyView) -> int:
    """The total with the newest card, named or not."""
    naming = view["naming"]
    if naming is None:
        return view["total"]
    return AFTER[KIND_OF[naming["card"]]][naming["before"]]


def equal(view: NumberRallyView, kind: int, seat: int) -> bool:
    """Whether this card, laid by this seat, would count as equal to the top of the pile."""
    if view["little"] or kind > HIGHEST_NUMBER:
        return False
    pile = view["pile"]
    return len(pile) > 0 and KIND_OF[pile[-1]] == kind and view["layer"] != seat


def biggest(cards: list[int]) -> int:
    """The biggest number, or the first event if there is no number."""
    best = cards[0]
    for kind in cards:
        if kind <= HIGHEST_NUMBER and (best > HIGHEST_NUMBER or kind > best):
            best = kind
    return best
