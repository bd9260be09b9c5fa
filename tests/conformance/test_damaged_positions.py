"""Test that a damaged position is refused or read as exactly what it says: every field, every kind of damage, every game."""

import json
from collections.abc import Iterator

import pytest

import spielkiste
from spielkiste.core.game import Game, Position
from spielkiste.core.randomness import Rng
from spielkiste.lab.conformance import setups
from spielkiste.lab.conformance.damage import misread, misread_pair

#: Early, in the middle and late, besides the end: different phases have different fields.
MOMENTS = (0, 5, 40, 160)


def some_positions(game: Game) -> Iterator[Position]:
    """Yield positions of every phase in a game's extreme set-ups, one of each shape."""
    seen: set[str] = set()
    for seats, options in setups(game):
        state = game.new(seats, 3, options)
        rng = Rng(f"damage:{seats}:{options}")
        for move in range(max(MOMENTS) + 1):
            actors = state.actors()
            if move in MOMENTS or not actors:
                position = state.position()
                shape = json.dumps([sorted(position), position.get("phase"), sorted(options), [*options.values()], not actors])
                if shape not in seen:
                    seen.add(shape)
                    yield position
            if not actors:
                break
            state.apply(actors[0], rng.pick(state.moves(actors[0])))


@pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
def test_damage_is_noticed(game: Game) -> None:
    found = [
        f"{sentence}\n{json.dumps(position)}"
        for position in some_positions(game)
        for sentence in [*misread(game, position), misread_pair(game, position)]
        if sentence
    ]
    assert not found, "\n".join(found[:5])
