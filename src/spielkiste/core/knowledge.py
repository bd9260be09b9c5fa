"""What a seat knows beyond what lies open now: all that it has been shown since the game began.

A state holds the present.  Somebody who remembers knows more: which cards another player cannot have, because they would have
had to lay them; where a tile lies that was covered again.  A knowledge is fed as a bot's memory is, with the story and the
views of its seat and nothing else, so worlds made of it (`State.imagine_knowing`) tell no secrets.
"""

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from spielkiste.core.story import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """The memory of one seat (None: a spectator).  This one remembers nothing, for games in which all that counts lies open."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        #: Whether it has to see the table after every move, and not only once before the first.
        self.watches = False

    def hear(self, event: Phrase) -> None:
        """Something happened, as this seat saw it."""

    def look(self, view: Mapping[str, object]) -> None:
        """The table as this seat sees it: before the first move and, if it `watches`, after every one that has been heard."""
