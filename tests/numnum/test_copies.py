"""Test copies and saves in all four games: they contain everything relevant and are independent of the game."""

import pytest

from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from tests.numnum.tables import CLEAR_AWAY, MAU_MAU, PATIENCE, WALL_BREAK

SETUPS = [(MAU_MAU, 3), (WALL_BREAK, 2), (WALL_BREAK, 4), (CLEAR_AWAY, 2), (PATIENCE, 1)]


@pytest.mark.clause("NN-16", "NN-26", "NN-32", "NN-44")
@pytest.mark.parametrize("naming", ["off", "practice", "strict"])
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_a_copy_and_a_saved_game_go_on_like_the_game_itself(game: Game, seats: int, naming: str) -> None:
    state = game.new(seats, f"{game.slug} {naming}", {"naming": naming})
    luck = Rng(f"copies {game.slug}")
    while state.outcome() is None:
        before = state.position()
        seat = state.actors()[0]
        move = luck.pick(state.moves(seat))
        twin, saved = state.copy(), game.load(before)
        for other in (twin, saved):
            assert other.position() == before and other.moves(seat) == state.moves(seat)
            assert [other.view(viewer) for viewer in (0, None)] == [state.view(viewer) for viewer in (0, None)]
            other.play(seat, move)
        assert state.position() == before, "the game itself must not change"
        state.play(seat, move)
        assert twin.position() == saved.position() == state.position()
    outcome = state.outcome()
    assert outcome is not None
    for other in (state.copy(), game.load(state.position())):
        again = other.outcome()
        assert again is not None and again.json() == outcome.json() and other.view(0) == state.view(0)
