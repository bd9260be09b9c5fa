"""Statistics of wins: intervals, a sequential test and Elo ratings."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from spielkiste.lab.simulation.portions import Played

# Two-sided 95 percent.
Z = 1.959964


def interval(wins: float, games: float) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share; (0, 1) without games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def share_json(wins: float, games: int) -> dict[str, object]:
    """Return wins, share and interval, rounded for reading."""
    return _rounded(wins, games, interval(wins, games))


def beginner_json(played: Sequence[Played]) -> dict[str, object]:
    """Return how often the first player has won."""
    return share_json(sum(one.won(one.beginner) for one in played), len(played))


def paired_json(wins: list[float], games: list[int]) -> dict[str, object]:
    """Return wins, share and interval for games on shared deals; `wins` and `games` have one value per deal."""
    return _rounded(sum(wins), sum(games), paired_interval(wins, games))


def paired_interval(wins: list[float], games: list[int]) -> tuple[float, float]:
    """Return the 95 % interval of a share when each deal was played from every side.

    The luck of the cards cancels out within a deal, so only the differences between deals are chance.  The result is
    Wilson's interval for the number of independent games that would be as certain as these deals.
    """
    total = sum(games)
    share = sum(wins) / total if total else 0.0
    spread = share * (1 - share)
    if len(games) < 2 or spread == 0.0:
        return interval(sum(wins), total)
    apart = sum((won - share * played) ** 2 for won, played in zip(wins, games, strict=True))
    # Add one uninformative deal: a few deals that agree by chance prove little.
    apart += spread * max(games)
    variance = apart / total**2 * len(games) / (len(games) - 1)
    alike = spread / variance
    return interval(share * alike, alike)


# -- comparing two players ---------------------------------------------------------------------------------------------

HIGHER = "higher"
NOT_HIGHER = "not-higher"
UNDECIDED = "undecided"

# The hypotheses of the test: equal strength, or a difference worth a level, 54 of 100 wins (28 Elo).
_SAME = 0.5
_BETTER = 0.54
#: Each kind of error happens in 5 of 100 tests.
_SURE = log(19)
#: Fewer deals than this decide nothing.
_FEWEST = 10


def verdict(shares: list[float]) -> str:
    """Return whether the player with these shares, deal by deal, is the stronger one.

    A sequential test that can be repeated after every deal.  It compares the likelihood of the results under both
    hypotheses, using the mean and the variance of whole deals, as fishtest does for chess programs.
    """
    count = len(shares)
    if count < _FEWEST:
        return UNDECIDED
    mean = sum(shares) / count
    # Add one uninformative deal: a few that agree by chance prove little.
    spread = (sum((share - mean) ** 2 for share in shares) + 0.25) / count
    weight = count * (_BETTER - _SAME) * (2 * mean - _SAME - _BETTER) / (2 * spread)
    return HIGHER if weight >= _SURE else NOT_HIGHER if weight <= -_SURE else UNDECIDED


# -- ratings -----------------------------------------------------------------------------------------------------------

#: By name: its Elo above the first name, and the 95 % error.
Ratings = dict[str, tuple[float, float]]

_ELO = 400 / log(10)


def ratings(names: list[str], met: list[tuple[str, str, list[float]]]) -> Ratings:
    """Return Elo ratings from encounters, by weighted least squares.

    An encounter is (lower, higher, the higher one's shares deal by deal).  Its weight depends on the variance of its
    deals.  So paired deals make it more certain, and one-sided encounters, which say little about the size of a
    difference, have little weight.
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
    """Return the Elo difference between two players, and its weight: one divided by its variance."""
    count = len(shares)
    # Add half a deal for each side: nobody is infinitely stronger.
    mean = (sum(shares) + 0.5) / (count + 1)
    spread = (sum((share - mean) ** 2 for share in shares) + 0.25) / count
    slope = _ELO / (mean * (1 - mean))
    return _ELO * log(mean / (1 - mean)), count / (slope * slope * spread)


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse by Gauss-Jordan elimination; the matrices are small and regular."""
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
