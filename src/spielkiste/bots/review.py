"""The review of a finished game: every decision judged, and how and why the chance of winning changed.

Each seat has a curve: its chance as far as it could know, before and after each of its decisions.  The curve starts
with an even chance and ends with the result.  Its changes have three causes, and they add up:

* the seat's own decisions, compared with those of an average player (the bot that simulates the game);
* the decisions of the others, as they could judge them;
* luck, which is the rest: what was dealt, drawn and rolled, and where the hidden cards really were.

Everything is estimated by simulation, so it has an error.  The effect of decisions is counted as far as it stands
out from the luck of the simulation; the rest counts as luck.  In a game without hidden information only the deal is
luck, and all curves are one (`one_line`).

In a one-player game the curve counts points instead, and starts with the expectation at the first decision.
"""

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from spielkiste.bots.judging import Decision, Plan, can_judge, judge, worths
from spielkiste.bots.one_line import in_one_line
from spielkiste.core.errors import BadSetup
from spielkiste.core.record import Record

#: The number of turning points to show.
TURNS: Final = 3
#: Smaller changes, in chance or in points, are not turning points.
_NOTHING: Final = 0.1
_FEW_POINTS: Final = 1.5
#: The number of points on either side that are used to smooth a point.
_NEIGHBOURS: Final = 4

MISTAKE: Final = "mistake"
STRONG: Final = "strong"
LUCK: Final = "luck"


class Point:
    """A seat's chance after this many moves.

    Attributes:
        number: The number of moves.
        worth: The chance; in a game for one, the points.
    """

    def __init__(self, number: int, worth: float) -> None:
        self.number: Final = number
        self.worth: Final = worth

    def __repr__(self) -> str:
        return f"Point(number={self.number}, worth={self.worth:.3f})"


class Balance:
    """The causes of the change of a seat's chance from start to end; the three add up to it.

    Attributes:
        own: Its own decisions.
        others: The decisions of the others.
        luck: The rest.
        error: The standard error of `own`.
    """

    def __init__(self, own: float, others: float, luck: float, error: float) -> None:
        self.own: Final = own
        self.others: Final = others
        self.luck: Final = luck
        self.error: Final = error

    def __repr__(self) -> str:
        return f"Balance(own={self.own:.3f}, others={self.others:.3f}, luck={self.luck:.3f}, error={self.error:.3f})"


class Turn:
    """A moment at which the game turned for a seat; `spielkiste.say` puts it into words.

    Attributes:
        cause: "mistake", "strong" (a strong move) or "luck".
        seat: The seat.
        since: The number of moves before it: a decision comes next, or luck has acted since then.
        number: The number of moves before the decision, or until the luck was seen.
        before: The chance of the seat before it; for a mistake, with the best move.
        after: The chance of the seat after it; for a mistake, with the move that was made.
        decision: The `Decision`; None if it was luck.
    """

    def __init__(
        self, cause: str, seat: int, since: int, number: int, before: float, after: float, decision: Decision | None = None
    ) -> None:
        self.cause: Final = cause
        self.seat: Final = seat
        self.since: Final = since
        self.number: Final = number
        self.before: Final = before
        self.after: Final = after
        self.decision: Final = decision

    def __repr__(self) -> str:
        worth = f"before={self.before:.3f}, after={self.after:.3f}"
        return f"Turn(cause={self.cause!r}, seat={self.seat}, since={self.since}, number={self.number}, {worth})"

    def swing(self) -> float:
        """Return how much it changed the chance."""
        return abs(self.after - self.before)


