"""Test debounced actions: one run for many requests, never two at a time, and no request is lost."""

import asyncio

from spielkiste.host.timers import Later


def test_wishes_while_it_is_done_are_fulfilled_once_more_afterwards() -> None:
    begun: list[bool] = []

    async def watch() -> None:
        going_on = asyncio.Event()
        at_work = 0

        async def act() -> None:
            nonlocal at_work
            at_work += 1
            begun.append(at_work == 1)
            await going_on.wait()
            at_work -= 1

        async def until(count: int) -> None:
            async with asyncio.timeout(10):
                while len(begun) < count:
                    await asyncio.sleep(0.001)

        later = Later(0.005, act)
        for _ in range(3):
            later.soon()
        await until(1)
        for _ in range(3):
            later.soon()
            await asyncio.sleep(0.02)
        assert begun == [True], "it started again while it was still running"
        going_on.set()
        await until(2)
        await asyncio.sleep(0.05)
        assert begun == [True, True]

    asyncio.run(watch())


def test_a_timer_cancelled_while_it_runs_does_not_start_again() -> None:
    begun: list[int] = []

    async def watch() -> None:
        async def act() -> None:
            begun.append(1)
            await asyncio.sleep(0.02)

        later = Later(0.001, act)
        later.soon()
        async with asyncio.timeout(10):
            while not begun:
                await asyncio.sleep(0.001)
        later.soon()
        await asyncio.sleep(0.01)
        later.stop()
        await asyncio.sleep(0.05)

    asyncio.run(watch())
    assert begun == [1]
