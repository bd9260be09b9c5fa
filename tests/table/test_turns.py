"""Test slow tables with a clock of the test: who is called, when a bot stands in, and what is kept."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from spielkiste.host import lobby
from spielkiste.host.hall import Hall, WrongKey
from spielkiste.host.pace import DAY, INSTANT, WEEK
from spielkiste.host.retention import Retention
from spielkiste.host.table import TableHost
from spielkiste.store.sqlite import SqliteStore
from spielkiste.table import logbook
from tests.store.forgetting import Clocks

PEOPLE = [lobby.NewSeat("here", "Lina"), lobby.NewSeat("here", "Rudi")]


class Calls(list[tuple[list[int], bool]]):
    """Notes who is called."""

    def call(self, table: TableHost, seats: list[int], again: bool) -> None:
        self.append((seats, again))

    def checked(self, device: lobby.Device) -> str:
        return device.endpoint


def _hall(path: Path, clocks: Clocks) -> tuple[Hall, Calls]:
    store, calls = SqliteStore(path, clocks.calendar()), Calls()
    hall = Hall(store, INSTANT, turns=store.turns)
    assert hall.turns is not None
    hall.turns.caller = calls
    return hall, calls


async def _wait(hall: Hall, clocks: Clocks, seconds: float) -> None:
    clocks.wall += seconds
    clocks.steady += seconds
    assert hall.turns is not None
    # The store writes in order, so the alarms are written after this.
    await hall.kept(hall.turns.store.wake_at("", None))
    await hall.turns.ring()


async def _play(hall: Hall, key: str) -> None:
    host, seat = await hall.find(key)
    assert isinstance(seat, int) and host.match.state is not None
    move = host.match.state.moves(seat)[0]
    await host.decide(lambda match: [match.move(seat, move)])


@pytest.mark.parametrize("relief", [False, True])
def test_a_person_is_called_reminded_and_relieved(tmp_path: Path, relief: bool) -> None:
    async def days() -> None:
        clocks = Clocks()
        hall, calls = _hall(tmp_path / "tables.db", clocks)
        made = await hall.open_table(lobby.NewTable("thousand-km", PEOPLE, {"begins": 1}, slow=True, relief=relief))
        lina, rudi = (seat.key for seat in made.seats)
        assert calls == [([0], False)]
        await _wait(hall, clocks, DAY - 1)
        assert len(calls) == 1 and (await hall.turn(rudi)).waited_s == DAY - 1
        await _wait(hall, clocks, 2)
        await _wait(hall, clocks, 60)
        assert calls[1:] == [([0], True)], "one reminder after a day"
        turn = await hall.turn(lina)
        assert (turn.asked, turn.seat, turn.names, turn.over) == ([0], 0, ["Lina", "Rudi"], False)
        with pytest.raises(WrongKey):
            await hall.turn(made.join_key)
        # The server restarts, and the times go on.
        await hall.close()
        hall, calls = _hall(tmp_path / "tables.db", clocks)
        while 0 in (await hall.turn(lina)).asked:
            await _play(hall, lina)
        assert calls == [([1], False)] and (await hall.turn(lina)).waited_s == 0
        host, _ = await hall.find(rudi)
        await _wait(hall, clocks, WEEK - 1)
        assert host.match.plays_itself(1)
        await _wait(hall, clocks, 2)
        assert host.match.plays_itself(1) is not relief
        assert host.match.options["tempo"] == "calm" and not host.match.clock_runs()
        await hall.close()

    asyncio.run(days())


def test_a_bot_plays_at_a_slow_table_while_nobody_is_there(tmp_path: Path) -> None:
    async def days() -> None:
        clocks = Clocks()
        hall, calls = _hall(tmp_path / "tables.db", clocks)
        seats = [PEOPLE[0], lobby.NewSeat("bot", bot="rules@2"), PEOPLE[1]]
        made = await hall.open_table(lobby.NewTable("thousand-km", seats, {"begins": 1}, slow=True))
        keys = {seat.seat: seat.key for seat in made.seats}
        host, _ = await hall.find(keys[0])
        async with asyncio.timeout(60):
            while not any(isinstance(entry, logbook.Move) and entry.seat == 1 for entry in host.match.log):
                for seat in (await hall.turn(keys[0])).asked:
                    await _play(hall, keys[seat])
                await asyncio.sleep(0.01)
            # The bot may have attacked either of them, so either may be asked.
            while not calls or calls[-1] != ((await hall.turn(keys[0])).asked, False):
                await asyncio.sleep(0.01)
        await hall.close()

    asyncio.run(days())


def test_only_the_log_of_a_slow_table_has_times(tmp_path: Path) -> None:
    async def days() -> None:
        hall, _ = _hall(tmp_path / "tables.db", Clocks())
        for slow in (False, True):
            made = await hall.open_table(lobby.NewTable("thousand-km", PEOPLE, {"begins": 1}, slow=slow))
            await _play(hall, made.seats[0].key)
            host, _ = await hall.find(made.seats[0].key)
            assert {type(entry) for entry in host.match.log if entry.at} == (
                {logbook.Deal, logbook.Move} if slow else set()
            ) and host.stage == ("slow" if slow else "playing")
        await hall.close()

    asyncio.run(days())


@pytest.mark.parametrize(("played", "slow"), [(None, None), (365, 365), (7, 60)])
def test_a_slow_table_is_kept_for_long(played: int | None, slow: int | None) -> None:
    assert dict(Retention(played).days())["slow"] == slow


def test_a_log_from_before_reads_as_ever(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "old.db")) as store:
        store.create("one", "s" * 64, 0, []).result()
        store.turns.wake_at("one", 5).result()
        assert store.turns.due(4, 9) == [] and store.turns.due(5, 9) == ["one"]
    (old,) = logbook.read([{"kind": "open", "game": "thousand-km", "rules_version": 1, "options": {}, "chairs": []}])
    assert isinstance(old, logbook.Open) and not old.slow and not old.relief and old.at is None
