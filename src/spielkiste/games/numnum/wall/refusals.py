"""Reasons why a move at the wall is illegal: the clause and the text, using only what everyone sees."""

from spielkiste.core.game import Refusal
from spielkiste.games.numnum.matching import explain
from spielkiste.games.numnum.material import NAMES, NUMBER_CARDS, WISH
from spielkiste.games.numnum.naming import ANSWER_COUNT
from spielkiste.games.numnum.wall.material import STACKS
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, MOVE_COUNT, SWAP, TAKE
from spielkiste.games.numnum.wall.stacks import ASK_NAME, OPENING, OVER, Stacks


def why_not(wall: Stacks, seat: int, move: int) -> Refusal | None:
    """Return the clause and the reason, or None if the seat may make this move now."""
    if not 0 <= move < MOVE_COUNT or (TAKE <= move < ASIDE and (move - TAKE) // STACKS > (move - TAKE) % STACKS):
        return Refusal("NN-22", "nn-why-no-move")
    if wall.allows(seat, move):
        return None
    if wall.phase == OVER:
        return Refusal(wall.ended_by, "nn-why-over")
    if seat != wall.turn:
        return Refusal("NN-21" if wall.phase == OPENING else "NN-22", "nn-why-turn", {"seat": wall.turn})
    if wall.questions and wall.questions[-1] == ASK_NAME:
        return wall.why_not_name(move)
    if CLAIM <= move < SWAP:
        # Clear Away! has no breach, even if rows are empty.
        return Refusal("NN-24", "nn-why-no-breach") if wall.variant.breach else Refusal("NN-31", "nn-why-rows-never-break")
    if wall.questions:
        return Refusal("NN-24", "nn-why-claim-first")
    if move < ANSWER_COUNT:
        return Refusal("T-5", "nn-why-nothing-to-name")
    if move < ASIDE:
        return _why_not_take(wall, (move - TAKE) // STACKS, (move - TAKE) % STACKS)
    if wall.phase == OPENING:
        return Refusal("NN-21", "nn-why-opening-pairs")
    if move < CLAIM:
        return Refusal("NN-23", "nn-why-no-bar-card", {"stack": move - ASIDE + 1})
    return _why_not_swap(wall, (move - SWAP) // NUMBER_CARDS, (move - SWAP) % NUMBER_CARDS)


def _why_not_take(wall: Stacks, first: int, second: int) -> Refusal:
    if first == second and not wall.variant.pairs_in_a_row:
        return Refusal("NN-22", "nn-why-same-card")
    left = wall.top(first)
    right = wall.partner(first, second)
    if left < 0 or right < 0:
        clause = "NN-31" if first == second else "NN-22"
        return Refusal(clause, "nn-why-no-card", {"stack": (first if left < 0 else second) + 1})
    if left >= NUMBER_CARDS or right >= NUMBER_CARDS:
        return Refusal("NN-23", "nn-why-special-pair", {"card": NAMES[left if left >= NUMBER_CARDS else right]})
    told: dict[str, object] = {"left": NAMES[left], "right": NAMES[right]}
    found = explain(left, right, wall.bars)
    if found.level() > 0:
        return Refusal("NN-21", "nn-why-opening-double", told)
    if found.barred:
        return Refusal("NN-4", "nn-why-barred", {**told, "rows": [str(row) for row in found.barred]})
    return Refusal("NN-3", "nn-why-no-match", told)


def _why_not_swap(wall: Stacks, stack: int, card: int) -> Refusal:
    if wall.top(stack) != WISH:
        return Refusal("NN-23", "nn-why-no-wish-card", {"stack": stack + 1})
    for taken in wall.last_seven():
        if taken < NUMBER_CARDS:
            return Refusal("NN-23", "nn-why-not-last-seven", {"card": NAMES[card]})
    return Refusal("NN-23", "nn-why-nothing-to-swap")
