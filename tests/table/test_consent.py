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
from spielkiste.host.proposals import Proposals
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


def test_a_game_cannot_be_ended_while_a_player_is_disconnected() -> None:
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


def test_disconnecting_after_the_question_does_not_count_as_consent() -> None:
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


def test_absent_players_do_not_block_the_others() -> None:
    async def play(host: TableHost, people: list[Connection]) -> None:
        over = asyncio.Event()
        host.on_change = lambda: over.set() if host.match.over else None
        await _ask(host, people[0], 1, t="end", seat=0)
        host.leave(people[1])
        # The game ends by itself when the time is over.
        async with asyncio.timeout(20):
            await over.wait()

    _with_table(Pace(absence_ms=30, consent_ms=60), play)


def test_a_no_counts_from_the_proposer_and_from_seats_that_have_not_answered() -> None:
    """A player who has said yes may not stop the others from answering."""
    for seat, goes_on in ((0, False), (1, False), (2, True)):
        proposals = Proposals()
        proposals.put("undo", {0}, {0, 1, 2})
        proposals.answer({2}, yes=True)
        proposals.answer({seat}, yes=False)
        assert (proposals.what == "undo") == goes_on, seat
