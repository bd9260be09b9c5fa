"""The players' English words for programmers: what `print(state)` and errors say where the texts are installed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

from spielkiste.core.drawing import Pencil
from spielkiste.core.game import State
from spielkiste.core.story import Phrase
from spielkiste.core.words import speak_with

#: How many columns a table may fill.
WIDTH = 80


@cache
def _texts() -> ModuleType | None:
    """Return the module of the texts, or None where what it stands on is not installed (``spielkiste[terminal]``)."""
    try:
        # By name: the compiler follows every other import, and what the texts stand on is not there when it runs.
        return import_module("spielkiste.texts")
    except ModuleNotFoundError:
        return None


def _say(phrase: Phrase, state: State, seat: int | None) -> str:
    texts = _texts()
    if state.game is None or texts is None or not texts.texts("en").has(phrase.key):
        return ""
    # A game whose seats share sides keeps their number.
    seating = texts.Seating([f"seat {place}" for place in range(state.seats)], seat, getattr(state, "sides", state.seats))
    return str(texts.texts("en").tell(phrase, state.game, seating))


def _draw(state: State, seat: int | None) -> tuple[list[str], frozenset[str]]:
    from spielkiste.boxes import face

    assert state.game is not None
    drawing = face(state.game, "drawing")
    texts = _texts()
    if drawing is None or texts is None:
        return [], frozenset()
    names = [f"seat {place}" for place in range(state.seats)]
    lines: list[str] = drawing.draw(state.view(seat), Pencil(WIDTH, names, texts.texts("en").say, first_seat=0))
    return lines, getattr(drawing, "DRAWN", frozenset()) if lines else frozenset()


def _label(key: str) -> str:
    texts = _texts()
    return str(texts.texts("en").say(key)) if texts is not None and texts.texts("en").has(key) else ""


def begin() -> None:
    """Let states, games and errors speak with these words."""
    speak_with(_say, _draw, _label)
