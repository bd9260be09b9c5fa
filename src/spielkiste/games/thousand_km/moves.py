"""The moves of 1000 Kilometer as small ints, and tables that turn a mask of moves into a list.

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

from mypy_extensions import i64

from spielkiste.core.build import compiled
from spielkiste.core.story import Phrase, written
from spielkiste.games.thousand_km.material import (
    ATTACKS,
    DISTANCES,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    GREEN_LIGHT,
    KINDS,
    NAMES,
)

if compiled():
    from librt.vecs import vec
else:
    from spielkiste.core.plain_bytes import vec  # type: ignore[assignment]

#: The types of the arguments in a move's phrase.
ARGUMENTS: Final = {"km": "number", "card": "km-card", "side": "side"}

ATTACK: Final = 20
DISCARD: Final = 40
MASTER: Final = 60
PASS: Final = 64
NEXT: Final = 65
MOVE_COUNT: Final = 66

# The legal moves of a turn are a mask with one bit for each move below MASTER.  It is read in blocks of ten moves, each by one
# table lookup.  Cards for the layout, attacks and discards take two blocks each.
BLOCK_BITS: Final = 10
BLOCK_SIZE: Final = 1 << BLOCK_BITS
BLOCK_MASK: Final = BLOCK_SIZE - 1
TWO_BLOCKS: Final = (1 << 2 * BLOCK_BITS) - 1


def _moves_of() -> list[list[int]]:
    """Return the moves of every mask of every block, in ascending order."""
    found: list[list[int]] = []
    for first in range(0, MASTER, BLOCK_BITS):
        block: list[list[int]] = [[]]
        for bit in range(BLOCK_BITS):
            block += [[*moves, first + bit] for moves in block]
        found += block
    return found


#: The moves of block b with mask m, at place b * BLOCK_SIZE + m.  The lists are shared, so nothing may change them.
MOVES_OF: Final = _moves_of()
#: How many bits a mask of a block has.
COUNT_OF: Final = vec[i64]([len(moves) for moves in MOVES_OF[:BLOCK_SIZE]])


def moves_in(mask: i64) -> list[int]:
    """Return the moves of a mask as a new list, in ascending order."""
    block: i64 = 0
    while mask and not mask & TWO_BLOCKS:
        block += 2 * BLOCK_SIZE
        mask >>= 2 * BLOCK_BITS
    # Most turns have moves of one kind only, so this `+` makes most lists in one step.
    found = MOVES_OF[block + (mask & BLOCK_MASK)] + MOVES_OF[block + BLOCK_SIZE + ((mask >> BLOCK_BITS) & BLOCK_MASK)]
    mask >>= 2 * BLOCK_BITS
    block += 2 * BLOCK_SIZE
    while mask:
        if mask & BLOCK_MASK:
            found += MOVES_OF[block + (mask & BLOCK_MASK)]
        block += BLOCK_SIZE
        mask >>= BLOCK_BITS
    return found


def count_in(mask: i64) -> i64:
    """Return how many moves a mask has."""
    count: i64 = 0
    while mask:
        count += COUNT_OF[mask & BLOCK_MASK]
        mask >>= BLOCK_BITS
    return count


def move_at(mask: i64, place: i64) -> int:
    """Return `moves_in(mask)[place]` without making the list."""
    block: i64 = 0
    while place >= COUNT_OF[mask & BLOCK_MASK]:
        place -= COUNT_OF[mask & BLOCK_MASK]
        block += BLOCK_SIZE
        mask >>= BLOCK_BITS
    return MOVES_OF[block + (mask & BLOCK_MASK)][place]


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
