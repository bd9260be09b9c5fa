"""Who plays with whom in the next round: so that everybody meets everybody, or so that equals meet.

Pure arithmetic over the numbers of those who are there; what was played before is the only memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

Group = list[int]
#: How often two have met, the smaller number first.
Met = Counter[tuple[int, int]]

#: So many tries Swiss pairing may make before it lets two meet again: enough for a hall, and never a wait.
MOST_TRIES = 20_000


def met_in(groups: Sequence[Sequence[int]]) -> Met:
    """How often two have sat at one table."""
    return Counter(pair for group in groups for pair in combinations(sorted(group), 2))


def cost(groups: Sequence[Sequence[int]], met: Met) -> int:
    """How much is played again: the third time weighs more than the second."""
    return sum(met[pair] ** 2 + met[pair] for group in groups for pair in combinations(sorted(group), 2))


def round_robin(children: Sequence[int], size: int, met: Met) -> list[Group]:
    """Groups of this size (some smaller, if it does not come out even) in which as few as possible meet again.

    Pairs come from the circle method: one stays, the others move on by one chair, and after as many rounds as there are others
    everybody has met everybody.  Larger groups move on by as many tables as their chair has a number.  Of all rounds of such a
    circle the one is taken that repeats least, so it does not matter who has come or gone since.
    """
    if not children:
        return []
    if size <= 1:
        return [[child] for child in children]
    rounds = _circle(list(children)) if size == 2 else _carousel(list(children), size)
    return min(rounds, key=lambda groups: cost(groups, met))


def _circle(children: list[int]) -> list[list[Group]]:
    ring: list[int | None] = [*children, *([None] if len(children) % 2 else [])]
    found: list[list[Group]] = []
    for _ in range(max(1, len(ring) - 1)):
        half = len(ring) // 2
        pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
        found.append([[child for child in pair if child is not None] for pair in pairs])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return found


def _carousel(children: list[int], size: int) -> list[list[Group]]:
    tables = -(-len(children) // size)
    found: list[list[Group]] = []
    for turn in range(tables):
        groups: list[Group] = [[] for _ in range(tables)]
        for place, child in enumerate(children):
            row, column = divmod(place, tables)
            groups[(column + turn * row) % tables].append(child)
        found.append(groups)
    return found


def swiss(ranked: Sequence[int], points: dict[int, int], met: Met, byes: Counter[int]) -> list[Group]:
    """Pairs of a Swiss round: neighbours in the ranking who have not met; who is left over has had the fewest rounds off.

    `ranked` is best first.  Only if nothing else is possible do two meet again.
    """
    order = sorted(ranked, key=lambda child: -points.get(child, 0))
    alone: list[Group] = []
    if len(order) % 2:
        off = min(reversed(order), key=lambda child: byes[child])
        order.remove(off)
        alone = [[off]]
    for allowed in range(max(met.values(), default=0) + 1):
        tries = [MOST_TRIES]
        found = _neighbours(order, met, allowed, tries)
        if found is not None:
            return found + alone
    return [order[place : place + 2] for place in range(0, len(order), 2)] + alone


def _neighbours(order: list[int], met: Met, allowed: int, tries: list[int]) -> list[Group] | None:
    """Pair the first with the nearest it may meet, then the rest; go back where that does not come out."""
    if not order:
        return []
    first, *others = order
    for place, other in enumerate(others):
        if met[(min(first, other), max(first, other))] > allowed:
            continue
        tries[0] -= 1
        if tries[0] < 0:
            return None
        rest = _neighbours(others[:place] + others[place + 1 :], met, allowed, tries)
        if rest is not None:
            return [[first, other], *rest]
    return None


def neighbours(ranked: Sequence[int], size: int) -> list[Group]:
    """Larger tables of equals: the best together, then the next; no table much smaller than the others."""
    tables = -(-len(ranked) // size)
    found: list[Group] = []
    start = 0
    for table in range(tables):
        count = len(ranked) // tables + (table < len(ranked) % tables)
        found.append(list(ranked[start : start + count]))
        start += count
    return found
