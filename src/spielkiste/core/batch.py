"""Many games at once, in each of them one seat after the other: what a program that learns drives with a single call.

Everything here is bytes and lists, so that the rules need no other package; `spielkiste.lab.batch` makes arrays of it.
"""

from typing import Final

from spielkiste.core.encoding import all_marked
from spielkiste.core.errors import BadMove
from spielkiste.core.game import Game, State
from spielkiste.core.options import OptionValues
from spielkiste.core.randomness import QuickRng

#: Nobody acts at this table any more.
NOBODY: Final = -1
_QUICK_SEEDS: Final = 1 << 24


def next_seat(state: State, last: int) -> int:
    """Who acts next where frameworks want one at a time; NOBODY once the game is over.

    A chance that nobody waits for (a late draw) comes first, as between bots; of several, whoever follows the last one to act.
    """
    lone = state.lone_actor()
    if lone >= 0:
        return lone
    actors = state.actors()
    if not actors:
        return NOBODY
    awaited = state.awaited()
    unasked = [seat for seat in actors if seat not in awaited]
    seats = state.seats
    nearest = seats
    for seat in unasked if unasked else actors:
        nearest = min(nearest, (seat - last - 1) % seats)
    return (last + 1 + nearest) % seats


def rewards(state: State) -> list[float]:
    """What the end is worth: the share of the victory less an equal share, so all together get nothing.  Alone: the score."""
    outcome = state.outcome()
    if outcome is None:
        return [0.0] * state.seats
    if state.seats == 1:
        return [float(outcome.scores[0])]
    return [share - 1.0 / state.seats for share in state.standing()]


class Tables:
    """So many games of one kind side by side; each begins with its own seed and knows nothing of the others."""

    def __init__(self, game: Game, seats: int, options: OptionValues, renew: bool, play_forced: bool = False) -> None:
        """`options` are complete; `renew`: a table whose game is over is dealt the next one at once.

        `play_forced`: the tables make moves without an alternative themselves, so that only decisions are asked for.
        """
        assert game.encoding is not None
        self._game: Final = game
        self._seats: Final = seats
        self._options: Final = options
        self._renew: Final = renew
        self._play_forced: Final = play_forced
        self._blank: Final = bytes(game.encoding.size)
        self._seeds: list[int] = []
        self._states: list[State] = []
        #: Chooses where nobody else does, for each table by itself.
        self._chance: list[QuickRng] = []
        #: Who acts at each table, and what that seat may do.
        self._acting: list[int] = []
        self._moves: list[list[int]] = []
        #: The tables whose game was over after the last step, and what it was worth to each seat.
        self.ended: list[int] = []
        self.won: list[list[float]] = []
        #: The scores of these games.
        self.scores: list[list[int]] = []

    def deal(self, seeds: list[int]) -> None:
        """New games everywhere, as `Game.new` deals them with these seeds."""
        self._seeds = seeds[:]
        self._states = []
        self._chance = [QuickRng(seed % _QUICK_SEEDS) for seed in seeds]
        self._acting = []
        self._moves = []
        self._clear_ends()
        for seed in seeds:
            state = self._game.begin(self._seats, seed, self._options)
            seat = next_seat(state, -1)
            self._states.append(state)
            self._acting.append(seat)
            self._moves.append(state.moves(seat))
        self._make_forced_moves()

    def step(self, actions: list[int]) -> None:
        """One move at each table that is not over; BadMove, and nothing happens anywhere, if one of them is not allowed."""
        for table in range(len(self._states)):
            if self._acting[table] != NOBODY and actions[table] not in self._moves[table]:
                self._refuse(table, actions[table])
        self._clear_ends()
        for table in range(len(self._states)):
            if self._acting[table] != NOBODY:
                self._play(table, actions[table])
        self._make_forced_moves()

    def _make_forced_moves(self) -> None:
        """Play on at each table until its player has a choice, or its game is over."""
        if not self._play_forced:
            return
        ended = set(self.ended)
        for table in range(len(self._states)):
            # A table that was just dealt waits for the next step, so that no step ends two games.
            while len(self._moves[table]) == 1 and table not in ended:
                if self._play(table, self._moves[table][0]):
                    break

    def _clear_ends(self) -> None:
        self.ended = []
        self.won = []
        self.scores = []

    def choose(self) -> list[int]:
        """A random legal move for each table; -1 where nobody acts."""
        found: list[int] = []
        for table in range(len(self._states)):
            moves = self._moves[table]
            found.append(moves[self._chance[table].below(len(moves))] if moves else -1)
        return found

    def play_out(self, most: int) -> int:
        """Random moves until every game is over, or `most` were made at its table; returns how many were made in all."""
        made = 0
        self._clear_ends()
        for table in range(len(self._states)):
            chance = self._chance[table]
            for _ in range(most):
                moves = self._moves[table]
                if not moves:
                    break
                made += 1
                if self._play(table, moves[chance.below(len(moves))]):
                    break
        return made

    def acting(self) -> bytes:
        """Who acts at each table, as a signed byte."""
        return bytes([seat & 255 for seat in self._acting])

    def observations(self) -> bytearray:
        """What the seat that acts at each table sees, one after the other; zeros where nobody acts."""
        parts: list[bytes] = []
        for table in range(len(self._states)):
            seat = self._acting[table]
            parts.append(self._states[table].observe(seat) if seat != NOBODY else self._blank)
        return bytearray().join(parts)

    def masks(self) -> bytearray:
        """What that seat may do: a byte for each move of the game."""
        return bytearray(all_marked(self._game.no_moves, self._moves))

    def state(self, table: int) -> State:
        """The game at a table, secrets included."""
        return self._states[table]

    def _play(self, table: int, move: int) -> bool:
        """A legal move of the seat that acts; says whether the game is over with it."""
        state = self._states[table]
        last = self._acting[table]
        state.apply(last, move)
        seat = next_seat(state, last)
        over = seat == NOBODY
        if over:
            self.ended.append(table)
            self.won.append(rewards(state))
            outcome = state.outcome()
            assert outcome is not None
            self.scores.append(list(outcome.scores))
            if self._renew:
                self._seeds[table] += len(self._states)
                state = self._game.begin(self._seats, self._seeds[table], self._options)
                self._states[table] = state
                seat = next_seat(state, -1)
        self._acting[table] = seat
        self._moves[table] = state.moves(seat) if seat != NOBODY else []
        return over

    def _refuse(self, table: int, action: int) -> None:
        named = self._game.notation(action) if 0 <= action < self._game.move_count and self._game.phrase(action) else str(action)
        raise BadMove(
            "illegal-move",
            f"At table {table} seat {self._acting[table]} cannot play action {action} ({named}) now; its mask says which it can.",
            {"table": table, "seat": self._acting[table], "move": action},
        )
