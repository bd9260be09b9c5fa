"""Copies and loaded games that make the same moves as the real game.  If they lack something, they differ sooner or later."""

from __future__ import annotations

from collections.abc import Iterator

from spielkiste.core.game import State
from spielkiste.core.record import Record
from spielkiste.lab.conformance.chance import chancy, differences, different_again
from spielkiste.lab.conformance.nonconformance import Nonconformance

#: The numbers of moves after which a copy and a loaded game are added.
JOINING = (1, 2, 4, 8, 16, 32, 64, 128)


class Companions:
    """Copies and loaded games that make every move of the real game."""

    def __init__(self, record: Record) -> None:
        self._record = record
        #: How each was made, after how many moves, and its state.
        self._tables: list[tuple[str, int, State]] = []

    def join(self) -> None:
        """Add a copy and a loaded game, if the number of moves is in `JOINING`."""
        made, state = len(self._record.moves), self._record.state
        if made in JOINING:
            self._tables.append(("state.copy()", made, state.copy()))
            self._tables.append(("state.game.load(state.position())", made, self._record.game.load(state.position())))

    def play(self, seat: int, move: int) -> None:
        """Make the move that the game has just made, and check that it leads to the same actors."""
        state = self._record.state
        for how, made, table in self._tables:
            if not table.legal(seat, move):
                self._tell(how, made, table, f"moves({seat}) has no {self._record.game.notation(move)!r}")
            table.apply(seat, move)
            if table.actors() != state.actors():
                self._tell(how, made, table, differences(table.actors(), state.actors(), "it", "the game", "actors()"))

    def check(self) -> None:
        """Compare everything that they show, allow and save with what the game does."""
        state = self._record.state
        for how, made, table in self._tables:
            for (what, real), (_, shown) in zip(_all(state), _all(table), strict=True):
                if real != shown:
                    self._tell(how, made, table, differences(shown, real, "it", "the game", what))

    def _tell(self, how: str, made: int, table: State, what: str) -> None:
        record = self._record
        shown = chancy(record)
        if shown:
            raise Nonconformance(different_again(record.game), record, shown)
        later = [f'    table.play({seat}, "{record.game.notation(move)}")' for seat, move in record.moves[made:]]
        before = Record(record.game, record.seats, record.seed, dict(record.options), listen=False)
        for seat, move in record.moves[:made]:
            before.play(seat, move)
        raise Nonconformance(
            f"{how} after move {made} took another course than the game with the same moves: {what}."
            f" copy() and position() must both keep every field.{forgotten(record.state, table)}",
            before,
            "\n".join([f"other = {how}", "for table in (state, other):", *later, "    print(table.position())"]),
        )


def face(state: State) -> Iterator[tuple[str, object]]:
    """Yield everything that a state shows and allows, each with its call."""
    yield "actors()", state.actors()
    yield "awaited()", state.awaited()
    yield "hurried()", state.hurried()
    yield "view(None)", state.view(None)
    for seat in range(state.seats):
        yield f"moves({seat})", state.moves(seat)
        yield f"view({seat})", state.view(seat)
        yield f"forced({seat})", state.forced(seat)


def _all(state: State) -> Iterator[tuple[str, object]]:
    yield from face(state)
    yield "position()", state.position()
    outcome = state.outcome()
    yield "outcome()", outcome.json() if outcome is not None else None


def forgotten(state: State, twin: State) -> str:
    """Return the attributes that a copy lacks or that differ, if they can be compared."""
    plain = (bool, int, str, list, dict, set, tuple, type(None))
    mine, theirs = getattr(state, "__dict__", {}), getattr(twin, "__dict__", {})
    names = [
        f"self.{name}"
        for name, value in mine.items()
        if name != "story" and isinstance(value, plain) and (name not in theirs or theirs[name] != value)
    ]
    return f" Look at {', '.join(names)}." if names else ""
