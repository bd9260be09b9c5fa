"""Hints at one table, for the only person there."""

from __future__ import annotations

import sys
import time
from collections.abc import Awaitable

from spielkiste.bots.hint import hint_in
from spielkiste.core.errors import BadMove
from spielkiste.core.game import Hint
from spielkiste.core.record import Record
from spielkiste.host.fair_queue import Asker
from spielkiste.host.thinker import Thinker, Thought, ThoughtFailed
from spielkiste.table.match import Match

#: Moves are compared for at most this many seconds.
LONGEST_SECONDS = 1.0
#: The time limit for a hint in seconds, which includes replaying a long game.
DEADLINE_SECONDS = 15.0
#: Measures CPU time, so that hints on a busy machine are as good, only later.  A browser has no such clock.
_CLOCK = time.monotonic if sys.platform == "emscripten" else time.thread_time


class Advising:
    """Asks for hints and caches the last one: the same position always gets the same answer."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._asked: tuple[int, int] | None = None
        self._found: Hint | None = None

    def ask(self, match: Match, seat: int, asker: Asker) -> Awaitable[Hint | None]:
        """Return an awaitable hint for a seat in the current position.

        Raise `BadMove` if other people play, too.  The hint is None if there is nothing to advise.
        """
        if len(match.people()) > 1:
            raise BadMove("hint-not-alone", "Hints are for tables with one person only.")
        record = match.record
        if record is None or match.ended or match.course is not None:
            return self._none()
        thought = Thought(thought_about, (record, seat, len(record.moves)), "quick", DEADLINE_SECONDS)
        return self._hint((match.number, seat), thought, asker)

    async def _none(self) -> None:
        return None

    async def _hint(self, about: tuple[int, int], thought: Thought, asker: Asker) -> Hint | None:
        if self._asked != about:
            try:
                found = await self._thinker.together((id(self), *about), lambda: self._thinker.think(thought, asker))
            except ThoughtFailed:
                # The thinker has logged the cause.  The player gets no hint, and the game continues.
                found = None
            self._asked, self._found = about, found
        return self._found


def thought_about(record: Record, seat: int, made: int) -> Hint | None:
    """Return the hint for the position after `made` moves of a game."""
    until = _CLOCK() + LONGEST_SECONDS
    return hint_in(record, seat, until=made, enough=lambda: _CLOCK() >= until)
