"""How often one address may ask for what costs something: a burst, then so many a second."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Literal

# Far more than people do, even a whole school behind one address; far less than a program can.
RATES = {
    "hello": (600.0, 20.0),
    "table": (120.0, 1.0),
    "import": (20.0, 0.2),
    "join": (60.0, 1.0),
    "replay": (30.0, 0.5),
    "watch": (200.0, 5.0),
    "review": (400.0, 4.0),
    "picture": (40.0, 1.0),
    "extra": (60.0, 2.0),
    "print": (20.0, 0.1),
    "guess": (10.0, 0.1),
    "room": (40.0, 0.05),
    "enter": (400.0, 20.0),
    "code": (60.0, 0.5),
}
Kind = Literal[
    "hello",
    "table",
    "import",
    "join",
    "replay",
    "watch",
    "review",
    "picture",
    "extra",
    "print",
    "guess",
    "room",
    "enter",
    "code",
]
MOST_REMEMBERED = 20_000


class Limiter:
    """Allows a burst, then so many a second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._at = time.monotonic()

    def allows(self) -> bool:
        if self.used_up():
            return False
        self._left -= 1
        return True

    def used_up(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left < 1


class Gate:
    """Remembers who has asked for what lately; the longest unseen are forgotten first."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[str, Kind], Limiter] = OrderedDict()

    def allows(self, address: str, kind: Kind) -> bool:
        key = (network_of(address), kind)
        limiter = self._seen.get(key)
        if limiter is None:
            limiter = self._seen[key] = Limiter(*RATES[kind])
            if len(self._seen) > MOST_REMEMBERED:
                self._seen.popitem(last=False)
        self._seen.move_to_end(key)
        return limiter.allows()

    def used_up(self, address: str, kind: Kind) -> bool:
        """Whether this address has asked too often, without counting this time."""
        limiter = self._seen.get((network_of(address), kind))
        return limiter is not None and limiter.used_up()


def network_of(address: str) -> str:
    """Whom an address stands for: in IPv6 one household has more addresses than there are grains of sand."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped) if found.ipv4_mapped else found.exploded[:19]
    return str(found)
