"""Checks that the author has written all required methods."""

from spielkiste.core.game import Game, State
from spielkiste.lab.conformance.nonconformance import Nonconformance

MUST_OF_GAME = ("seat_counts", "start", "read", "phrase", "in_words")
MUST_OF_STATE = ("actors", "moves", "apply", "refusal", "outcome", "view", "imagine", "copy", "position", "material")


def check_written(game: Game) -> None:
    """Check that the game has every method that only its author can write."""
    _check(type(game), Game, MUST_OF_GAME)


def check_written_state(state: State) -> None:
    """Check that the state has every method that only its author can write, and what `State.__init__` sets."""
    _check(type(state), State, MUST_OF_STATE)
    missing = [name for name in ("seats", "story", "game") if not hasattr(state, name)]
    if missing:
        raise Nonconformance(
            f"{type(state).__name__} has no {' and no '.join(missing)}: begin its __init__ with super().__init__(seats, story)."
        )


def _check(kind: type, base: type, names: tuple[str, ...]) -> None:
    missing = [f"{name}()" for name in names if getattr(kind, name, None) is getattr(base, name)]
    if missing:
        raise Nonconformance(
            f"{kind.__name__} lacks {', '.join(missing)}: every {base.__name__} has its own. See"
            f" help(spielkiste.{base.__name__}.{missing[0].removesuffix('()')})."
        )
