"""Test that two people at a table never have the same name."""

import asyncio

import pytest

from spielkiste.core.record import Record
from spielkiste.core.registry import find
from spielkiste.host import lobby
from spielkiste.host.hall import Hall
from spielkiste.host.pace import INSTANT
from spielkiste.store import SqliteStore
from spielkiste.table.names import LONGEST, cleaned, numbered

PATIENCE = 20.0


def test_a_second_anna_at_a_table_gets_a_number() -> None:
    async def run() -> list[str]:
        async with asyncio.timeout(PATIENCE):
            hall = Hall(SqliteStore(":memory:"), INSTANT)
            here = [lobby.NewSeat("here", "Anna"), lobby.NewSeat("here", "Anna")]
            made = await hall.open_table(lobby.NewTable("mau-mau", [*here, lobby.NewSeat("open"), lobby.NewSeat("open")]))
            await hall.join(lobby.Join(made.join_key, "anna"))
            await hall.join(lobby.Join(made.join_key, "Ben"))
            host, _ = await hall.find(made.join_key)
            names = [chair.name for chair in host.match.chairs]
            await hall.close()
            return names

    assert asyncio.run(run()) == ["Anna", "Anna 2", "anna 3", "Ben"]


def test_capitals_make_no_name_different_and_a_record_has_no_name_twice() -> None:
    async def run() -> list[list[str]]:
        async with asyncio.timeout(PATIENCE):
            hall = Hall(SqliteStore(":memory:"), INSTANT)
            seats = [lobby.NewSeat("here", "lina"), lobby.NewSeat("bot"), lobby.NewSeat("bot", "LINA")]
            record = Record(find("mau-mau"), 3, "same-names", None, ["Anna", "anna", "Ben"])
            made = [await hall.open_table(lobby.NewTable("mau-mau", seats)), await hall.import_replay(record.dumps())]
            hosts = [(await hall.find(one.join_key))[0] for one in made]
            names = [[chair.name for chair in host.match.chairs] for host in hosts]
            await hall.close()
            return names

    assert asyncio.run(run()) == [["lina", "Kurt", "LINA 2"], ["Anna", "anna 2", "Ben"]]


@pytest.mark.parametrize("name", ["Anna", "A" * LONGEST, "👩‍👩‍👧" * 6])
def test_a_numbered_name_is_a_name(name: str) -> None:
    taken = [name]
    for _ in range(8):
        taken.append(numbered(name, taken))
    assert len({one.casefold() for one in taken}) == len(taken) and taken == list(map(cleaned, taken))
