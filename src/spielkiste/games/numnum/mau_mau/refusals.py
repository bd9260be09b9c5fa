"""Reasons why a move is illegal: the clause and the text, using only what the seat knows."""

from spielkiste.core.game import Refusal
from spielkiste.games.numnum.matching import explain
from spielkiste.games.numnum.material import COLOURS, NAMES, WISH
from spielkiste.games.numnum.mau_mau.moves import DRAW, KEEP, LAY, LAY_WISH, MOVE_COUNT, PASS, STOP, WISH_FOR
from spielkiste.games.numnum.mau_mau.table import AGAIN, DRAWN, OVER, MauMauTable
from spielkiste.games.numnum.naming import ANSWER_COUNT


def why_not(table: MauMauTable, seat: int, move: int) -> Refusal | None:
    if not 0 <= move < MOVE_COUNT:
        return Refusal("NN-11", "nn-why-no-move")
    if table.allows(seat, move):
        return None
    if table.phase == OVER:
        return Refusal(table.ended_by, "nn-why-over")
    if seat != table.turn:
        return Refusal("NN-11", "nn-why-turn", {"seat": table.turn})
    if table.left >= 0:
        return table.why_not_name(move)
    if move < ANSWER_COUNT:
        return Refusal("T-5", "nn-why-nothing-to-name")
    if move < DRAW:
        return _why_not_lay(table, seat, WISH if move >= WISH_FOR else move - LAY, move == LAY_WISH)
    if move == KEEP:
        return Refusal("NN-12", "nn-why-nothing-drawn")
    if table.phase == DRAWN:
        return Refusal("NN-12", "nn-why-drawn-first")
    if move == STOP:
        return Refusal("NN-11", "nn-why-no-stop")
    if table.phase == AGAIN:
        return Refusal("NN-11", "nn-why-no-draw-after-double")
    if table.must_lay(seat):
        return Refusal("NN-12", "nn-why-must-lay" if move == DRAW else "nn-why-must-lay-not-pass")
    return Refusal("NN-15", "nn-why-no-pass" if move == PASS else "nn-why-empty")


def _why_not_lay(table: MauMauTable, seat: int, kind: int, colourless: bool) -> Refusal:
    if kind not in table.hands[seat]:
        return Refusal("NN-11", "nn-why-not-held", {"card": NAMES[kind]})
    if table.phase == DRAWN and kind != table.drawn:
        return Refusal("NN-12", "nn-why-drawn-only", {"card": NAMES[kind]})
    if colourless:
        return Refusal("NN-13", "nn-why-wish-colour")
    if table.wished >= 0:
        return Refusal("NN-13", "nn-why-other-colour", {"card": NAMES[kind], "colour": COLOURS[table.wished]})
    top = table.pile[-1]
    told: dict[str, object] = {"left": NAMES[top], "right": NAMES[kind]}
    barred = explain(top, kind, table.bars).barred
    if barred:
        return Refusal("NN-4", "nn-why-barred", {**told, "rows": [str(row) for row in barred]})
    return Refusal("NN-3", "nn-why-no-match", told)
