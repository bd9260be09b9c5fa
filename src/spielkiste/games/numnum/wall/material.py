"""The sizes of the two wall games, and the differences between them."""

from typing import Final

STACKS: Final = 7
HEIGHTS: Final = [16, 16, 15, 15, 15, 16, 16]
#: The number of cells per stack in the flat list of cards.
TALLEST: Final = 16
PARTIES: Final = 2
#: How many of the last cards taken can be swapped back for a wish card (NN-23).
LAST_TAKEN: Final = 7


class Variant:
    """One of the two games, as data."""

    def __init__(
        self,
        slug: str,
        seat_counts: list[int],
        age: int,
        minutes: list[int],
        open_rows: bool,
        pairs_in_a_row: bool,
        breach: bool,
    ) -> None:
        self.slug: Final = slug
        self.seat_counts: Final = seat_counts
        self.age: Final = age
        self.minutes: Final = minutes
        #: Whether every card is visible (NN-30) or only the free ones (NN-20).
        self.open_rows: Final = open_rows
        #: Whether the last two cards of one row can be a pair (NN-31).
        self.pairs_in_a_row: Final = pairs_in_a_row
        #: Whether an empty stack ends the game (NN-24).
        self.breach: Final = breach


WALL_BREAK_RULES: Final = Variant(
    "wall-break", [2, 4], age=8, minutes=[10, 15], open_rows=False, pairs_in_a_row=False, breach=True
)
CLEAR_AWAY_RULES: Final = Variant("clear-away", [2], age=10, minutes=[15, 20], open_rows=True, pairs_in_a_row=True, breach=False)
