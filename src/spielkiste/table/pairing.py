"""Pairings for the next round of a classroom: everyone meets everyone, or equals meet.

Pure functions on player numbers; the only other input is the earlier rounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

Group = list[int]
#: How often two players have met; the smaller number comes first.
Met = Counter[tuple[int, int]]

#: The weight of a pair of the last round: those two meet again only if there is nobody else.
AGAIN = 1000

#: The most attempts of a Swiss pairing before it lets two players meet again: enough for a large room, and always fast.
MOST_TRIES = 20_000


def met_in(groups: Sequence[Sequence[int]]) -> Met:
    """Return how often each pair of players has been at one table."""
    return Counter(pair for group in groups for pair in combinations(sorted(group), 2))


def with_last(met: Met, last: Sequence[Sequence[int]]) -> Met:
    """Return the meetings, with more weight on those of the last round, so that they are avoided first."""
    return met + Counter(dict.fromkeys(met_in(last), AGAIN))


def cost(groups: Sequence[Sequence[int]], met: Met) -> int:
    """Return the cost of repeated meetings; the third one costs more than the second."""
    return sum(met[pair] ** 2 + met[pair] for group in groups for pair in combinations(sorted(group), 2))


def round_robin(children: Sequence[int], size: int, met: Met) -> list[Group]:
    """Return groups of this size (some smaller if it does not divide evenly) with as few repeated meetings as possible.

    Pairs come from the circle method: one player stays, the others move on by one chair, and after n - 1 rounds
    everyone has met everyone.  In larger groups, the player on chair k moves on by k tables.  Of all rounds of such
    a circle, the one with the fewest repetitions is taken, so players may come and go between rounds.
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
    """Return the pairs of a Swiss round: neighbours in the ranking who have not met.

    `ranked` is best first.  With an odd number, a player with the fewest byes gets one.  Two players meet again only
    if nothing else is possible.
    """
    order = sorted(ranked, key=lambda child: -points.get(child, 0))
    alone: list[Group] = []
    if len(order) % 2:
        off = min(reversed(order), key=lambda child: byes[child])
        order.remove(off)
        alone = [[off]]
    for allowed in sorted({0, *met.values()}):
        tries = [MOST_TRIES]
        found = _neighbours(order, met, allowed, tries)
        if found is not None:
            return found + alone
    return [order[place : place + 2] for place in range(0, len(order), 2)] + alone


def _neighbours(order: list[int], met: Met, allowed: int, tries: list[int]) -> list[Group] | None:
    """Pair the first player with the nearest allowed opponent, then the rest, with backtracking; None if it fails."""
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
    """Return tables for more than two equals: the best together, then the next; sizes differ by at most one."""
    tables = -(-len(ranked) // size)
    found: list[Group] = []
    start = 0
    for table in range(tables):
        count = len(ranked) // tables + (table < len(ranked) % tables)
        found.append(list(ranked[start : start + count]))
        start += count
    return found
