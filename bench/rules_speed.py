"""Run one contender of the rules benchmark: it reads the name of a measurement, runs it briefly and prints the rate per
second.

It stays alive while the others take their turns, so that a shared machine slows them all down alike.
"""

from __future__ import annotations

import random
import sys
import time
from itertools import count
from pathlib import Path
from typing import Any, cast

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.timing import Work, per_second  # noqa: E402

DEALS = 40
#: How many games form one unit of work.
FEW = 5


def ours() -> dict[str, Work]:
    import spielkiste
    from spielkiste.bots import play_match
    from spielkiste.core.randomness import QuickRng

    game = spielkiste.find("thousand-km")
    choose = random.Random(1).random
    seeds = count()
    eyes: list[int | None] = [0, 1, 2, 3]

    def driven(games: int = 4 * FEW, listen: bool = False, look: str = "") -> int:
        made = 0
        for _ in range(games):
            state = game.new(4, next(seeds), None, [] if listen else None)
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
    rng = QuickRng(1)

    def inside() -> int:
        """Run rollouts from one deal, like OpenSpiel's evaluator and our own search: copy, then play to the end."""
        return sum(spielkiste.rollout(dealt.copy(), rng) for _ in range(10 * FEW))

    def bot_games() -> int:
        for _ in range(FEW):
            play_match(game, 4, next(seeds), ["rules"] * 4, {})
        return FEW

    half = game.new(4, 1)
    spielkiste.rollout(half, spielkiste.Rng("half"), 45)

    def copies() -> int:
        for _ in range(10_000):
            half.copy()
        return 10_000

    return {
        "driven": driven,
        "inside": inside,
        "told": lambda: driven(listen=True),
        "viewed": lambda: driven(1, look="each"),
        "viewed_at_once": lambda: driven(1, look="together"),
        "bot_games": bot_games,
        "copies": copies,
    }


def slowest_deal() -> float:
    """Return the milliseconds that the solver takes for the hardest of some full deals of Times Table Patience."""
    import spielkiste
    from spielkiste.games.numnum.patience.state import Patience

    taken = []
    for deal in range(1, DEALS + 1):
        dealt = cast(Patience, spielkiste.new("patience", 1, deal))
        started = time.process_time()
        dealt.best_score()
        taken.append(time.process_time() - started)
    return 1000 * max(taken)


def open_spiel() -> dict[str, Work]:
    """Return the measurements of OpenSpiel's crazy_eights. A move is a player's decision, as in our games, where
    dealing and drawing happen inside a move. In OpenSpiel they are chance nodes, drawn with their probabilities: their time
    counts, their number does not.
    """
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

    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(dealt.legal_actions()[0])
    length = sum(play_on(dealt.clone()) for _ in range(400)) / 400
    rollouts = 100 * FEW

    def inside() -> int:
        """Run one simulation of OpenSpiel's tree search, whose leaf is evaluated by this many rollouts in C++."""
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False).step(dealt)
        return int(rollouts * length)

    half = game.new_initial_state()
    for _ in range(60):
        half.apply_action(half.legal_actions()[0])

    def copies() -> int:
        for _ in range(10_000):
            half.clone()
        return 10_000

    return {
        "driven": lambda: sum(play_on(game.new_initial_state()) for _ in range(FEW)),
        "inside": inside,
        "viewed": lambda: play_on(game.new_initial_state(), look=True),
        "copies": copies,
    }


if __name__ == "__main__":
    figures = open_spiel() if sys.argv[1] == "open_spiel" else ours()
    for name in map(str.strip, sys.stdin):
        print(slowest_deal() if name == "slowest_deal" else per_second(figures[name]), flush=True)
