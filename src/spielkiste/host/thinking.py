"""The bots at one table: when each of them acts, and what becomes of one that fails."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, replace

from spielkiste.host.pace import Pace, in_a_run, moment
from spielkiste.host.pondering import Pondering
from spielkiste.host.shares import Asker
from spielkiste.host.tally import Tally
from spielkiste.host.thinker import ThoughtFailed, ThoughtStopped, place_of
from spielkiste.host.window import Window
from spielkiste.store.contract import TableLost
from spielkiste.table.match import Match

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Deciding:
    """A bot that has been asked: its choice, since when, and how long it takes at a normal pace."""

    choice: list[int]
    since: float
    ms: float


#: A bot answers while the window is open, with a little time to spare.
LATEST_ANSWER = 0.8


class Thinking:
    """What each bot is deciding between, and when it will have decided."""

    def __init__(self, pace: Pace, window: Window, tally: Tally, pondering: Pondering) -> None:
        self._pondering = pondering
        self._pace = pace
        self._window = window
        self._tally = tally
        self._deciding: dict[int, Deciding] = {}
        #: The bot that has acted last, and how long its turn has lasted so far, at a normal pace.
        self._runs: int | None = None
        self._spent = 0.0
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
        if deciding is None or deciding.choice != choice:
            deciding = Deciding(choice, time.monotonic(), self._moment(match, seat))
            self._deciding[seat] = deciding
        if match.clock_runs():
            # A reaction is a race between people and bots: the pace of the table makes nobody faster or slower in it.
            return deciding.since + min(moment(self._pace, "normal", deciding.ms), LATEST_ANSWER * self._window.ms / 1000)
        spent = self._spent if self._runs == seat else 0.0
        return deciding.since + moment(self._pace, match.pace, in_a_run(deciding.ms, spent))

    def hurry(self) -> None:
        """Nobody wants to wait for the bots that are deciding now."""
        self._deciding = {seat: replace(deciding, ms=0) for seat, deciding in self._deciding.items()}

    def somebody_acted(self) -> None:
        """A person has made a move: whichever bot is next, its turn has just begun."""
        self._runs = None

    def _moment(self, match: Match, seat: int) -> int:
        try:
            return match.bot(seat).reaction_ms(match.situation(seat))
        except Exception as trouble:
            self._dismiss(match, seat, f"failed ({place_of(trouble)})")
            return match.bot(seat).reaction_ms(match.situation(seat))

    def passed(self, match: Match, seat: int) -> None:
        """A bot has let the open window pass."""
        assert match.state is not None
        self._passed[seat] = (self._window.number, match.state.moves(seat))

    async def choose(self, match: Match, seat: int, asker: Asker) -> int:
        """Return a bot's move, which is always legal.  A bot that raises, dawdles or names an illegal one loses it to the lot."""
        decided = self._deciding.pop(seat, None)
        if self._runs != seat:
            self._runs, self._spent = seat, 0.0
        if decided is not None:
            self._spent += in_a_run(decided.ms, self._spent)
        situation = match.situation(seat)
        try:
            move, bot = await self._pondering.choose(match.bot(seat), situation, asker)
        except ThoughtStopped:
            raise TableLost from None
        except ThoughtFailed as failed:
            why = failed.why
        else:
            if move in situation.moves:
                match.seat_bot(seat, bot)
                return move
            why = "named an illegal move"
        self._dismiss(match, seat, why)
        return match.bot(seat).choose(situation)

    def _dismiss(self, match: Match, seat: int, why: str) -> None:
        self._tally.bot_failures += 1
        about = {"event": "bot-failed", "fields": {"game": match.game.slug}}
        log.error("A bot %s; its moves are picked at random from now on", why, extra=about)
        match.dismiss(seat)
