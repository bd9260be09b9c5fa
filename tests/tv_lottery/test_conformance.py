"""The whole suite of promises, on every set-up and on many seeds."""

import pytest

from spielkiste.games.tv_lottery.game import GAME
from spielkiste.lab.conformance import check_game, setups


@pytest.mark.parametrize(("seats", "options"), list(setups(GAME)), ids=str)
def test_every_setup(seats: int, options: dict[str, object]) -> None:
    """Random games are long (60 turns each and round), so the thorough checks are spread over the game."""
    check_game(GAME, seats, options, seed=1, thorough_every=211)


@pytest.mark.parametrize("seed", range(24))
def test_many_seeds(seed: int) -> None:
    options: dict[str, object] = {"rounds": 1, "buying_off": seed % 2 == 0, "draft": "random" if seed % 3 == 0 else "pick"}
    check_game(GAME, 2 + seed % 3, options, seed, thorough_every=29)


def test_every_state_of_a_short_game() -> None:
    check_game(GAME, 2, {"rounds": 1, "buying_off": True}, 7, thorough_every=2)
