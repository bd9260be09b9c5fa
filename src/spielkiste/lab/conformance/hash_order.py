"""Checks that nothing depends on the order of a set.  Every Python process hashes strings differently, so its order differs.

The same game is played in two processes with different hash seeds, and everything it shows is compared.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.registry import find
from spielkiste.lab.conformance.chance import differences
from spielkiste.lab.conformance.copies import face

#: The number of moves that are compared, and the time limit in seconds.
MOVES = 60
SECONDS = 120


def check_order(game: Game) -> Iterator[str]:
    """Yield the first difference between two processes; nothing if there is none."""
    try:
        one, other = (_shown_with_hashes(game, seed) for seed in ("1", "2"))
    except (subprocess.SubprocessError, ValueError):
        # The game fails or does not end there.  The checks in this process report why.
        return
    for number, (here, there) in enumerate(zip(one, other, strict=False)):
        for what in here:
            if here[what] != there.get(what):
                yield (
                    f"{what} differs between two runs of Python with the same seed and moves, after {number} moves:"
                    f" {differences(here[what], there.get(what), 'one', 'the other', what)}. It may come from the order of a set"
                    " or of a dict made from one: sort it."
                )
                return


def shown(game: Game) -> Iterator[dict[str, object]]:
    """Play a random game and yield everything that it shows after every move."""
    record = Record(game, game.usual_seat_counts()[-1], "order", {})
    rng = Rng("order")
    while True:
        state = record.state
        found = dict(face(state))
        found["position()"] = state.position()
        found["imagine(0, rng).position()"] = state.imagine(0, Rng("order")).position()
        found["the story"] = [event.seen_by(0).json() for event in record.story[-5:]]
        found["in_words(view(0))"] = [phrase.json() for phrase in game.in_words(state.view(0))]
        yield found
        actors = state.actors()
        if not actors or len(record.moves) == MOVES:
            return
        seat = rng.pick(actors)
        record.play(seat, rng.pick(state.moves(seat)))


def _shown_with_hashes(game: Game, hash_seed: str) -> list[dict[str, object]]:
    said = subprocess.run(
        [sys.executable, "-m", __spec__.name, game.slug],
        env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True, timeout=SECONDS,
    )  # fmt: skip
    return [json.loads(line) for line in said.stdout.splitlines()]


if __name__ == "__main__":
    for found in shown(find(sys.argv[1])):
        print(json.dumps(found))
