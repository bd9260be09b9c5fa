"""The result of many games: a dict that reads well, and a warning about bots that failed."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

#: Between an error of a bot and the call that plays its game again.
AGAIN = "; to see it again: "


class BotStumbled(UserWarning):
    """A bot raised an error or chose an illegal move, so random moves were played for it."""


class Summary(dict[str, object]):
    """The result of `simulate` or `arena`: a dict; `print` shows the shares of the bots, and the errors of those that failed."""

    def __str__(self) -> str:
        return "\n  ".join([self._head(), *self._shares(), *self.stumbles()])

    def __repr__(self) -> str:
        return f"<{self._head()}: {', '.join([*self._shares(), *self.stumbles()])}>"

    def stumbles(self) -> list[str]:
        """Return one sentence for each bot that failed."""
        counts: Any = self["stumbled"]
        first: Any = self["stumbles"]
        return [
            f"{bot} stumbled, so {counts.get(bot, 0)} of its moves were picked at random; its first error: {first.get(bot, '?')}"
            for bot in dict.fromkeys([*counts, *first])
        ]

    def _head(self) -> str:
        seats = "1 seat" if self["seats"] == 1 else f"{self['seats']} seats"
        return f"{self['game']}, {seats}, {self['games']} games, seed {self['seed']!r}"

    def _shares(self) -> list[str]:
        wins: Any = self["standings"] if "standings" in self else self["wins_by_bot"]
        seats: Any = self["wins_by_seat"]
        if len(seats) == 1:
            # A single player always wins, so only the score is informative.
            score: Any = self["best_score"]
            return [f"{bot}: score {score['mean']} on average, {score['least']} to {score['most']}" for bot in wins]
        if len(wins) == 1 and len(seats) > 1:
            # The share of the only bot would always be 100%.  "1 of 2" shows that seats count from 1 here.
            return [f"seat {share['seat']} of {len(seats)} ({bot}) {_percent(share)}" for bot in wins for share in seats]
        return [f"{bot} {_percent(share)}" for bot, share in wins.items()]


def _percent(share: Mapping[str, Any]) -> str:
    if share["share"] is None:
        return "-%"
    return f"{100 * share['share']:.1f}% ({100 * share['low']:.1f} to {100 * share['high']:.1f}) of the wins"


def warned(summary: Summary) -> Summary:
    """Warn about each bot that failed, at the line that called `simulate` or `arena`; return the summary."""
    for sentence in summary.stumbles():
        warnings.warn(sentence, BotStumbled, stacklevel=3)
    return summary
