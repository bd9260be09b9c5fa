"""Test that waiting for the store leaves no garbage behind."""

import asyncio
import gc
from concurrent.futures import Future
from threading import Timer

from spielkiste.host.wakeup import WakeUp

MANY = 100


def test_what_was_waited_for_leaves_nothing_to_the_garbage_collector() -> None:
    async def keep_many() -> int:
        waking = WakeUp()

        async def keep() -> None:
            kept: Future[None] = Future()
            waiting = asyncio.ensure_future(waking.kept(kept))
            await asyncio.sleep(0)
            kept.set_result(None)
            await waiting

        await keep()
        gc.collect()
        gc.disable()
        try:
            for _ in range(MANY):
                await keep()
            return gc.collect()
        finally:
            gc.enable()

    assert asyncio.run(keep_many()) < MANY


def test_all_waiting_callers_are_woken() -> None:
    async def keep_many() -> None:
        waking = WakeUp()
        kept: list[Future[None]] = [Future() for _ in range(MANY)]

        def keep_all() -> None:
            for one in kept:
                one.set_result(None)

        Timer(0.01, keep_all).start()
        await asyncio.gather(*(waking.kept(one) for one in kept))

    asyncio.run(asyncio.wait_for(keep_many(), 10))
