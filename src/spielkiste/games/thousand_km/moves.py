"""The moves of 1000 Kilometer as small ints, with precomputed move lists for every set of cards.

======== =================================================
0-18     play a card of this kind on your own layout
20-39    attack: 20 + 5 x side + attack (0-4)
40-58    discard: 40 + kind
60-63    master move: 60 + safety (0-3)
64       pass, the answer "no master move"
65       next: the points of a round have been seen
======== =================================================
"""

from typing import Final

from spielkiste.core.story import Phrase, written
from spielkiste.games.thousand_km.material import (
    DISTANCES,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    GREEN_LIGHT,
    KINDS,
    MOST_SIDES,
    NAMES,
    kinds_in,
)

#: The types of the arguments in a move's phrase.
ARGUMENTS: Final = {"km": "number", "card": "km-card", "side": "side"}

ATTACK: Final = 20
DISCARD: Final = 40
MASTER: Final = 60
PASS: Final = 64
NEXT: Final = 65
MOVE_COUNT: Final = 66

NO_MOVES: Final[list[int]] = []
# Indexed by a mask of kinds that are in hand and playable; one table for low kinds, one for high kinds.
DISTANCE_MOVES: Final = [kinds_in(mask, 0, 4) for mask in range(32)]
DEFENCE_AND_SAFETY_MOVES: Final = [kinds_in(mask * 1024, 10, 18) for mask in range(512)]
# Indexed by 32 x side + mask of attacks.
ATTACK_MOVES: Final = [
    [ATTACK + 5 * side + attack for attack in range(5) if mask // 2**attack % 2]
    for side in range(MOST_SIDES)
    for mask in range(32)
]
ATTACK_COUNT: Final = [len(ATTACK_MOVES[mask]) for mask in range(32)]
DISCARDS_LOW: Final = [[DISCARD + kind for kind in kinds_in(mask, 0, 9)] for mask in range(1024)]
DISCARDS_HIGH: Final = [[DISCARD + kind for kind in kinds_in(mask * 1024, 10, 18)] for mask in range(512)]


def phrase(move: int) -> Phrase | None:
    """Return the move as a text key with arguments, or None if there is no such move."""
    if 0 <= move < FIRST_ATTACK:
        return Phrase("km-move-drive", {"km": DISTANCES[move]})
    if move == GREEN_LIGHT:
        return Phrase("km-move-green")
    if FIRST_DEFENCE <= move < FIRST_SAFETY:
        return Phrase("km-move-defend", {"card": NAMES[move]})
    if FIRST_SAFETY <= move < KINDS:
        return Phrase("km-move-safety", {"card": NAMES[move]})
    if ATTACK <= move < DISCARD:
        return Phrase("km-move-attack", {"side": (move - ATTACK) // 5, "card": NAMES[FIRST_ATTACK + (move - ATTACK) % 5]})
    if DISCARD <= move < DISCARD + KINDS:
        return Phrase("km-move-discard", {"card": NAMES[move - DISCARD]})
    if MASTER <= move < PASS:
        return Phrase("km-move-master", {"card": NAMES[FIRST_SAFETY + move - MASTER]})
    if move == PASS:
        return Phrase("km-move-pass")
    if move == NEXT:
        return Phrase("km-move-next")
    return None


def _written(move: int) -> str:
    found = phrase(move)
    return written(found, ARGUMENTS) if found is not None else ""


#: The notation of every move, for views that name moves whether they are legal or not.
WRITTEN: Final = [_written(move) for move in range(MOVE_COUNT)]
