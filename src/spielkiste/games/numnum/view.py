"""What the views of the four games hold, field by field.

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


class MauMauView(TypedDict):
    phase: Literal["turn", "again", "drawn", "naming", "over"]  # again: after a double match; drawn: lay or keep
    turn: int  # the seat on turn; at the end the one who made the last move
    top: str  # the top of the pile; "wish" while a wish is in force
    wished: Colour | None  # the colour wished for
    bars: list[int]  # barred rows, as signs beside the pile: [], [2], [5] or [2, 5]
    pile: int  # how many cards lie there, the top included
    draw_pile: int
    can_draw: bool  # whether a card could be drawn, after shuffling if need be
    hand: list[str]  # the viewer's own cards, sorted; [] for a spectator
    reasons: list[WhyView | None]  # for each card in `hand`: how it goes with the top; None for special cards and under a wish
    drawn: str | None  # the card just drawn, if the viewer may see it
    open_hands: bool
    hands: list[list[str] | None]  # by seat; None where the viewer may not look
    hand_sizes: list[int]
    passes: int  # how many have passed in a row
    naming: NamingView | None
    naming_mode: NamingMode
    mistakes: list[int]  # wrong answers by seat (strict)


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


class PileView(TypedDict):
    """One colour of 1x1 Patience."""

    colour: Colour
    cards: list[str]  # the pile, the top last; "wish" for a wish card
    waiting: list[str]  # the waiting row, its lower end last
    end_fits: bool  # whether the end of the waiting row may go onto the pile now
    end_why: WhyView | None  # how it goes with the top; None if nothing waits or a wish card is on top
    up_fits: bool  # whether the card turned up may (and must) go onto this pile
    up_why: WhyView | None  # None if it has another colour or a wish card is on top


class PatienceView(TypedDict):
    phase: Literal["turn", "naming", "over"]
    turn: int  # always 0
    card_up: str | None  # None when the hand pile is used up
    hand_pile: int  # how many cards are left, the one turned up included
    piles: list[PileView]  # four, in the order triangle, circle, square, diamond
    wishes: int  # wish cards aside
    score: int
    best: int | None  # the best score the deal allowed; only when it is over
    naming: NamingView | None
    naming_mode: NamingMode
    mistakes: list[int]
