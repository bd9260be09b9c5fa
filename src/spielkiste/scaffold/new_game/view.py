"""What a player may know, as JSON."""

from typing import TypedDict


class NewGameView(TypedDict):
    """The table as one seat sees it; a spectator has no hand."""

    turn: int
    hand: list[int]
    hand_sizes: list[int]
    #: By seat: the card played to this trick; null: none yet.
    laid: list[int | None]
    #: By seat: its card of the last trick, until the next card is played; null: none.
    last: list[int | None]
    tricks: list[int]
    #: The cards of the earlier tricks.
    gone: list[int]
