"""The error for a broken promise: a sentence, with the calls that reproduce it."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

from spielkiste.boxes import folder
from spielkiste.core.game import State
from spielkiste.core.record import Record
from spielkiste.core.registry import package_of
from spielkiste.core.returned import place
from spielkiste.lab.conformance.failing import short

#: The moves of a game as (seat, move).
Moves = list[tuple[int, int]]


class Nonconformance(AssertionError):
    """A game breaks a promise: one sentence, and the calls that reproduce it.

    `last` is the call that fails, or shows what is wrong.  Without one, only the game that led there is printed.
    `ahead` are moves that were made on a state other than the record's, and `table` is the Python expression that makes that
    state from `state`.
    """

    def __init__(
        self, sentence: str, record: Record | None = None, last: str = "", ahead: Moves | None = None, table: str = ""
    ) -> None:
        if record is not None:
            heading = "To see it again:" if last else "The game that led there:"
            sentence += f"{_places(sentence, record)}\n{heading}\n{_calls(record, last, ahead or [], table)}"
        super().__init__(sentence)


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
    lines = ["import spielkiste"]
    # A call that replays a `record` of its own needs no `state` from here.
    if not last.startswith("record"):
        lines += [f"state = {_dealt(record, 'new')}", *(played(record, seat, move) for seat, move in record.moves)]
    if table:
        lines.append(f"state = {table}")
    lines += [played(record, seat, move) for seat, move in ahead]
    if last:
        lines += last.splitlines()
    return "\n".join(f"    {line}" for line in lines)


def _dealt(record: Record, call: str) -> str:
    """Return the call that deals the game: of `spielkiste.new` or of `spielkiste.record`."""
    changed = [
        f", {option.name}={record.options[option.name]!r}"
        for option in record.game.options
        if record.options[option.name] != option.default
    ]
    return f'spielkiste.{call}("{record.game.slug}", seats={record.seats}, seed={record.seed!r}{"".join(changed)})'


def replayed(record: Record) -> str:
    """Return the calls that make a `record` of the game, with its story."""
    return f"record = {_dealt(record, 'record')}\n{played_all('record', record, record.moves)}state = record.state\n"


def without_story(record: Record) -> str:
    """Return the calls that play the game without a story, and print its position."""
    return f"state = {_dealt(record, 'new')}\n{played_all('state', record, record.moves)}print(state.position())"


def several_times(record: Record) -> str:
    """Return the calls that play the game several times, with the same seed and moves, and print what comes of it."""
    return "for again in range(8):\n" + textwrap.indent(without_story(record), "    ")


def remembered(record: Record, seat: int | None) -> str:
    """Return the calls that make a `record` of the game and `known`, all that this seat has been shown."""
    return "\n".join(
        [
            f"record, heard = {_dealt(record, 'record')}, 0",
            f"known = record.state.knowledge({seat})",
            f"for move in [{', '.join(['None', *_listed(record, record.moves)])}]:",
            "    if move:",
            "        record.play(*move)",
            "    for event in record.story[heard:]:",
            f"        known.hear(event.seen_by({seat}))",
            "    heard = len(record.story)",
            "    if known.watches or not move:",
            f"        known.look(record.state.view({seat}))",
            "state = record.state",
        ]
    )


def told(record: Record, number: int) -> str:
    """Return the calls that show everything that the event of this number tells, secrets included."""
    shown = f"event = record.story[{number}]\nprint(event.key, event.args, event.secret, event.knowers)"
    return replayed(record) + shown


def tells(record: Record, seat: int, move: int) -> str:
    """Return the calls that make a move and show what it tells."""
    shown = "print([(event.key, event.args, event.secret, event.knowers) for event in state.story])"
    return f"state.story = []\n{played(record, seat, move)}\n{shown}"


def played(record: Record, seat: int, move: int) -> str:
    """Return the call that makes a move."""
    return f'state.play({seat}, "{record.game.notation(move)}")'


def played_all(table: str, record: Record, moves: Moves) -> str:
    """Return the calls that make several moves on a table, with a line end; empty if there are none."""
    return f"for seat, move in [{', '.join(_listed(record, moves))}]:\n    {table}.play(seat, move)\n" if moves else ""


def _listed(record: Record, moves: Moves) -> list[str]:
    return [f'({seat}, "{record.game.notation(move)}")' for seat, move in moves]


def changes(real: object, other: object, path: str = "position") -> Iterator[str]:
    """Yield the assignments that turn one position into another."""
    if real == other:
        return
    if isinstance(real, dict) and isinstance(other, dict) and real.keys() == other.keys():
        for name in real:
            yield from changes(real[name], other[name], f"{path}[{name!r}]")
    elif isinstance(real, list) and isinstance(other, list) and len(real) == len(other) and isinstance(real[0], dict | list):
        for at, item in enumerate(real):
            yield from changes(item, other[at], f"{path}[{at}]")
    else:
        yield f"{path} = {other!r}"


def changed(state: State, other: State) -> str:
    """Return the calls that make `other` from `state`: a game with another position."""
    return "\n".join(
        ["position = state.position()", *changes(state.position(), other.position()), "other = state.game.load(position)"]
    )
