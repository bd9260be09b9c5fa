"""Test the search for what can be undone: it takes a while, blocks no one, and is done once."""

import asyncio
import json
import threading
import time
from collections.abc import Callable
from typing import TypeVar

from spielkiste.core.registry import find
from spielkiste.host.answering import answer
from spielkiste.host.connection import Connection
from spielkiste.host.leisure import ASKED_SHARE, Leisure
from spielkiste.host.pace import Pace
from spielkiste.host.pondering import Pondering
from spielkiste.host.table import TableHost
from spielkiste.host.tally import Tally
from spielkiste.host.thinker import Thinker
from spielkiste.host.waking import Waking
from spielkiste.store import SqliteStore
from spielkiste.table.match import Chair, Match
from spielkiste.table.undo import WORLDS, lately, quiet_moment

Result = TypeVar("Result")


class Watched(Leisure):
    """Records what was done, and in which thread."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: list[str] = []

    async def soon(self, work: Callable[[], Result]) -> Result:
        def noted() -> Result:
            self.threads.append(threading.current_thread().name)
            return work()

        return await super().soon(noted)


def _match(moves: int) -> Match:
    game = find("clear-away")
    match = Match.from_log(
        [Match.opening(game, {}, [Chair("person", "Ada"), Chair("person", "Ben")]), {"kind": "deal", "seed": "7"}]
    )
    for _ in range(moves):
        assert match.state is not None
        seat = match.state.actors()[0]
        match.enter(match.move(seat, match.state.moves(seat)[0]))
    return match


def test_a_burst_of_wishes_is_looked_into_once_and_not_on_the_loop() -> None:
    leisure = Watched()

    async def play() -> tuple[int, list[str]]:
        match = _match(12)
        store = SqliteStore(":memory:")
        store.create("table", "00" * 32, 0, match.log).result()
        host = TableHost("table", "00" * 32, match, store, Pace(), Waking(), leisure, Tally(), Pondering(Thinker()))
        people = [Connection([seat], f"page {seat}") for seat in (0, 1)]
        for person in people:
            person.at_once = lambda _: True
            await host.welcome(person, None)
        for number in range(1, 31):
            await answer(host, people[0], json.dumps({"t": "undo", "seat": 0, "id": number}))
        assert len(leisure.threads) == 1, "a known result must not be computed again"
        before = len(host.match.record.moves) if host.match.record is not None else 0
        await answer(host, people[1], json.dumps({"t": "answer", "seat": 1, "yes": True, "id": 1}))
        host.stop_clocks()
        store.close()
        assert host.match.record is not None
        return before - len(host.match.record.moves), leisure.threads

    taken_back, threads = asyncio.run(play())
    assert taken_back > 0 and threads == ["spielkiste-apart"]


def test_others_may_work_between_two_trials() -> None:
    recent = lately(_match(12))
    assert recent is not None
    paused: list[None] = []
    assert quiet_moment(recent, pause=lambda: paused.append(None)) == quiet_moment(recent)
    assert len(paused) >= WORLDS


def test_who_asks_for_much_waits_for_it() -> None:
    leisure = Leisure()
    began = time.monotonic()
    leisure.charge(2.0)
    leisure.charge(1.0)
    assert leisure._asked_free_at >= began + 3.0 * (1 / ASKED_SHARE - 1)
