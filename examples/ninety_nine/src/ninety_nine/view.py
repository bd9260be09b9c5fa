"""What a player may know, as JSON.  Cards are "ace", "2" to "10", "jack", "queen", "king"."""

from typing import TypedDict


class NinetyNineSeat(TypedDict):
    """One seat, as everyone sees it."""

    lives: int
    cards: int


class NinetyNineView(TypedDict):
    """The table as one seat sees it; a spectator has no hand."""

    turn: int
    #: 1: the turn goes to the next seat; -1: to the one before.
    direction: int
    total: int
    #: The cards played since the last shuffle, the newest last.
    laid: list[str]
    pile: int
    seats: list[NinetyNineSeat]
    hand: list[str]
