"""Rate limits by address: a burst, then a steady rate."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address

from spielkiste.api.endpoint import Rate

# Far more than people need, even a whole school behind one address, and far less than a program can send.
MESSAGES = Rate("message", 2000, 400)
HELLOS = Rate("hello", 600, 20)
HOST_KEYS = Rate("guess", 10, 0.1)
MOST_REMEMBERED = 20_000


class Limiter:
    """A token bucket: allows a burst, then `per_second`."""

    __slots__ = ("_at", "_burst", "_left", "_per_second", "_waiting", "under_way")

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._at = time.monotonic()
        #: The number of attempts in progress, and a future that is set when one ends.
        self.under_way = 0
        self._waiting: asyncio.Future[None] | None = None

    def allows(self) -> bool:
        """Count an attempt if it is allowed, and return whether it is."""
        if self.used_up():
            return False
        self._left -= 1
        return True

    def used_up(self) -> bool:
        """Return whether another attempt would exceed the limit."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left < 1

    def seconds_left(self) -> float:
        """Return the number of seconds until another attempt is allowed."""
        return max(0.0, (1 - self._left) / self._per_second) if self.used_up() else 0.0

    def wait(self) -> float:
        """Count an attempt in any case; return how many seconds it has to wait behind the earlier ones."""
        self.used_up()
        self._left -= 1
        return 0.0 if self._left >= 0 else -self._left / self._per_second

    def give_back(self) -> None:
        """Undo one count, because that attempt is not subject to the limit."""
        self._left = min(self._burst, self._left + 1)

    def end_attempt(self) -> None:
        """Tell the waiting callers that an attempt has ended."""
        self.under_way -= 1
        if self._waiting is not None:
            self._waiting.set_result(None)
            self._waiting = None

    async def one_ended(self) -> None:
        """Wait until an attempt has ended."""
        if self._waiting is None:
            self._waiting = asyncio.get_running_loop().create_future()
        # Many callers wait for the same future, and one of them may be cancelled.
        await asyncio.shield(self._waiting)


class Gate:
    """The limiters by network and rate.  The least recently used are dropped first."""

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[str, str], Limiter] = OrderedDict()

    def allows(self, address: str, rate: Rate) -> bool:
        """Count an attempt from this address if it is allowed, and return whether it is."""
        return self.limiter(address, rate).allows()

    def give_back(self, address: str, rate: Rate) -> None:
        """Undo one count for this address, because that attempt is not subject to the limit."""
        self.limiter(address, rate).give_back()

    @asynccontextmanager
    async def attempt(self, address: str, rate: Rate, failure: Callable[[Exception], bool]) -> AsyncIterator[bool]:
        """Count an attempt, and undo the count if it does not fail.  Yield whether the attempt is allowed.

        If attempts in progress have used up the limit, wait until one of them ends.
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
        """Return the limiter of this address and rate."""
        key = (network_of(address), rate.name)
        limiter = self._seen.get(key)
        if limiter is None:
            limiter = self._seen[key] = Limiter(rate.burst, rate.per_second)
            if len(self._seen) > MOST_REMEMBERED:
                self._seen.popitem(last=False)
        self._seen.move_to_end(key)
        return limiter


def network_of(address: str) -> str:
    """Return the network of an address: in IPv6 the first 64 bits, because one household has countless addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped) if found.ipv4_mapped else found.exploded[:19]
    return str(found)
