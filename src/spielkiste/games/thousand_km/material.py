"""The cards of 1000 Kilometer: their names, how many there are, and which card answers which.

A card is its kind, an int from 0 to 18; two cards of one kind are equal.  Sets of kinds are bit masks, because the
rules ask several times per move which cards may be played on a pile.
"""

from typing import Final

from mypy_extensions import i64

from spielkiste.core.build import compiled

if compiled():
    from librt.vecs import vec
else:
    from spielkiste.core.plain_bytes import vec  # type: ignore[assignment]

# Kinds: distances 0-4, attacks 5-9, the defence against each attack (attack + 5), safeties 15-18.
GREEN_LIGHT: Final = 10
END_OF_LIMIT: Final = 11
RED_LIGHT: Final = 5
SPEED_LIMIT: Final = 6
TWO_HUNDRED: Final = 4
#: The most 200s on one road (KM-6).
MOST_200S: Final = 2
#: The most layouts, each of one player or of two partners (KM-16).
MOST_SIDES: Final = 4
FIRST_ATTACK: Final = 5
FIRST_DEFENCE: Final = 10
FIRST_SAFETY: Final = 15
KINDS: Final = 19

NAMES: Final = [
    "25", "50", "75", "100", "200",
    "red-light", "speed-limit", "empty-tank", "flat-tyre", "breakdown",
    "green-light", "end-of-limit", "petrol", "spare-tyre", "repair",
    "right-of-way", "tanker", "puncture-proof", "ace-driver",
]  # fmt: skip
COUNTS: Final = [10, 10, 10, 12, 4, 5, 4, 3, 3, 3, 14, 6, 6, 6, 6, 1, 1, 1, 1]
DISTANCES: Final = [25, 50, 75, 100, 200]

DECK: Final = bytes([kind for kind in range(KINDS) for _ in range(COUNTS[kind])])
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}

#: Each kind as a pile of one card, made once because almost every move adds a card to a pile.
#: Write `pile = pile + card`: for `+=` mypyc emits a generic call that looks up the types first.
CARD: Final = [bytes([kind]) for kind in range(KINDS)]

# The safety (0-3: right of way, tanker, puncture-proof tyre, ace driver) against each attack (0-4).
SAFETY_AGAINST: Final = [0, 0, 1, 2, 3]
RIGHT_OF_WAY: Final = 0

# Tables instead of shifts, because mypyc would make `1 << kind` only 32 bits wide.  Vectors of plain integers, because
# every move reads them several times.
BIT: Final = vec[i64]([2**kind for kind in range(KINDS)])
#: One card of each kind, as added to a hand stored as one integer (three bits per kind).
IN_HAND: Final = vec[i64]([8**kind for kind in range(KINDS)])

DISTANCE_BITS: Final = 31
LIMITED_DISTANCE_BITS: Final = 3
GREEN_BIT: Final = 2**10
END_OF_LIMIT_BIT: Final = 2**11
ATTACK_BITS: Final = 31 * 2**5
SAFETY_BITS: Final = 15 * 2**15

BATTLE_ATTACKS: Final = 0b11101 * 2**5
SPEED_ATTACK: Final = 0b00010 * 2**5

# By mask of the safeties on the table: the mask of the attacks that can still be played.
UNPREVENTED: Final = vec[i64](
    [sum(BIT[5 + attack] for attack in range(5) if not safeties & BIT[SAFETY_AGAINST[attack]]) for safeties in range(16)]
)

# By kilometres to go (0, 25, 50 … 200 or more): the mask of the distance cards that fit.
FITTING: Final = vec[i64]([sum(BIT[i] for i in range(5) if DISTANCES[i] <= 25 * room) for room in range(9)])


def kinds_in(mask: int, first: int, last: int) -> list[int]:
    """Return the kinds from `first` to `last` whose bit is set in `mask`."""
    return [kind for kind in range(first, last + 1) if mask & BIT[kind]]
