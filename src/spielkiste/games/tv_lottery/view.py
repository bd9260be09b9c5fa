"""What a player of the Fernsehlotterie sees, field by field.

Seats count from 0, places from 0 (the lowest), fields from 1 (0: the pawn has not entered yet).
"""

from typing import Final, TypedDict

from spielkiste.games.tv_lottery.material import (
    SECTORS,
)


class QuestionView(TypedDict):
    """One question on the stack.  What a kind does not use is None, False, 0 or empty."""

    #: pick, place (the draft); spin, star; field-card, empty-field, swap, buy (the fields); seller, leaving, give (a sale);
    #: taken (a place for a card from the board); take, go-to, exchange (luck cards); buy-off.
    kind: str
    #: Who is asked.
    seat: int
    #: The digit that it is about.
    digit: int | None
    #: leaving: the chosen seller; give: the buyer.
    other: int | None
    #: seller, leaving, give: who has the digit twice; buy-off: who stands here and has not been bought from.
    seats: list[int]
    #: give: the place that the buyer's card leaves; only the buyer sees it.
    place: int | None
    #: star: yellow, green or red.
    spinner: str | None
    #: taken: what the card costs (0 on a luck card).
    price: int
    #: buy: whether the one question of this landing has been asked.
    asked: bool


class RoundView(TypedDict):
    """A round that has been paid out."""

    #: The winning number from the bottom up.
    number: list[int]
    #: For every seat how many digits were right from the bottom; 6 is a winner.
    right: list[int]
    winners: list[int]


class SpinnerView(TypedDict):
    """A spinner as it is printed."""

    #: yellow, green or red
    name: str
    #: The numbers of its sectors, clockwise from the top; None is the star.
    sectors: list[int | None]


class TvLotteryView(TypedDict):
    """The table as one seat (or a spectator) sees it."""

    #: draft, turn or over
    phase: str
    #: The round being played, from 1; 0 in the draft.
    round: int
    rounds: int
    buying_off: bool
    #: Whose turn it is; in the draft, who picks.
    turn: int
    #: How many turns of this round are over, and after how many it is paid out anyway (TL-21).
    turns: int
    turns_most: int
    #: The winning number on the golden fields, from the bottom up; empty in the draft.
    number: list[int]
    #: How many cards of each digit 0-9 lie on the board.
    lying: list[int]
    money: list[int]
    #: The field of each pawn: 1-20, 0 before its first spin.
    pawns: list[int]
    #: The sector that each needle points to, in the order of `spinners`.
    needles: list[int]
    #: Luck cards left in the pile, those set aside (the last one turned up last), and the one of this turn.
    luck_pile: int
    luck_used: list[str]
    luck: str | None
    #: Your own holder from the bottom up, None where no card is yet; empty for a spectator.
    holder: list[int | None]
    #: How many of your digits are right from the bottom; 0 in the draft and for a spectator.
    right: int
    #: What they would bring if the round were paid now.
    prize: int
    #: How many cards are in each holder: six, except in the draft.
    held: list[int]
    #: Who lets the rest of the holder be filled (draft).
    filling: list[bool]
    #: The open questions, bottom first: the last one is being asked, the others follow when it is answered.
    questions: list[QuestionView]
    finished: list[RoundView]
    #: The board as it is printed, the same in every game: how many places a holder has; what each field is, the start
    #: first; the field after each field, clockwise and backwards; the spinners.
    places: int
    ring: list[str]
    onward: list[int]
    back: list[int]
    spinners: list[SpinnerView]


_SECTORS: Final[list[list[int | None]]] = [[*numbers, None] for numbers in SECTORS]
