"""Test the background queue: work waits in order, and is skipped once it has become useless."""

import asyncio
from collections.abc import Callable

from spielkiste.host.background import BackgroundWork


def test_one_thing_at_a_time_and_only_what_is_still_wanted() -> None:
    done: list[int] = []
    useful = {0, 1, 2, 3}

    def work(table: int) -> int:
        done.append(table)
        # Meanwhile, moves at two other tables make their work useless.
        useful.difference_update({1, 2})
        return table

    def wanted(table: int) -> Callable[[], Callable[[], int] | None]:
        return lambda: (lambda: work(table)) if table in useful else None

    async def rest() -> list[int | None]:
        background = BackgroundWork()
        return await asyncio.gather(*(background.spend(wanted(table)) for table in range(4)))

    assert asyncio.run(rest()) == [0, None, None, 3] and done == [0, 3]
