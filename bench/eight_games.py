"""Measure all eight games, played in one process, encoded as numbers, and in learning loops; print JSON.

Each game has as many players as possible, up to four, and random moves. The argument is the number of rounds;
PettingZoo's loop and the batch are measured side by side in each round.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import spielkiste
from spielkiste.core.game import Game
from spielkiste.core.randomness import QuickRng
from spielkiste.core.rollout import rollout

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.timing import per_second  # noqa: E402

TABLES = 64


def measured(game: Game, rounds: int) -> list[dict[str, float]]:
    from spielkiste.lab import aec
    from spielkiste.lab.batch import Batch

    seats = max(count for count in game.usual_seat_counts() if count <= 4)
    dealt = game.new(seats, 1)
    rng = QuickRng(1)
    on_the_way = [game.new(seats, seed) for seed in range(20)]
    for number, state in enumerate(on_the_way):
        rollout(state, rng, 3 * number)
    eyes: list[int | None] = list(range(seats))

    def observed() -> int:
        for state in on_the_way:
            for seat in range(seats):
                state.observe(seat)
        return len(on_the_way) * seats

    def masked() -> int:
        for state in on_the_way:
            state.mask(0)
        return len(on_the_way)

    def looked_at_alone() -> int:
        for state in on_the_way:
            state.view(0)
        return len(on_the_way)

    def looked_at() -> int:
        for state in on_the_way:
            state.views(eyes)
        return len(on_the_way)

    env = aec.env(game.slug, seats)
    choose = random.Random(1).random
    deals = iter(range(1_000_000))

    def one_by_one() -> int:
        """Play a game in PettingZoo's own loop."""
        env.reset(seed=next(deals))
        made = 0
        for _ in env.agent_iter():
            seen, _, ended, _, _ = env.last()
            if ended:
                env.step(None)
            else:
                moves = seen["action_mask"].nonzero()[0]
                env.step(int(moves[int(choose() * len(moves))]))
                made += 1
        return made

    many = Batch(game.slug, seats, TABLES)
    many.reset()

    def side_by_side() -> int:
        many.step(many.sample())
        return TABLES

    return [
        {
            "inside": per_second(lambda: rollout(dealt.copy(), rng)),
            "observe_us": 1e6 / per_second(observed),
            "mask_us": 1e6 / per_second(masked),
            "view_us": 1e6 / per_second(looked_at_alone),
            "views_us": 1e6 / per_second(looked_at),
            "aec": per_second(one_by_one),
            "batch": per_second(side_by_side),
        }
        for _ in range(rounds)
    ]


if __name__ == "__main__":
    rounds = int(sys.argv[1])
    print(json.dumps({game.slug: measured(game, rounds) for game in spielkiste.games() if game.encoding is not None}))
