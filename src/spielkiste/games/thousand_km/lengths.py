"""How far to race, by who is at the table: as printed, shorter, and shortest, with the minutes they take.

The law is 1000 km (KM-12).  On three sides and more the pile is mostly empty before anybody is there, so what is suggested
is the longest of these races that arrives at least eight times in ten (docs/playing.md says how it was measured).  Only for
four teams there is none: six times in ten is the best that the shortest race can do.
"""

from typing import Final

from spielkiste.core.options import Stretch

#: For seats on sides: the length in km and the minutes of a short, a middle and the long race, and which of them is suggested.
_RACES: Final[list[tuple[int, int, list[tuple[int, int]], int]]] = [
    (2, 2, [(400, 5), (700, 9), (1000, 12)], 1000),
    (3, 3, [(300, 6), (500, 9), (1000, 14)], 500),
    (4, 4, [(300, 8), (500, 11), (1000, 14)], 300),
    (4, 2, [(400, 5), (700, 8), (1000, 10)], 1000),
    (6, 3, [(300, 7), (500, 9), (1000, 12)], 300),
    (8, 4, [(300, 7), (500, 9), (1000, 10)], 300),
]


def stretches() -> list[Stretch]:
    """The races to offer."""
    return [
        Stretch(seats, sides, value, minutes, value == suggested)
        for seats, sides, races, suggested in _RACES
        for value, minutes in races
    ]
