"""Test that absence is not consent at a slow table: for a week nobody plays, ends or takes back for an absent player."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from spielkiste.host import lobby
from spielkiste.host.connection import Connection
from spielkiste.host.dispatch import answer
from spielkiste.host.hall import Hall
from spielkiste.host.pace import INSTANT, WEEK
from spielkiste.host.table import TableHost
from spielkiste.store.sqlite import SqliteStore
from tests.store.forgetting import Clocks

PEOPLE = [lobby.NewSeat("here", "Lina"), lobby.NewSeat("here", "Rudi")]


class Sleep:
    """A slow table at which only Lina, who would like to win, is present."""

    def __init__(self, hall: Hall, host: TableHost, clocks: Clocks, lina: Connection, sent: list[dict[str, object]]) -> None:
        self.hall, self.host, self.clocks, self.lina, self.sent = hall, host, clocks, lina, sent
        self._number = 0

    async def ask(self, **request: object) -> str:
        """Send a request of Lina's and return the error key of its response, or ""."""
        self._number += 1
        await answer(self.host, self.lina, json.dumps({**request, "id": self._number}))
        return next((str(one["key"]) for one in self.sent if one["t"] == "trouble" and one["id"] == self._number), "")

    async def play(self) -> None:
        """Play for Lina until it is Rudi's turn."""
        while 0 in self.host.match.asked():
            state = self.host.match.state
            assert state is not None
            move = state.moves(0)[0]
            await self.host.decide(lambda match, move=move: [match.move(0, move)])  # type: ignore[misc]

    def wait(self, seconds: float) -> None:
        self.clocks.wall += seconds
        self.clocks.steady += seconds


def _alone(path: Path, play: Callable[[Sleep], Awaitable[None]], game: str = "thousand-km", begins: int = 1) -> None:
    async def run() -> None:
        clocks = Clocks()
        store = SqliteStore(path / "tables.db", clocks.calendar())
        # Everyone who is not there counts as away at once.
        hall = Hall(store, INSTANT, turns=store.turns)
        made = await hall.open_table(lobby.NewTable(game, PEOPLE, {"begins": begins}, slow=True))
        host, _ = await hall.find(made.seats[0].key)
        lina, sent = Connection([0], "lina"), list[dict[str, object]]()

        def keep(text: str | bytes) -> bool:
            sent.append(json.loads(text))
            return True

        lina.at_once = keep
        await host.welcome(lina, None)
        await play(Sleep(hall, host, clocks, lina, sent))
        await hall.close()

    asyncio.run(run())


def test_nobody_is_stood_in_for_before_a_week(tmp_path: Path) -> None:
    async def play(table: Sleep) -> None:
        assert await table.ask(t="stand_in", seat=1) == "slow-week"
        await table.play()
        table.wait(WEEK - 1)
        assert await table.ask(t="stand_in", seat=1) == "slow-week"
        table.wait(2)
        assert await table.ask(t="stand_in", seat=1) == "" and not table.host.match.plays_itself(1)

    _alone(tmp_path, play)


def test_one_person_cannot_end_the_game_and_see_all_cards(tmp_path: Path) -> None:
    async def play(table: Sleep) -> None:
        await table.play()
        assert await table.ask(t="end", seat=0) == ""
        await table.host._tell_news()
        assert not table.host.match.over and table.host.proposals.waiting == {1}
        assert await table.ask(t="answer", seat=0, yes=False) == ""
        table.wait(WEEK)
        assert await table.ask(t="end", seat=0) == "" and table.host.match.over

    _alone(tmp_path, play)


def test_the_move_of_an_absent_person_is_not_taken_back(tmp_path: Path) -> None:
    async def play(table: Sleep) -> None:
        host = table.host
        state = host.match.state
        assert state is not None and host.match.asked() == [1]
        while 1 in host.match.asked():
            move = state.moves(1)[0]
            await host.decide(lambda match, move=move: [match.move(1, move)])  # type: ignore[misc]
        # Pretend that the move told nobody anything new.
        host._quiet = (host.match.number, 0)
        assert await table.ask(t="undo", seat=0) == ""
        assert host.proposals.waiting == {1} and host.match.number > 1

    _alone(tmp_path, play, begins=2)


def test_a_game_begins_without_bots_for_those_who_are_not_there(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.db", Clocks().calendar())
        hall = Hall(store, INSTANT, turns=store.turns)
        seats = [*PEOPLE, lobby.NewSeat("open")]
        made = await hall.open_table(lobby.NewTable("thousand-km", seats, slow=True))
        host, _ = await hall.find(made.seats[0].key)
        lina = Connection([0], "lina")
        lina.at_once = lambda _: True
        await host.welcome(lina, None)
        await answer(host, lina, json.dumps({"t": "start", "id": 1}))
        assert host.match.record is not None and host.match.chairs[1].stand_in is None
        await hall.close()

    asyncio.run(run())
