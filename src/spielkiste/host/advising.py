"""Hints at one table: for whoever sits there without other people, thought about apart from everything else."""

from __future__ import annotations

import asyncio
import logging
import threading
import time

from spielkiste.bots.hint import hint_in
from spielkiste.core.errors import BadMove
from spielkiste.core.game import Hint
from spielkiste.core.record import Record
from spielkiste.host.apart import apart
from spielkiste.table.match import Match

log = logging.getLogger(__name__)

#: Moves are compared for no longer than this.
LONGEST_SECONDS = 1.0

#: One hint is thought about at a time: whoever asks for many waits for them, and nobody else does.
_one_at_a_time = threading.Lock()


class Advising:
    """The hint that was asked for last: whoever asks again about the same table has the same one."""

    def __init__(self) -> None:
        self._asked: tuple[int, int] | None = None
        self._coming: asyncio.Future[Hint | None] | None = None

    def ask(self, match: Match, seat: int) -> asyncio.Future[Hint | None]:
        """The hint to come; BadMove where other people play, who have none."""
        if len(match.people()) > 1:
            raise BadMove("hint-not-alone", "Hints are for tables with one person only.")
        about = (match.number, seat)
        if self._coming is None or self._asked != about:
            record = match.record
            if record is None or match.ended or match.course is not None:
                self._coming = asyncio.get_running_loop().create_future()
                self._coming.set_result(None)
            else:
                made = len(record.moves)
                self._coming = apart(lambda: _thought(record, seat, made))
            self._asked = about
        return asyncio.shield(self._coming)


def _thought(record: Record, seat: int, made: int) -> Hint | None:
    with _one_at_a_time:
        until = time.monotonic() + LONGEST_SECONDS
        try:
            return hint_in(record, seat, until=made, enough=lambda: time.monotonic() >= until)
        except Exception:
            # Anybody may bring a game; its own words might tell what others hold.
            log.error("A hint failed", extra={"event": "hint-failed", "fields": {"game": record.game.slug}})
            return None
