"""Many games played in parallel, for programs that learn: one call moves one seat in each game.

This module uses only bytes and lists, so that the rules need no other package.  `spielkiste.lab.batch` turns them into arrays.
"""

from collections.abc import Callable
from typing import Final

from spielkiste.core.bot import Bot, Clairvoyant, Situation, tell
from spielkiste.core.encoding import all_marked
from spielkiste.core.errors import BadMove
from spielkiste.core.game import Game, State, Story
from spielkiste.core.options import OptionValues
from spielkiste.core.randomness import QuickRng

#: The seat that acts at a table whose game is over.
NOBODY: Final = -1
_QUICK_SEEDS: Final = 1 << 24


def next_seat(state: State, last: int) -> int:
    """Return the seat that acts next, for frameworks that let one seat act at a time; NOBODY once the game is over.

    A seat that may act but that nobody waits for (a late draw) comes first.  Among several seats, the next one after `last` acts.
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
    """Return the reward of each seat: its share of the victory minus an equal share, so that they add up to 0.

    A single seat gets its score.  Before the end all rewards are 0.
    """
    outcome = state.outcome()
    if outcome is None:
        return [0.0] * state.seats
    if state.seats == 1:
        return [float(outcome.scores[0])]
    return [share - 1.0 / state.seats for share in state.standing()]


class Tables:
    """Several tables that play the same game.  Each has its own seed and is independent of the others."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: OptionValues,
        renew: bool,
        play_forced: bool = False,
        opponents: Callable[[int], list[Bot]] | None = None,
    ) -> None:
        """Create the tables without games; `deal` starts them.

        `options` are complete.  `renew` deals a new game at a table as soon as its game is over.  `play_forced` makes all moves
        without an alternative, so that callers only choose where there is a choice.  `opponents` returns, for the seed of a
        deal, the bots that play for some of the seats.
        """
        assert game.encoding is not None
        self._game: Final = game
        self._seats: Final = seats
        self._options: Final = options
        self._renew: Final = renew
        self._play_forced: Final = play_forced
        self._opponents: Final = opponents
        #: By table: the bots and what has happened since they were told.
        self._bots: list[list[Bot]] = []
        self._stories: list[Story] = []
        self._blank: Final = bytes(game.encoding.size)
        self._seeds: list[int] = []
        self._states: list[State] = []
        #: By table: the generator for random moves.
        self._chance: list[QuickRng] = []
        #: By table: the seat that acts, and its legal moves.
        self._acting: list[int] = []
        self._moves: list[list[int]] = []
        #: The tables whose game ended in the last step, and the rewards of each seat there.
        self.ended: list[int] = []
        self.won: list[list[float]] = []
        #: The scores of these games.
        self.scores: list[list[int]] = []

    def deal(self, seeds: list[int]) -> None:
        """Start a new game at every table, as `Game.new` does with these seeds."""
        self._seeds = seeds[:]
        self._states = []
        self._chance = [QuickRng(seed % _QUICK_SEEDS) for seed in seeds]
        self._acting = []
        self._moves = []
        self._clear_ends()
        self._bots = [[] for _ in seeds]
        self._stories = [[] for _ in seeds]
        for table in range(len(seeds)):
            state = self._begin(table)
            seat = next_seat(state, -1)
            self._states.append(state)
            self._acting.append(seat)
            self._moves.append(state.moves(seat))
        self._play_on()

    def _begin(self, table: int) -> State:
        """Return the next deal of a table, and seat its bots."""
        seed = self._seeds[table]
        if self._opponents is None:
            return self._game.begin(self._seats, seed, self._options)
        story: Story = []
        self._stories[table] = story
        self._bots[table] = self._opponents(seed)
        state = self._game.begin(self._seats, seed, self._options, story)
        for bot in self._bots[table]:
            if isinstance(bot, Clairvoyant):
                bot.see(state)
        return state

    def step(self, actions: list[int]) -> None:
        """Make one move at each table that is not over.

        If one of the moves is not legal, raise `BadMove` and change no table.
        """
        for table in range(len(self._states)):
            if self._acting[table] != NOBODY and actions[table] not in self._moves[table]:
                self._refuse(table, actions[table])
        self._clear_ends()
        for table in range(len(self._states)):
            if self._acting[table] != NOBODY:
                self._play(table, actions[table])
        self._play_on()

    def _play_on(self) -> None:
        """Make the bots' moves, and those without an alternative, until a caller has a choice or the game is over."""
        if not self._play_forced and self._opponents is None:
            return
        ended = set(self.ended)
        for table in range(len(self._states)):
            while self._moves[table]:
                bot = self._bot_to_move(table)
                if bot is not None:
                    move = bot.choose(Situation(self._game, self._states[table], bot.seat))
                    if move not in self._moves[table]:
                        self._refuse(table, move)
                    self._play(table, move)
                # A table that was just dealt waits for the next step, so that no step ends two games.
                elif not self._play_forced or len(self._moves[table]) > 1 or table in ended:
                    break
                elif self._play(table, self._moves[table][0]):
                    ended.add(table)

    def _bot_to_move(self, table: int) -> Bot | None:
        """Tell the bots of a table what has happened, and return the one whose move it is."""
        found: Bot | None = None
        for bot in self._bots[table]:
            tell(bot, self._stories[table], self._states[table])
            if bot.seat == self._acting[table]:
                found = bot
        self._stories[table].clear()
        return found

    def _clear_ends(self) -> None:
        self.ended = []
        self.won = []
        self.scores = []

    def choose(self) -> list[int]:
        """Return a random legal move for each table; -1 where nobody acts."""
        found: list[int] = []
        for table in range(len(self._states)):
            moves = self._moves[table]
            found.append(moves[self._chance[table].below(len(moves))] if moves else -1)
        return found

    def play_out(self, most: int) -> int:
        """Make random moves until every game is over or has had `most` moves; return the number of moves made."""
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
        """Return the seat that acts at each table, as signed bytes."""
        return bytes([seat & 255 for seat in self._acting])

    def observations(self) -> bytearray:
        """Return the observations of the acting seats, one after the other; zeros where nobody acts."""
        parts: list[bytes] = []
        for table in range(len(self._states)):
            seat = self._acting[table]
            parts.append(self._states[table].observe(seat) if seat != NOBODY else self._blank)
        return bytearray().join(parts)

    def all_observations(self) -> bytearray:
        """Return the observations of all seats, table by table, even where nobody acts."""
        return bytearray().join([state.observe(seat) for state in self._states for seat in range(self._seats)])

    def masks(self) -> bytearray:
        """Return the move masks of the acting seats: one byte for each move of the game."""
        return bytearray(all_marked(self._game.no_moves, self._moves))

    def state(self, table: int) -> State:
        """Return the state of a table, secrets included."""
        return self._states[table]

    def _play(self, table: int, move: int) -> bool:
        """Make a legal move for the acting seat; return whether the game is over now."""
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
                state = self._begin(table)
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
