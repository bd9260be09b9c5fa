"""Counting wins honestly."""

from __future__ import annotations

from math import sqrt

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


def _rounded(wins: float, games: int, bounds: tuple[float, float]) -> dict[str, object]:
    low, high = bounds
    return {
        "wins": round(wins, 2),
        "games": games,
        "share": round(wins / games, 4) if games else None,
        "low": round(low, 4),
        "high": round(high, 4),
    }
