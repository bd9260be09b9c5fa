"""Judges the decisions of a finished game.

Each decision is judged by what its seat could know at the time.  The player's move and that of the game's strongest
bot, which has watched from that seat, are tried in the same imagined worlds with the same luck; the game's quick bot
simulates all players.  The real cards do not count: luck does not make a decision better.

A long game has many decisions, so they are judged in pieces that can be computed in any order: a piece depends only
on the record and its number.  The number of worlds limits the work, never a clock.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from spielkiste.bots.hint import Companion
from spielkiste.bots.search import ADVISER, HORIZON, play_on
from spielkiste.core.bot import STRONGEST, Situation
from spielkiste.core.game import State
from spielkiste.core.randomness import QuickRng, Rng
from spielkiste.core.record import Record
from spielkiste.core.registry import bots_of
from spielkiste.core.story import Phrase

#: The approximate number of simulated moves for a whole game.
STEPS: Final = 60_000
#: The fewest and the most worlds per decision; three times as many if it looks like a mistake.
FEWEST: Final = 16
MOST: Final = 64
#: The most pieces, and the fewest decisions per piece.
PIECES: Final = 32
_PIECE: Final = 6
#: With this many standard errors, a decision looks like a mistake.
_SUSPICION: Final = 2.0
#: No particular move: the player decides like everyone else in the simulation.
_USUAL: Final = -1


class Decision:
    """One decision, compared with that of the strongest bot.

    `before` and `after` are the expectation of each seat (or its side): a share of the victory, or points in a
    one-player game.  `before` assumes that the player decides like everyone else in the simulation.

    Attributes:
        number: The number of moves before it.
        seat: The seat that decided.
        chosen: The move that it made.
        best: The move of the strongest bot.
        before: The expectation of each seat before it.
        after: The expectation of each seat after it.
        loss: How much more the best move would have gained for the player; 0 unless that is beyond doubt.
        error: The standard error of the change that the decision made to the player's chance.
        noise: The standard error of that chance itself.
        reason: Why the best move makes sense, if the game can say so.
        words: Both moves in words that fit the table at that moment.
    """

    def __init__(
        self,
        number: int,
        seat: int,
        chosen: int,
        best: int,
        before: list[float],
        after: list[float],
        loss: float,
        error: float,
        noise: float,
        reason: Phrase | None,
        words: dict[int, Phrase],
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.chosen: Final = chosen
        self.best: Final = best
        self.before: Final = before
        self.after: Final = after
        self.loss: Final = loss
        self.error: Final = error
        self.noise: Final = noise
        self.reason: Final = reason
        self.words: Final = words

    def __reduce__(self) -> tuple[object, ...]:
        judged = (self.before, self.after, self.loss, self.error, self.noise, self.reason, self.words)
        return (Decision, (self.number, self.seat, self.chosen, self.best, *judged))

    def __repr__(self) -> str:
        what = f"number={self.number}, seat={self.seat}, chosen={self.chosen}, best={self.best}"
        worth = f"before={self.before[self.seat]:.3f}, after={self.after[self.seat]:.3f}"
        return f"<Decision {what}, for its seat {worth}, loss={self.loss:.3f}>"

    def changed(self, before: list[float], after: list[float], error: float) -> "Decision":
        """Return the same decision with other estimates."""
        return Decision(
            self.number,
            self.seat,
            self.chosen,
            self.best,
            before,
            after,
            self.loss,
            error,
            self.noise,
            self.reason,
            self.words,
        )


class Plan:
    """The moves of a game that were decisions, and how much work each one gets."""

    def __init__(self, record: Record) -> None:
        self.sides: Final = record.game.sides(record.seats, record.options)
        #: By decision: the number of moves before it.
        self.numbers: Final[list[int]] = []
        again = _at_the_start(record, False)
        #: Whether everything is visible, so that every imagined world is the real one.
        self.open: Final = _lies_open(again.state)
        chapters = 1
        chapter = again.state.chapter()
        for number in range(len(record.moves)):
            seat, move = record.moves[number]
            if len(again.state.moves(seat)) > 1:
                self.numbers.append(number)
            again.play(seat, move)
            if again.state.chapter() != chapter:
                chapters += 1
                chapter = again.state.chapter()
        # On average a game is simulated for half of its length, and no further than to the end of its chapter.
        length = min(HORIZON, max(1, len(record.moves) // (2 * chapters)))
        self.worlds: Final = min(MOST, max(FEWEST, STEPS // max(1, len(self.numbers) * length)))
        #: How many standard errors count as beyond doubt: more if there are more decisions.
        self.doubt: Final = max(_SUSPICION, sqrt(2.0 * log(max(1, len(self.numbers)))))
        self._size: Final = max(_PIECE, -(-len(self.numbers) // PIECES))
        self.pieces: Final = -(-len(self.numbers) // self._size)

    def piece(self, piece: int) -> list[int]:
        return self.numbers[piece * self._size : (piece + 1) * self._size]


def _lies_open(state: State) -> bool:
    real = state.position()
    return state.seats > 1 and all(state.imagine(seat, Rng("open")).position() == real for seat in range(state.seats))


def can_judge(record: Record) -> bool:
    """Return whether the game is over and has a bot that can judge it."""
    return record.state.outcome() is not None and ADVISER in bots_of(record.game.slug)


def judge(record: Record, plan: Plan, piece: int, enough: Callable[[], bool] | None = None) -> list[Decision]:
    """Return the decisions of one piece; stop early if `enough` returns True."""
    wanted = plan.piece(piece)
    found: list[Decision] = []
    if not wanted:
        return found
    again = _at_the_start(record, True)
    beside = [Companion(again.state, seat) for seat in range(record.seats)]
    told = 0
    for number in range(wanted[-1] + 1):
        for companion in beside:
            for event in again.story[told:]:
                companion.hear(event.seen_by(companion.seat))
            companion.look(again.state)
        told = len(again.story)
        seat, move = record.moves[number]
        if number in wanted:
            if enough is not None and enough():
                break
            found.append(_judged(again.state, beside[seat], number, move, plan))
        elif number + 1 == wanted[0]:
            # A decision in two steps (two tiles to swap) is planned at the first step, so the adviser has to see that
            # one, too.
            beside[seat].adviser.choose(Situation(again.game, again.state, seat))
        again.play(seat, move)
    return found


def worths(state: State, sides: int) -> list[float]:
    """Return the value of the state for each seat: its side's share of the victory, or the points of a single player."""
    if state.seats == 1:
        outcome = state.outcome()
        return [float(outcome.scores[0]) if outcome is not None else 0.0]
    standing = state.standing()
    return [sum(standing[seat % sides :: sides]) for seat in range(state.seats)]


