"""Reasons for moves at the wall.

Each reason is one true sentence about the move, made only from what everyone sees.
"""

from spielkiste.core.story import Phrase
from spielkiste.games.numnum.matching import BARRED_ROW, DOUBLE, MATCH, bars_of
from spielkiste.games.numnum.material import KIND_OF, KINDS, NAMES, NO_TWOS, NUMBER_CARDS
from spielkiste.games.numnum.wall.material import STACKS
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, LEFT, SWAP, TAKE
from spielkiste.games.numnum.wall.view import WallView

#: Stacks of at least this height are in no danger.
_HIGH = 4


def reason(view: WallView, move: int, pairs_after: int, fewest: bool) -> Phrase | None:
    """Return one sentence that explains why a legal move makes sense; None while a question is open.

    `pairs_after` is the number of free pairs after the move, or -1 if it cannot be known.  `fewest` says that no
    other pair leaves fewer.
    """
    if view["naming"] is not None:
        return None
    if move < ASIDE:
        return _take(view, (move - TAKE) // STACKS, (move - TAKE) % STACKS, pairs_after, fewest)
    if move < CLAIM:
        return _aside(view, move - ASIDE)
    if move < SWAP:
        return _claim(view, (move - CLAIM) // 2, (move - CLAIM) % 2)
    stack = (move - SWAP) // NUMBER_CARDS
    card = NAMES[(move - SWAP) % NUMBER_CARDS]
    return Phrase("nn-hint-swap-free", {"card": card, "stack": stack + 1, "count": pairs_after})


def _take(view: WallView, first: int, second: int, pairs_after: int, fewest: bool) -> Phrase:
    pair = next(pair for pair in view["pairs"] if pair["stacks"] == [first, second])
    args: dict[str, object] = {"left": pair["cards"][0], "right": pair["cards"][1]}
    heights = [stack["height"] for stack in view["stacks"]]
    heights[first] -= 1
    heights[second] -= 1
    if not view["open_rows"] and min(heights) == 0:
        return _breach(heights)
    if view["opening"]:
        return Phrase("nn-hint-take-opening", args)
    if MATCH[bars_of(view["bars"])][KINDS * KIND_OF[pair["cards"][0]] + KIND_OF[pair["cards"][1]]] == DOUBLE:
        return Phrase("nn-hint-take-double", args)
    if view["open_rows"]:
        # The number of pairs left is a reason only if another pair would leave more.
        if pairs_after > 0:
            return Phrase("nn-hint-take-leaves", {**args, "count": pairs_after}) if fewest else Phrase("nn-hint-take", args)
        return Phrase("nn-hint-take-none", {**args, "count": 0})
    lowest = min(heights)
    if lowest >= _HIGH:
        return Phrase("nn-hint-take-high", {**args, "count": lowest})
    if heights[first] == lowest or heights[second] == lowest:
        low = first if heights[first] == lowest else second
        return Phrase("nn-hint-take-low", {**args, "stack": low + 1, "count": lowest})
    return Phrase("nn-hint-take", args)


def _breach(heights: list[int]) -> Phrase:
    """Return the reason for breaking the wall: the side of a gap with the most cards."""
    best = 0
    most = -1
    for stack in range(STACKS):
        if heights[stack] == 0:
            count = max(sum(heights[:stack]), sum(heights[stack + 1 :]))
            if count > most:
                best, most = stack, count
    return Phrase("nn-hint-breach", {"stack": best + 1, "count": most})


def _aside(view: WallView, stack: int) -> Phrase:
    heights = [pile["height"] for pile in view["stacks"]]
    heights[stack] -= 1
    if heights[stack] == 0:
        return Phrase("nn-hint-aside-last", {"stack": stack + 1}) if view["open_rows"] else _breach(heights)
    row = BARRED_ROW[KIND_OF[view["stacks"][stack]["cards"][-1]] - NO_TWOS]
    return Phrase("nn-hint-aside-lifts" if row in view["bars"] else "nn-hint-aside-bars", {"row": row})


def _claim(view: WallView, stack: int, direction: int) -> Phrase:
    found = next(gap for gap in view["breach"] if gap["stack"] == stack)
    count, rest = (found["left"], found["right"]) if direction == LEFT else (found["right"], found["left"])
    return Phrase("nn-hint-claim" if count >= rest else "nn-hint-claim-less", {"count": count, "rest": rest})
