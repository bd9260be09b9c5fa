"""Counting wins honestly."""

from __future__ import annotations

from math import sqrt

# Two-sided 95 percent.
Z = 1.959964


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share; with no games it is everything."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def share_json(wins: float, games: int) -> dict[str, object]:
    """Wins, share and interval, rounded for reading."""
    low, high = interval(wins, games)
    return {
        "wins": round(wins, 2),
        "games": games,
        "share": round(wins / games, 4) if games else None,
        "low": round(low, 4),
        "high": round(high, 4),
    }
