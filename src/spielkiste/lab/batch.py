"""Plays many games in one call, as arrays, because learning from one game after the other would take too long.

>>> from spielkiste.lab import batch
>>> games = batch.Batch("mau-mau", seats=3, count=256)
>>> turn = games.reset()
>>> turn = games.step(games.sample())
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from spielkiste.bots import make_bot
from spielkiste.core.arguments import count_of, seat_of, seats_of
from spielkiste.core.batch import Tables
from spielkiste.core.bot import Bot
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
    #: The rewards of each seat if a game has just ended at the table, otherwise 0: float32, tables by seats.
    rewards: Any
    #: Whether the last step ended a game at the table: bool.
    dones: Any
    #: The scores if a game has just ended at the table, otherwise 0: int32, tables by seats.
    scores: Any
    #: The acting seat; -1 if the game is over and no new one was dealt: int8.
    seats: Any
    #: The observations of all seats, if the batch was made with `all_seats`, otherwise None: tables by seats by `Encoding.size`.
    all_observations: Any

    def __repr__(self) -> str:
        """Return which seats act and which games have ended; the arrays are too long to be read."""
        return f"<Turn of {len(self.seats)} tables: seats {_short(self.seats)}, dones {_short(self.dones)}>"


class Batch:
    """Runs `count` games in parallel.  Seats, moves and deals are those of the ordinary game, and equal seeds give equal games.

    With `auto_reset` a table whose game is over gets a new game at once, with its seed plus `count`.  Then the observation
    belongs to the new game, and rewards, scores and dones to the old one.  Without it the table stays empty, and its actions are
    ignored.  With `play_forced` the tables make all moves without an alternative, so that every step is a decision.

    `bots` names the bots that play for some seats: ``bots={1: "rules@5"}``.  Only the other seats need your actions.  With
    `all_seats` a turn also has the observations of all seats, for a critic that sees more than the player.
    """

    def __init__(
        self,
        slug: str,
        seats: int,
        count: int,
        auto_reset: bool = True,
        play_forced: bool = False,
        bots: dict[int, str] | None = None,
        all_seats: bool = False,
        **options: object,
    ) -> None:
        self.game = encoded(slug)
        self.count = count_of(count, "tables")
        self.seats = seats_of(seats)
        self.bots = dict(bots or {})
        self._all_seats = all_seats
        checked = self.game.check_setup(seats, options)
        if not set(self.bots) < set(range(seats)):
            raise BadSetup("bad-bot-seats", f"Bots sit at some of the seats 0 to {seats - 1}, not at {sorted(self.bots)}.")
        self._opponents(0)  # an unknown bot is refused here
        self._tables = Tables(self.game, seats, checked, auto_reset, play_forced, self._opponents if self.bots else None)
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

    def _opponents(self, seed: int) -> list[Bot]:
        return [make_bot(name, self.game, seat, self.seats, f"{seed}:{name}") for seat, name in self.bots.items()]

    def step(self, actions: Any, out: Turn | None = None) -> Turn:
        """Take one action at each table.  Raise `BadMove` if any is not legal; then nothing has changed.

        With `out` the arrays of that turn are overwritten and returned, for example those in shared memory.
        """
        self._check_dealt()
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadMove("bad-actions", f"There must be {self.count} actions, whole numbers, not {_shape(given)}.")
        self._tables.step(given.tolist())
        turn = self._turn()
        if out is None:
            return turn
        for mine, new in zip(out, turn, strict=True):
            if new is not None:
                np.copyto(mine, new, casting="no")
        return out

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
        return self._tables.state(seat_of(table, self.count, "table"))

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
            np.frombuffer(bytearray(self._tables.acting()), np.int8),
            self._everything() if self._all_seats else None,
        )

    def _everything(self) -> Any:
        return np.frombuffer(self._tables.all_observations(), np.uint8).reshape(self.count, self.seats, -1)


def _short(numbers: Any) -> str:
    return str(np.array2string(numbers, threshold=8, edgeitems=3))


def _shape(given: Any) -> str:
    return f"{given.dtype} of shape {given.shape}"
