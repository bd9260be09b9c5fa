"""The seat of each chair.  A rematch may move everyone on by one seat; a chair keeps the place that it had at first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

#: The seat of a chair now: rules, views and log entries name it.
Seat = NewType("Seat", int)
#: The seat that the chair had when the table was opened: links and classrooms name it.
Place = NewType("Place", int)
FIRST_PLACE = Place(0)
#: How many animals there are to choose from; the page knows their names.  The fox is not among them: it teaches.
ANIMALS: Final = 16


def next_seat(seat: int, seats: int) -> Seat:
    """Return the seat that a chair moves on to before a rematch with swapped seats."""
    return Seat((seat + 1) % seats)


def animals_for(wished: Sequence[int | None], own: Sequence[int]) -> list[int]:
    """Return an animal for each chair: the chosen one if it is still free, then the chair's own, then any other."""
    found: list[int | None] = [None] * len(wished)
    for choice in (wished, own):
        for seat, animal in enumerate(choice):
            if found[seat] is None and animal is not None and animal not in found:
                found[seat] = animal
    left = [animal for animal in range(ANIMALS) if animal not in found]
    return [left.pop(0) if animal is None else animal for animal in found]
