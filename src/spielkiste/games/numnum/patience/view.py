"""What the view of 1x1 Patience holds, field by field.  Cards and colours are named as in `numnum.view`."""

from typing import Literal, TypedDict

from spielkiste.games.numnum.view import Colour, NamingMode, NamingView, WhyView


class PileView(TypedDict):
    """One colour of 1x1 Patience."""

    colour: Colour
    cards: list[str]  # the pile, the top last; "wish" for a wish card
    waiting: list[str]  # the waiting row, its lower end last
    end_fits: bool  # whether the end of the waiting row may go onto the pile now
    #: How it goes with the top.  None if nothing waits, a wish card is on top, or a wrong row counts (strict naming).
    end_why: WhyView | None
    up_fits: bool  # whether the card turned up may (and must) go onto this pile
    up_why: WhyView | None  # None if it has another colour, a wish card is on top, or a wrong row counts


class WayView(TypedDict):
    """One move on the way to the best score."""

    move: Literal["play", "wait", "fetch", "wish"]
    card: str
    colour: Colour  # whose pile or row it concerns


class PatienceView(TypedDict):
    phase: Literal["turn", "naming", "over"]
    turn: int  # always 0
    card_up: str | None  # None when the hand pile is used up
    hand_pile: int  # how many cards are left, the one turned up included
    piles: list[PileView]  # four, in the order triangle, circle, square, diamond
    wishes: int  # wish cards aside
    score: int
    most: int  # the score if every card came onto a pile
    best: int | None  # the best score the deal allowed; only when it is over
    way: list[WayView]  # how it is reached, move by move; [] until it is over
    naming: NamingView | None
    naming_mode: NamingMode
    mistakes: list[int]
