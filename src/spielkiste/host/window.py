"""The reaction window: it stays open for the same time, no matter who has which cards."""

from __future__ import annotations

import time

from spielkiste.core.game import State
from spielkiste.host.pace import Pace, window
from spielkiste.table import logbook
from spielkiste.table.logbook import Entry
from spielkiste.table.match import Match


class Window:
    """The open reaction window of a table: when it closes, and the entry that opened it."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._open = False
        self._asked: list[int] = []
        #: The entry that opened the window.  Earlier messages do not answer it.
        self.number = 0
        self.end = 0.0
        self.ms = 0

    @property
    def remaining_ms(self) -> int:
        return max(0, int(1000 * (self.end - time.monotonic())))

    def watch(self, match: Match) -> None:
        """Open a window if the state has started one, keep it open, or close it."""
        state = match.state
        if state is None or not match.clock_runs():
            self._open = False
            return
        # Only seats with a silence move: a player who has to say a total at the same time does not take part in the window.
        asked = [seat for seat in state.awaited() if state.silence(seat) >= 0]
        if self._open and asked == self._asked:
            return
        # The seats that are asked have changed, so this is a new window with its full time.
        self._asked = asked
        person_asked = any(match.chairs[seat].played_by is None for seat in asked)
        slowest = 0 if person_asked else max([match.bot(seat).slowest_ms for seat in asked], default=0)
        self.ms = window(self._pace, match.game.reaction_ms(), person_asked, slowest)
        self.end = time.monotonic() + self.ms / 1000
        self._open = True
        self.number = match.number

    def put_again(self, match: Match) -> None:
        """Open the window again with its full time, after a pause of the room."""
        self._open = False
        self.watch(match)


def silent_answers(match: Match, state: State) -> list[Entry]:
    """Return the silence moves of all seats that have not answered in time.

    They form one commit, so that nobody sees partners being asked one after the other.
    """
    entries: list[Entry] = []
    trial = state.copy()
    while asked := [seat for seat in trial.actors() if trial.silence(seat) >= 0]:
        move = trial.silence(asked[0])
        entries.append(logbook.Move(asked[0], match.game.notation(move)))
        trial.apply(asked[0], move)
        if trial.awaited() != state.awaited():
            break
    return entries
