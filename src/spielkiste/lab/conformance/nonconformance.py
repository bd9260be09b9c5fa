"""The error for a broken promise: a sentence, with the calls that reproduce it."""

from __future__ import annotations

from spielkiste.core.record import Record

#: The moves of a game as (seat, move).
Moves = list[tuple[int, int]]


class Nonconformance(AssertionError):
    """A game breaks a promise: one sentence, and the calls that reproduce it.

    `ahead` are moves that were made on another state than the record's, and `table` is the Python expression that makes that
    state from `state`.  `last` is the call that fails, or shows what is wrong.
    """

    def __init__(
        self, sentence: str, record: Record | None = None, last: str = "", ahead: Moves | None = None, table: str = ""
    ) -> None:
        super().__init__(
            sentence if record is None else f"{sentence}\nTo see it again:\n{_calls(record, last, ahead or [], table)}"
        )


def named(seat: int | None) -> str:
    """Return the name of a seat, counted from 0 as in every call."""
    return "a spectator" if seat is None else f"seat {seat}"


def _calls(record: Record, last: str, ahead: Moves, table: str) -> str:
    """Return the game as Python code, in which seats count from 0 as in the sentence above it and in the author's own code."""
    if record.start_position is not None:
        return record.dumps()
    changed = [
        f", {option.name}={record.options[option.name]!r}"
        for option in record.game.options
        if record.options[option.name] != option.default
    ]
    lines = [
        "import spielkiste",
        f'state = spielkiste.new("{record.game.slug}", seats={record.seats}, seed={record.seed!r}{"".join(changed)})',
        *(played(record, seat, move) for seat, move in record.moves),
    ]
    if table:
        lines.append(f"state = {table}")
    lines += [played(record, seat, move) for seat, move in ahead]
    if last:
        lines += last.splitlines()
    return "\n".join(f"    {line}" for line in lines)


def played(record: Record, seat: int, move: int) -> str:
    """Return the call that makes a move."""
    return f'state.play({seat}, "{record.game.notation(move)}")'
