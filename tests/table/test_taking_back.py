"""Test the search for what can be undone: it may be slow, blocks no one, and runs once."""

import asyncio
import json
import pickle
import random
import threading
import time
from collections.abc import Callable
from typing import TypeVar

import pytest

from spielkiste.bots import RandomBot
from spielkiste.core.bot import Bot
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.registry import find
from spielkiste.host.background import ASKED_SHARE, BackgroundWork
from spielkiste.host.bot_offload import BotOffload
from spielkiste.host.connection import Connection
from spielkiste.host.dispatch import answer
from spielkiste.host.pace import Pace
from spielkiste.host.table import TableHost
from spielkiste.host.tally import Tally
from spielkiste.host.thinker import Thinker
from spielkiste.host.wakeup import WakeUp
from spielkiste.store import SqliteStore
from spielkiste.table import logbook
from spielkiste.table import match as module
from spielkiste.table.match import FARTHEST_UNDO, NOTED_MOVES, Chair, Match
from spielkiste.table.undo import WORLDS, lately, quiet_moment

Result = TypeVar("Result")


class Watched(BackgroundWork):
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


def _long_match(slug: str, moves: int) -> Match:
    """Return a match of two people and a bot, who make any moves and sometimes take one back."""
    game, luck = find(slug), random.Random(slug)
    chairs = [Chair("person", "Ada"), Chair("person", "Ben"), Chair("bot", "Robo", "rules")]
    match = Match.from_log([Match.opening(game, {}, chairs), {"kind": "deal", "seed": "7"}])
    for number in range(moves):
        assert match.state is not None
        if match.state.outcome() is not None:
            break
        seat = match.state.actors()[0]
        match.enter(match.move(seat, luck.choice(match.state.moves(seat))))
        if number % 9 == 8:
            assert match.record is not None
            match.enter(logbook.Undo(moves=len(match.record.moves) - luck.randrange(1, FARTHEST_UNDO + 1)))
    return match


def _told(record: Record) -> list[list[object]]:
    """Return the story as each viewer at the table is told it."""
    return [[event.seen_by(viewer).json() for viewer in (None, 0, 1, 2)] for event in record.story]


@pytest.mark.parametrize("slug", ["memo-race", "tv-lottery", "thousand-km"])
def test_taking_moves_back_comes_to_the_same_however_much_is_played_again(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = _long_match(slug, 500)
    monkeypatch.setattr(module, "NOTED_MOVES", 10**9)
    again = Match.from_log(noted.log)
    assert noted._notes and not again._notes and noted.record is not None and again.record is not None
    assert noted.record.moves == again.record.moves and noted.record.marks == again.record.marks
    assert _told(noted.record) == _told(again.record)
    assert noted.record.state.position() == again.record.state.position()
    assert [state.position() for state in noted.before] == [state.position() for state in again.before]
    assert noted.record.dumps() == again.record.dumps()
    # The bot remembers the same, and plays on in the same way.
    assert pickle.dumps(noted.bot(2)) == pickle.dumps(again.bot(2))


class Stubborn(RandomBot):
    """A bot that can be pickled but not unpickled, as some compiled ones are."""

    def __reduce__(self) -> tuple[type[Bot], tuple[()]]:
        return Stubborn, ()


def test_with_a_bot_that_cannot_be_noted_all_moves_are_played_again() -> None:
    match = _long_match("memo-race", 60)
    assert match.record is not None and match.state is not None
    match.seat_bot(2, Stubborn(match.game, 2, 3, 1, Rng("stubborn")))
    while len(match.record.moves) < 2 * NOTED_MOVES:
        seat = match.state.actors()[0]
        match.enter(match.move(seat, match.state.moves(seat)[0]))
    assert not match._notes
    kept = match.record.moves[:-3]
    match.enter(logbook.Undo(moves=len(kept)))
    assert match.record.moves == kept


def test_taking_a_move_back_plays_few_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = _long_match("memo-race", 700)
    played = []
    play = Record.play

    def counted(record: Record, seat: int, move: int | str) -> None:
        played.append(move)
        play(record, seat, move)

    monkeypatch.setattr(Record, "play", counted)
    assert match.record is not None and len(match.record.moves) > 5 * NOTED_MOVES
    match.enter(logbook.Undo(moves=len(match.record.moves) - 1))
    assert len(played) <= NOTED_MOVES + 2 * FARTHEST_UNDO


def test_a_burst_of_wishes_is_looked_into_once_and_not_on_the_loop() -> None:
    background = Watched()

    async def play() -> tuple[int, list[str]]:
        match = _match(12)
        store = SqliteStore(":memory:")
        store.create("table", "00" * 32, 0, match.log).result()
        host = TableHost("table", "00" * 32, match, store, Pace(), WakeUp(), background, Tally(), BotOffload(Thinker()))
        people = [Connection([seat], f"page {seat}") for seat in (0, 1)]
        for person in people:
            person.at_once = lambda _: True
            await host.welcome(person, None)
        for number in range(1, 31):
            await answer(host, people[0], json.dumps({"t": "undo", "seat": 0, "id": number}))
        assert len(background.threads) == 1, "a known result must not be computed again"
        before = len(host.match.record.moves) if host.match.record is not None else 0
        await answer(host, people[1], json.dumps({"t": "answer", "seat": 1, "yes": True, "id": 1}))
        host.stop_clocks()
        store.close()
        assert host.match.record is not None
        return before - len(host.match.record.moves), background.threads

    taken_back, threads = asyncio.run(play())
    assert taken_back > 0 and threads == ["spielkiste-apart"]


def test_others_may_work_between_two_trials() -> None:
    recent = lately(_match(12))
    assert recent is not None
    paused: list[None] = []
    assert quiet_moment(recent, pause=lambda: paused.append(None)) == quiet_moment(recent)
    assert len(paused) >= WORLDS


def test_charged_time_delays_background_work() -> None:
    background = BackgroundWork()
    began = time.monotonic()
    background.charge(2.0)
    background.charge(1.0)
    assert background._asked_free_at >= began + 3.0 * (1 / ASKED_SHARE - 1)
