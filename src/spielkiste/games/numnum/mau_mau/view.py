"""The view of Times Table Mau-Mau as typed dicts.  `numnum.view` documents the names of cards and colours."""

from typing import Literal, TypedDict

from spielkiste.games.numnum.view import Colour, NamingMode, NamingView, WhyView


class DoubleView(TypedDict):
    """The double match after which the player may go on."""

    card: str
    below: str  # the card it was played on
    why: WhyView


class MauMauView(TypedDict):
    phase: Literal["turn", "again", "drawn", "naming", "over"]  # again: after a double match; drawn: play or keep
    turn: int  # the seat to move; at the end, the seat that made the last move
    top: str  # the top of the pile; "wish" while a wish is in force
    wished: Colour | None  # the colour wished for
    fits: WhyView | None  # what matches the top: the top compared with itself; None under a wish, and with naming on
    double: DoubleView | None  # while the player may go on after one; None with strict naming
    bars: list[int]  # banned rows: [], [2], [5] or [2, 5]
    pile: int  # the number of cards on the pile, top included
    draw_pile: int
    can_draw: bool  # whether a card can be drawn, after reshuffling if needed
    hand: list[str]  # the seat's own cards, sorted; [] for a spectator
    #: For each card in `hand`: how it matches the top.  None for special cards, under a wish, and with strict naming.
    reasons: list[WhyView | None]
    drawn: str | None  # the card just drawn, if this seat may see it
    open_hands: bool
    hands: list[list[str] | None]  # by seat; None if this seat may not see them
    hand_sizes: list[int]
    passes: int  # how many have passed in a row
    naming: NamingView | None
    naming_mode: NamingMode
    mistakes: list[int]  # wrong answers by seat (strict naming)
