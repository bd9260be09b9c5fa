"""A seat's view as a fixed number of bytes, for programs that learn.

A game declares its encoding as a list of planes, in order; `State.observe` fills them.  Seats are written relative to the reader:
the reader first, then clockwise.  Seats that do not exist are 0.
"""

from typing import Final

from mypy_extensions import i64, u8

from spielkiste.core.errors import BadSetup

try:
    from librt.strings import BytesWriter
except ImportError:
    from spielkiste.core.plain_bytes import BytesWriter  # type: ignore[assignment]

#: The number of seats in the largest game.
SEATS: Final = 8
_MOST: Final = 255


class Plane:
    """A group of numbers in an encoding: its name, its size and its meaning.

    Attributes:
        name: The name, such as "hand".
        size: How many numbers it has.
        meaning: What they mean.
        names: Whether a number names a thing (1 + the kind of a card) instead of counting; a net learns each name separately.
        since: The version of the encoding that added this plane.
    """

    def __init__(self, name: str, size: int, meaning: str, names: bool = False, since: int = 1) -> None:
        self.name: Final = name
        self.size: Final = size
        self.meaning: Final = meaning
        self.names: Final = names
        self.since: Final = since

    def __repr__(self) -> str:
        return f"<Plane {self.name}, {self.size} numbers: {self.meaning}>"


class Encoding:
    """The planes of a game, in order; `print(game.encoding)` lists them.

    A new version only adds planes at the end.  A program that has learned from an older version reads the first
    `size_of(version)` numbers.

    Attributes:
        version: The version.
        planes: Every `Plane`.
        starts: The start of each plane, and the end of the last one.
        size: How many numbers there are.
        blank: As many zero bytes.
    """

    def __init__(self, version: int, planes: list[Plane]) -> None:
        self.version: Final = version
        self.planes: Final = planes
        #: The start of each plane, and the end of the last one.
        self.starts: Final = [0]
        for plane in planes:
            self.starts.append(self.starts[-1] + plane.size)
        self.size: Final = self.starts[-1]
        self.blank: Final = bytes(self.size)

    def __repr__(self) -> str:
        return f"<Encoding of version {self.version}, {self.size} numbers>"

    def __str__(self) -> str:
        """Return the planes, one on each line: its start, its name, how many numbers it has, and what they mean."""
        lines = [f"version {self.version}, {self.size} numbers"]
        for plane, start in zip(self.planes, self.starts, strict=False):
            lines.append(f"  {start}: {plane.name} ({plane.size}): {plane.meaning}")
        return "\n".join(lines)

    def size_of(self, version: int) -> int:
        """Return how many numbers a version has."""
        return sum(plane.size for plane in self.planes if plane.since <= version)

    def start(self, name: str) -> int:
        """Return the start of the plane with this name.  Raise `KeyError` if there is none."""
        for plane, start in zip(self.planes, self.starts, strict=False):
            if plane.name == name:
                return start
        raise KeyError(name)


