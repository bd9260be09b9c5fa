"""Test the queue for long computations: fair shares, nothing for clients that have left, and a time limit for all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from spielkiste.core.errors import BadSetup
from spielkiste.host.fair_queue import GUESS_SECONDS, MOST_REMEMBERED, FairQueue
from spielkiste.host.thinker import MOST_OF_ONE, Thinker, Thought, ThoughtFailed

PATIENCE = 20.0


def taken(shares: FairQueue[str], seconds: float = GUESS_SECONDS) -> list[str]:
    """Return everything that waits, in order; each costs the same."""
    found = []
    while (turn := shares.take()) is not None:
        asker, item = turn
        shares.used(asker, seconds)
        found.append(item)
    return found


class TestShares:
    def test_forty_greedy_tables_of_one_network_delay_an_honest_one_by_one_turn(self) -> None:
        shares: FairQueue[str] = FairQueue()
        for question in range(3):
            for table in range(40):
                shares.put(("greedy", str(table)), f"greedy {table} {question}")
        assert shares.take() is not None
        shares.put(("honest", "table"), "honest")
        assert taken(shares).index("honest") <= 1
        assert len(shares) == 0

    def test_forty_networks_delay_an_honest_one_by_one_turn_each(self) -> None:
        shares: FairQueue[str] = FairQueue()
        for question in range(5):
            for table in range(40):
                shares.put((f"greedy {table}", "table"), f"greedy {table} {question}")
        shares.put(("honest", "table"), "honest")
        assert taken(shares).index("honest") <= 40

    def test_the_tables_of_a_school_behind_one_address_take_turns(self) -> None:
        shares: FairQueue[str] = FairQueue()
        for question in range(3):
            shares.put(("school", "ada"), f"ada {question}")
        shares.put(("school", "ben"), "ben")
        assert taken(shares) == ["ada 0", "ben", "ada 1", "ada 2"]

    def test_clients_with_few_requests_come_first(self) -> None:
        shares: FairQueue[str] = FairQueue()
        for number in range(3):
            shares.put(("heavy", ""), f"heavy {number}")
            shares.put(("light", ""), f"light {number}")
        order = []
        while (turn := shares.take()) is not None:
            asker, item = turn
            shares.used(asker, 6.0 if asker[0] == "heavy" else 0.1)
            order.append(item)
        assert order == ["heavy 0", "light 0", "light 1", "light 2", "heavy 1", "heavy 2"]

    def test_a_latecomer_gets_no_credit_for_the_past(self) -> None:
        shares: FairQueue[str] = FairQueue()
        for _ in range(9):
            shares.put(("old", ""), "old")
            shares.take()
            shares.used(("old", ""), 1.0)
        for number in range(3):
            shares.put(("old", ""), f"old {number}")
            shares.put(("new", ""), f"new {number}")
        assert "old 0" in taken(shares, 1.0)[:3], "a newcomer must not get all turns"

    def test_what_is_taken_out_has_no_turn(self) -> None:
        shares: FairQueue[str] = FairQueue()
        for item in ("one", "two"):
            shares.put(("a", "b"), item)
        assert shares.remove(("a", "b"), "one") and not shares.remove(("a", "b"), "one")
        assert not shares.remove(("c", "d"), "two")
        assert taken(shares) == ["two"] and shares.waiting("a") == 0

    def test_what_is_remembered_has_a_bound(self) -> None:
        shares: FairQueue[str] = FairQueue()
        for number in range(3 * MOST_REMEMBERED):
            shares.put((f"network {number}", ""), "item")
            shares.take()
        assert len(shares._networks) <= MOST_REMEMBERED


class Held:
    """A worker that finishes a task when the test says so, and records its tasks."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.coming: asyncio.Future[None] | None = None

    def seal(self, thought: Thought) -> Any:
        return thought.arguments[0]

    async def work(self, sealed: Any, seconds: float) -> Any:
        self.begun.append(sealed)
        self.coming = asyncio.get_running_loop().create_future()
        await self.coming
        return sealed

    async def finish(self) -> None:
        """Finish the running task, and let the next one start."""
        before = len(self.begun)
        assert self.coming is not None
        self.coming.set_result(None)
        for _ in range(20):
            await asyncio.sleep(0)
            if len(self.begun) > before:
                return

    async def close(self) -> None:
        pass


