"""Many games in one call, as arrays: for learning, where playing one game after the other would take too long.

>>> from spielkiste.lab import batch
>>> games = batch.Batch("mau-mau", seats=3, count=256)
>>> turn = games.reset()
>>> turn = games.step(games.sample())
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from spielkiste.core.batch import Tables
from spielkiste.core.errors import BadMove, BadSetup
from spielkiste.core.game import State
from spielkiste.lab.door import encoded, needed

np: Any = needed("numpy")

#: The most moves at one table; no game is longer.
LONGEST = 1_000_000
#: Without given seeds, the seeds of a batch start at a random number below this, so that no two batches share deals in practice.
_SEEDS = 1 << 62


class Turn(NamedTuple):
    """The input for the next step, with one row for each table."""

    #: The observation of the acting seat, as `Game.encoding` defines it: uint8, tables by `Encoding.size`.
    observations: Any
    #: 1 for each legal move of the acting seat: uint8, tables by `Game.move_count`.
    masks: Any
    #: The rewards of each seat if a game has just ended there, otherwise 0: float32, tables by seats.
    rewards: Any
    #: Whether the last step ended a game at the table: bool.
    dones: Any
    #: The scores if a game has just ended there, otherwise 0: int32, tables by seats.
    scores: Any
    #: The acting seat; -1 if the game is over and no new one was dealt: int8.
    seats: Any


class Batch:
    """Runs `count` games in parallel.  Seats, moves and deals are those of the ordinary game, and equal seeds give equal games.

    With `auto_reset` a table whose game is over gets a new game at once, with its seed plus `count`.  Then the observation
    belongs to the new game, and rewards, scores and dones to the old one.  Without it the table stays empty, and its actions are
    ignored.  With `play_forced` the tables make all moves without an alternative, so that every step is a decision.
    """

    def __init__(
        self, slug: str, seats: int, count: int, auto_reset: bool = True, play_forced: bool = False, **options: object
    ) -> None:
        self.game = encoded(slug)
        if count < 1:
            raise BadSetup("bad-count", f"A batch has at least one table, not {count}.", {"count": count})
        self.count = count
        self.seats = seats
        self._tables = Tables(self.game, seats, self.game.check_setup(seats, options), auto_reset, play_forced)
        self._dealt = False

    def reset(self, seeds: Sequence[int] | None = None) -> Turn:
        """Deal new games at all tables, with one seed for each.  Without seeds the deals differ from those of all other batches.

        Give the same seeds to repeat a run.  The seeds of parallel batches must differ by more than the number of games played.
        """
        given = np.arange(self.count) + secrets.randbelow(_SEEDS) if seeds is None else np.asarray(seeds)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadSetup("bad-seeds", f"There must be {self.count} seeds, whole numbers, not {_shape(given)}.")
        self._tables.deal(given.tolist())
        self._dealt = True
        return self._turn()

    def step(self, actions: Any) -> Turn:
        """Make one action at each table.  Raise `BadMove` if any is not legal; then nothing has changed."""
        self._check_dealt()
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadMove("bad-actions", f"There must be {self.count} actions, whole numbers, not {_shape(given)}.")
        self._tables.step(given.tolist())
        return self._turn()

    def sample(self) -> Any:
        """Return a random legal action for each table (-1 where nobody acts), drawn from its seed."""
        self._check_dealt()
        return np.array(self._tables.choose(), np.int64)

    def play_out(self, most: int = LONGEST) -> tuple[Any, int]:
        """Make random moves at every table until its game is over; return the rewards and the number of moves made."""
        self._check_dealt()
        made = self._tables.play_out(most)
        return self._rewards(), made

    def turn(self) -> Turn:
        """Return the current turn again, for example after `play_out`."""
        self._check_dealt()
        return self._turn()

    def state(self, table: int) -> State:
        """Return the state of a table, secrets included: for measuring, not for players."""
        self._check_dealt()
        return self._tables.state(table)

    def _check_dealt(self) -> None:
        if not self._dealt:
            raise BadSetup("not-dealt", "Nothing is dealt yet: reset() comes first.")

    def _rewards(self) -> Any:
        found = np.zeros((self.count, self.seats), np.float32)
        if self._tables.ended:
            found[self._tables.ended] = self._tables.won
        return found

    def _scores(self) -> Any:
        found = np.zeros((self.count, self.seats), np.int32)
        if self._tables.ended:
            found[self._tables.ended] = self._tables.scores
        return found

    def _turn(self) -> Turn:
        dones = np.zeros(self.count, np.bool_)
        dones[self._tables.ended] = True
        return Turn(
            np.frombuffer(self._tables.observations(), np.uint8).reshape(self.count, -1),
            np.frombuffer(self._tables.masks(), np.uint8).reshape(self.count, -1),
            self._rewards(),
            dones,
            self._scores(),
            np.frombuffer(self._tables.acting(), np.int8),
        )


def _shape(given: Any) -> str:
    return f"{given.dtype} of shape {given.shape}"
