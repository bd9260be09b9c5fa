"""Test that a seat that does not exist can play nothing and see nothing."""

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.core.game import Game
from spielkiste.core.record import Record
from spielkiste.core.registry import games
from spielkiste.lab.conformance import setups


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_a_seat_that_does_not_exist(game: Game) -> None:
    seats, options = next(iter(setups(game)))
    state = Record(game, seats, "1", options).state
    for seat in (-1, seats, 99):
        with pytest.raises(BadMove) as caught:
            state.play(seat, 0)
        assert caught.value.key == "no-such-seat"
        with pytest.raises(BadMove) as caught:
            state.view(seat)
        assert caught.value.key == "no-such-seat"
        with pytest.raises(BadMove) as caught:
            state.moves(seat)
        assert caught.value.key == "no-such-seat"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_an_imagined_world_needs_an_rng(game: Game) -> None:
    state = game.new(game.usual_seat_counts()[0], 1)
    # The compiled build words the error differently.
    with pytest.raises(TypeError, match=r"Pass an Rng, such as spielkiste\.Rng\(1\), not 1|Rng object expected; got int"):
        state.imagine(0, 1)  # type: ignore[arg-type]
