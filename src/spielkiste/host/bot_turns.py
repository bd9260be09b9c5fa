"""The bots at one table: when each of them moves, and what happens if one fails."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, replace

from spielkiste.host.bot_offload import BotOffload
from spielkiste.host.fair_queue import Asker
from spielkiste.host.pace import LEISURE_MS, Pace, in_a_run, moment
from spielkiste.host.tally import Tally
from spielkiste.host.thinker import ThoughtFailed, ThoughtStopped, place_of
from spielkiste.host.window import Window
from spielkiste.store.contract import TableLost
from spielkiste.table.match import Match

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Deciding:
    """A bot's pending decision: its legal moves, when it began, and its pause at the normal pace."""

    choice: list[int]
    since: float
    ms: float


#: A bot answers within this fraction of an open window.
LATEST_ANSWER = 0.8


class BotTurns:
    """The pending decision of each bot, and when it is due."""

    def __init__(self, pace: Pace, window: Window, tally: Tally, offload: BotOffload) -> None:
        self._offload = offload
        self._pace = pace
        self._window = window
        self._tally = tally
        self._deciding: dict[int, Deciding] = {}
        #: The bot that moved last, and the milliseconds of its turn so far, at the normal pace.
        self._runs: int | None = None
        self._spent = 0.0
        #: By bot that let a window pass: the window, and the legal moves it had.
        self._passed: dict[int, tuple[int, list[int]]] = {}

    def due(self, match: Match, seat: int) -> float | None:
        """Return when a bot moves, or None if it has let this window pass.

        Other players' actions do not restart its pause as long as its legal moves stay the same.
        """
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
            # A reaction is a race between people and bots, so the table's pace must not make the bots faster or slower.
            return deciding.since + min(moment(self._pace, "normal", deciding.ms), LATEST_ANSWER * self._window.ms / 1000)
        spent = self._spent if self._runs == seat else 0.0
        ms = in_a_run(deciding.ms, spent)
        if deciding.ms and state.silence(seat) < 0 and match.hurries_people():
            # A turn takes these people's chance, an answer does not.  So before a turn the bot's pause is not shortened.
            ms = LEISURE_MS if match.calm else deciding.ms
        return deciding.since + moment(self._pace, match.pace, ms)

    def hurry(self) -> None:
        """Let the bots that are deciding now move without a pause."""
        self._deciding = {seat: replace(deciding, ms=0) for seat, deciding in self._deciding.items()}

    def note_person_acted(self) -> None:
        """Note a person's move, so that the next bot starts a new turn."""
        self._runs = None

    def _moment(self, match: Match, seat: int) -> int:
        try:
            return match.bot(seat).reaction_ms(match.situation(seat))
        except Exception as trouble:
            self._dismiss(match, seat, f"failed ({place_of(trouble)})")
            return match.bot(seat).reaction_ms(match.situation(seat))

    def passed(self, match: Match, seat: int) -> None:
        """Note that a bot has let the open window pass."""
        assert match.state is not None
        self._passed[seat] = (self._window.number, match.state.moves(seat))

    async def choose(self, match: Match, seat: int, asker: Asker) -> int:
        """Return a bot's move, which is always legal.

        If the bot raises, times out or chooses an illegal move, it is replaced by a random bot.
        """
        decided = self._deciding.pop(seat, None)
        if self._runs != seat:
            self._runs, self._spent = seat, 0.0
        if decided is not None:
            self._spent += in_a_run(decided.ms, self._spent)
        situation = match.situation(seat)
        # A bot may change the list that it is given.
        legal = situation.moves[:]
        try:
            move, bot = await self._offload.choose(match.bot(seat), situation, asker)
        except ThoughtStopped:
            raise TableLost from None
        except ThoughtFailed as failed:
            why = failed.why
        else:
            if move in legal:
                match.seat_bot(seat, bot)
                return move
            why = "chose an illegal move"
        self._dismiss(match, seat, why)
        situation.moves[:] = legal
        return match.bot(seat).choose(situation)

    def _dismiss(self, match: Match, seat: int, why: str) -> None:
        self._tally.bot_failures += 1
        about = {"event": "bot-failed", "fields": {"game": match.game.slug}}
        log.error("A bot %s; its moves are picked at random from now on", why, extra=about)
        match.dismiss(seat)
