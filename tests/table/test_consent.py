"""Test that a short disconnection is not consent: recently connected players are asked, and find the question when they
return.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable

from spielkiste.core.registry import find
from spielkiste.host.background import BackgroundWork
from spielkiste.host.bot_offload import BotOffload
from spielkiste.host.connection import Connection
from spielkiste.host.dispatch import answer
from spielkiste.host.pace import Pace
from spielkiste.host.table import TableHost
from spielkiste.host.tally import Tally
from spielkiste.host.thinker import Thinker
from spielkiste.host.wakeup import WakeUp
from spielkiste.store import SqliteStore
from spielkiste.table.match import Chair, Match

LONG = Pace(absence_ms=10**9, consent_ms=10**9)


def _with_table(pace: Pace, play: Callable[[TableHost, list[Connection]], Awaitable[None]]) -> None:
    """Run a test with two people at a table, each on their own device."""

    async def run() -> None:
        game = find("thousand-km")
        chairs = [Chair("person", "Ada"), Chair("person", "Ben")]
        match = Match.from_log([Match.opening(game, {"tempo": "calm"}, chairs), {"kind": "deal", "seed": "7"}])
        store = SqliteStore(":memory:")
        store.create("table", "00" * 32, 0, match.log).result()
        host = TableHost("table", "00" * 32, match, store, pace, WakeUp(), BackgroundWork(), Tally(), BotOffload(Thinker()))
        people = [Connection([seat], f"page {seat}") for seat in (0, 1)]
        for person in people:
            person.at_once = lambda _: True
            await host.welcome(person, None)
        await play(host, people)
        host.stop_clocks()
        store.close()

    asyncio.run(run())


async def _ask(host: TableHost, who: Connection, number: int, **request: object) -> None:
    await answer(host, who, json.dumps({**request, "id": number}))


def test_nobody_ends_the_game_while_anothers_line_is_broken() -> None:
    async def play(host: TableHost, people: list[Connection]) -> None:
        host.leave(people[1])
        await _ask(host, people[0], 1, t="end", seat=0)
        await host._tell_news()
        assert not host.match.over and host.proposals.waiting == {1}
        # A player who returns finds the question and may refuse.
        back = Connection([1], "page 1")
        back.at_once = lambda _: True
        await host.welcome(back, None)
        await _ask(host, back, 1, t="answer", seat=1, yes=False)
        assert not host.match.over and host.proposals.what is None

    _with_table(LONG, play)


def test_a_line_that_breaks_after_the_question_is_no_yes_either() -> None:
    async def play(host: TableHost, people: list[Connection]) -> None:
        await _ask(host, people[0], 1, t="end", seat=0)
        host.leave(people[1])
        await host._tell_news()
        assert not host.match.over and host.proposals.waiting == {1}

    _with_table(LONG, play)


def test_a_stand_in_does_not_answer_for_a_person() -> None:
    async def play(host: TableHost, people: list[Connection]) -> None:
        host.leave(people[1])
        await _ask(host, people[0], 1, t="stand_in", seat=1)
        assert host.match.chairs[1].stand_in is not None
        await _ask(host, people[0], 2, t="end", seat=0)
        assert not host.match.over and host.proposals.waiting == {1}

    _with_table(Pace(absence_ms=0, consent_ms=10**9), play)


def test_who_stays_away_holds_nobody_up() -> None:
    async def play(host: TableHost, people: list[Connection]) -> None:
        over = asyncio.Event()
        host.on_change = lambda: over.set() if host.match.over else None
        await _ask(host, people[0], 1, t="end", seat=0)
        host.leave(people[1])
        # By itself, when the time is over.
        async with asyncio.timeout(20):
            await over.wait()

    _with_table(Pace(absence_ms=30, consent_ms=60), play)
