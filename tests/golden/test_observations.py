"""Test that an encoding does not change within a version: programs have learned from it.

`observations.json` holds a fingerprint for every version and set-up of every game.  To add planes to an encoding, raise its
version and write the file again: ``python -m tests.golden.test_observations``.  The fingerprints of older versions stay.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

import spielkiste
from spielkiste.core.batch import next_seat
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.lab.conformance import setups

FILE = Path(__file__).parent / "observations.json"
GAMES = [game for game in spielkiste.games() if game.encoding is not None]


def fingerprint(game: Game, version: int, seats: int, options: dict[str, object]) -> str:
    """Return a hash of what all seats observe in a random game.  The longer the game, the fewer moments are sampled."""
    assert game.encoding is not None
    size = game.encoding.size_of(version)
    state = game.new(seats, "observed", options)
    rng = Rng("observed")
    total = sha256()
    made, look_at = 0, 0
    last = -1
    while True:
        over = state.outcome() is not None
        if made == look_at or over:
            look_at += 1 + look_at // 20
            for seat in range(seats):
                total.update(state.observe(seat)[:size])
        if over:
            return total.hexdigest()[:16]
        last = next_seat(state, last)
        state.apply(last, rng.pick(state.moves(last)))
        made += 1


def fingerprints(game: Game) -> dict[str, str]:
    assert game.encoding is not None
    return {
        f"{game.slug} {game.rules_version} {version} {seats} {json.dumps(options)}": fingerprint(game, version, seats, options)
        for version in range(1, game.encoding.version + 1)
        for seats, options in setups(game)
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_programs_are_shown_what_they_learned_from(game: Game) -> None:
    recorded = json.loads(FILE.read_text(encoding="utf-8"))
    found = fingerprints(game)
    assert {name: recorded.get(name) for name in found} == found


if __name__ == "__main__":
    every = {name: print_ for game in GAMES for name, print_ in fingerprints(game).items()}
    FILE.write_text(json.dumps(every, indent=1) + "\n", encoding="utf-8")
