"""Reasons why a move is illegal: the clause and the text, using only what the player knows."""

from spielkiste.core.game import Refusal
from spielkiste.games.numnum.material import COLOUR_OF, COLOURS, NAMES
from spielkiste.games.numnum.naming import ANSWER_COUNT
from spielkiste.games.numnum.patience.moves import FETCH, FINISH, LAY_WISH, MOVE_COUNT, WAIT
from spielkiste.games.numnum.patience.table import PatienceTable


def why_not(table: PatienceTable, seat: int, move: int) -> Refusal | None:
    if not 0 <= move < MOVE_COUNT:
        return Refusal("NN-41", "nn-why-no-move")
    if table.allows(seat, move):
        return None
    if table.over:
        return Refusal("NN-44", "nn-why-over")
    if table.left >= 0:
        return table.why_not_name(move)
    if move < ANSWER_COUNT:
        return Refusal("T-5", "nn-why-nothing-to-name")
    if move == FINISH:
        return Refusal("NN-44", "nn-why-hand-pile-left", {"count": len(table.deck) - table.turned})
    if move >= LAY_WISH:
        return Refusal("NN-43", "nn-why-no-wish")
    if move >= FETCH:
        row = table.waiting[move - FETCH]
        if not row:
            return Refusal("NN-42", "nn-why-nothing-waits", {"colour": COLOURS[move - FETCH]})
        return _why_not_onto(table, row[-1], "NN-42")
    kind = table.card_up()
    if kind < 0:
        return Refusal("NN-41", "nn-why-hand-pile-empty")
    if move == WAIT:
        return Refusal("NN-41", "nn-why-must-play", {"card": NAMES[kind]})
    return _why_not_onto(table, kind, "NN-41")


def _why_not_onto(table: PatienceTable, kind: int, clause: str) -> Refusal:
    top = table.piles[COLOUR_OF[kind]][-1]
    return Refusal(clause, "nn-why-no-common-row", {"left": NAMES[top], "right": NAMES[kind]})
