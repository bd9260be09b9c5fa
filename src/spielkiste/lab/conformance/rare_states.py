"""Finds fields that a copy or a saved game drops, even if they rarely differ from their start value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spielkiste.core.game import State
from spielkiste.core.record import Record
from spielkiste.lab.conformance.chance import differences
from spielkiste.lab.conformance.nonconformance import Nonconformance
from spielkiste.lab.conformance.saving import check_saving, check_twin

#: The number of values of an attribute that are new.  Later ones tell nothing more.
VALUES = 4


class RareStates:
    """The values that the attributes of a game's states have had.  A state with a new one is copied and saved."""

    def __init__(self) -> None:
        self._met: dict[str, set[object]] = {}

    def look(self, record: Record) -> None:
        """Check that a copy and a loaded game are equal to the state if one of its attributes has a new value."""
        if self._new(record.state):
            check_twin(record)
            check_saving(record)

    def _new(self, state: State) -> bool:
        found = False
        for name, value in getattr(state, "__dict__", {}).items():
            met = self._met.setdefault(name, set())
            for part in _parts(value):
                if part not in met and len(met) < VALUES:
                    met.add(part)
                    found = True
        return found


def _parts(value: object) -> Iterator[object]:
    """Yield what is compared of a value: itself, or each number in a short list, and whether a list is empty."""
    if isinstance(value, bool | int | str | None):
        yield repr(value)
    elif isinstance(value, list):
        yield bool(value)
        if len(value) <= 8:
            yield from (repr(item) for item in value if isinstance(item, bool | int | str | None))


def check_every_field(record: Record) -> None:
    """Check that a copy keeps every attribute that the position shows: change each one, and copy the state."""
    state = record.state
    for name, value in list(getattr(state, "__dict__", {}).items()):
        changed = _changed(value)
        if name in ("seats", "story", "game") or changed is None:
            continue
        try:
            other: Any = state.copy()
            before = other.position()
            setattr(other, name, changed)
            real, copied = other.position(), other.copy().position()
        except Exception:
            # No game has this value here.
            continue
        if real != before and copied == before:
            raise Nonconformance(
                f"copy() forgets self.{name}: {differences(copied, real, 'the copy', 'the original')} if self.{name} is"
                f" {changed!r}.",
                record,
                f"state.{name} = {changed!r}\nprint(state.position(), state.copy().position())",
            )


def _changed(value: object) -> object:
    """Return another value of the same type; None if there is none."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and value and all(type(item) is int for item in value):
        return [item + 1 for item in value]
    return None
