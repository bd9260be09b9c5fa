"""The moves at the wall as small ints.  Stacks count from 0 in the ints, from 1 in texts.

======== ==============================================================================
0-11     name what two cards share (see `naming`)
12-60    take a pair: 12 + 7 x stack + other stack, the left one first
61-67    set the ban card of a stack aside
68-81    claim a side of the breach: 68 + 2 x stack + (0 left, 1 right)
82-781   swap the wish card of a stack for a number card: 82 + 100 x stack + card
======== ==============================================================================
"""

from typing import Final

from spielkiste.core.story import Phrase
from spielkiste.games.numnum.material import NAMES, NUMBER_CARDS
from spielkiste.games.numnum.naming import ANSWER_COUNT, naming_phrase
from spielkiste.games.numnum.wall.material import STACKS

TAKE: Final = 12
ASIDE: Final = 61
CLAIM: Final = 68
SWAP: Final = 82
MOVE_COUNT: Final = 782

LEFT: Final = 0
RIGHT: Final = 1
DIRECTIONS: Final = ["left", "right"]


def take(first: int, second: int) -> int:
    """Return the move that takes the free cards of these two stacks (or the last two of one row)."""
    return TAKE + STACKS * min(first, second) + max(first, second)


def phrase(move: int) -> Phrase | None:
    """Return the move as a text key with arguments, or None if there is no such move."""
    if not 0 <= move < MOVE_COUNT:
        return None
    if move < ANSWER_COUNT:
        return naming_phrase(move)
    if move < ASIDE:
        first = (move - TAKE) // STACKS
        second = (move - TAKE) % STACKS
        return Phrase("nn-move-take", {"first": first + 1, "second": second + 1}) if first <= second else None
    if move < CLAIM:
        return Phrase("nn-move-aside", {"stack": move - ASIDE + 1})
    if move < SWAP:
        return Phrase("nn-move-claim", {"stack": (move - CLAIM) // 2 + 1, "direction": DIRECTIONS[(move - CLAIM) % 2]})
    place = move - SWAP
    return Phrase("nn-move-swap", {"stack": place // NUMBER_CARDS + 1, "card": NAMES[place % NUMBER_CARDS]})
