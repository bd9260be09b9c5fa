"""Test thinking in processes: limited, cancelled and replaced, with the same results as in this process."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest

import spielkiste
from spielkiste.bots import make_bot, tell
from spielkiste.bots.judging import Plan
from spielkiste.core.bot import Bot, Situation
from spielkiste.core.errors import BadSetup
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record, loads
from spielkiste.host import lobby, watching
from spielkiste.host.bot_offload import BotOffload
from spielkiste.host.reviewing import Reviews
from spielkiste.host.thinker import NotPicklable, Thinker, Thought, ThoughtFailed, ThoughtTooLong
from spielkiste.server import thinkers as processes
from spielkiste.server.thinkers import ProcessHand
from tests.server import thoughts
from tests.server.harness import Player, Server
from tests.server.recordings import finished, last_moves

PATIENCE = 60.0
HERE = ("home", "table")


def asked(test: Callable[[ProcessHand], Awaitable[None]], most_bytes: int = 1 << 30) -> None:
    """Run a test with one process."""

    async def run() -> None:
        hand = ProcessHand(most_bytes)
        try:
            async with asyncio.timeout(PATIENCE):
                await test(hand)
        finally:
            await hand.close()

    asyncio.run(run())


async def think(hand: ProcessHand, function: Callable[..., Any], *arguments: object, seconds: float = PATIENCE) -> Any:
    return await hand.work(hand.seal(Thought(function, arguments, "long", seconds)), seconds)


def test_a_process_is_started_when_it_is_needed_and_used_again() -> None:
    async def test(hand: ProcessHand) -> None:
        assert hand.pid is None
        first = await think(hand, thoughts.number_of_process)
        assert first == hand.pid != os.getpid() and await think(hand, thoughts.double, 21) == 42
        assert await think(hand, thoughts.number_of_process) == first
        assert os.getpriority(os.PRIO_PROCESS, first) > os.getpriority(os.PRIO_PROCESS, 0)

    asked(test)


def test_what_takes_too_long_is_killed_and_the_next_question_is_answered() -> None:
    async def test(hand: ProcessHand) -> None:
        first = await think(hand, thoughts.number_of_process)
        with pytest.raises(ThoughtTooLong):
            await think(hand, thoughts.endless, seconds=0.1)
        assert not Path(f"/proc/{first}").exists()
        assert await think(hand, thoughts.number_of_process) != first

    asked(test)


def test_what_takes_too_much_memory_fails_and_the_next_question_is_answered() -> None:
    async def test(hand: ProcessHand) -> None:
        assert await think(hand, thoughts.greedy, 1 << 20) == 1 << 20
        with pytest.raises(ThoughtFailed, match="could not be worked out") as failed:
            await think(hand, thoughts.greedy, 1 << 30)
        assert "MemoryError" in failed.value.why
        assert await think(hand, thoughts.double, 1) == 2

    asked(test, most_bytes=512 << 20)


def test_a_process_that_dies_is_replaced_and_the_other_lane_does_not_notice() -> None:
    async def run() -> None:
        thinker = Thinker(ProcessHand, apart=True)
        try:
            quick = await thinker.think(Thought(thoughts.number_of_process, (), "quick", PATIENCE), HERE)
            with pytest.raises(ThoughtFailed):
                await thinker.think(Thought(thoughts.crash, (), "long", PATIENCE), HERE)
            assert await thinker.think(Thought(thoughts.double, (4,), "long", PATIENCE), HERE) == 8
            assert await thinker.think(Thought(thoughts.number_of_process, (), "quick", PATIENCE), HERE) == quick
        finally:
            await thinker.close()

    asyncio.run(run())


def test_errors_of_a_worker_reach_the_server_without_hidden_data() -> None:
    async def test(hand: ProcessHand) -> None:
        with pytest.raises(BadSetup) as refused:
            await think(hand, thoughts.refuse)
        assert (refused.value.key, refused.value.arguments) == ("bad-seats", {"seats": 9})
        with pytest.raises(ThoughtFailed) as failed:
            await think(hand, thoughts.fail)
        assert "ZeroDivisionError" in failed.value.why and "thoughts.py" in failed.value.why and "ace" not in failed.value.why
        with pytest.raises(NotPicklable):
            await think(hand, thoughts.no_result)
        with pytest.raises(NotPicklable):
            hand.seal(Thought(lambda: None, (), "long", 1.0))
        assert await think(hand, thoughts.double, 3) == 6

    asked(test)


def test_without_processes_it_is_thought_here(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")

    async def test(hand: ProcessHand) -> None:
        assert await think(hand, thoughts.number_of_process) == os.getpid()

    asked(test)
    assert "process could not be started" in caplog.text


def test_an_idle_worker_process_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "IDLE_SECONDS", 0.0)

    async def test(hand: ProcessHand) -> None:
        first = await think(hand, thoughts.number_of_process)
        while hand.pid is not None or running(first):
            await asyncio.sleep(0.01)
        assert await think(hand, thoughts.double, 5) == 10

    asked(test)


def test_results_are_those_of_this_process() -> None:
    """Compare hints, reviews and replays, in games of every box."""

    async def test(hand: ProcessHand) -> None:
        for game in spielkiste.games():
            record = Record(game, game.usual_seat_counts()[0], 7)
            luck = Rng("some way")
            for _ in range(8):
                seat = record.state.actors()[0]
                record.play(seat, luck.pick(record.state.moves(seat)))
            seat = record.state.actors()[0]
            there, here = await think(hand, thoughts.hint, record, seat), thoughts.hint(record, seat)
            assert there == here, game.slug

    asked(test)


def test_a_film_is_that_of_this_process() -> None:
    request = lobby.WatchRequest(finished("mau-mau"), 0, words=True, open=True)

    async def told(thinker: Thinker) -> tuple[bytes, bytes]:
        try:
            watched = await watching.watched(thinker, request, HERE)
            return bytes(watched), bytes(await watching.some_frames(thinker, request, HERE))
        finally:
            await thinker.close()

    assert asyncio.run(told(Thinker(ProcessHand, apart=True))) == asyncio.run(told(Thinker()))


def test_a_review_is_that_of_this_process_in_whatever_pieces_it_is_asked_for() -> None:
    recording = last_moves("mau-mau", 9)
    pieces = Plan(loads(recording)).pieces
    assert pieces > 1

    async def told(thinker: Thinker, asked: Iterable[int]) -> bytes:
        reviews = Reviews(thinker)
        try:
            for piece in asked:
                answer = await reviews.reviewed(lobby.ReviewRequest(recording, piece), HERE)
            return bytes(answer)
        finally:
            await thinker.close()

    in_order, only_the_last = range(pieces), [pieces - 1]
    there = asyncio.run(told(Thinker(ProcessHand, apart=True), only_the_last))
    assert there == asyncio.run(told(Thinker(), in_order)) and b'"curves":[' in there


@pytest.mark.parametrize("slug", ["clear-away", "wall-break"])
def test_a_bot_that_takes_long_plays_the_same_game_there(slug: str) -> None:
    game = spielkiste.find(slug)

    async def moves(thinker: Thinker) -> list[int]:
        offload = BotOffload(thinker)
        seats = game.usual_seat_counts()[0]
        record = Record(game, seats, "same")
        bots: dict[int, Bot] = {seat: make_bot("rules@4", game, seat, seats, "same") for seat in range(seats)}
        told = 0
        try:
            for _ in range(12):
                for bot in bots.values():
                    tell(bot, record.story[told:], record.state)
                told = len(record.story)
                seat = record.state.actors()[0]
                if thinker.apart:
                    offload._long.add((game.slug, type(bots[seat]), bots[seat].level))
                move, bots[seat] = await offload.choose(bots[seat], Situation(game, record.state.copy(), seat), HERE)
                assert not offload._at_home
                record.play(seat, move)
        finally:
            await thinker.close()
        return [move for _, move in record.moves]

    assert asyncio.run(moves(Thinker(ProcessHand, apart=True))) == asyncio.run(moves(Thinker()))


def test_a_bot_that_cannot_be_sent_thinks_here() -> None:
    async def run() -> None:
        game = spielkiste.find("mau-mau")
        state = game.new(2, 1)
        seat = state.actors()[0]
        bot = thoughts.Unpicklable(game, seat, 2, 5, Rng("here"))
        thinker = Thinker(ProcessHand, apart=True)
        offload = BotOffload(thinker)
        offload._long.add((game.slug, thoughts.Unpicklable, 5))
        try:
            for _ in range(2):
                move, after = await offload.choose(bot, Situation(game, state, seat), HERE)
                assert move == state.moves(seat)[0]
            assert after is bot
        finally:
            await thinker.close()

    asyncio.run(run())


def test_a_bot_that_refuses_there_has_failed() -> None:
    async def run() -> None:
        game = spielkiste.find("mau-mau")
        state = game.new(2, 1)
        seat = state.actors()[0]
        for thinker in (Thinker(), Thinker(ProcessHand, apart=True)):
            offload = BotOffload(thinker)
            offload._long.add((game.slug, thoughts.Refusing, 5))
            try:
                with pytest.raises(ThoughtFailed):
                    await offload.choose(thoughts.Refusing(game, seat, 2, 5, Rng("no")), Situation(game, state, seat), HERE)
            finally:
                await thinker.close()

    asyncio.run(run())


# -- a whole server ----------------------------------------------------------------------------------------------------


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def until_gone(pids: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(map(running, pids)):
        assert time.monotonic() < deadline, "a process outlived its server"
        time.sleep(0.02)


def ask_little(server: Server) -> None:
    """Send the review process a quick request: for a piece that does not exist."""
    answer = server.post("api/review", {"recording": finished("mau-mau"), "piece": 999})
    assert answer.status_code == 400 and answer.json()["key"] == "malformed"


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
class TestAServer:
    def test_thoughts_run_in_a_process_that_ends_with_the_server(self, own_server: Callable[..., Server]) -> None:
        server = own_server()
        assert server.children() == [], "without a request there must be no process"
        keys, _ = server.people(1, 1, game="mau-mau", begins=1)
        player = Player(server, keys[:1])
        assert player.ask(t="hint", seat=0)["move"] is not None
        [quick] = server.children()
        ask_little(server)
        both = server.children()
        assert len(both) == 2 and quick in both
        player.leave()
        code, out = server.stop()
        assert code == 0 and "Traceback" not in out
        until_gone(both)

    def test_a_killed_worker_loses_only_its_own_answer(self, own_server: Callable[..., Server]) -> None:
        server = own_server()
        keys, _ = server.people(1, 1, game="mau-mau", begins=1)
        player = Player(server, keys[:1])
        with asking_for_a_review(server) as (thinker, answers):
            assert player.ask(t="play", seat=0, move=player.update["moves"][0]["notation"])["t"] == "ack"
            os.kill(thinker, signal.SIGKILL)
        assert answers[0].status_code == 503 and answers[0].json()["key"] == "thought-failed"
        ask_little(server)
        player.leave()

    def test_after_a_power_cut_no_thinker_is_left(self, own_server: Callable[..., Server]) -> None:
        server = own_server()
        with asking_for_a_review(server) as (thinker, _):
            server.kill()
        until_gone([thinker])

    def test_ctrl_c_does_not_wait_for_a_thought(self, own_server: Callable[..., Server]) -> None:
        server = own_server()
        with asking_for_a_review(server) as (thinker, _):
            code, out = server.stop()
        assert code == 0 and "Traceback" not in out, out
        until_gone([thinker])


@contextmanager
def asking_for_a_review(server: Server) -> Iterator[tuple[int, list[httpx.Response]]]:
    """Run while the server's thinker is busy with a long review: yield its process id and the answers, which arrive in
    the end.
    """
    ask_little(server)
    [thinker] = server.children()
    before = processor_time(thinker)
    answers: list[httpx.Response] = []

    def ask() -> None:
        with suppress(httpx.TransportError):
            answers.append(server.post("api/review", {"recording": finished("tv-lottery")}))

    asking = Thread(target=ask)
    asking.start()
    while processor_time(thinker) < before + 0.1:
        assert asking.is_alive(), "this review is too short for the test"
        time.sleep(0.01)
    yield thinker, answers
    asking.join(PATIENCE)
