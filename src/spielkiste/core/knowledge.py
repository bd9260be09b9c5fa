"""The memory of a seat: everything it has been shown since the game began, beyond what is visible now.

A state holds the present.  A player who remembers knows more: which cards another player cannot have, because they would have had
to play them, or the place of a tile that was turned face down again.  A `Knowledge` gets only the story and the views of its
seat, as a bot's memory does, so the worlds that `State.imagine_knowing` makes from it reveal no secrets.
"""

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from spielkiste.core.story import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """The memory of one seat (None: a spectator).  This class remembers nothing, for games in which everything that counts is
    visible.

    Attributes:
        seat: The seat; None for a spectator.
        watches: Whether `look` is called after every move, and not only before the first.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.watches = False

    def hear(self, event: Phrase) -> None:
        """Record an event, as this seat saw it."""

    def look(self, view: Mapping[str, object]) -> None:
        """Record the view of this seat.  Called before the first move and, if it `watches`, after the events of every move."""
