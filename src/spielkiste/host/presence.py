"""Tracks which seats are connected, and how long the others have been away."""

from __future__ import annotations

import time
from collections import Counter

from spielkiste.host.connection import Connection
from spielkiste.table.seats import next_seat


class Presence:
    """The devices at a table.

    An absent seat counts as away since it was last held or taken.  If it never was, it counts since the table was loaded.
    """

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        #: By seat: the number of devices that hold it.  Seats without a device are not in it.
        self._held: Counter[int] = Counter()
        self._since = time.monotonic()
        self._gone: dict[int, float] = {}

    def seats(self) -> set[int]:
        return set(self._held)

    def come(self, connection: Connection) -> bool:
        """Add a device; return whether that makes another seat present."""
        new = not self._held.keys() >= set(connection.seats)
        self.connections.add(connection)
        self._held.update(connection.seats)
        return new

    def go(self, connection: Connection) -> bool:
        """Remove a device; return whether that leaves a seat absent."""
        self.connections.discard(connection)
        left = [seat for seat in connection.seats if self._release(seat)]
        return bool(left)

    def give_up(self, connection: Connection, seat: int) -> None:
        """Take a seat from a device."""
        connection.seats.remove(seat)
        self._release(seat)

    def move_on(self, seats: int) -> None:
        """Move all players to the next seat."""
        self._held = Counter({next_seat(seat, seats): devices for seat, devices in self._held.items()})
        self._gone = {next_seat(seat, seats): since for seat, since in self._gone.items()}
        for connection in self.connections:
            connection.move_on(seats)

    def _release(self, seat: int) -> bool:
        self._held[seat] -= 1
        if self._held[seat] > 0:
            return False
        del self._held[seat]
        self._gone[seat] = time.monotonic()
        return True

    def expect(self, seat: int) -> None:
        """Count a player who has just taken a seat as absent until they connect."""
        self._gone[seat] = time.monotonic()

    def is_away(self, seat: int, longer_than_ms: int) -> bool:
        """Return whether nobody has been at this seat for this many milliseconds."""
        return seat not in self._held and self.seconds_until_away(seat, longer_than_ms) <= 0

    def seconds_until_away(self, seat: int, longer_than_ms: int) -> float:
        """Return the seconds until `is_away` becomes true if nobody connects."""
        return longer_than_ms / 1000 - (time.monotonic() - self._gone.get(seat, self._since))
