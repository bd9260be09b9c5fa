"""The published time in which somebody may react: open for the same time whoever holds what."""

from __future__ import annotations

import time

from spielkiste.core.game import State
from spielkiste.host.pace import Pace, window
from spielkiste.table.match import Entry, Match


class Window:
    """The question that is open at a table, if one is: when it closes, and the entry that put it."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._open = False
        self._asked: list[int] = []
        #: The entry with which it was opened: what was sent before that is an answer to something else.
        self.number = 0
        self.end = 0.0
        self.ms = 0

    @property
    def remaining_ms(self) -> int:
        return max(0, int(1000 * (self.end - time.monotonic())))

    def watch(self, match: Match) -> None:
        """Open it for a question that has just been put; forget it when the question is answered."""
        state = match.state
        if state is None or not match.clock_runs():
            self._open = False
            return
        # Only those whom silence answers for: somebody naming a total at the same time is no part of the question.
        asked = [seat for seat in state.awaited() if state.silence(seat) >= 0]
        if self._open and asked == self._asked:
            return
        # Others are asked than before: it is a new question, with the whole time for everybody.
        self._asked = asked
        person_asked = any(match.chairs[seat].played_by is None for seat in asked)
        slowest = 0 if person_asked else max([match.bot(seat).slowest_ms for seat in asked], default=0)
        self.ms = window(self._pace, match.game.reaction_ms(), person_asked, slowest)
        self.end = time.monotonic() + self.ms / 1000
        self._open = True
        self.number = match.number

    def put_again(self, match: Match) -> None:
        """The same question once more, with the whole time: everybody was asked to look elsewhere."""
        self._open = False
        self.watch(match)


def silence_of_all(match: Match, state: State) -> list[Entry]:
    """The answers of all who are still asked when time is up, in one go: that partners answer one by one is nobody's business."""
    entries: list[Entry] = []
    trial = state.copy()
    while asked := [seat for seat in trial.actors() if trial.silence(seat) >= 0]:
        move = trial.silence(asked[0])
        entries.append({"kind": "move", "seat": asked[0], "move": match.game.notation(move)})
        trial.apply(asked[0], move)
        if trial.awaited() != state.awaited():
            break
    return entries
