"""Run the conformance suite on every registered game; there are no exceptions."""

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import spielkiste
from spielkiste.core.game import Game
from spielkiste.core.options import SEAT
from spielkiste.lab.conformance import check_game, setups

GAMES = spielkiste.games()
# Every set-up with one option changed is always played below; these are random mixtures.
EXAMPLES = 300 if os.environ.get("SPIELKISTE_THOROUGH") else 5
# The Python sources are tested with the usual rules and the fewest seats; the faster compiled package plays the rest.
SETUPS = [
    pytest.param(game, seats, options, marks=[pytest.mark.slow] if options or number else [])
    for game in GAMES
    for number, (seats, options) in enumerate(setups(game))
]


def _name(value: object) -> str:
    if isinstance(value, Game):
        return value.slug
    if isinstance(value, dict):
        return ",".join(f"{name}={setting}" for name, setting in value.items()) or "defaults"
    return str(value)


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=_name)
def test_every_setup(game: Game, seats: int, options: dict[str, object]) -> None:
    check_game(game, seats, options, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=_name)
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(data=st.data())
def test_any_combination_of_options(game: Game, data: st.DataObject) -> None:
    options: dict[str, object] = {
        option.name: data.draw(st.sampled_from(option.values()), option.name) for option in game.options if option.kind != SEAT
    }
    seats = data.draw(st.sampled_from(game.seat_counts(game.check_setup(_any_count(game, options), options))), "seats")
    for option in game.options:
        if option.kind == SEAT:
            options[option.name] = data.draw(st.integers(0, seats), option.name)
    check_game(game, seats, options, seed=data.draw(st.integers(0, 10**9), "seed"), thorough_every=23)


def _any_count(game: Game, options: dict[str, object]) -> int:
    defaults = game.defaults()
    return game.seat_counts({**defaults, **options})[0]  # type: ignore[dict-item]
