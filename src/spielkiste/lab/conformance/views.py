"""Checks that views have the form that the game declares."""

from typing import Any

import msgspec

from spielkiste.core.record import Record
from spielkiste.lab.conformance.chance import differences
from spielkiste.lab.conformance.nonconformance import Nonconformance, named


def check_views(record: Record) -> None:
    """Check that every view has exactly the declared fields, with values of the declared types."""
    eyes = [*range(record.seats), None]
    for seat, view in zip(eyes, record.state.views(eyes), strict=True):
        if view != record.state.view(seat):
            where = differences(view, record.state.view(seat), "views()", f"view({seat})")
            raise Nonconformance(
                f"views() must show the same as view({seat}): {where}.", record, f"print(state.view({seat}), state.views({eyes}))"
            )
    declared: Any = record.game.view
    if declared is None:
        return
    for seat in eyes:
        view = record.state.view(seat)
        try:
            fitting = msgspec.convert(view, type=declared, strict=True)
        except msgspec.ValidationError as trouble:
            raise Nonconformance(
                f"view({seat}) is no {declared.__name__}: {trouble}.", record, f"print(state.view({seat}))"
            ) from trouble
        # `convert` drops undeclared fields, so the comparison finds them.
        if fitting != view:
            raise Nonconformance(
                f"view({seat}) has more than {declared.__name__} declares: {_surplus(view, fitting)}. Before you declare it: may"
                f" {named(seat)} know it?",
                record,
                f"print(state.view({seat}))",
            )


def _surplus(given: object, fitting: object, path: str = "") -> str:
    """Return the path of the first field that is only in `given`."""
    if isinstance(given, dict) and isinstance(fitting, dict):
        for name in given:
            if name not in fitting:
                return f"{path}.{name}".lstrip(".")
            if given[name] != fitting[name]:
                return _surplus(given[name], fitting[name], f"{path}.{name}")
    if isinstance(given, list) and isinstance(fitting, list):
        for place, (item, other) in enumerate(zip(given, fitting, strict=True)):
            if item != other:
                return _surplus(item, other, f"{path}[{place}]")
    return f"{path.lstrip('.')} is {given!r}"
