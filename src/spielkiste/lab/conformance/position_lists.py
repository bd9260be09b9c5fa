"""The lists of cards and similar things in a position."""

from collections.abc import Iterator
from typing import Any


def lists(position: object, path: str) -> Iterator[tuple[str, list[Any]]]:
    """Yield all lists of cards and similar lists in a position, with their paths."""
    if isinstance(position, dict):
        for name, value in position.items():
            yield from lists(value, f"{path}.{name}" if path else name)
    elif isinstance(position, list):
        if position and all(type(item) is type(position[0]) and isinstance(item, int | str) for item in position):
            yield path, position
        for at, item in enumerate(position):
            yield from lists(item, f"{path}[{at}]")


def swap_items(one: list[Any], here: int, other: list[Any], there: int) -> None:
    """Swap an item of each list; a list that was sorted stays sorted."""
    ordered = [items for items in (one, other) if items == sorted(items)]
    one[here], other[there] = other[there], one[here]
    for items in ordered:
        items.sort()