class Review:
    """The review of a finished game.  `print(review)` tells what decided it.

    Attributes:
        record: The `Record`.
        seats: The number of seats.
        moves: The number of moves.
        points: True in a game for one, where the curve counts points and not chances.
        open: True where everything is visible, so that there is no luck after the deal.
        decisions: Every `Decision` with what it was worth.
        start: Each seat's chance before the first move.
        end: Each seat's chance after the last move.
        balances: For each seat a `Balance`: how much its own decisions, those of the others, and luck changed its chance.
        turns: The moments that decided the game, each a `Turn`.
    """

    def __init__(self, record: Record, plan: Plan, decisions: list[Decision]) -> None:
        self.record: Final = record
        self.seats: Final = record.seats
        self.moves: Final = len(record.moves)
        #: Whether values are points instead of shares of the victory.
        self.points: Final = record.seats == 1
        #: Whether everything is visible, so that there is no luck after the deal.
        self.open: Final = plan.open
        self.end: Final = worths(record.state, plan.sides)
        self.decisions: Final = (
            in_one_line(decisions, self.end) if plan.open else _smoothed(_believed(decisions, plan.doubt), record.seats)
        )
        self._doubt: Final = plan.doubt
        self.start: Final[list[float]] = self._start(plan.sides)
        self.balances: Final[list[Balance]] = [self._balance(seat) for seat in range(self.seats)]
        self.turns: Final[list[Turn]] = self._turns()

    def __repr__(self) -> str:
        told = f"{len(self.decisions)} decisions, {len(self.turns)} turning points"
        return f"<Review, {self.seats} seats, {self.moves} moves: {told}>"

    def __str__(self) -> str:
        """Return the mistakes, the turning points, and how much was skill and luck, in English."""
        return _tellers[0](self) if _tellers else repr(self)

    def curve(self, seat: int) -> list[Point]:
        """Return the seat's chance of winning as it could know it, from the first move to the last, as `Point`s."""
        self.record.state.check_seat(seat, acts=True)
        found = [Point(0, self.start[seat])]
        for decision in self.decisions:
            if decision.seat == seat:
                found.append(Point(decision.number, decision.before[seat]))
                found.append(Point(decision.number + 1, decision.after[seat]))
        found.append(Point(self.moves, self.end[seat]))
        return found

    def _start(self, sides: int) -> list[float]:
        if not self.points:
            return [1.0 / sides] * self.seats
        return self.decisions[0].before if self.decisions else self.end

    def _balance(self, seat: int) -> Balance:
        own = 0.0
        others = 0.0
        error = 0.0
        doubts = 0.0
        for decision in self.decisions:
            moved = decision.after[seat] - decision.before[seat]
            if decision.seat == seat:
                own += moved
                error += decision.error**2
            else:
                others += moved
                doubts += decision.error**2
        if self.open and error + doubts > 0.0:
            # The sum of both is known, so the precision of the others' part helps this one.
            error *= doubts / (error + doubts)
        return Balance(own, others, self.end[seat] - self.start[seat] - own - others, sqrt(error))

    def _turns(self) -> list[Turn]:
        least = _FEW_POINTS if self.points else _NOTHING
        found_by_luck = [] if self.open else self._by_luck()
        every = [turn for turn in self._by_decision() + found_by_luck if turn.swing() >= least]
        every.sort(key=_rank)
        found: list[Turn] = []
        for turn in every:
            if len(found) < TURNS and not any(_same(turn, other) for other in found):
                found.append(turn)
        found.sort(key=_when)
        return found

    def _by_decision(self) -> list[Turn]:
        found: list[Turn] = []
        for one in self.decisions:
            before = one.before[one.seat]
            after = one.after[one.seat]
            if one.loss > 0.0:
                found.append(Turn(MISTAKE, one.seat, one.number, one.number, after + one.loss, after, one))
            elif after - before > self._doubt * one.error:
                found.append(Turn(STRONG, one.seat, one.number, one.number, before, after, one))
        return found

    def _by_luck(self) -> list[Turn]:
        """Return the luck of each seat between its decisions: the change minus the effect of the others' decisions."""
        found: list[Turn] = []
        for seat in range(self.seats):
            since = 0
            worth = self.start[seat]
            noise = 0.0
            for one in self.decisions:
                if one.seat == seat:
                    turn = Turn(LUCK, seat, since, one.number, self._bounded(worth), one.before[seat])
                    self._keep(found, turn, sqrt(noise + one.noise**2))
                    since = one.number + 1
                    worth = one.after[seat]
                    noise = one.noise**2
                else:
                    worth += one.after[seat] - one.before[seat]
                    noise += one.error**2
            self._keep(found, Turn(LUCK, seat, since, self.moves, self._bounded(worth), self.end[seat]), sqrt(noise))
        return found

    def _bounded(self, worth: float) -> float:
        return worth if self.points else min(1.0, max(0.0, worth))

    def _keep(self, found: list[Turn], turn: Turn, error: float) -> None:
        # Drop luck that may only be the luck of the simulation.
        if turn.swing() > self._doubt * error:
            found.append(turn)


