"""A fair queue: the network that has used the least time is next, and its tables take turns.

Forty tables of one attacker are one network and wait for each other.  A table of another network waits for at most one of them.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Generic, TypeVar

from spielkiste.core.errors import BadSetup

Item = TypeVar("Item")

#: Who asks: the network of the address, and the table there.  An empty text means "unknown" or "none".
Asker = tuple[str, str]


class TooMany(BadSetup):
    """Too many requests from one address."""

    def __init__(self) -> None:
        super().__init__("too-many", "Too many at once from this address; wait a moment, then try again.")


#: The assumed cost of a request in seconds, until its real cost is known.
GUESS_SECONDS = 0.1
#: The number of networks to remember that have nothing in the queue.
MOST_REMEMBERED = 1000


@dataclass
class _Network(Generic[Item]):
    """The requests of one network, by table, and the time that it has used."""

    tables: OrderedDict[str, deque[Item]]
    used: float
    waiting: int = 0


class FairQueue(Generic[Item]):
    """A fair queue; `take` returns the next item."""

    def __init__(self) -> None:
        self._networks: OrderedDict[str, _Network[Item]] = OrderedDict()
        #: The used time of the network that had the last turn.  A new network starts here and gets no credit for the past.
        self._now = 0.0
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def waiting(self, network: str) -> int:
        """Return how many items of this network wait."""
        found = self._networks.get(network)
        return found.waiting if found is not None else 0

    def put(self, asker: Asker, item: Item) -> None:
        """Add an item at the end of its table's queue."""
        network, table = asker
        found = self._networks.get(network)
        if found is None:
            found = self._networks[network] = _Network(OrderedDict(), self._now)
            self._forget()
        elif not found.waiting:
            found.used = max(found.used, self._now)
        self._networks.move_to_end(network)
        found.tables.setdefault(table, deque()).append(item)
        found.waiting += 1
        self._waiting += 1

    def take(self) -> tuple[Asker, Item] | None:
        """Return the next item, or None: from the network that has used the least time, from each of its tables in turn."""
        first: str | None = None
        for name, network in self._networks.items():
            if network.waiting and (first is None or network.used < self._networks[first].used):
                first = name
        if first is None:
            return None
        found = self._networks[first]
        self._now = max(self._now, found.used)
        found.used += GUESS_SECONDS
        table, line = found.tables.popitem(last=False)
        item = line.popleft()
        if line:
            found.tables[table] = line
        self._left(found)
        return (first, table), item

    def remove(self, asker: Asker, item: Item) -> bool:
        """Remove an item that nobody waits for any more; return whether it was still queued."""
        network, table = asker
        found = self._networks.get(network)
        line = found.tables.get(table) if found is not None else None
        if found is None or line is None or item not in line:
            return False
        line.remove(item)
        if not line:
            del found.tables[table]
        self._left(found)
        return True

    def used(self, asker: Asker, seconds: float) -> None:
        """Replace the assumed cost of a taken item with its real cost."""
        found = self._networks.get(asker[0])
        if found is not None:
            found.used += seconds - GUESS_SECONDS

    def _left(self, network: _Network[Item]) -> None:
        network.waiting -= 1
        self._waiting -= 1

    def _forget(self) -> None:
        """Forget the oldest networks without a request when there are too many."""
        if len(self._networks) > MOST_REMEMBERED:
            for name in [name for name, network in self._networks.items() if not network.waiting][: MOST_REMEMBERED // 10]:
                del self._networks[name]
