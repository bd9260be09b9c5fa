"""The moves of Times Table Patience as small ints.

======== ==============================================================================
0-11     name what two cards share (see `naming`)
12       play: put the card turned up on the pile of its colour
13       wait: put it at the lower end of the waiting row of its colour
14-17    fetch the end card of a waiting row onto its pile
18-21    play a wish card on a pile
22       finish
======== ==============================================================================
"""

from typing import Final

from spielkiste.core.story import Phrase
from spielkiste.games.numnum.material import COLOURS
from spielkiste.games.numnum.naming import ANSWER_COUNT, naming_phrase

PLAY: Final = 12
WAIT: Final = 13
FETCH: Final = 14
LAY_WISH: Final = 18
FINISH: Final = 22
MOVE_COUNT: Final = 23


def phrase(move: int) -> Phrase | None:
    """Return the move as a text key with arguments, or None if there is no such move."""
    if not 0 <= move < MOVE_COUNT:
        return None
    if move < ANSWER_COUNT:
        return naming_phrase(move)
    if move == PLAY:
        return Phrase("nn-move-play")
    if move == WAIT:
        return Phrase("nn-move-wait")
    if move < LAY_WISH:
        return Phrase("nn-move-fetch", {"colour": COLOURS[move - FETCH]})
    if move < FINISH:
        return Phrase("nn-move-lay-wish", {"colour": COLOURS[move - LAY_WISH]})
    return Phrase("nn-move-finish")
