"""One contender of the rules benchmark: prints its figures as JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

GAMES = 1500


def timed(work: Callable[[], int]) -> float:
    """How much work per second; a short warm-up goes before."""
    started = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - started)


def ours(games: int) -> dict[str, float]:
    import spielkiste
    from spielkiste.bots import play_match

    game = spielkiste.find("thousand-km")
    choose = random.Random(1).random

    def driven(listen: bool = False, look: bool = False) -> int:
        made = 0
        for seed in range(games if not look else games // 20):
            state = game.new(4, seed, None, [] if listen else None)
            while actors := state.actors():
                seat = actors[0]
                moves = state.moves(seat)
                state.apply(seat, moves[int(choose() * len(moves))])
                made += 1
                if look:
                    for viewer in range(4):
                        state.view(viewer)
        return made

    def inside() -> int:
        rng = spielkiste.Rng("bench")
        return sum(spielkiste.rollout(game.new(4, seed), rng) for seed in range(games))

    def bot_games() -> int:
        for seed in range(games // 20):
            play_match(game, 4, seed, ["rules"] * 4, {})
        return games // 20

    half = game.new(4, 1)
    spielkiste.rollout(half, spielkiste.Rng("half"), 45)

    def copies() -> int:
        for _ in range(100_000):
            half.copy()
        return 100_000

    return {
        "driven": timed(driven),
        "inside": timed(inside),
        "told": timed(lambda: driven(listen=True)),
        "viewed": timed(lambda: driven(look=True)),
        "bot_games": timed(bot_games),
        "copy_ns": 1e9 / timed(copies),
    }


def open_spiel(games: int) -> dict[str, float]:
    """OpenSpiel's crazy_eights; dealing and drawing are chance moves there, and they are counted in its favour."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    choose = random.Random(1).random

    def driven() -> int:
        made = 0
        for _ in range(games // 4):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(choose() * len(actions))])
                made += 1
        return made

    moves_per_game = driven() / (games // 4)

    def inside() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
        evaluator.evaluate(game.new_initial_state())
        return int(games * moves_per_game)

    half = game.new_initial_state()
    for _ in range(60):
        half.apply_action(half.legal_actions()[0])

    def copies() -> int:
        for _ in range(100_000):
            half.clone()
        return 100_000

    return {"driven": timed(driven), "inside": timed(inside), "copy_ns": 1e9 / timed(copies)}


if __name__ == "__main__":
    print(json.dumps(open_spiel(GAMES) if sys.argv[1] == "open_spiel" else ours(GAMES)))
