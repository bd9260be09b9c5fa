"""Spielkiste: eight real family games, complete and faithful to their rulebooks.

>>> import spielkiste
>>> state = spielkiste.new("thousand-km", seats=3, seed=7)
>>> seat = state.actors()[0]
>>> state.play(seat, state.moves(seat)[0])
"""

from typing import Any

from spielkiste.bots import make_bot
from spielkiste.bots.hint import BUDGET, hint_in
from spielkiste.bots.review import Review, review_of
from spielkiste.core import registry
from spielkiste.core.bot import Bot, Situation
from spielkiste.core.build import compiled
from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.core.game import Game, Hint, Outcome, Refusal, State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record, loads
from spielkiste.core.registry import find, register
from spielkiste.core.rollout import rollout
from spielkiste.core.story import Event
from spielkiste.games import register_all

__version__ = "0.1.0"

register_all()


# Shadows the subpackage of the same name as an attribute; ``from spielkiste.games.x import y`` works all the same.
def games() -> list[Game]:
    """All games on the shelf, those of other packages included."""
    return registry.games()


def new(game: str, seats: int, seed: int | str = 0, **options: object) -> State:
    """A fresh game, fully decided by the arguments: ``new("thousand-km", seats=3, seed=7, goal=700)``."""
    return find(game).new(seats, seed, options)


def hint(record: Record, seat: int, budget: int = BUDGET) -> Hint | None:
    """What a good player would do at this seat now, and why; `budget` is in how many worlds the moves are compared."""
    if budget < 1:
        raise BadSetup("bad-budget", f"A hint needs a budget of at least one world, not {budget}.", {"budget": budget})
    return hint_in(record, seat, budget)


def review(record: Record) -> Review:
    """A finished game, looked back on: every decision judged, how the chance of winning moved and by what; see docs/review.md."""
    return review_of(record)


def simulate(game: str, seats: int, games: int, **settings: Any) -> dict[str, object]:
    """Let bots play many games and sum up: ``simulate("thousand-km", seats=4, games=10_000)``; see docs/lab.md."""
    from spielkiste.lab.simulate import simulate as run

    return run(game, seats, games, **settings)


__all__ = [
    "Bot", "Event", "Game", "Hint", "Outcome", "Record", "Refusal", "Review", "Rng", "Situation", "SpielkisteError", "State",
    "compiled", "find", "games", "hint", "loads", "make_bot", "new", "register", "review", "rollout", "simulate",
]  # fmt: skip
