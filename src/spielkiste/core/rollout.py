"""Random play at full speed, for search bots, tests and the benchmark."""

from spielkiste.core.game import State
from spielkiste.core.randomness import Rng, check_rng


def rollout(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play random legal moves until the game is over or `limit` moves are made; return the number of moves made."""
    check_rng(rng)
    made = 0
    while made < limit:
        seat = state.lone_actor()
        if seat < 0:
            actors = state.actors()
            if not actors:
                break
            seat = actors[rng.below(len(actors))]
        state.apply(seat, state.any_move(seat, rng))
        made += 1
    return made