def thought(name: str) -> Thought:
    return Thought(str, (name,), "quick", 1.0)


def with_a_held_hand(test: Callable[[Thinker, Held], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        made: list[Held] = []

        def make() -> Held:
            made.append(Held())
            return made[-1]

        async with asyncio.timeout(PATIENCE):
            thinker = Thinker(make)
            await test(thinker, made[0])
            await thinker.close()

    asyncio.run(run())


async def breathe() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_an_honest_table_is_served_among_forty_greedy_ones() -> None:
    async def test(thinker: Thinker, hand: Held) -> None:
        asked = [asyncio.ensure_future(thinker.think(thought(f"greedy {table}"), ("greedy", str(table)))) for table in range(40)]
        await breathe()
        honest = asyncio.ensure_future(thinker.think(thought("honest"), ("home", "table")))
        await breathe()
        await hand.finish()
        assert hand.begun == ["greedy 0", "honest"]
        await hand.finish()
        assert await honest == "honest"
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    with_a_held_hand(test)


def test_cancelled_thoughts_are_not_computed() -> None:
    async def test(thinker: Thinker, hand: Held) -> None:
        first, left, last = [
            asyncio.ensure_future(thinker.think(thought(name), ("a", "b"))) for name in ("first", "left", "last")
        ]
        await breathe()
        left.cancel()
        await breathe()
        await hand.finish()
        await hand.finish()
        assert hand.begun == ["first", "last"] and await first == "first" and await last == "last"

    with_a_held_hand(test)


def test_a_shared_thought_runs_once_while_anyone_waits() -> None:
    async def test(thinker: Thinker, hand: Held) -> None:
        busy = asyncio.ensure_future(thinker.think(thought("busy"), ("a", "b")))

        def ask(about: str) -> asyncio.Future[str]:
            return asyncio.ensure_future(thinker.together(about, lambda: thinker.think(thought(about), ("a", "b"))))

        one, other, gone, gone_too = ask("shared"), ask("shared"), ask("left"), ask("left")
        await breathe()
        one.cancel()
        gone.cancel()
        gone_too.cancel()
        await breathe()
        await hand.finish()
        await hand.finish()
        assert hand.begun == ["busy", "shared"] and await other == "shared" and await busy == "busy"

    with_a_held_hand(test)


def test_one_network_may_not_fill_the_queue() -> None:
    async def test(thinker: Thinker, hand: Held) -> None:
        asked = [asyncio.ensure_future(thinker.think(thought("greedy"), ("greedy", ""))) for _ in range(MOST_OF_ONE + 1)]
        await breathe()
        with pytest.raises(BadSetup) as refused:
            await thinker.think(thought("one more"), ("greedy", ""))
        assert refused.value.key == "too-many"
        bot = asyncio.ensure_future(thinker.think_unqueued(thought("bot"), ("greedy", "table")))
        honest = asyncio.ensure_future(thinker.think(thought("honest"), ("home", "")))
        await breathe()
        assert not bot.done() and not honest.done(), "a bot must never be refused, and others must have room"
        for one in [*asked, bot, honest]:
            one.cancel()
        await asyncio.gather(*asked, bot, honest, return_exceptions=True)

    with_a_held_hand(test)


def test_closing_answers_all_waiting_callers() -> None:
    async def test(thinker: Thinker, hand: Held) -> None:
        asked = [asyncio.ensure_future(thinker.think(thought(name), ("a", "b"))) for name in ("begun", "waiting")]
        await breathe()
        await thinker.close()
        for result in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(result, ThoughtFailed)
        with pytest.raises(ThoughtFailed):
            await thinker.think(thought("late"), ("a", "b"))

    with_a_held_hand(test)


def test_a_fault_is_one_clear_sentence_and_says_nothing_that_it_was_about(caplog: pytest.LogCaptureFixture) -> None:
    def failing() -> None:
        raise ValueError("the ace of spades")

    with pytest.raises(ThoughtFailed) as failed:
        asyncio.run(Thinker().think(Thought(failing, (), "long", 1.0), ("a", "b")))
    assert failed.value.key == "thought-failed" and "try again" in str(failed.value)
    assert "ValueError" in caplog.text and "ace" not in caplog.text
