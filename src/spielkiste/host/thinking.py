"""The bots at one table: when each of them acts, and what becomes of one that fails."""

from __future__ import annotations

import asyncio
import logging
import time

from spielkiste.host.apart import apart
from spielkiste.host.pace import Pace
from spielkiste.host.window import Window
from spielkiste.table.match import Match

log = logging.getLogger(__name__)

#: A bot answers while the window is open, with a little time to spare.
LATEST_ANSWER = 0.8
#: A bot that needs longer loses its move: people wait for it.
LONGEST_THOUGHT_SECONDS = 5.0


class Thinking:
    """What each bot is deciding between, and when it will have decided."""

    def __init__(self, pace: Pace, window: Window) -> None:
        self._pace = pace
        self._window = window
        self._deciding: dict[int, tuple[list[int], float]] = {}
        #: For each bot that let a window pass: the window, and what it could have done.
        self._passed: dict[int, tuple[int, list[int]]] = {}

    def due(self, match: Match, seat: int) -> float | None:
        """When a bot acts.  What others do in the meantime does not make it start thinking anew, nor ask it twice."""
        state = match.state
        assert state is not None
        choice = state.moves(seat)
        if match.clock_runs() and self._passed.get(seat) == (self._window.number, choice):
            return None
        deciding = self._deciding.get(seat)
        if deciding is not None and deciding[0] == choice:
            return deciding[1]
        moment = self._moment(match, seat) * self._pace.bot_percent / 100_000
        if match.clock_runs():
            moment = min(moment, LATEST_ANSWER * self._window.ms / 1000)
        due = time.monotonic() + moment
        self._deciding[seat] = (choice, due)
        return due

    def _moment(self, match: Match, seat: int) -> int:
        try:
            return match.bot(seat).reaction_ms(match.situation(seat))
        except Exception as trouble:
            log.error("A bot of %s failed (%r); its moves are picked at random from now on", match.game.slug, trouble)
            match.dismiss(seat)
            return match.bot(seat).reaction_ms(match.situation(seat))

    def passed(self, match: Match, seat: int) -> None:
        """A bot has let the open window pass."""
        assert match.state is not None
        self._passed[seat] = (self._window.number, match.state.moves(seat))

    async def choose(self, match: Match, seat: int) -> int:
        """What a bot does now: always something legal.  One that raises, dawdles or names an illegal move loses it to the lot."""
        self._deciding.pop(seat, None)
        situation = match.situation(seat)
        bot = match.bot(seat)
        working = apart(lambda: bot.choose(situation))
        done, _ = await asyncio.wait({working}, timeout=LONGEST_THOUGHT_SECONDS)
        if not done:
            log.error("A bot of %s takes too long; its moves are picked at random from now on", match.game.slug)
            working.cancel()
        elif working.exception() is not None:
            log.error("A bot of %s failed (%r); its moves are picked at random from now on", match.game.slug, working.exception())
        elif working.result() in situation.moves:
            return working.result()
        else:
            log.error("A bot of %s named an illegal move; its moves are picked at random from now on", match.game.slug)
        match.dismiss(seat)
        return match.bot(seat).choose(situation)
