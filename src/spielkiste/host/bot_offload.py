"""Chooses where a bot thinks: in this process if it is quick, else with the thinker.  The move is the same."""

from __future__ import annotations

import asyncio
import time

from spielkiste.core.bot import Bot, Situation
from spielkiste.core.errors import SpielkisteError
from spielkiste.host.fair_queue import Asker
from spielkiste.host.thinker import NotPicklable, Thinker, Thought, ThoughtFailed, ThoughtTooLong, place_of
from spielkiste.host.threads import in_thread

#: A bot that needs more than this many seconds loses its move, because people wait for it.
LONGEST_SECONDS = 5.0
#: A kind of bot that once took longer than this uses the thinker from then on.  Sending it there costs a few milliseconds.
LONG_SECONDS = 0.01

#: A kind of bot: its game, its class and its level.
Kind = tuple[str, type, int]


class BotOffload:
    """The bots of a server."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self._long: set[Kind] = set()
        #: The kinds that are slow but cannot be pickled.
        self._at_home: set[Kind] = set()

    async def choose(self, bot: Bot, situation: Situation, asker: Asker) -> tuple[int, Bot]:
        """Return a bot's move and the bot's new state.  Raise `ThoughtFailed` if it fails."""
        kind = (situation.game.slug, type(bot), bot.level)
        if kind in self._long and kind not in self._at_home:
            thought = Thought(chosen, (bot, situation), "quick", LONGEST_SECONDS)
            try:
                move, after = await self.thinker.think_unqueued(thought, asker)
            except NotPicklable:
                self._at_home.add(kind)
            except ThoughtFailed:
                raise
            except SpielkisteError as trouble:
                # Any exception from a bot counts as the bot's own failure.
                raise ThoughtFailed(f"failed ({type(trouble).__name__})") from trouble
            else:
                return int(move), after
        return await self._here(bot, situation, kind), bot

    async def _here(self, bot: Bot, situation: Situation, kind: Kind) -> int:
        working = in_thread(lambda: _timed(bot, situation))
        done, _ = await asyncio.wait({working}, timeout=LONGEST_SECONDS)
        if not done:
            working.cancel()
            self._note(kind)
            raise ThoughtTooLong
        trouble = working.exception()
        if trouble is not None:
            raise ThoughtFailed(f"failed ({place_of(trouble)})")
        move, seconds = working.result()
        if seconds > LONG_SECONDS:
            self._note(kind)
        return move

    def _note(self, kind: Kind) -> None:
        if self.thinker.apart:
            self._long.add(kind)


def chosen(bot: Bot, situation: Situation) -> tuple[int, Bot]:
    """Return the move, and the bot with its updated memory."""
    return bot.choose(situation), bot


def _timed(bot: Bot, situation: Situation) -> tuple[int, float]:
    before = time.thread_time()
    move = bot.choose(situation)
    return move, time.thread_time() - before
