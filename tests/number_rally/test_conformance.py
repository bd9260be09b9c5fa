"""Zahlen-Rallye keeps every promise, with every option and with random mixtures of them."""

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.number_rally import GAME
from spielkiste.lab.conformance import check_game, setups

SETUPS = list(setups(GAME))


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_every_setup(seats: int, options: dict[str, object]) -> None:
    check_game(GAME, seats, options, seed=1, thorough_every=29)


@pytest.mark.parametrize("seed", range(24))
def test_mixed_options(seed: int) -> None:
    rng = Rng(f"mixed:{seed}")
    options: dict[str, object] = {
        option.name: option.values()[rng.below(len(option.values()))] for option in GAME.options if option.name != "begins"
    }
    check_game(GAME, 2 + rng.below(4), options, seed, thorough_every=61)
