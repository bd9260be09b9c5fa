"""The questions of the TV Lottery: every decision is a frame on a stack, and the top one is being asked.

A question can lead to another one: a luck card sends a pawn to the buy space, its owner buys there, and the seller
has to choose which card to give.  The open decisions stay below it on the stack.  Frames never change; they are
replaced.  All frames are public, except that the place in a `GIVE` frame is the buyer's secret.
"""

from typing import Final

PICK: Final = 0  # TL-2: which digit do you take?
PLACE: Final = 1  # TL-2: into which place does `digit` go?
SPIN: Final = 2  # TL-4: which spinner?
STAR: Final = 3  # TL-4: which number of `spinner`?
FIELD_CARD: Final = 4  # TL-8: into which place does `digit` go, if you want it?
EMPTY_FIELD: Final = 5  # TL-9: ask who has `digit` twice?
SELLER: Final = 6  # TL-9: from which of `seats` do you buy `digit`?
LEAVING: Final = 7  # TL-9: which of your cards leaves for `digit` from seat `other`?
GIVE: Final = 8  # TL-9: which `digit` does the seller give? Buyer `other` offers the card in `place`.
SWAP: Final = 9  # TL-10: which two cards do you swap?
BUY: Final = 10  # TL-13: which of the three? `asked`: the one question is used up.
TAKE: Final = 11  # the luck card: which digit do you take?
TAKEN: Final = 12  # TL-13 a, the luck card: into which place does `digit` go, for `price`?
GO_TO: Final = 13  # the luck card: to which space?
EXCHANGE: Final = 14  # the luck card: with whom do you exchange which place?
BUY_OFF: Final = 15  # TL-20: which place do you buy from whom of `seats`?

KINDS: Final = [
    "pick", "place", "spin", "star", "field-card", "empty-field", "seller", "leaving",
    "give", "swap", "buy", "take", "taken", "go-to", "exchange", "buy-off",
]  # fmt: skip
#: By kind: the clause behind the question.
CLAUSES: Final = [
    "TL-2", "TL-2", "TL-4", "TL-4", "TL-8", "TL-9", "TL-9", "TL-9",
    "TL-9", "TL-10", "TL-13", "TL-11", "TL-13", "TL-11", "TL-11", "TL-20",
]  # fmt: skip


class Question:
    """One frame: what is asked, who is asked, and about what.  Parts that a kind does not use are -1 or 0."""

    def __init__(
        self,
        kind: int,
        seat: int,
        digit: int = -1,
        other: int = -1,
        seats: int = 0,
        place: int = -1,
        spinner: int = -1,
        price: int = 0,
        asked: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.digit: Final = digit
        self.other: Final = other
        #: A mask of seats: those that answered, or those on the same space.
        self.seats: Final = seats
        self.place: Final = place
        self.spinner: Final = spinner
        self.price: Final = price
        self.asked: Final = asked

    def json(self) -> dict[str, object]:
        """Return all parts, secrets included, for positions."""
        return {
            "kind": KINDS[self.kind],
            "seat": self.seat,
            "digit": self.digit,
            "other": self.other,
            "seats": self.seats,
            "place": self.place,
            "spinner": self.spinner,
            "price": self.price,
            "asked": self.asked,
        }
