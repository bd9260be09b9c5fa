"""Test games ended by agreement: what all players are told, in every game."""

import pytest

from spielkiste.core.game import Game
from spielkiste.core.registry import games
from spielkiste.host.outgoing import UpdateBuilder
from spielkiste.host.pace import INSTANT
from spielkiste.host.window import Window
from spielkiste.table import logbook
from spielkiste.table.match import Chair, Match


def _ended(game: Game) -> Match:
    count = min(game.usual_seat_counts())
    match = Match(Match.opening(game, {}, [Chair("person", f"Kind {seat}") for seat in range(count)]))
    match.enter(logbook.Deal(seed="a seed"))
    for _ in range(6):
        assert match.state is not None
        seat = match.state.actors()[0]
        match.enter(match.move(seat, match.state.moves(seat)[0]))
    match.enter(logbook.End())
    return match


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_an_ended_game_shows_results_and_asks_no_question(game: Game) -> None:
    match = Match.from_log(_ended(game).log)
    seats = len(match.chairs)
    for looking in (None, *range(seats)):
        update = UpdateBuilder(Window(INSTANT)).update(match, looking, [], False)
        assert update.outcome is not None and update.outcome.ended
        assert len(update.outcome.scores) == seats and not update.outcome.winners and not update.outcome.clause
        assert not update.awaited and not update.moves and update.view["phase"] == "over"
        assert update.seed == match.seed


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_the_next_game_knows_nothing_of_it(game: Game) -> None:
    match = _ended(game)
    assert match.state is not None and match.state.outcome() is None, "the record must be a game without a result"
    match.enter(logbook.Deal(seed="another seed"))
    assert match.state is match.shown
    update = UpdateBuilder(Window(INSTANT)).update(match, 0, [], True)
    assert update.outcome is None and update.view["phase"] != "over"
