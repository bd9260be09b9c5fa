"""The moves of the TV Lottery as small ints.  Places count from 0 (the lowest) here, from 1 in texts.

======== ==========================================================================================
0-9      take: this digit from the board (TL-2, TL-13 a, the luck card "take")
10-19    ask: who has this digit twice? (TL-9, TL-13 c)
20-25    put: the new card into this place; the card there leaves (TL-2, TL-8, TL-9, TL-13)
26-31    give: the seller's card in this place (TL-9)
32-46    swap: two places of your own holder, the pairs in the order 1 2, 1 3 … 5 6 (TL-10)
47-49    spin: yellow, green, red (TL-4)
50-62    number: -3 -2 -1 1 2 … 10, the answer to a star (TL-4)
63-82    go-to: space 1-20 (the luck card "go anywhere")
83-118   exchange: 83 + 6 x seat + place (the luck card "exchange")
119-154  buy-off: 119 + 6 x seat + place (meet-and-buy, TL-20)
155-160  buy-from: this seat sells (TL-9)
161      leave: no, thank you
162      fill: fill the rest of my holder for me (TL-2)
======== ==========================================================================================
"""

from typing import Final

from spielkiste.core.story import Phrase
from spielkiste.games.tv_lottery.material import DIGITS, FIELDS, PLACES, SEATS_MAX, SECTORS, SPINNERS

TAKE: Final = 0
ASK: Final = 10
PUT: Final = 20
GIVE: Final = 26
SWAP: Final = 32
SPIN: Final = 47
NUMBER: Final = 50
GO_TO: Final = 63
EXCHANGE: Final = 83
BUY_OFF: Final = 119
BUY_FROM: Final = 155
LEAVE: Final = 161
FILL: Final = 162
MOVE_COUNT: Final = 163

PAIRS: Final = [(first, second) for first in range(PLACES) for second in range(first + 1, PLACES)]
STAR_NUMBERS: Final = [-3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

ASK_MOVES: Final = [ASK + digit for digit in range(DIGITS)]
SWAP_MOVES: Final = [SWAP + pair for pair in range(len(PAIRS))]
SPIN_MOVES: Final = [SPIN + spinner for spinner in range(len(SPINNERS))]
#: By spinner: the answers to its star.
STAR_MOVES: Final = [[NUMBER + STAR_NUMBERS.index(number) for number in sectors] for sectors in SECTORS]
#: By space: the moves to every other space.
GO_TO_MOVES: Final = [[GO_TO + goal - 1 for goal in range(1, FIELDS + 1) if goal != field] for field in range(FIELDS + 1)]
EXCHANGE_MOVES: Final = [[EXCHANGE + PLACES * seat + place for place in range(PLACES)] for seat in range(SEATS_MAX)]
BUY_OFF_MOVES: Final = [[BUY_OFF + PLACES * seat + place for place in range(PLACES)] for seat in range(SEATS_MAX)]


def swap_of(first: int, second: int) -> int:
    """Return the move that swaps these two places."""
    return SWAP + PAIRS.index((min(first, second), max(first, second)))


def phrase(move: int) -> Phrase | None:
    """Return the move as a text key with arguments, or None if there is no such move."""
    if move < 0 or move >= MOVE_COUNT:
        return None
    if move < ASK:
        return Phrase("tl-move-take", {"digit": move})
    if move < PUT:
        return Phrase("tl-move-ask", {"digit": move - ASK})
    if move < GIVE:
        return Phrase("tl-move-put", {"place": move - PUT + 1})
    if move < SWAP:
        return Phrase("tl-move-give", {"place": move - GIVE + 1})
    if move < SPIN:
        pair = PAIRS[move - SWAP]
        return Phrase("tl-move-swap", {"place": pair[0] + 1, "second": pair[1] + 1})
    if move < NUMBER:
        return Phrase("tl-move-spin", {"spinner": SPINNERS[move - SPIN]})
    if move < GO_TO:
        return Phrase("tl-move-number", {"number": STAR_NUMBERS[move - NUMBER]})
    if move < EXCHANGE:
        return Phrase("tl-move-go-to", {"field": move - GO_TO + 1})
    if move < BUY_OFF:
        return Phrase("tl-move-exchange", {"seat": (move - EXCHANGE) // PLACES, "place": (move - EXCHANGE) % PLACES + 1})
    if move < BUY_FROM:
        return Phrase("tl-move-buy-off", {"seat": (move - BUY_OFF) // PLACES, "place": (move - BUY_OFF) % PLACES + 1})
    if move < LEAVE:
        return Phrase("tl-move-buy-from", {"seat": move - BUY_FROM})
    return Phrase("tl-move-leave" if move == LEAVE else "tl-move-fill")
