"""The moves of Number Rally as small ints, with precomputed move lists for every set of cards.

======== ==============================================================
1-18     play a card of this kind on your turn
21-30    snap: 20 + the number; in calm tempo the answer "yes"
31       pass: the answer "no snap"
32       draw a card
40-149   say the new total: 40 + total
======== ==============================================================
"""

from typing import Final

from spielkiste.core.story import Phrase
from spielkiste.games.number_rally.material import FIRST_EVENT, GOAL, HIGHEST_NUMBER, KINDS, NAMES, OVERSHOOT

SNAP: Final = 20
PASS: Final = 31
DRAW: Final = 32
SAY: Final = 40
MOVE_COUNT: Final = SAY + GOAL + OVERSHOOT + 1

# Indexed by the mask of number cards in hand (bit 0: the 1) and of event cards in hand (bit 0: pit repair).
LAY_NUMBERS: Final = [
    [kind for kind in range(1, HIGHEST_NUMBER + 1) if mask // 2 ** (kind - 1) % 2] for mask in range(2**HIGHEST_NUMBER)
]
LAY_EVENTS: Final = [
    [kind for kind in range(FIRST_EVENT, KINDS) if mask // 2 ** (kind - FIRST_EVENT) % 2]
    for mask in range(2 ** (KINDS - FIRST_EVENT))
]


def phrase(move: int) -> Phrase | None:
    """Return the move as a text key with arguments, or None if there is no such move."""
    if 1 <= move < KINDS:
        return Phrase("zr-move-lay", {"card": NAMES[move]})
    if SNAP < move <= SNAP + HIGHEST_NUMBER:
        return Phrase("zr-move-snap", {"card": NAMES[move - SNAP]})
    if move == PASS:
        return Phrase("zr-move-pass")
    if move == DRAW:
        return Phrase("zr-move-draw")
    if SAY <= move < MOVE_COUNT:
        return Phrase("zr-move-say", {"total": move - SAY})
    return None
