"""Who is at the table now, and how long the others have been away."""

from __future__ import annotations

import time
from collections import Counter

from spielkiste.host.connection import Connection


class Presence:
    """The devices at a table.

    Absence follows from what is true now: whoever is not here has been away at least since the table was opened, taken from the
    disk, or joined, whichever was last.
    """

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        #: How many devices hold each seat; only those are in it that somebody holds.
        self._held: Counter[int] = Counter()
        self._since = time.monotonic()
        self._gone: dict[int, float] = {}

    def seats(self) -> set[int]:
        return set(self._held)

    def come(self, connection: Connection) -> bool:
        """A device has come; returns whether somebody is here who was not."""
        new = not self._held.keys() >= set(connection.seats)
        self.connections.add(connection)
        self._held.update(connection.seats)
        return new

    def go(self, connection: Connection) -> bool:
        """A device has gone; returns whether somebody is not here any more."""
        self.connections.discard(connection)
        left = [seat for seat in connection.seats if self._release(seat)]
        return bool(left)

    def give_up(self, connection: Connection, seat: int) -> None:
        """A device holds a seat no longer."""
        connection.seats.remove(seat)
        self._release(seat)

    def move_on(self, places: int) -> None:
        """Everybody has moved one place on."""
        self._held = Counter({(seat + 1) % places: devices for seat, devices in self._held.items()})
        self._gone = {(seat + 1) % places: since for seat, since in self._gone.items()}
        for connection in self.connections:
            connection.move_on(places)

    def _release(self, seat: int) -> bool:
        self._held[seat] -= 1
        if self._held[seat] > 0:
            return False
        del self._held[seat]
        self._gone[seat] = time.monotonic()
        return True

    def expect(self, seat: int) -> None:
        """Somebody has just taken a seat, and is on the way."""
        self._gone[seat] = time.monotonic()

    def is_away(self, seat: int, longer_than_ms: int) -> bool:
        """Whether nobody has been at this seat for so long."""
        return seat not in self._held and self.seconds_until_away(seat, longer_than_ms) <= 0

    def seconds_until_away(self, seat: int, longer_than_ms: int) -> float:
        """Return how long it takes until nobody has been at this seat for so long, if nobody comes."""
        return longer_than_ms / 1000 - (time.monotonic() - self._gone.get(seat, self._since))
