"""What a player may know, as JSON."""

from typing import TypedDict


class NewGameView(TypedDict):
    """The table as one seat sees it; a spectator has no hand."""

    turn: int
    hand: list[int]
    hand_sizes: list[int]
    #: The card that each seat has laid to this trick; null: none yet.
    laid: list[int | None]
    #: The trick that was taken last, until somebody lays a card again; null: none.
    last: list[int | None]
    tricks: list[int]
    #: The cards of the tricks that are over.
    gone: list[int]
