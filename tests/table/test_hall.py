"""Test loading and unloading tables, and that a table lost while being read is not kept."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from spielkiste.host import lobby
from spielkiste.host.hall import Hall
from spielkiste.host.pace import Pace
from spielkiste.store import SqliteStore
from spielkiste.store.contract import TableLost
from spielkiste.table.keys import table_of


def test_a_table_that_is_lost_while_it_is_read_is_read_again(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        seats = [lobby.NewSeat("here"), lobby.NewSeat("bot")]
        key = (await Hall(store, Pace()).open_table(lobby.NewTable("thousand-km", seats))).seats[0].key
        hall = Hall(store, Pace())
        coming = asyncio.create_task(hall.find(key))
        await asyncio.sleep(0)
        hall.let_go([table_of(key)])
        with pytest.raises(TableLost):
            await coming
        assert hall.tables == 0
        host, role = await hall.find(key)
        assert role == 0 and hall.tables == 1 and host.id == table_of(key)
        await hall.close()

    # In its own thread: a browser opened by other tests runs an event loop in this one.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, run()).result()
