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
    ANSWERS,
    ATTACKS,
    BIT,
    DISTANCES,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    GREEN_LIGHT,
    KINDS,
    MOST_SIDES,
    NAMES,
)

#: The types of the arguments in a move's phrase.
ARGUMENTS: Final = {"km": "number", "card": "km-card", "side": "side"}

ATTACK: Final = 20
DISCARD: Final = 40
MASTER: Final = 60
PASS: Final = 64
NEXT: Final = 65
MOVE_COUNT: Final = 66


def _by_mask(first_move: int, kinds: int) -> list[list[int]]:
    """Return the moves by mask of `kinds` kinds: one for each bit in the mask, from `first_move` on."""
    return [[first_move + kind for kind in range(kinds) if mask & BIT[kind]] for mask in range(2**kinds)]


# The moves by mask of the cards (see `material`).  Callers read these lists and never change them.
DISTANCE_MOVES: Final = _by_mask(0, FIRST_ATTACK)
ANSWER_MOVES: Final = _by_mask(FIRST_DEFENCE, ANSWERS)
#: By side, then by mask of the attacks.
ATTACK_MOVES: Final = [_by_mask(ATTACK + ATTACKS * side, ATTACKS) for side in range(MOST_SIDES)]
#: Discards of distances and attacks, by mask of both.
EARLY_DISCARDS: Final = _by_mask(DISCARD, FIRST_ATTACK + ATTACKS)
ANSWER_DISCARDS: Final = _by_mask(DISCARD + FIRST_DEFENCE, ANSWERS)
#: By safety: the answers to an attack with it in hand; and without it.
MASTER_OR_PASS: Final = [[[MASTER + safety, PASS]] for safety in range(KINDS - FIRST_SAFETY)]
ONLY_PASS: Final = [[PASS]]


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
        side, attack = divmod(move - ATTACK, ATTACKS)
        return Phrase("km-move-attack", {"side": side, "card": NAMES[FIRST_ATTACK + attack]})
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
