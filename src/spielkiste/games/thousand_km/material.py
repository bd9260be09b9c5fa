"""The cards of 1000 Kilometer: what they are called, how many there are, and which one answers which.

A card is its kind, an int from 0 to 18; two cards of a kind are the same.  Sets of kinds are bit masks, because the
rules ask "which of these may be laid there?" several times a move.
"""

from typing import Final

from mypy_extensions import i64

from spielkiste.core.build import compiled

if compiled():
    from librt.vecs import vec
else:
    from spielkiste.core.plain_bytes import vec  # type: ignore[assignment]

# Kinds: distances 0-4, attacks 5-9, the defence of each attack five further on, safeties 15-18.
GREEN_LIGHT: Final = 10
END_OF_LIMIT: Final = 11
RED_LIGHT: Final = 5
SPEED_LIMIT: Final = 6
TWO_HUNDRED: Final = 4
#: So many 200s lie before a driver at most (KM-6).
MOST_200S: Final = 2
#: So many lay-outs there are at most, each of one driver or of two partners (KM-16).
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

#: Each kind as a pile of one card: ready-made, because a card comes onto some pile with almost every move.  Laid with
#: `pile = pile + card`: of `+=` the compiler makes a call that has to find out first what it is to add.
CARD: Final = [bytes([kind]) for kind in range(KINDS)]

# The safety (0-3: right of way, tanker, puncture-proof tyre, ace driver) that prevents each attack (0-4).
SAFETY_AGAINST: Final = [0, 0, 1, 2, 3]
RIGHT_OF_WAY: Final = 0

# Tables instead of shifts: the compiler would make a shift of 1 only 32 bits wide.  Of plain numbers: they are looked at several
# times a move.
BIT: Final = vec[i64]([2**kind for kind in range(KINDS)])
#: One card of each kind in a hand that is kept as one number, three bits for each kind.
IN_HAND: Final = vec[i64]([8**kind for kind in range(KINDS)])

DISTANCE_BITS: Final = 31
LIMITED_DISTANCE_BITS: Final = 3
GREEN_BIT: Final = 2**10
END_OF_LIMIT_BIT: Final = 2**11
ATTACK_BITS: Final = 31 * 2**5
SAFETY_BITS: Final = 15 * 2**15

BATTLE_ATTACKS: Final = 0b11101 * 2**5
SPEED_ATTACK: Final = 0b00010 * 2**5

# For each mask of safeties lying open: the mask of the attacks that can still be laid.
UNPREVENTED: Final = vec[i64](
    [sum(BIT[5 + attack] for attack in range(5) if not safeties & BIT[SAFETY_AGAINST[attack]]) for safeties in range(16)]
)

# For 0, 25, 50 … 200 km (or more) still to go: the mask of the distance cards that fit.
FITTING: Final = vec[i64]([sum(BIT[i] for i in range(5) if DISTANCES[i] <= 25 * room) for room in range(9)])


def kinds_in(mask: int, first: int, last: int) -> list[int]:
    """The kinds from `first` to `last` whose bit is set in `mask`."""
    return [kind for kind in range(first, last + 1) if mask & BIT[kind]]
