"""The required methods of a game, which only its author can write.  `optional.py` has the optional ones."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from spielkiste.core.randomness import Rng

if TYPE_CHECKING:
    from spielkiste.core.game import Game, Outcome, Position, Refusal, State, Story, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of a running game.  A game derives from `State` and writes these ten methods."""

    def __init__(self, seats: int, story: Story | None = None) -> None:
        self.seats = seats
        #: The game that made this state; `copy` passes it on.
        self.game: Game | None = None
        #: The list to which `apply` appends events; None if nobody listens, which saves time.
        self.story = story

    @abstractmethod
    def actors(self) -> list[int]:
        """Return the seats that may act now.  It is empty exactly when the game is over."""
        raise NotImplementedError

    @abstractmethod
    def moves(self, seat: int) -> list[int]:
        """Return the legal moves of this seat now, each once; empty if it may not act.  Raise BadMove for an unknown seat."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, seat: int, move: int) -> None:
        """Carry out a legal move.  This is for the rules; call `play`, which checks the move first.

        It changes the state and appends events to `story`, if `story` is not None.
        """
        raise NotImplementedError

    @abstractmethod
    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Return why this seat may not make this move now; None if it may.  It reveals nothing that the seat does not know.

        This is for the rules; call `why_not`, which also reads notation.
        """
        raise NotImplementedError

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return the result once the game is over; None before."""
        raise NotImplementedError

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return all that this seat (None: a spectator) may know, as JSON; its form is `Game.view`.

        Build it from scratch instead of deleting from the state, and return copies of lists.
        """
        raise NotImplementedError

    @abstractmethod
    def imagine(self, seat: int | None, rng: Rng) -> State:
        """Return a state that this seat cannot tell from the real one: what it has not seen is dealt again with `rng`.

        Equal knowledge and an equal `rng` give equal worlds, so gather the unseen cards in a fixed order before you shuffle them.
        """
        raise NotImplementedError

    @abstractmethod
    def copy(self) -> State:
        """Return an independent copy; its `story` is None."""
        raise NotImplementedError

    @abstractmethod
    def position(self) -> Position:
        """Return the complete state as JSON, secrets included; `Game.load` reads it."""
        raise NotImplementedError

    @abstractmethod
    def material(self) -> dict[str, int]:
        """Return how many cards, tiles, coins … the state holds; the numbers stay the same throughout a game."""
        raise NotImplementedError
