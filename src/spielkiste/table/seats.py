"""Where a chair stands.  A rematch may move everyone on by one seat; a chair keeps the place that it had at first."""

from __future__ import annotations

from typing import NewType

#: The seat of a chair now: rules, views and log entries name it.
Seat = NewType("Seat", int)
#: The seat that the chair had when the table was opened: links and classrooms name it.
Place = NewType("Place", int)
FIRST_PLACE = Place(0)


def next_seat(seat: int, seats: int) -> Seat:
    """Return the seat that a chair moves on to before a rematch with swapped seats."""
    return Seat((seat + 1) % seats)
