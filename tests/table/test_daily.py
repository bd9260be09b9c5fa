"""Test the task of the day: the date decides it, for everyone, with a server and without one."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta

import pytest

from spielkiste.core.errors import BadSetup
from spielkiste.core.game import Game
from spielkiste.core.registry import find, games
from spielkiste.host import lobby
from spielkiste.host.hall import Hall
from spielkiste.host.pace import INSTANT
from spielkiste.offline.engine import Engine, Settings
from spielkiste.store.sqlite import SqliteStore
from spielkiste.table.daily import next_seed, seed_of_the_day, task_of_the_day
from tests.offline.keeper import Keeper

DAY = date(2026, 11, 18)


async def _sits(hall: Hall, game: str, day: str) -> tuple[str, object, list[str]]:
    """Open the table of a task; return its seed, its position and who sits there."""
    made = await hall.open_table(lobby.NewTable(game, [lobby.NewSeat("here", "Kurt", animal=3)], day=day))
    table, _ = await hall.find(made.seats[0].key)
    match = table.match
    assert match.state is not None
    return match.seed, match.state.position(), [f"{chair.kind} {chair.name} {chair.bot}" for chair in match.chairs]


def test_a_server_and_a_browser_alone_set_up_the_same_task() -> None:
    async def run() -> None:
        halls = [Hall(SqliteStore(":memory:"), INSTANT), Engine(Keeper(), Settings(quick=True)).hall]
        for game in games():
            one, other = [await _sits(hall, game.slug, DAY.isoformat()) for hall in halls]
            assert one == other and one[0] == seed_of_the_day(game, DAY)
            task = task_of_the_day(game, DAY)
            assert len(one[2]) == 1 + task.rivals and all(who.endswith(f"@{task.level}") for who in one[2][1:])
            assert len({who.split()[1] for who in one[2]}) == len(one[2]), "a bot must not have the child's name"
        for day, key in (("tomorrow", "bad-day"), ("2026-02-30", "bad-day"), ("9" * 99, "bad-day")):
            with pytest.raises(BadSetup) as refused:
                await _sits(halls[0], "mau-mau", day)
            assert refused.value.key == key
        await halls[0].close()

    # In its own thread: a browser opened by other tests runs an event loop in this one.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, run()).result()


def test_a_rematch_tries_the_same_task_again() -> None:
    seed = seed_of_the_day(find("mau-mau"), DAY)
    assert next_seed(seed, "new") == seed and next_seed("other", "new") == "new"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_every_game_has_a_task_with_the_same_cards_for_everyone(game: Game) -> None:
    for week in range(len(game.tasks)):
        task, seed = task_of_the_day(game, DAY + timedelta(week * 7)), seed_of_the_day(game, DAY)
        assert task in game.tasks and game.new(1 + task.rivals, seed, dict(task.options)).outcome() is None
    assert {task_of_the_day(game, DAY + timedelta(7 * week)).name for week in range(2)} == {task.name for task in game.tasks}