class Code:
    """An observation that is being written.  Planes are written in order; unwritten numbers are 0, and the maximum is 255.

    Write a whole plane with `put` or a similar method, or open it with `plane` and fill it place by place.  Raise `BadSetup` for
    planes or places that the encoding does not have.
    """

    def __init__(self, encoding: Encoding) -> None:
        self._planes: Final = encoding.planes
        self._starts: Final = encoding.starts
        self._numbers: Final = BytesWriter()
        self._numbers.write(encoding.blank)
        self._next = 0
        #: The start and the end of the open plane.
        self._at: i64 = 0
        self._end: i64 = 0

    def plane(self) -> None:
        """Open the next plane."""
        if self._next >= len(self._planes):
            raise self._wrong_planes(self._next + 1)
        self._at = self._starts[self._next]
        self._next += 1
        self._end = self._starts[self._next]

    def skip(self, planes: int) -> None:
        """Leave this many planes at 0."""
        self._next += planes

    def write(self, place: int, value: int) -> None:
        """Set a number at a place of the open plane."""
        if value:
            at: i64 = self._at + place
            if place < 0 or at >= self._end:
                raise self._wrong_place(place)
            self._numbers[at] = value if value <= _MOST else _MOST

    def count(self, place: int) -> None:
        """Add one at a place of the open plane."""
        at: i64 = self._at + place
        if place < 0 or at >= self._end:
            raise self._wrong_place(place)
        numbers = self._numbers
        # Read and write separately: mypyc compiles `+=` here without the type of the writer, which takes ten times as long.
        had: u8 = numbers[at]
        if had < _MOST:
            numbers[at] = had + 1

    def cards(self, place: int, kinds: list[int], first: int, end: int) -> None:
        """Write `kinds[first:end]` to the open plane from `place` on, each as 1 + kind."""
        at: i64 = self._at + place
        index: i64 = first
        stop: i64 = end
        if at + stop - index > self._end:
            raise self._wrong_place(place + end - first - 1)
        numbers = self._numbers
        while index < stop:
            kind: u8 = kinds[index]
            numbers[at] = kind + 1
            at += 1
            index += 1

    def put(self, values: list[int]) -> None:
        """Write the next plane.  Missing values at its end are 0."""
        self.plane()
        at: i64 = self._at
        if at + len(values) > self._end:
            raise self._wrong_place(len(values) - 1)
        numbers = self._numbers
        for value in values:
            if value:
                numbers[at] = value if value <= _MOST else _MOST
            at += 1

    def number(self, value: int) -> None:
        """Write the next plane, which is a single number."""
        self.plane()
        self.write(0, value)

    def flag(self, value: bool) -> None:
        """Write the next plane, which is 1 for True and 0 for False."""
        self.plane()
        if value:
            self.write(0, 1)

    def one_of(self, place: int) -> None:
        """Write the next plane: a 1 at this place and 0 elsewhere; all 0 for -1."""
        self.plane()
        if place >= 0:
            self.write(place, 1)

    def seat(self, other: int, reader: int, seats: int) -> None:
        """Write the next plane: a 1 for a seat, counted from the reader's; all 0 for -1."""
        self.one_of((other - reader) % seats if other >= 0 else -1)

    def around(self, values: list[int], reader: int) -> None:
        """Write the next plane: one value for each seat, the reader's first, then clockwise."""
        self.plane()
        place = len(values) - reader
        for value in values:
            if place == len(values):
                place = 0
            self.write(place, value)
            place += 1

    def marked(self, others: list[int], reader: int, seats: int) -> None:
        """Write the next plane: a 1 for each of these seats, counted from the reader's."""
        self.plane()
        for other in others:
            self.write((other - reader) % seats, 1)

    def counted(self, kinds: list[int]) -> None:
        """Write the next plane: how many there are of each kind."""
        self.plane()
        for kind in kinds:
            self.count(kind)

    def done(self) -> bytes:
        """Return the observation, in which every plane must have been written."""
        if self._next != len(self._planes):
            raise self._wrong_planes(self._next)
        return self._numbers.getvalue()

    def _wrong_planes(self, written: int) -> BadSetup:
        said = f"observe() wrote {written} of {len(self._planes)} planes of its encoding. Write them in the order of ENCODING."
        return BadSetup("bad-game", said)

    def _wrong_place(self, place: int) -> BadSetup:
        plane = self._planes[self._next - 1]
        return BadSetup(
            "bad-game",
            f"observe() wrote place {place} of the plane {plane.name!r}, which has the places 0 to {plane.size - 1}. Write the"
            " planes in the order of ENCODING, or change the plane's size.",
        )


def marked(blank: bytes, places: list[int]) -> bytes:
    """Return a copy of `blank` with a 1 at each of these places."""
    found = BytesWriter()
    found.write(blank)
    for place in places:
        found[place] = 1
    return found.getvalue()


def all_marked(blank: bytes, rows: list[list[int]]) -> bytes:
    """Return one copy of `blank` for each row, joined, with a 1 at each place of that row."""
    found = BytesWriter()
    found.write(blank * len(rows))
    size: i64 = len(blank)
    start: i64 = 0
    for places in rows:
        for place in places:
            found[start + place] = 1
        start += size
    return found.getvalue()
