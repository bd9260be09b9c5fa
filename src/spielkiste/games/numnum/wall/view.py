"""The view of Wall Break and Clear Away! as typed dicts, the same for every seat and for spectators.

Stacks count from 0 here, from 1 in moves, events and texts.  `numnum.view` documents the names of cards.
"""

from typing import Literal, TypedDict

from spielkiste.games.numnum.view import NamingMode, NamingView, WhyView

Direction = Literal["left", "right"]
WallPhase = Literal["opening", "main", "naming", "breach", "over"]


class StackView(TypedDict):
    """A stack of the wall, or a row of Clear Away!."""

    height: int
    cards: list[str]  # visible cards from the bottom, free card last; in Wall Break only that one
    claimed_by: int | None  # the seat that claimed it at the breach


class PairView(TypedDict):
    """A pair that may be taken now."""

    stacks: list[int]  # two stacks, the left one first; one stack twice for the last two cards of a row
    cards: list[str]
    why: WhyView | None  # None with strict naming


class LastPairView(TypedDict):
    """The pair that was taken last."""

    left: str
    right: str
    #: Why it matched when it was taken, as far as that is certain: bans may have changed since.  None if unknown.
    why: WhyView | None


class TakenView(TypedDict):
    card: str
    side: int  # the party that has it


class PartyView(TypedDict):
    seats: list[int]
    cards: int  # the number of its cards, at the end including those claimed
    mistakes: int  # wrong answers of its seats together (strict naming)


class BreachView(TypedDict):
    """An emptied stack, while its sides can be claimed or after one has been."""

    stack: int
    left: int  # the number of cards on either side
    right: int
    claimed: Direction | None


class WallView(TypedDict):
    """Wall Break or Clear Away!, the same for every seat and for spectators."""

    phase: WallPhase  # breach: choose a side
    opening: bool  # whether the opening is still going on, also during a question
    turn: int
    open_rows: bool  # whether all cards are visible (Clear Away!)
    stacks: list[StackView]  # seven
    tallest: int  # the number of cards in the highest stack at the start
    pairs: list[PairView]  # what the seat to move may take
    last_pair: LastPairView | None  # None before the first, while it is being named, and after a wish card replaced one of it
    bars: list[int]
    bar_rows: list[int]  # the rows that can be banned
    aside: list[str]  # ban cards set aside
    last_taken: list[TakenView]  # at most `last_count`, the latest last
    last_count: int  # how many of the last cards taken can be swapped back for a wish card
    sides: list[PartyView]  # two
    breach: list[BreachView]
    naming: NamingView | None
    naming_mode: NamingMode
    mistakes: list[int]
