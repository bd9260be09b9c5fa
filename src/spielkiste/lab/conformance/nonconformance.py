"""The error for a broken promise: a sentence, with the calls that reproduce it."""

from __future__ import annotations

import re
from pathlib import Path

from spielkiste.boxes import folder
from spielkiste.core.record import Record
from spielkiste.core.registry import package_of
from spielkiste.core.returned import place
from spielkiste.lab.conformance.failing import short

#: The moves of a game as (seat, move).
Moves = list[tuple[int, int]]


class Nonconformance(AssertionError):
    """A game breaks a promise: one sentence, and the calls that reproduce it.

    `ahead` are moves that were made on a state other than the record's, and `table` is the Python expression that makes that
    state from `state`.  `last` is the call that fails, or shows what is wrong.
    """

    def __init__(
        self, sentence: str, record: Record | None = None, last: str = "", ahead: Moves | None = None, table: str = ""
    ) -> None:
        again = (
            "" if record is None else f"{_places(sentence, record)}\nTo see it again:\n{_calls(record, last, ahead or [], table)}"
        )
        super().__init__(sentence + again)


def named(seat: int | None) -> str:
    """Return the name of a seat, counted from 0 as in every call."""
    return "a spectator" if seat is None else f"seat {seat}"


def _places(sentence: str, record: Record) -> str:
    """Return where the author's methods named in a sentence are defined; empty if it already names a place."""
    if re.search(r"\.py:\d", sentence):
        return ""
    found: dict[str, None] = {}
    for name in re.findall(r"\b([a-z_]+)\(", sentence):
        for owner in (record.state, record.game):
            path, _, line = place(getattr(owner, name, None)).rpartition(":")
            if path and folder(package_of(record.game.slug)) in Path(path).parents:
                found[f"{short(path)}:{line}"] = None
    return f" Look at {', '.join(found)}." if found else ""


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


def tells(record: Record, seat: int, move: int) -> str:
    """Return the calls that make a move and show what it tells."""
    shown = "print([(event.key, event.args, event.secret, event.knowers) for event in state.story])"
    return f"state.story = []\n{played(record, seat, move)}\n{shown}"


def played(record: Record, seat: int, move: int) -> str:
    """Return the call that makes a move."""
    return f'state.play({seat}, "{record.game.notation(move)}")'
