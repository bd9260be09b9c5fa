"""Checks of the end of a game: by its rules, or because all players agree to stop."""

from spielkiste.core.game import Outcome, State
from spielkiste.core.record import Record
from spielkiste.lab.conformance.nonconformance import Nonconformance
from spielkiste.lab.conformance.return_types import where_missing


def check_over(record: Record) -> None:
    """Check that nobody may act once there is an outcome."""
    state = record.state
    busy = {seat: state.moves(seat) for seat in range(record.seats) if state.moves(seat)}
    if state.actors() or busy:
        raise Nonconformance(
            f"outcome() gives {state.outcome()}, but the game is not over: actors() is {state.actors()} and the moves are {busy}."
            " Return None from outcome() as long as anyone may act.",
            record,
            "print(state.outcome(), state.actors())",
        )


def check_stop(record: Record) -> None:
    """Check `stop` if the game defines it: nobody may act afterwards, and the outcome counts what has been reached."""
    if type(record.state).stop is State.stop:
        return
    twin = record.state.copy()
    twin.stop()
    seats = range(record.seats)
    if twin.actors() or twin.awaited():
        raise Nonconformance(
            f"After stop() nobody is asked, but actors() is {twin.actors()} and awaited() is {twin.awaited()}.",
            record,
            "state.stop()\nprint(state.actors(), state.awaited())",
        )
    if any(twin.moves(seat) for seat in seats):
        busy = {seat: twin.moves(seat) for seat in seats if twin.moves(seat)}
        raise Nonconformance(
            f"After stop() actors() is empty, but moves() still gives {busy}. A seat that is not in actors() has no moves."
            f"{where_missing(twin.moves, busy)}",
            record,
            f"state.stop()\nprint(state.actors(), state.moves({min(busy)}))",
        )
    outcome = twin.outcome()
    if outcome is not None and not isinstance(outcome, Outcome):
        raise Nonconformance(
            f"outcome() must return an Outcome or None, but returned {outcome!r}.{where_missing(twin.outcome, outcome)}",
            record,
            "state.stop()\nprint(state.outcome())",
        )
    if outcome is None or len(outcome.scores) != record.seats:
        raise Nonconformance(
            f"After stop() outcome() must count what was reached, for every seat, but returned {outcome!r}."
            f"{where_missing(twin.outcome, outcome)}",
            record,
            "state.stop()\nprint(state.outcome())",
        )
    if twin.material() != record.state.material():
        raise Nonconformance(
            f"stop() must keep all material: it is {twin.material()} afterwards and was {record.state.material()}.",
            record,
            "state.stop()\nprint(state.material())",
        )


def check_outcome(record: Record) -> None:
    """Check the outcome: scores for all seats, winners that exist, a clause.  A game may have no winner."""
    outcome = record.state.outcome()
    assert outcome is not None
    scores, winners = outcome.scores, outcome.winners
    shows = "print(state.outcome())"
    if len(scores) != record.seats or any(type(score) is not int for score in scores):
        raise Nonconformance(
            f"outcome() has the scores {scores!r}: give a whole number for each of {record.seats} seats.", record, shows
        )
    if not outcome.clause:
        raise Nonconformance("outcome() names no clause: name the one that ended the game.", record, shows)
    if len(set(winners)) != len(winners) or any(type(seat) is not int or not 0 <= seat < record.seats for seat in winners):
        raise Nonconformance(f"outcome() has the winners {winners!r}: name each winning seat once, from 0.", record, shows)


def check_standing(record: Record) -> None:
    """Check that the shares of the victory add up to 1, and that only the winners have shares at the end."""
    standing = record.state.standing()
    shows = "print(state.standing())"
    if len(standing) != record.seats or min(standing) < 0.0 or abs(sum(standing) - 1.0) > 1e-9:
        raise Nonconformance(
            f"standing() is {standing}: it must be a share of the victory for each of {record.seats} seats, all together 1.",
            record,
            shows,
        )
    outcome = record.state.outcome()
    if outcome is not None and outcome.winners and sum(standing[seat] for seat in outcome.winners) < 1.0 - 1e-9:
        raise Nonconformance(
            f"standing() is {standing} and the winners are {outcome.winners}: once there are winners, they share the victory.",
            record,
            shows,
        )
