"""The lengths of a race to offer for each number of seats and sides, with their duration in minutes.

The rules say 1000 km (KM-12).  With three or more sides the draw pile usually runs out before anyone arrives.  So we
suggest the longest of these races in which someone arrives at least eight times in ten; docs/playing.md says how we
measured it.  For four teams no length meets this: even in the shortest race, someone arrives only six times in ten.
"""

from typing import Final

from spielkiste.core.options import Stretch

#: Seats, sides, (km, minutes) of a short, a medium and the long race, and the length to suggest.
_RACES: Final[list[tuple[int, int, list[tuple[int, int]], int]]] = [
    (2, 2, [(400, 5), (700, 9), (1000, 12)], 1000),
    (3, 3, [(300, 6), (500, 9), (1000, 14)], 500),
    (4, 4, [(300, 8), (500, 11), (1000, 14)], 300),
    (4, 2, [(400, 5), (700, 8), (1000, 10)], 1000),
    (6, 3, [(300, 7), (500, 9), (1000, 12)], 300),
    (8, 4, [(300, 7), (500, 9), (1000, 10)], 300),
]


def stretches() -> list[Stretch]:
    """Return the lengths to offer."""
    return [
        Stretch(seats, sides, value, minutes, value == suggested)
        for seats, sides, races, suggested in _RACES
        for value, minutes in races
    ]
