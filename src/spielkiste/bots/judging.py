"""What a good player thinks of the decisions of a game that is over.

Each decision is judged by what its seat could know when it was made: its player's move and that of the game's own strongest
player, who has watched beside the seat, are tried in the same worlds that could be, with the same luck, and the game's own quick
player plays on for everybody.  What the cards really were does not count here: good luck makes no decision better.

A long game has many decisions, so they are judged in pieces that can be asked for one by one, in any order: a piece is decided by
the record and its number alone.  The work is limited by numbers of worlds, never by a clock.
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

#: About so many moves are made in thought for a whole game.
STEPS: Final = 60_000
#: In how many worlds a decision is judged, at least and at most; three times as many where it looks like a mistake.
FEWEST: Final = 16
MOST: Final = 64
#: At most so many pieces, of at least so many decisions.
PIECES: Final = 32
_PIECE: Final = 6
#: So many standard errors make it look like one.
_SUSPICION: Final = 2.0
#: No move in particular: whoever decides plays on like everybody else.
_USUAL: Final = -1


class Decision:
    """One decision, beside what the strongest player would have done.

    `before` and `after` are what each seat (or its side) could expect: a share of the victory, or points in a game for one.
    Before it, whoever decides is taken to play on like everybody else.
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
        #: How many moves had been made.
        self.number: Final = number
        self.seat: Final = seat
        self.chosen: Final = chosen
        self.best: Final = best
        self.before: Final = before
        self.after: Final = after
        #: How much more the best move would have brought whoever decided; nothing unless that is beyond doubt.
        self.loss: Final = loss
        #: The standard error of how far the decision moved the chance of whoever made it.
        self.error: Final = error
        #: The standard error of that chance itself.
        self.noise: Final = noise
        #: Why the best move makes sense, where the game can say it.
        self.reason: Final = reason
        #: Both moves in the words of the table that it was decided at.
        self.words: Final = words

    def __reduce__(self) -> tuple[object, ...]:
        judged = (self.before, self.after, self.loss, self.error, self.noise, self.reason, self.words)
        return (Decision, (self.number, self.seat, self.chosen, self.best, *judged))

    def changed(self, before: list[float], after: list[float], error: float) -> "Decision":
        """The same decision with other estimates."""
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
    """Which moves of a game were decisions, and how much thought each is given."""

    def __init__(self, record: Record) -> None:
        self.sides: Final = record.game.sides(record.seats, record.options)
        #: After how many moves a decision was made.
        self.numbers: Final[list[int]] = []
        again = _afresh(record, False)
        #: Whether everything lies open: every world that could be is the real one.
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
        # A game is played on for half of its length, in the mean, and no further than to the end of its chapter.
        length = min(HORIZON, max(1, len(record.moves) // (2 * chapters)))
        self.worlds: Final = min(MOST, max(FEWEST, STEPS // max(1, len(self.numbers) * length)))
        #: So many standard errors are beyond doubt: the more decisions there are, the more.
        self.doubt: Final = max(_SUSPICION, sqrt(2.0 * log(max(1, len(self.numbers)))))
        self._size: Final = max(_PIECE, -(-len(self.numbers) // PIECES))
        self.pieces: Final = -(-len(self.numbers) // self._size)

    def piece(self, piece: int) -> list[int]:
        return self.numbers[piece * self._size : (piece + 1) * self._size]


def _lies_open(state: State) -> bool:
    real = state.position()
    return state.seats > 1 and all(state.imagine(seat, Rng("open")).position() == real for seat in range(state.seats))


def can_judge(record: Record) -> bool:
    """Whether the game is over, and has a player of its own who could judge it."""
    return record.state.outcome() is not None and ADVISER in bots_of(record.game.slug)


def judge(record: Record, plan: Plan, piece: int, enough: Callable[[], bool] | None = None) -> list[Decision]:
    """The decisions of one piece; fewer of them if somebody has had `enough`."""
    wanted = plan.piece(piece)
    found: list[Decision] = []
    if not wanted:
        return found
    again = _afresh(record, True)
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
            # Who decides in two steps (which tile, and with which other) has both in mind from the first one on.
            beside[seat].adviser.choose(Situation(again.game, again.state, seat))
        again.play(seat, move)
    return found


def worths(state: State, sides: int) -> list[float]:
    """What a game brings each seat as it stands: its side's share of the victory; for one player alone the points."""
    if state.seats == 1:
        outcome = state.outcome()
        return [float(outcome.scores[0]) if outcome is not None else 0.0]
    standing = state.standing()
    return [sum(standing[seat % sides :: sides]) for seat in range(state.seats)]


def _afresh(record: Record, listen: bool) -> Record:
    return Record(record.game, record.seats, record.seed, dict(record.options), None, record.start_position, listen)


def _judged(state: State, companion: Companion, number: int, chosen: int, plan: Plan) -> Decision:
    game = state.game
    assert game is not None
    seat = companion.seat
    hint = state.hint(seat)
    best = hint.move if hint is not None else companion.adviser.choose(Situation(game, state, seat))
    # Where the strongest play on, they would go on with the best move anyway.
    usual = best if game.quick_level == STRONGEST else _USUAL
    trial = _Trial(state, companion, number, plan.sides)
    trial.think(plan.worlds, [usual, best, chosen])
    loss = 0.0
    if best != chosen and trial.sure(best, chosen, _SUSPICION):
        # Whoever looks at many decisions finds some that look bad by chance alone.
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
        #: What each move has brought, world by world, to every seat.
        self._brought: Final[dict[int, list[list[float]]]] = {}
        # A few worlds that agree prove little: so much they are taken to differ at least, all together.
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
        """How much more the second move has brought than the first."""
        seat = self._companion.seat
        return self.mean(second)[seat] - self.mean(first)[seat]

    def error(self, first: int, second: int) -> float:
        """The standard error of that."""
        if first == second:
            return 0.0
        seat = self._companion.seat
        one = self._brought[first]
        other = self._brought[second]
        return self._error([other[world][seat] - one[world][seat] for world in range(self.worlds)])

    def noise(self, move: int) -> float:
        """The standard error of what a move has brought."""
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
