"""The cards of Number Rally: their names, how many there are, and what each does to the total.

A card is its kind, an int from 1 to 18: a number card is its number, the event cards follow; 0 means no card.  The
rulebook does not say how many of each event card there are.  We use the counts of the sister edition, which also has
40 + 20 cards. Correct COUNTS if your box differs.
"""

from typing import Final

HIGHEST_NUMBER: Final = 10
FIRST_EVENT: Final = 11
PIT_REPAIR: Final = 11
TYRE_CHANGE: Final = 12
OVERTAKE: Final = 13
FALSE_START: Final = 14
STAGE_WIN: Final = 15
REFUEL: Final = 16
OIL_CHANGE: Final = 17
HOME_STRAIGHT: Final = 18
KINDS: Final = 19

NAMES: Final = [
    "", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
    "pit-repair", "tyre-change", "overtake", "false-start", "stage-win", "refuel", "oil-change", "home-straight",
]  # fmt: skip
COUNTS: Final = [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1]
# The little rally leaves out 7, 8, 9 and four of the events (ZR-11).
LITTLE_COUNTS: Final = [0, 4, 4, 4, 4, 4, 4, 0, 0, 0, 4, 4, 0, 3, 0, 0, 2, 2, 0]

KIND_OF: Final = {NAMES[kind]: kind for kind in range(1, KINDS)}
DECK: Final = [kind for kind in range(KINDS) for _ in range(COUNTS[kind])]
LITTLE_DECK: Final = [kind for kind in range(KINDS) for _ in range(LITTLE_COUNTS[kind])]

HAND_SIZE: Final = 4
GOAL: Final = 100
LITTLE_GOAL: Final = 20
#: The most by which a total can pass the goal: 99 + 10 = 109, that is, by 9.
OVERSHOOT: Final = 9

# Whether the text of the event card says "take the car" (ZR-6c).
TAKES_CAR: Final = [kind in (PIT_REPAIR, TYRE_CHANGE, STAGE_WIN, REFUEL, OIL_CHANGE, HOME_STRAIGHT) for kind in range(KINDS)]

# A table instead of a shift, because mypyc would make the shift 32 bits wide.
BIT: Final[list[int]] = [2**kind for kind in range(KINDS)]


def total_after(kind: int, total: int) -> int:
    """Return the total of the pile after a card of this kind (ZR-3)."""
    if kind <= HIGHEST_NUMBER:
        return total + kind
    if kind == PIT_REPAIR:
        return max(0, total - 10)
    if kind == TYRE_CHANGE:
        return 50
    if kind == FALSE_START:
        return total % 10 * 10 + total // 10
    if kind == STAGE_WIN:
        return (total + 5) // 10 * 10
    if kind == HOME_STRAIGHT:
        return 99
    return total


#: AFTER[kind][total] for every total on which a card can be played.
AFTER: Final = [[total_after(kind, total) for total in range(GOAL)] for kind in range(KINDS)]


def reaches_ten(before: int, after: int) -> bool:
    """Return whether a card changed the total to a positive multiple of ten (ZR-6a).  An unchanged total does not count."""
    return after % 10 == 0 and after > 0 and after != before
