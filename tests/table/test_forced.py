"""Test forced moves: the table makes them, they are in the log like any other, and undo does not stop at them."""

from pathlib import Path

import pytest

import spielkiste
from spielkiste.core.record import Record
from spielkiste.core.registry import find
from spielkiste.games.memo_race.state import MemoRace
from spielkiste.table import logbook
from spielkiste.table.match import Chair, Match
from spielkiste.table.undo import last_quiet_moment
from spielkiste.terminal.line_mode import Leave, LineGame
from spielkiste.terminal.saves import Player
from spielkiste.texts import texts

GAME = spielkiste.find("memo-race")
FORCED = ("straight", "crossing")


def _first_tile(seed: str) -> str:
    """Return the tile in front of the first seat's car."""
    state = GAME.new(2, seed, {"begins": 1})
    assert isinstance(state, MemoRace)
    state.apply(0, state.moves(0)[0])
    view = state.view(None)
    return next(tile["kind"] or "" for tile in view["grid"] if tile["place"] == view["turned"])


def _seed(kinds: tuple[str, ...]) -> str:
    return next(seed for seed in map(str, range(200)) if _first_tile(seed) in kinds)


def _table(kinds: tuple[str, ...]) -> Match:
    match = Match(Match.opening(GAME, {"begins": 1}, [Chair("person", "Lina"), Chair("person", "Kurt")]))
    match.enter(logbook.Deal(seed=_seed(kinds)))
    return match


@pytest.mark.parametrize(("kinds", "forced"), [(FORCED, True), (("curve",), False)])
def test_the_table_lays_a_tile_that_can_lie_in_one_way_only(kinds: tuple[str, ...], forced: bool) -> None:
    match = _table(kinds)
    assert match.state is not None and match.forced() is None
    match.enter(match.move(0, match.state.moves(0)[0]))
    entry = match.forced()
    assert (entry is not None) == forced
    if entry is not None:
        assert isinstance(entry, logbook.Move) and entry.seat == 0 and entry.move.startswith("lay ")
        match.enter(entry)
        assert match.forced() is None and match.state.actors() == [1]
        # It is a move like any other: the log replays it.
        assert Match.from_log(match.log).state.position() == match.state.position()  # type: ignore[union-attr]


def test_before_the_deal_nothing_is_forced() -> None:
    waiting = Match(Match.opening(GAME, {}, [Chair("person", "Lina"), Chair("open", "")]))
    assert waiting.forced() is None


class _Pushed(MemoRace):
    """A race in which the first tile of a swap forces the second: a forced move that can be undone."""

    def forced(self, seat: int) -> int:
        return self.moves(seat)[0] if self.lifted >= 0 and seat == self.turn else -1

    def copy(self) -> MemoRace:
        twin = super().copy()
        twin.__class__ = _Pushed
        return twin


@pytest.mark.parametrize("people", [1, 2])
def test_taking_back_a_forced_move_takes_back_the_move_that_led_to_it(people: int) -> None:
    """Otherwise the table would make the forced move again at once."""
    match = _table(FORCED)
    if people == 1:
        match.chairs = match.chairs[:1]
    assert match.record is not None
    match.record.state.__class__ = _Pushed
    match.enter(match.move(0, GAME.parse("swap b2")))
    entry = match.forced()
    assert entry is not None
    assert last_quiet_moment(match) == 0
    match.enter(entry)
    assert len(match.record.moves) == 2 and last_quiet_moment(match) == 0


def test_the_terminal_does_not_ask_where_there_is_nothing_to_choose(tmp_path: Path) -> None:
    record = Record(find("memo-race"), 2, _seed(FORCED), {"begins": 1})
    said: list[str] = []
    typed = iter(["", "drive " + GAME.notation(record.state.moves(0)[0]).split()[1]])

    def ask(_: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    players = [Player("Lina", None), Player("Kurt", None)]
    game = LineGame(record, players, texts("en"), tmp_path / "memo-race.save", ask, said.append)
    with pytest.raises(Leave):
        game.play()
    assert [GAME.notation(move).split()[0] for _, move in record.moves] == ["drive", "lay"]
    assert record.state.actors() == [1]
