"""A finished game, looked back on: every decision judged, how the chance of winning moved, and by what.

Each seat has a curve: its chance as it could know it, whenever it had something to decide, before and after the decision.  It
begins with an even chance and ends with the result.  All of its way is one of three things, and they add up to it:

* the seat's own decisions, measured against those of a usual player (the one who plays on in thought);
* the decisions of the others, as those could judge them;
* luck, which is all the rest: what was dealt, drawn and rolled, and how the hidden cards really lay.

All of it is found by trying, so it comes with an error.  What decisions seem to have moved is believed as far as it stands out
from the luck of trying; the rest counts as luck.

Where everything lies open, nothing but the deal is left to luck, and all curves are one (`one_line`).

In a game for one the curve counts points instead, and begins with what the first decision promised.
"""

from math import exp, sqrt
from typing import Final

from spielkiste.bots.judging import Decision, Plan, can_judge, judge, worths
from spielkiste.bots.one_line import in_one_line
from spielkiste.core.errors import BadSetup
from spielkiste.core.record import Record

#: So many turning points are told.
TURNS: Final = 3
#: What moves a chance by less than this, or points by less than that, turns nothing.
_NOTHING: Final = 0.1
_FEW_POINTS: Final = 1.5
#: How many points on either side of one say what it may be.
_NEIGHBOURS: Final = 4

MISTAKE: Final = "mistake"
STRONG: Final = "strong"
LUCK: Final = "luck"


class Point:
    """A seat's chance after so many moves."""

    def __init__(self, number: int, worth: float) -> None:
        self.number: Final = number
        self.worth: Final = worth


class Balance:
    """What moved a seat's chance from the beginning to the end: the three add up to all of it."""

    def __init__(self, own: float, others: float, luck: float, error: float) -> None:
        self.own: Final = own
        self.others: Final = others
        self.luck: Final = luck
        #: The standard error of `own`.
        self.error: Final = error


class Turn:
    """A moment at which the game turned for a seat: by a mistake, a strong move, or luck."""

    def __init__(self, cause: str, seat: int, since: int, number: int, before: float, after: float) -> None:
        self.cause: Final = cause
        self.seat: Final = seat
        #: After how many moves: a decision is about to be made; luck has been at work since.
        self.since: Final = since
        self.number: Final = number
        #: What the seat could expect; at a mistake, with the best move and with the one that was made.
        self.before: Final = before
        self.after: Final = after

    def swing(self) -> float:
        return abs(self.after - self.before)


class Review:
    """What there is to say about a finished game."""

    def __init__(self, record: Record, plan: Plan, decisions: list[Decision]) -> None:
        self.seats: Final = record.seats
        self.moves: Final = len(record.moves)
        #: In points, not in shares of the victory.
        self.points: Final = record.seats == 1
        #: Everything lies open: there is no luck once the cards have been laid out.
        self.open: Final = plan.open
        self.end: Final = worths(record.state, plan.sides)
        self.decisions: Final = (
            in_one_line(decisions, self.end) if plan.open else _calmed(_believed(decisions, plan.doubt), record.seats)
        )
        self._doubt: Final = plan.doubt
        self.start: Final[list[float]] = self._start(plan.sides)
        self.balances: Final[list[Balance]] = [self._balance(seat) for seat in range(self.seats)]
        self.turns: Final[list[Turn]] = self._turns()

    def curve(self, seat: int) -> list[Point]:
        """The seat's chance as it could know it."""
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
            # What both make together is known, so what the others did tells as much about it.
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
                found.append(Turn(MISTAKE, one.seat, one.number, one.number, after + one.loss, after))
            elif after - before > self._doubt * one.error:
                found.append(Turn(STRONG, one.seat, one.number, one.number, before, after))
        return found

    def _by_luck(self) -> list[Turn]:
        """What moved a seat's chance from one of its decisions to the next, but for what the others decided."""
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
        # Nobody is told of luck that may be no more than the luck of trying.
        if turn.swing() > self._doubt * error:
            found.append(turn)


def _believed(decisions: list[Decision], doubt: float) -> list[Decision]:
    """The decisions with as much of what they seem to have moved as stands out from the luck of trying.

    How much decisions move in this game is told by all of them together; one that stands out beyond doubt is believed anyway.
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


def _calmed(decisions: list[Decision], seats: int) -> list[Decision]:
    """The same with calmer curves: a point that differs from those around it by no more than the luck of trying is moved
    towards them.  How far each decision moved its seat stays as it is."""
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
                # Still a chance, before and after.
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
    """How far a decision seems to have moved the chance of whoever made it."""
    return decision.after[decision.seat] - decision.before[decision.seat]


def _rank(turn: Turn) -> tuple[float, bool, int, int]:
    # Of two that are alike a decision comes first: one can learn from it.
    return (-round(turn.swing(), 3), turn.cause == LUCK, turn.number, turn.seat)


def _when(turn: Turn) -> tuple[int, int]:
    return (turn.number, turn.seat)


def _same(one: Turn, other: Turn) -> bool:
    """What is good luck for one is bad luck for another: told once."""
    if one.cause != LUCK or other.cause != LUCK:
        return one.number == other.number
    return one.since <= other.number and other.since <= one.number


def review_of(record: Record) -> Review:
    """The review of a finished game, the same whenever it is asked for; BadSetup says why there is none."""
    check_reviewable(record)
    plan = Plan(record)
    decisions: list[Decision] = []
    for piece in range(plan.pieces):
        decisions.extend(judge(record, plan, piece))
    return Review(record, plan, decisions)


def check_reviewable(record: Record) -> None:
    """During a game nobody may learn from it what they do not know."""
    if record.state.outcome() is None:
        raise BadSetup("replay-not-yet", "The recording is available once the game is over.")
    if not can_judge(record):
        raise BadSetup("no-review", "Nobody here plays this game well enough to review it.")
