"""What differs between the two games of taking pairs from seven rows."""

from typing import Final


class Variant:
    """One of the two games, as data."""

    def __init__(
        self, slug: str, title: str, seat_counts: list[int], open_rows: bool, pairs_in_a_row: bool, breach: bool
    ) -> None:
        self.slug: Final = slug
        self.title: Final = title
        self.seat_counts: Final = seat_counts
        #: Whether every card is seen (NN-30) or only the free ones (NN-20).
        self.open_rows: Final = open_rows
        #: Whether the two last cards of one row can be a pair (NN-31).
        self.pairs_in_a_row: Final = pairs_in_a_row
        #: Whether an empty stack ends the game (NN-24).
        self.breach: Final = breach


WALL_BREAK_RULES: Final = Variant("wall-break", "Mauerbruch", [2, 4], False, False, True)
CLEAR_AWAY_RULES: Final = Variant("clear-away", "Räum ab!", [2], True, True, False)

STACKS: Final = 7
HEIGHTS: Final = [16, 16, 15, 15, 15, 16, 16]
#: Cells per stack in the flat list of cards.
TALLEST: Final = 16
PARTIES: Final = 2
LAST_TAKEN: Final = 7
