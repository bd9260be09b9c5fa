"""The space that a move would lead to, for faces that show it before the move is made."""

from spielkiste.games.tv_lottery import moves as m
from spielkiste.games.tv_lottery.material import FIELD_OF, LANDINGS, SECTORS


def outlook_of(pawn: int, move: int) -> dict[str, object]:
    """Return where a move leads a pawn that is on this space.

    A spin has `landings`: for each number of the spinner, in order, the space it leads to.  Taking or asking for a
    digit, naming a number on a star and going to a space have a `field`.
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
