"""The moves of Times Table Mau-Mau as small ints.

======== ==============================================================================
0-11     name what two cards share (see `naming`)
12-114   play a card of this kind; 112 (a wish card without a colour) is never legal
115-118  play a wish card and name a colour
119      draw
120      keep the card just drawn
121      stop after a double match
122      pass, because nothing can be drawn
======== ==============================================================================
"""

from typing import Final

from spielkiste.core.story import Phrase
from spielkiste.games.numnum.material import COLOURS, NAMES
from spielkiste.games.numnum.naming import ANSWER_COUNT, naming_phrase

LAY: Final = 12
LAY_WISH: Final = 112
WISH_FOR: Final = 115
DRAW: Final = 119
KEEP: Final = 120
STOP: Final = 121
PASS: Final = 122
MOVE_COUNT: Final = 123


def phrase(move: int) -> Phrase | None:
    """Return the move as a text key with arguments, or None if there is no such move."""
    if not 0 <= move < MOVE_COUNT:
        return None
    if move < ANSWER_COUNT:
        return naming_phrase(move)
    if move < WISH_FOR:
        return Phrase("nn-move-lay", {"card": NAMES[move - LAY]})
    if move < DRAW:
        return Phrase("nn-move-wish", {"colour": COLOURS[move - WISH_FOR]})
    if move == DRAW:
        return Phrase("nn-move-draw")
    if move == KEEP:
        return Phrase("nn-move-keep")
    return Phrase("nn-move-stop" if move == STOP else "nn-move-pass")
