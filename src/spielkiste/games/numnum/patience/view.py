"""The view of Times Table Patience as typed dicts.  `numnum.view` documents the names of cards and colours."""

from typing import Literal, TypedDict

from spielkiste.games.numnum.view import Colour, NamingMode, NamingView, WhyView


class PileView(TypedDict):
    """One colour of Times Table Patience."""

    colour: Colour
    cards: list[str]  # the pile, top last; "wish" for a wish card
    waiting: list[str]  # the waiting row, lower end last
    end_fits: bool  # whether the end of the waiting row may be put on the pile now
    #: How it matches the top.  None if nothing waits, a wish card is on top, or naming is strict.
    end_why: WhyView | None
    up_fits: bool  # whether the card turned up may (and must) be put on this pile
    up_why: WhyView | None  # None if it has another colour, a wish card is on top, or naming is strict


class WayView(TypedDict):
    """One move on the way to the best score."""

    move: Literal["play", "wait", "fetch", "wish"]
    card: str
    colour: Colour  # the colour of the pile or row


class PatienceView(TypedDict):
    phase: Literal["turn", "naming", "over"]
    turn: int  # always 0
    card_up: str | None  # None when the hand pile is used up
    hand_pile: int  # the number of cards left, the one turned up included
    piles: list[PileView]  # four, in the order triangle, circle, square, diamond
    wishes: int  # wish cards put aside
    score: int
    most: int  # the score if every card were on a pile
    best: int | None  # the best score of the deal; None until the game is over
    way: list[WayView]  # the moves that reach it; [] until the game is over
    naming: NamingView | None
    naming_mode: NamingMode
    mistakes: list[int]
