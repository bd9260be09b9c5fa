"""The cards of 1000 Kilometer: their names, how many there are, and which card answers which.

A card is its kind, an int from 0 to 18; two cards of one kind are equal.  A set of kinds is a mask, one bit for each kind:

========= ====================================================================
bits 0-4  distances: ``mask & DISTANCE_BITS``
bits 5-9  attacks: ``(mask & ATTACK_BITS) >> FIRST_ATTACK``
bits 10-  defences (10-14) and safeties (15-18)
========= ====================================================================

A hand is one integer as well: HAND_BITS bits for each kind hold the number of its cards.
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
ATTACKS: Final = 5
#: The defence against an attack is this many kinds after it.
TO_DEFENCE: Final = 5

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
#: Three bits of a hand count the cards of a kind, because nobody has more than seven cards.
HAND_BITS: Final = 3
HAND_MASK: Final = 7
#: One card of each kind, as added to a hand.
IN_HAND: Final = vec[i64]([2 ** (HAND_BITS * kind) for kind in range(KINDS)])

DISTANCE_BITS: Final = 0b11111
LIMITED_DISTANCE_BITS: Final = 0b00011
TWO_HUNDRED_BIT: Final = 0b10000
ATTACK_BITS: Final = 0b11111 << 5
SPEED_ATTACK: Final = 0b00010 << 5
BATTLE_ATTACKS: Final = 0b11101 << 5
GREEN_BIT: Final = 1 << 10
END_OF_LIMIT_BIT: Final = 1 << 11
SAFETY_BITS: Final = 0b1111 << 15

# By mask of the safeties on the table: the mask of the attacks that can still be played.
UNPREVENTED: Final = vec[i64](
    [
        sum(BIT[FIRST_ATTACK + attack] for attack in range(ATTACKS) if not safeties & BIT[SAFETY_AGAINST[attack]])
        for safeties in range(16)
    ]
)

# By kilometres to go (0, 25, 50 … 200 or more): the mask of the distance cards that fit.
FITTING: Final = vec[i64]([sum(BIT[i] for i in range(5) if DISTANCES[i] <= 25 * room) for room in range(9)])