def _at_the_start(record: Record, listen: bool) -> Record:
    return Record(record.game, record.seats, record.seed, dict(record.options), None, record.start_position, listen)


def _judged(state: State, companion: Companion, number: int, chosen: int, plan: Plan) -> Decision:
    game = state.game
    assert game is not None
    seat = companion.seat
    hint = state.hint(seat)
    best = hint.move if hint is not None else companion.adviser.choose(Situation(game, state, seat))
    # If the strongest bots simulate the game, they would continue with the best move anyway.
    usual = best if game.quick_level == STRONGEST else _USUAL
    trial = _Trial(state, companion, number, plan.sides)
    trial.think(plan.worlds, [usual, best, chosen])
    loss = 0.0
    if best != chosen and trial.sure(best, chosen, _SUSPICION):
        # Among many decisions, some look bad by chance alone, so test again.
        trial.think(2 * plan.worlds, [usual, best, chosen])
        if trial.sure(best, chosen, plan.doubt):
            loss = max(0.0, -trial.lead(best, chosen))
            if loss == 0.0 and usual == best:
                best = chosen
    reason = hint.reason if hint is not None and hint.move == best else state.reason(seat, best, companion.knowledge)
    error = trial.error(usual, chosen)
    noise = trial.noise(usual)
    words = {move: state.move_phrase(move) for move in [chosen, best]}
    return Decision(number, seat, chosen, best, trial.mean(usual), trial.mean(chosen), loss, error, noise, reason, words)


class _Trial:
    """Some moves, tried in the same worlds."""

    def __init__(self, state: State, companion: Companion, number: int, sides: int) -> None:
        game = state.game
        assert game is not None
        self._state: Final = state
        self._game: Final = game
        self._companion: Final = companion
        self._sides: Final = sides
        self._rng: Final = QuickRng(Rng(f"review:{game.slug}:{number}").below(1 << 24))
        self.worlds = 0
        #: By move and world: the value for every seat.
        self._brought: Final[dict[int, list[list[float]]]] = {}
        # The minimum sum of squares: a few worlds that agree prove little.
        self._spread: Final = 0.25 if state.seats > 1 else 4.0

    def think(self, worlds: int, moves: list[int]) -> None:
        seat = self._companion.seat
        maker = bots_of(self._game.slug)[ADVISER]
        for move in moves:
            self._brought.setdefault(move, [])
        for _ in range(worlds):
            world = self._state.imagine_knowing(self._companion.knowledge, self._rng)
            luck = self._rng.below(1 << 24)
            chapter = world.chapter()
            for move, brought in self._brought.items():
                twin = world.copy()
                if move != _USUAL:
                    twin.apply(seat, move)
                play_on(self._game, maker, self._game.quick_level, twin, luck, chapter)
                brought.append(worths(twin, self._sides))
            self.worlds += 1

    def lead(self, first: int, second: int) -> float:
        """Return how much more the second move has gained than the first."""
        seat = self._companion.seat
        return self.mean(second)[seat] - self.mean(first)[seat]

    def error(self, first: int, second: int) -> float:
        """Return the standard error of that difference."""
        if first == second:
            return 0.0
        seat = self._companion.seat
        one = self._brought[first]
        other = self._brought[second]
        return self._error([other[world][seat] - one[world][seat] for world in range(self.worlds)])

    def noise(self, move: int) -> float:
        """Return the standard error of the value of a move."""
        return self._error([world[self._companion.seat] for world in self._brought[move]])

    def _error(self, values: list[float]) -> float:
        mean = sum(values) / self.worlds
        spread = self._spread + sum([(value - mean) ** 2 for value in values])
        return sqrt(spread / (self.worlds * (self.worlds - 1)))

    def sure(self, first: int, second: int, doubt: float) -> bool:
        return abs(self.lead(first, second)) > doubt * self.error(first, second)

    def mean(self, move: int) -> list[float]:
        brought = self._brought[move]
        return [sum([world[seat] for world in brought]) / self.worlds for seat in range(self._state.seats)]
