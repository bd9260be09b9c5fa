"""What the views of the four games have in common, field by field.

Cards are named ``NUMBER-COLOUR`` (``12-triangle``; ``1-…`` is a joker), ``wish``, ``no-twos`` or ``no-fives``; colours are
``triangle``, ``circle``, ``square`` and ``diamond``.  Stacks count from 0 here, from 1 in moves, events and texts.
"""

from typing import Literal, TypedDict

Colour = Literal["triangle", "circle", "square", "diamond"]
NamingMode = Literal["off", "practice", "strict"]


class WhyView(TypedDict):
    """Why two cards match or do not."""

    level: int  # 0 no match, 1 single, 2 double
    rows: list[int]  # rows in play that both lie in; empty with a joker
    barred: list[int]  # rows they would share if these were not barred
    joker: bool
    colour: bool  # the same colour


class NamingView(TypedDict):
    """The question what two cards have in common (T-5), put to the seat on turn."""

    left: str
    right: str
    tried: list[str]  # answers already found wrong: "2" … "9", "11", "13", "joker", "colour"
    answers: list[str]  # what is right, once a wrong answer was given: the strips of the times table show it then; [] before


class StackView(TypedDict):
    """A stack of the wall, or a row of Räum ab!."""

    height: int
    cards: list[str]  # what is seen, from the bottom, the free card last: only that one in Mauerbruch


class PairView(TypedDict):
    """A pair that may be taken now."""

    move: int
    stacks: list[int]  # two stacks, the left one first; the same twice for the two last cards of one row
    cards: list[str]
    why: WhyView


class TakenView(TypedDict):
    card: str
    side: int  # the party that has it


class PartyView(TypedDict):
    seats: list[int]
    cards: int  # how many it has, at the end with those claimed


class BreachView(TypedDict):
    """An emptied stack, while its sides can be claimed and when one has been."""

    stack: int
    left: int  # cards standing on either side
    right: int
    claimed: Literal["left", "right"] | None


class WallView(TypedDict):
    """Mauerbruch and Räum ab!: the same for every seat and for spectators."""

    phase: Literal["opening", "main", "naming", "breach", "over"]  # breach: choose a side
    opening: bool  # whether the opening is not over yet, also during a question
    turn: int
    open_rows: bool  # whether all cards are seen (Räum ab!)
    stacks: list[StackView]  # seven
    pairs: list[PairView]  # what the seat on turn may take
    bars: list[int]
    aside: list[str]  # bar cards set aside
    last_taken: list[TakenView]  # at most seven, the latest last
    sides: list[PartyView]  # two
    breach: list[BreachView]
    naming: NamingView | None
    naming_mode: NamingMode
    mistakes: list[int]
