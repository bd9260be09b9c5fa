"""What the view of 1x1 Mau-Mau holds, field by field.  Cards and colours are named as in `numnum.view`."""

from typing import Literal, TypedDict

from spielkiste.games.numnum.view import Colour, NamingMode, NamingView, WhyView


class DoubleView(TypedDict):
    """The double match after which the player may go on."""

    card: str
    below: str  # the card it was laid on
    why: WhyView


class MauMauView(TypedDict):
    phase: Literal["turn", "again", "drawn", "naming", "over"]  # again: after a double match; drawn: lay or keep
    turn: int  # the seat on turn; at the end the one who made the last move
    top: str  # the top of the pile; "wish" while a wish is in force
    wished: Colour | None  # the colour wished for
    fits: WhyView | None  # what goes onto the top: how it goes with itself; None under a wish, and where rows are to be named
    double: DoubleView | None  # while the player may go on after one; None where a wrong row counts
    bars: list[int]  # barred rows, as signs beside the pile: [], [2], [5] or [2, 5]
    pile: int  # how many cards lie there, the top included
    draw_pile: int
    can_draw: bool  # whether a card could be drawn, after shuffling if need be
    hand: list[str]  # the viewer's own cards, sorted; [] for a spectator
    #: For each card in `hand`: how it goes with the top.  None for special cards, under a wish, and where a wrong row counts.
    reasons: list[WhyView | None]
    drawn: str | None  # the card just drawn, if the viewer may see it
    open_hands: bool
    hands: list[list[str] | None]  # by seat; None where the viewer may not look
    hand_sizes: list[int]
    passes: int  # how many have passed in a row
    naming: NamingView | None
    naming_mode: NamingMode
    mistakes: list[int]  # wrong answers by seat (strict)
