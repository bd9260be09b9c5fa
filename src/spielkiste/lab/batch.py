"""Many games in one call, as arrays: for learning, where one game after the other would take too long.

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

#: No game takes more moves of one table.
LONGEST = 1_000_000
#: Seeds of a batch that was given none begin somewhere below this: no two batches meet in practice.
_SEEDS = 1 << 62


class Turn(NamedTuple):
    """What there is to know before the next step, a row for each table."""

    #: What the seat that acts sees, as the game's encoding says: uint8, tables by `Encoding.size`.
    observations: Any
    #: 1 for each move it may make: uint8, tables by `Game.move_count`.
    masks: Any
    #: What the game that has just ended was worth to each seat, otherwise 0: float32, tables by seats.
    rewards: Any
    #: Whether the last step ended a game there: bool.
    dones: Any
    #: The scores of the game that has just ended, otherwise 0: int32, tables by seats.
    scores: Any
    #: The seat that acts, -1 where the game is over and no other was dealt: int8.
    seats: Any


class Batch:
    """`count` games side by side.  Seats, moves and deals are those of the ordinary game, and as everywhere equal seeds give
    equal games.

    With `auto_reset` a table whose game is over is dealt the next one at once, with its seed plus `count`: what is observed then
    belongs to the new game, rewards, scores and dones to the old one.  Without it the table stays empty, and its actions are
    ignored.  With `play_forced` the tables make moves without an alternative themselves: every step is a decision.
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
        """Deal new games everywhere, with these seeds, one for each table; without any, deals that no other batch has.

        Give the same seeds to repeat a run.  Batches beside each other need seeds that differ by more than all their games.
        """
        given = np.arange(self.count) + secrets.randbelow(_SEEDS) if seeds is None else np.asarray(seeds)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadSetup("bad-seeds", f"There must be {self.count} seeds, whole numbers, not {_shape(given)}.")
        self._tables.deal(given.tolist())
        self._dealt = True
        return self._turn()

    def step(self, actions: Any) -> Turn:
        """One action for each table; BadMove, and nothing has happened, if any of them is not allowed."""
        self._check_dealt()
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadMove("bad-actions", f"There must be {self.count} actions, whole numbers, not {_shape(given)}.")
        self._tables.step(given.tolist())
        return self._turn()

    def sample(self) -> Any:
        """A random legal action for each table (-1 where nobody acts), as its seed decides."""
        self._check_dealt()
        return np.array(self._tables.choose(), np.int64)

    def play_out(self, most: int = LONGEST) -> tuple[Any, int]:
        """Random moves at every table to the end of its game, all inside; the rewards, and how many moves were made."""
        self._check_dealt()
        made = self._tables.play_out(most)
        return self._rewards(), made

    def turn(self) -> Turn:
        """The same once more, after `play_out`."""
        self._check_dealt()
        return self._turn()

    def state(self, table: int) -> State:
        """The game at a table, secrets included: for whoever measures, not for players."""
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
