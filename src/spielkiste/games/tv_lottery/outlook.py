"""Where a move would lead on the ring, for faces that show it before it is made."""

from spielkiste.games.tv_lottery import moves as m
from spielkiste.games.tv_lottery.material import FIELD_OF, LANDINGS, SECTORS


def outlook_of(pawn: int, move: int) -> dict[str, object]:
    """For the owner of a pawn on this field.

    A spin has `landings`: for each number of the spinner, in its order, the field that it leads to.  What is taken, asked
    for, named on a star or gone to has its `field`.
    """
    if move < m.ASK:
        return {"field": FIELD_OF[move]}
    if move < m.PUT:
        return {"field": FIELD_OF[move - m.ASK]}
    if m.SPIN <= move < m.NUMBER:
        return {"landings": [LANDINGS[pawn][3 + number] for number in SECTORS[move - m.SPIN]]}
    if m.NUMBER <= move < m.GO_TO:
        return {"field": LANDINGS[pawn][3 + m.STAR_NUMBERS[move - m.NUMBER]]}
    if m.GO_TO <= move < m.EXCHANGE:
        return {"field": move - m.GO_TO + 1}
    return {}
