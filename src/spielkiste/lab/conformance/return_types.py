"""Finds a method of the author that returns something of the wrong type.  Undetected, it would fail later and elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from spielkiste.core.game import Game, Hint, Outcome, Refusal, State
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.returned import missing, place, sentence
from spielkiste.core.story import Phrase
from spielkiste.lab.conformance.failing import short
from spielkiste.lab.conformance.nonconformance import Moves, Nonconformance
from spielkiste.lab.conformance.watchdog import TooLong

#: A method, its arguments, what it must return in words, and the test for a value.
Expected = tuple[Callable[..., object], tuple[object, ...], str, Callable[[Any], bool]]

#: By method: its arguments as Python to paste, where they are too long to be written out.
_PASTED = {"in_words": "state.view(0)", "read": "state.position()", "reason": "0, state.moves(0)[0], state.knowledge(0)"}


def check_start(game: Game, seats: int, options: dict[str, object], seed: int) -> None:
    """Check that `start` returns a state."""
    got: object = game.start(seats, Rng(seed), game.check_setup(seats, options), None)
    if not isinstance(got, State):
        raise Nonconformance(sentence("start()", "a State", got, _where(game.start)))


def check_return_types(
    record: Record,
    state: State | None = None,
    ahead: Moves | None = None,
    table: str = "",
    because: BaseException | None = None,
) -> None:
    """Check what every method returns here: for the state of the record, or another one made from it by `table` and `ahead`.

    It runs first, and again `because` another check has failed, to name the cause.  Methods that raise are left to other
    checks.
    """
    if because is not None and isinstance(because.__cause__ or because, TooLong):
        return
    try:
        found = _first_wrong(record.game, state if state is not None else record.state)
    except TooLong:
        raise
    except Exception:
        return
    if found:
        raise Nonconformance(found[0], record, found[1], ahead, table)


def _first_wrong(game: Game, state: State) -> tuple[str, str] | None:
    """Return the first wrong type in a sentence, and the call that shows it."""
    for method, given, wanted, fits in _expected(game, state):
        got = method(*given)
        if not fits(got):
            name = method.__name__
            written = ", ".join("rng" if isinstance(value, Rng) else repr(value) for value in given)
            call = f"{name}({written if len(written) <= 40 else '…'})"
            owner = "state.game" if isinstance(getattr(method, "__self__", None), Game) else "state"
            pasted = _PASTED.get(name, written.replace("rng", "spielkiste.Rng(1)"))
            return sentence(call, wanted, got, _where(method)), f"print({owner}.{name}({pasted}))"
    return None


def where_missing(method: object, got: object) -> str:
    """Return " Is a `return` missing? (state.py:42)" for None; else only the place, if it is known."""
    where = _where(method)
    return missing(got) + (f" ({where})" if where else "")


def _where(method: object) -> str:
    path, _, line = place(method).rpartition(":")
    return f"{short(path)}:{line}" if path else ""


def _expected(game: Game, state: State) -> Iterator[Expected]:
    """Yield what each method must return.  Methods that others depend on come first."""
    seats = range(state.seats)
    eyes = [*seats, None]
    yield state.actors, (), "a list of seats", _all_of(int)
    for seat in seats:
        yield state.moves, (seat,), "a list of numbers", _all_of(int)
    for seat in eyes:
        yield state.view, (seat,), "a dict", _one_of(dict)
    for seat in eyes:
        yield game.in_words, (state.view(seat),), "a list of Phrases", _all_of(Phrase)
    yield state.outcome, (), "an Outcome with lists of scores and of winning seats and a clause, or None", _is_outcome
    yield state.position, (), "a dict", _one_of(dict)
    yield state.material, (), "a dict of numbers", lambda got: isinstance(got, dict) and _all_of(int)([*got.values()])
    yield state.copy, (), "a State", _one_of(State)
    yield game.read, (state.position(),), "a State", _one_of(State)
    for seat in eyes:
        yield state.imagine, (seat, Rng("imagine")), "a State", _one_of(State)
    yield state.awaited, (), "a list of seats", _all_of(int)
    yield state.hurried, (), "a list of seats", _all_of(int)
    yield state.standing, (), "a list of numbers", _all_of(int, float)
    for seat in seats:
        yield state.knowledge, (seat,), "a Knowledge", _one_of(Knowledge)
        for move in state.moves(seat):
            yield game.phrase, (move,), "a Phrase with the key PREFIX-move-KIND for every move in moves()", _names_move
            yield state.move_phrase, (move,), "a Phrase", _one_of(Phrase)
            knows = state.knowledge(seat)
            knows.look(state.view(seat))
            yield state.reason, (seat, move, knows), "a Phrase or None", _one_of(Phrase, type(None))
        for move in range(-1, game.move_count + 1):
            yield state.refusal, (seat, move), "a Refusal with a clause, or None", _is_refusal
        if seat in state.actors():
            yield state.hint, (seat,), "a Hint or None", _one_of(Hint, type(None))
        yield state.forced, (seat,), "a number", _one_of(int)
        yield state.silence, (seat,), "a number", _one_of(int)
        yield state.observe, (seat,), "bytes", _one_of(bytes)


def _is_outcome(got: object) -> bool:
    return got is None or (isinstance(got, Outcome) and type(got.scores) is type(got.winners) is list and type(got.clause) is str)


def _is_refusal(got: object) -> bool:
    return got is None or (isinstance(got, Refusal) and type(got.clause) is str)


def _names_move(got: object) -> bool:
    return isinstance(got, Phrase) and "-move-" in got.key


def _one_of(*kinds: type) -> Callable[[object], bool]:
    return lambda got: isinstance(got, kinds)


def _all_of(*kinds: type) -> Callable[[object], bool]:
    return lambda got: type(got) is list and all(type(item) in kinds for item in got)
