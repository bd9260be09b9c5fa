"""How often one address may ask for what costs something: a burst, then so many a second."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address

from spielkiste.api.endpoint import Rate

# Far more than people do, even a whole school behind one address; far less than a program can.
MESSAGES = Rate("message", 2000, 400)
HELLOS = Rate("hello", 600, 20)
HOST_KEYS = Rate("guess", 10, 0.1)
MOST_REMEMBERED = 20_000


class Limiter:
    """Allows a burst, then so many a second."""

    __slots__ = ("_at", "_burst", "_left", "_per_second", "_waiting", "under_way")

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._at = time.monotonic()
        #: How many attempts have not ended yet, and what those wait for who want to make one.
        self.under_way = 0
        self._waiting: asyncio.Future[None] | None = None

    def allows(self) -> bool:
        """Count one more, if it is allowed."""
        if self.used_up():
            return False
        self._left -= 1
        return True

    def used_up(self) -> bool:
        """Return whether one more would be too many."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left < 1

    def wait(self) -> float:
        """Count one more in any case; return how many seconds it has to wait for its turn, behind those counted before."""
        self.used_up()
        self._left -= 1
        return 0.0 if self._left >= 0 else -self._left / self._per_second

    def give_back(self) -> None:
        """Count one less: it was not what is limited."""
        self._left = min(self._burst, self._left + 1)

    def end_attempt(self) -> None:
        """Tell those who wait that an attempt has ended."""
        self.under_way -= 1
        if self._waiting is not None:
            self._waiting.set_result(None)
            self._waiting = None

    async def one_ended(self) -> None:
        """Wait until an attempt has ended."""
        if self._waiting is None:
            self._waiting = asyncio.get_running_loop().create_future()
        # Many wait for the same, and one of them may be called off.
        await asyncio.shield(self._waiting)


class Gate:
    """Remembers who has asked for what lately; the longest unseen are forgotten first."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[str, str], Limiter] = OrderedDict()

    def allows(self, address: str, rate: Rate) -> bool:
        """Count one more from this address, if it is allowed."""
        return self.limiter(address, rate).allows()

    def give_back(self, address: str, rate: Rate) -> None:
        """Count one less from this address: it was not what is limited."""
        self.limiter(address, rate).give_back()

    @asynccontextmanager
    async def attempt(self, address: str, rate: Rate, failure: Callable[[Exception], bool]) -> AsyncIterator[bool]:
        """Count something that may fail before it is tried, and give it back if it did not fail; False: it may not be tried.

        When all that is left is taken by attempts under way, wait for how they end.
        """
        limiter = self.limiter(address, rate)
        while limiter.used_up() and limiter.under_way:
            await limiter.one_ended()
        if not limiter.allows():
            yield False
            return
        limiter.under_way += 1
        failed = True
        try:
            yield True
            failed = False
        except Exception as trouble:
            failed = failure(trouble)
            raise
        finally:
            if not failed:
                limiter.give_back()
            limiter.end_attempt()

    def limiter(self, address: str, rate: Rate) -> Limiter:
        """Return what counts this for this address."""
        key = (network_of(address), rate.name)
        limiter = self._seen.get(key)
        if limiter is None:
            limiter = self._seen[key] = Limiter(rate.burst, rate.per_second)
            if len(self._seen) > MOST_REMEMBERED:
                self._seen.popitem(last=False)
        self._seen.move_to_end(key)
        return limiter


def network_of(address: str) -> str:
    """Whom an address stands for: in IPv6 one household has more addresses than there are grains of sand."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped) if found.ipv4_mapped else found.exploded[:19]
    return str(found)
