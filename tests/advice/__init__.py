"""Test hints: the reasons, game by game, and what all hints have in common."""

from spielkiste.core.game import State
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.registry import find
from spielkiste.texts import Seating, texts

NAMES = ["Lina", "Rudi", "Kurt", "Maja"]


def why(slug: str, state: State, move: str, seat: int = 0, knowledge: Knowledge | None = None) -> str:
    """Return the English reason for a legal move; check that the German one exists, too."""
    game = find(slug)
    number = game.parse(move)
    assert state.legal(seat, number), [game.notation(legal) for legal in state.moves(seat)]
    reason = state.reason(seat, number, knowledge if knowledge is not None else state.knowledge(seat))
    assert reason is not None
    sides = 2 if slug in ("wall-break", "clear-away") else state.seats
    seating = Seating(NAMES[: state.seats], seat, sides)
    german = texts("de").tell(reason, game, seating)
    assert german and german != reason.key and "{" not in german
    return _plain(texts("en").tell(reason, game, seating))


def _plain(words: str) -> str:
    """Return the text without its isolation marks."""
    return words.replace("\u2068", "").replace("\u2069", "")
