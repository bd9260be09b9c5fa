"""Counting wins honestly."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from spielkiste.lab.simulation.portions import Played

# Two-sided 95 percent.
Z = 1.959964


def interval(wins: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share; with no games it is everything."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def share_json(wins: float, games: int) -> dict[str, object]:
    """Wins, share and interval, rounded for reading."""
    return _rounded(wins, games, interval(wins, games))


def beginner_json(played: Sequence[Played]) -> dict[str, object]:
    """How often whoever began has won, whoever that was."""
    return share_json(sum(one.won(one.beginner) for one in played), len(played))


def paired_json(wins: list[float], games: list[int]) -> dict[str, object]:
    """The same for games on shared deals: `wins` and `games` for each deal, which count as one observation."""
    return _rounded(sum(wins), sum(games), paired_interval(wins, games))


def paired_interval(wins: list[float], games: list[int]) -> tuple[float, float]:
    """The 95 % interval of a share when each deal was played from every side.

    What the cards decide cancels out within a deal, so only the differences between deals are chance.  It is Wilson's interval
    for as many independent games as would be as certain as these deals.
    """
    total = sum(games)
    share = sum(wins) / total if total else 0.0
    spread = share * (1 - share)
    if len(games) < 2 or spread == 0.0:
        return interval(sum(wins), total)
    apart = sum((won - share * played) ** 2 for won, played in zip(wins, games, strict=True))
    # One more deal that tells nothing of the others: a handful of deals that happen to agree prove little.
    apart += spread * max(games)
    variance = apart / total**2 * len(games) / (len(games) - 1)
    alike = spread / variance
    return interval(share * alike, alike)


# -- telling two players apart -----------------------------------------------------------------------------------------

HIGHER = "higher"
NOT_HIGHER = "not-higher"
UNDECIDED = "undecided"

# What the test decides between: the same strength, or a difference that is worth a level, 54 of 100 (28 Elo).
_SAME = 0.5
_BETTER = 0.54
#: Either mistake is made in 5 of 100 tests.
_SURE = log(19)
#: Fewer deals than this decide nothing, however clear they look.
_FEWEST = 10


def verdict(shares: list[float]) -> str:
    """Whether somebody who has won these shares, deal by deal, is the stronger one: a sequential test, asked as often as wanted.

    It weighs how likely the deals are if both are the same against how likely they are if one is better, as fishtest does for
    chess programs: by the mean and the spread of whole deals.
    """
    count = len(shares)
    if count < _FEWEST:
        return UNDECIDED
    mean = sum(shares) / count
    # One more deal that tells nothing: some that agree by chance prove little.
    spread = (sum((share - mean) ** 2 for share in shares) + 0.25) / count
    weight = count * (_BETTER - _SAME) * (2 * mean - _SAME - _BETTER) / (2 * spread)
    return HIGHER if weight >= _SURE else NOT_HIGHER if weight <= -_SURE else UNDECIDED


# -- ratings -----------------------------------------------------------------------------------------------------------

#: For each name its Elo above the first, and how far it may be off (95 %).
Ratings = dict[str, tuple[float, float]]

_ELO = 400 / log(10)


def ratings(names: list[str], met: list[tuple[str, str, list[float]]]) -> Ratings:
    """Elo from encounters (lower, higher, the higher one's shares deal by deal): the least squares of all their differences.

    How much an encounter counts is decided by the spread of its deals, so that pairing makes it more certain, and one-sided
    ones, which say little about how much stronger somebody is, count little.
    """
    size = len(names) - 1
    place = {name: number - 1 for number, name in enumerate(names)}
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for lower, higher, shares in met:
        difference, weight = _difference(shares)
        for mine, other, sign in ((place[higher], place[lower], 1.0), (place[lower], place[higher], -1.0)):
            if mine >= 0:
                matrix[mine][mine] += weight
                right[mine] += sign * weight * difference
                if other >= 0:
                    matrix[mine][other] -= weight
    inverse = _inverted(matrix)
    found: Ratings = {names[0]: (0.0, 0.0)}
    for row in range(size):
        elo = sum(inverse[row][column] * right[column] for column in range(size))
        found[names[row + 1]] = (elo, Z * sqrt(inverse[row][row]))
    return found


def _difference(shares: list[float]) -> tuple[float, float]:
    """The Elo between two, and how much it counts: one through its variance."""
    count = len(shares)
    # Half a deal for each side: nobody is infinitely stronger.
    mean = (sum(shares) + 0.5) / (count + 1)
    spread = (sum((share - mean) ** 2 for share in shares) + 0.25) / count
    slope = _ELO / (mean * (1 - mean))
    return _ELO * log(mean / (1 - mean)), count / (slope * slope * spread)


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrices are small and have a solution."""
    size = len(matrix)
    rows = [matrix[row] + [float(row == column) for column in range(size)] for row in range(size)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        lead = rows[column][column]
        rows[column] = [value / lead for value in rows[column]]
        for row in range(size):
            if row != column:
                factor = rows[row][column]
                rows[row] = [value - factor * pivot for value, pivot in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]


def _rounded(wins: float, games: int, bounds: tuple[float, float]) -> dict[str, object]:
    low, high = bounds
    return {
        "wins": round(wins, 2),
        "games": games,
        "share": round(wins / games, 4) if games else None,
        "low": round(low, 4),
        "high": round(high, 4),
    }
