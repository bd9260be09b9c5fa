"""One contender of the rules benchmark: prints its figures as JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any, cast

GAMES = 1500
DEALS = 40
#: A machine that others use too is slow for a tenth of a second and quick for the next: one go of that length says little.
GOES = 5


def timed(work: Callable[[], int]) -> float:
    """How much work per second: the middle of some goes, after one that warms up and does not count."""
    work()
    return median(_per_second(work) for _ in range(GOES))


def _per_second(work: Callable[[], int]) -> float:
    started = time.process_time()
    done = work()
    return done / (time.process_time() - started)


def ours(games: int) -> dict[str, float]:
    import spielkiste
    from spielkiste.bots import play_match
    from spielkiste.core.randomness import QuickRng
    from spielkiste.games.numnum.patience.state import Patience

    game = spielkiste.find("thousand-km")
    choose = random.Random(1).random

    eyes: list[int | None] = [0, 1, 2, 3]

    def driven(listen: bool = False, look: str = "") -> int:
        made = 0
        for seed in range(games if not look else games // 20):
            state = game.new(4, seed, None, [] if listen else None)
            while actors := state.actors():
                seat = actors[0]
                moves = state.moves(seat)
                state.apply(seat, moves[int(choose() * len(moves))])
                made += 1
                if look == "each":
                    for viewer in range(4):
                        state.view(viewer)
                elif look:
                    state.views(eyes)
        return made

    dealt = game.new(4, 1)

    def inside() -> int:
        """Rollouts from one deal, as OpenSpiel's evaluator and our own search make them: copy, then play to the end."""
        rng = QuickRng(1)
        return sum(spielkiste.rollout(dealt.copy(), rng) for _ in range(2 * games))

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

    def slowest_deal() -> float:
        """Seconds for the exact best score of the hardest of some full deals of 1x1 Patience."""
        taken = []
        for deal in range(1, DEALS + 1):
            dealt = cast(Patience, spielkiste.new("patience", 1, deal))
            started = time.process_time()
            dealt.best_score()
            taken.append(time.process_time() - started)
        return max(taken)

    return {
        "driven": timed(driven),
        "inside": timed(inside),
        "told": timed(lambda: driven(listen=True)),
        "viewed": timed(lambda: driven(look="each")),
        "viewed_at_once": timed(lambda: driven(look="together")),
        "bot_games": timed(bot_games),
        "copy_ns": 1e9 / timed(copies),
        "solver_ms": 1000 * slowest_deal(),
    }


def open_spiel(games: int) -> dict[str, float]:
    """OpenSpiel's crazy_eights.  Moves are the players' decisions, as in our games, where dealing and drawing happen inside a
    move; there they are chance nodes, drawn with their probabilities and not counted, but their time is."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    choose = random.Random(1).random

    def play_on(state: Any, look: bool = False) -> int:
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                luck = choose()
                drawn = 0
                for action, probability in state.chance_outcomes():
                    drawn = action
                    luck -= probability
                    if luck <= 0:
                        break
                state.apply_action(drawn)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(choose() * len(actions))])
                made += 1
                if look:
                    for viewer in range(4):
                        state.observation_tensor(viewer)
        return made

    def driven() -> int:
        return sum(play_on(game.new_initial_state()) for _ in range(games // 4))

    def viewed() -> int:
        """What each seat sees after each move, as a program is shown it."""
        return sum(play_on(game.new_initial_state(), look=True) for _ in range(games // 80))

    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(dealt.legal_actions()[0])
    length = sum(play_on(dealt.clone()) for _ in range(400)) / 400

    def inside() -> int:
        """One simulation of its tree search, whose leaf is evaluated by this many rollouts in C++."""
        evaluator = pyspiel.RandomRolloutEvaluator(4 * games, 1)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False).step(dealt)
        return int(4 * games * length)

    half = game.new_initial_state()
    for _ in range(60):
        half.apply_action(half.legal_actions()[0])

    def copies() -> int:
        for _ in range(100_000):
            half.clone()
        return 100_000

    return {"driven": timed(driven), "inside": timed(inside), "viewed": timed(viewed), "copy_ns": 1e9 / timed(copies)}


if __name__ == "__main__":
    print(json.dumps(open_spiel(GAMES) if sys.argv[1] == "open_spiel" else ours(GAMES)))