#: Puts a review into English.
UpdateBuilder = Callable[[Review], str]
_tellers: Final[list[UpdateBuilder]] = []


def tell_with(teller: UpdateBuilder) -> None:
    """Use this function for `print(review)` from now on."""
    _tellers[:] = [teller]


def _believed(decisions: list[Decision], doubt: float) -> list[Decision]:
    """Return the decisions with the part of their effect that stands out from the luck of the simulation.

    All decisions together show how much decisions matter in this game; one that stands out beyond doubt counts
    anyway.
    """
    spread = 0.0
    count = 0
    for one in decisions:
        if one.error > 0.0:
            spread += _moved(one) ** 2 - one.error**2
            count += 1
    spread = max(0.0, spread / max(1, count))
    found: list[Decision] = []
    for one in decisions:
        moved = _moved(one)
        share = spread / (spread + one.error**2) if spread > 0.0 else 0.0
        if abs(moved) > doubt * one.error:
            share = max(share, 1.0 - (one.error / moved) ** 2)
        before = [one.after[seat] - share * (one.after[seat] - one.before[seat]) for seat in range(len(one.after))]
        found.append(one.changed(before, one.after, sqrt(share) * one.error))
    return found


def _smoothed(decisions: list[Decision], seats: int) -> list[Decision]:
    """Return the decisions with smoother curves.

    A point that differs from its neighbours by no more than the luck of the simulation is moved towards them.  The
    effect of each decision on its seat stays the same.
    """
    found = decisions[:]
    for seat in range(seats):
        places = [place for place in range(len(decisions)) if decisions[place].seat == seat]
        for at in range(len(places)):
            one = decisions[places[at]]
            total = 0.0
            weights = 0.0
            for near in places[max(0, at - _NEIGHBOURS) : at + _NEIGHBOURS + 1]:
                other = decisions[near]
                apart = other.before[seat] - one.before[seat]
                weight = exp(-(apart**2) / (2.0 * (one.noise**2 + other.noise**2)))
                total += weight * other.before[seat]
                weights += weight
            shift = total / weights - one.before[seat]
            if seats > 1:
                # Keep both values between 0 and 1.
                low = min(one.before[seat], one.after[seat])
                high = max(one.before[seat], one.after[seat])
                shift = min(max(shift, min(0.0, -low)), max(0.0, 1.0 - high))
            before = one.before[:]
            before[seat] += shift
            after = one.after[:]
            after[seat] += shift
            found[places[at]] = one.changed(before, after, one.error)
    return found


def _moved(decision: Decision) -> float:
    """Return how much a decision seems to have changed the chance of its player."""
    return decision.after[decision.seat] - decision.before[decision.seat]


def _rank(turn: Turn) -> tuple[float, bool, int, int]:
    # Of two similar turning points, a decision comes before luck, because players can learn from it.
    return (-round(turn.swing(), 3), turn.cause == LUCK, turn.number, turn.seat)


def _when(turn: Turn) -> tuple[int, int]:
    return (turn.number, turn.seat)


def _same(one: Turn, other: Turn) -> bool:
    """Return whether two turning points are the same event: good luck for one seat is bad luck for another."""
    if one.cause != LUCK or other.cause != LUCK:
        return one.number == other.number
    return one.since <= other.number and other.since <= one.number


def review_of(record: Record) -> Review:
    """Return the review of a finished game; the same game always gets the same review.  Raise `BadSetup` if there is none."""
    check_reviewable(record)
    plan = Plan(record)
    decisions: list[Decision] = []
    for piece in range(plan.pieces):
        decisions.extend(judge(record, plan, piece))
    return Review(record, plan, decisions)


def check_reviewable(record: Record) -> None:
    """Raise `BadSetup` if there is no review; during a game it would reveal what players do not know."""
    if record.state.outcome() is None:
        raise BadSetup("replay-not-yet", "There is a review once the game is over; play it to its end first.")
    if not can_judge(record):
        raise BadSetup("no-review", "This game has no bot that can review it.")
