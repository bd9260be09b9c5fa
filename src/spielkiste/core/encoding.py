"""A seat's view as a fixed number of small numbers, for programs that learn.

A game declares its encoding as a list of planes, in order; `State.observe` fills them.  Every number is a byte.  Whoever sits at
the table is written from the reader's own seat on: the reader first, then clockwise; seats that do not exist are 0.
"""

from typing import Final

#: As many seats as the biggest game has.
SEATS: Final = 8
_MOST: Final = 255


class Plane:
    """Some numbers that belong together: what they are called, how many there are, what they mean."""

    def __init__(self, name: str, size: int, meaning: str) -> None:
        self.name: Final = name
        self.size: Final = size
        self.meaning: Final = meaning


class Encoding:
    """The planes of a game.  `version` goes up when any of them changes: what has learned from one cannot read another."""

    def __init__(self, version: int, planes: list[Plane]) -> None:
        self.version: Final = version
        self.planes: Final = planes
        self.size: Final = sum([plane.size for plane in planes])

    def start(self, name: str) -> int:
        """Where a plane begins."""
        place = 0
        for plane in self.planes:
            if plane.name == name:
                return place
            place += plane.size
        raise KeyError(name)


class Code:
    """An observation that is being written, plane by plane in their order."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding: Final = encoding
        self._parts: Final[list[bytes]] = []

    def put(self, values: list[int]) -> None:
        """The next plane; what is missing at its end is 0, what is too big is 255."""
        missing = self._encoding.planes[len(self._parts)].size - len(values)
        assert missing >= 0
        if values and max(values) > _MOST:
            values = [min(value, _MOST) for value in values]
        self._parts.append(bytes(values) + bytes(missing))

    def one_of(self, place: int) -> None:
        """The next plane: a 1 at this place and 0 elsewhere; all 0 for -1."""
        self.put([0] * place + [1] if place >= 0 else [])

    def done(self) -> bytes:
        assert len(self._parts) == len(self._encoding.planes)
        return b"".join(self._parts)


def counted(names: list[str], numbers: dict[str, int], size: int, first: int = 0) -> list[int]:
    """How many there are of each kind; `numbers` says which number a name has, `first` is the lowest of them."""
    counts = [0] * size
    for name in names:
        counts[numbers[name] - first] += 1
    return counts


def around(values: list[int], seat: int) -> list[int]:
    """What each seat has, the reader's own first, then clockwise."""
    return values[seat:] + values[:seat]


def marked(seats: list[int], seat: int, count: int) -> list[int]:
    """A 1 for each of these seats, counted from the reader's own on."""
    found = [0] * count
    for other in seats:
        found[(other - seat) % count] = 1
    return found


def flag(value: bool) -> int:
    return 1 if value else 0
