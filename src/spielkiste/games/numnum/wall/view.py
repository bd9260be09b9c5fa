"""What a face is given to draw Mauerbruch and Räum ab!: the same for every seat and for spectators.

Stacks count from 0 here, from 1 in moves, events and texts; the names of cards are told in `numnum.view`.
"""

from typing import Literal, TypedDict

from spielkiste.games.numnum.view import NamingMode, NamingView, WhyView

Direction = Literal["left", "right"]
WallPhase = Literal["opening", "main", "naming", "breach", "over"]


class StackView(TypedDict):
    """A stack of the wall, or a row of Räum ab!."""

    height: int
    cards: list[str]  # what is seen, from the bottom, the free card last: only that one in Mauerbruch
    claimed_by: int | None  # the seat that got it at the breach


class PairView(TypedDict):
    """A pair that may be taken now."""

    stacks: list[int]  # two stacks, the left one first; the same twice for the two last cards of one row
    cards: list[str]
    why: WhyView | None  # None where a wrong row counts (strict naming)


class LastPairView(TypedDict):
    """The pair that was taken last."""

    left: str
    right: str
    #: Why it matched when it was taken, as far as that is certain: bars may have changed since.  None if it cannot be told.
    why: WhyView | None


class TakenView(TypedDict):
    card: str
    side: int  # the party that has it


class PartyView(TypedDict):
    seats: list[int]
    cards: int  # how many it has, at the end with those claimed
    mistakes: int  # wrong answers of its seats together (strict naming)


class BreachView(TypedDict):
    """An emptied stack, while its sides can be claimed and when one has been."""

    stack: int
    left: int  # cards standing on either side
    right: int
    claimed: Direction | None


class WallView(TypedDict):
    """Mauerbruch and Räum ab!: the same for every seat and for spectators."""

    phase: WallPhase  # breach: choose a side
    opening: bool  # whether the opening is not over yet, also during a question
    turn: int
    open_rows: bool  # whether all cards are seen (Räum ab!)
    stacks: list[StackView]  # seven
    tallest: int  # how many cards the highest stack had in the beginning
    pairs: list[PairView]  # what the seat on turn may take
    last_pair: LastPairView | None  # None before the first, while it is being named, and when a wish card has replaced one of it
    bars: list[int]
    bar_rows: list[int]  # the rows that can be barred
    aside: list[str]  # bar cards set aside
    last_taken: list[TakenView]  # at most `last_count`, the latest last
    last_count: int  # how many of the cards taken last can come back for a wish card
    sides: list[PartyView]  # two
    breach: list[BreachView]
    naming: NamingView | None
    naming_mode: NamingMode
    mistakes: list[int]
