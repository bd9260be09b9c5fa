"""The material of the TV Lottery: the ring, the spinners, the luck cards and the money.

The rulebook does not show the ring, the spinners and the luck cards in full; correct them here if your box differs.
"""

from typing import Final

DIGITS: Final = 10
PLACES: Final = 6
SEATS_MAX: Final = 6
#: One round, and three rematches.
ROUNDS: Final = 4
ROUNDS_MAX: Final = 9

# -- money ------------------------------------------------------------------------------------------------------
PRICE: Final = 50_000
START_MONEY: Final = 200_000
PER_RIGHT_DIGIT: Final = 100_000
GRAND_PRIZE: Final = 600_000
#: Twenty notes each of 50 000, 100 000, 200 000 and 500 000; the bank may go into debt (TL-19).
ALL_NOTES: Final = 17_000_000

TURNS_EACH: Final = 60

# -- the ring: space 0 is the start, 1 to 20 follow clockwise -------------------------------------------------------
# A digit space is its digit; the other spaces are negative.
START: Final = -1
LUCK: Final = -2
SWAP: Final = -3
BAD_LUCK: Final = -4
BUY: Final = -5
RING: Final = [
    START,
    0, LUCK, 1, SWAP, 2, BAD_LUCK, 3, LUCK, 4, SWAP,
    5, LUCK, 6, BAD_LUCK, 7, SWAP, 8, LUCK, 9, BUY,
]  # fmt: skip
FIELDS: Final = 20
#: By digit: its space.
FIELD_OF: Final = [RING.index(digit) for digit in range(DIGITS)]
#: By space: its name.
SQUARES: Final = [
    "start",
    "digit-0", "luck", "digit-1", "swap", "digit-2", "bad-luck", "digit-3", "luck", "digit-4", "swap",
    "digit-5", "luck", "digit-6", "bad-luck", "digit-7", "swap", "digit-8", "luck", "digit-9", "buy",
]  # fmt: skip

# -- the spinners: six numbers and a star, equally likely -----------------------------------------------------------
SPINNERS: Final = ["yellow", "green", "red"]
SECTORS: Final = [[5, 6, 7, 8, 9, 10], [1, 2, 3, 4, 5, 6], [-3, -2, -1, 1, 2, 3]]
STAR: Final = 6
SECTOR_COUNT: Final = 7

# -- the luck cards -----------------------------------------------------------------------------------------------
BANK_PAYS_50: Final = 0
BANK_PAYS_100: Final = 1
BANK_PAYS_200: Final = 2
PAY_50: Final = 3
PAY_100: Final = 4
LUCKY_SWAP: Final = 5
LUCKY_TAKE: Final = 6
SPIN_AGAIN: Final = 7
GO_ANYWHERE: Final = 8
ALL_PAY_YOU: Final = 9
YOU_PAY_ALL: Final = 10
LUCKY_EXCHANGE: Final = 11
LUCK_NAMES: Final = [
    "bank-pays-50", "bank-pays-100", "bank-pays-200", "pay-50", "pay-100", "swap", "take",
    "spin-again", "go-anywhere", "all-pay-you", "you-pay-all", "exchange",
]  # fmt: skip
LUCK_COUNTS: Final = [2, 3, 1, 2, 1, 3, 2, 2, 1, 1, 1, 1]
#: By money card: the amount that the bank pays; negative if the player pays.
LUCK_MONEY: Final = [50_000, 100_000, 200_000, -50_000, -100_000]
LUCK_KINDS: Final = 12
LUCK_DECK: Final = [kind for kind in range(LUCK_KINDS) for _ in range(LUCK_COUNTS[kind])]

# A table instead of a shift, because mypyc would make the shift 32 bits wide.
BIT: Final = [1, 2, 4, 8, 16, 32]


def prize_for(right: int) -> int:
    """Return the prize for this many right digits from the bottom up (TL-15, TL-16)."""
    return GRAND_PRIZE if right == PLACES else PER_RIGHT_DIGIT * right


def landing(field: int, number: int) -> int:
    """Return the space that a pawn on `field` (0: not on the ring yet) reaches (TL-5, TL-6).

    The start space counts only once.
    """
    if field == 0:
        return number if number > 0 else FIELDS + 1 + number
    return (field - 1 + number) % FIELDS + 1


#: LANDINGS[field][3 + number]: `landing`, precomputed for every number from -3 to 10.
LANDINGS: Final = [[landing(field, number) for number in range(-3, 11)] for field in range(FIELDS + 1)]
#: By space: the next one clockwise, and the next one backwards.
ONWARD: Final = [landing(field, 1) for field in range(FIELDS + 1)]
BACK: Final = [landing(field, -1) for field in range(FIELDS + 1)]
