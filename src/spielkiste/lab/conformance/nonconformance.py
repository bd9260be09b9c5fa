"""How a broken promise is told: in a sentence, with the calls that show it again."""

from __future__ import annotations

from spielkiste.core.record import Record

#: A game, seat by seat: who made which move.
Moves = list[tuple[int, int]]


class Nonconformance(AssertionError):
    """A game breaks its promise: one sentence, and the calls that lead there.

    `ahead` are moves that were made on another table than the record's, and `table` is the Python that makes that table of
    `state`.  `last` is the call that fails, or shows what is wrong.
    """

    def __init__(
        self, sentence: str, record: Record | None = None, last: str = "", ahead: Moves | None = None, table: str = ""
    ) -> None:
        super().__init__(
            sentence if record is None else f"{sentence}\nTo see it again:\n{_calls(record, last, ahead or [], table)}"
        )


def named(seat: int | None) -> str:
    """Return who sits there, counted from 0 as in every call."""
    return "a spectator" if seat is None else f"seat {seat}"


def _calls(record: Record, last: str, ahead: Moves, table: str) -> str:
    """Return the game as Python, so that seats count as they do in the sentence above it, and in the author's own code."""
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
