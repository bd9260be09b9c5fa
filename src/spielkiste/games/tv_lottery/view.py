"""The view of the TV Lottery as typed dicts.

Seats count from 0, places from 0 (the lowest), spaces from 1 (0: the pawn has not entered yet).
"""

from typing import Final, TypedDict

from spielkiste.games.tv_lottery.material import (
    SECTORS,
)


class QuestionView(TypedDict):
    """One question on the stack.  Parts that a kind does not use are None, False, 0 or empty."""

    #: pick, place (the draft); spin, star; field-card, empty-field, swap, buy (the spaces); seller, leaving, give (a
    #: sale); taken (a place for a card from the board); take, go-to, exchange (luck cards); buy-off (meet-and-buy).
    kind: str
    #: The seat that is asked.
    seat: int
    #: The digit in question.
    digit: int | None
    #: leaving: the chosen seller; give: the buyer.
    other: int | None
    #: seller, leaving, give: the seats that have the digit twice; buy-off: the seats on this space not yet bought from.
    seats: list[int]
    #: give: the place that the buyer's card leaves; only the buyer sees it.
    place: int | None
    #: star: yellow, green or red.
    spinner: str | None
    #: taken: the price of the card (0 on a luck card).
    price: int
    #: buy: whether the one question of this landing has been asked.
    asked: bool


class RoundView(TypedDict):
    """A round that has been paid."""

    #: The winning number from the bottom up.
    number: list[int]
    #: By seat: how many digits were right from the bottom; 6 is a winner.
    right: list[int]
    winners: list[int]


class SpinnerView(TypedDict):
    """A spinner as printed."""

    #: yellow, green or red
    name: str
    #: The numbers of its sectors, clockwise from the top; None is the star.
    sectors: list[int | None]


class TvLotteryView(TypedDict):
    """The table as one seat or a spectator sees it."""

    #: draft, turn or over
    phase: str
    #: The current round, from 1; 0 in the draft.
    round: int
    rounds: int
    buying_off: bool
    #: The seat whose turn it is; in the draft, the seat that picks.
    turn: int
    #: The finished turns of this round, and the number after which the round is paid in any case (TL-21).
    turns: int
    turns_most: int
    #: The winning number on the golden spaces, from the bottom up; empty in the draft.
    number: list[int]
    #: By digit 0-9: the number of cards on the board.
    lying: list[int]
    money: list[int]
    #: By seat: the space of its pawn, 1-20; 0 before its first spin.
    pawns: list[int]
    #: The sector that each needle points to, in the order of `spinners`.
    needles: list[int]
    #: The number of luck cards in the pile, those set aside (in order), and the one of this turn.
    luck_pile: int
    luck_used: list[str]
    luck: str | None
    #: Your own holder from the bottom up, None for an empty place; [] for a spectator.
    holder: list[int | None]
    #: How many of your digits are right from the bottom; 0 in the draft and for a spectator.
    right: int
    #: The prize for them if the round were paid now.
    prize: int
    #: By seat: the number of cards in its holder; six, except in the draft.
    held: list[int]
    #: By seat: whether the rest of its holder is being filled at random (draft).
    filling: list[bool]
    #: The open questions, bottom first: the last one is being asked, the others follow.
    questions: list[QuestionView]
    finished: list[RoundView]
    #: The printed board, the same in every game: the number of places in a holder; the kind of each space, start first;
    #: the next space clockwise and backwards; the spinners.
    places: int
    ring: list[str]
    onward: list[int]
    back: list[int]
    spinners: list[SpinnerView]


_SECTORS: Final[list[list[int | None]]] = [[*numbers, None] for numbers in SECTORS]
