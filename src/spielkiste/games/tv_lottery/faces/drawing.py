"""The lottery as text for a terminal: the winning number above the holder, and the ring with its pawns."""

from typing import Final

from spielkiste.core.drawing import Pencil, padded
from spielkiste.games.tv_lottery.view import TvLotteryView

DRAWN: Final = frozenset(("tl-words-number", "tl-words-seat", "tl-words-not-in", "tl-words-board", "tl-words-holder"))
_FIELD: Final = 3
_SIGNS: Final = {"start": "»", "luck": "☺", "bad-luck": "☹", "swap": "⇄", "buy": "¤"}


def draw(view: TvLotteryView, pencil: Pencil) -> list[str]:
    """Return the lines: the ring, the pawns under it by seat number, the digits, the money."""
    fields = range(1, len(view["ring"]))
    lines = ["".join(padded(_field(view["ring"][field], pencil), _FIELD) for field in fields).rstrip()]
    pawns = ["".join(str(seat + pencil.first_seat) for seat, at in enumerate(view["pawns"]) if at == field) for field in fields]
    for row in range(0, max(1, *map(len, pawns)), 2):
        marks = [pencil.paint(there[row : row + 2], "bold") or ("·" if row == 0 else "") for there in pawns]
        lines.append("".join(padded(mark, _FIELD) for mark in marks).rstrip())
    lines.append("▤  " + "  ".join(f"{digit}×{count}" for digit, count in enumerate(view["lying"])))
    if view["number"]:
        lines.append("★  " + "  ".join(pencil.paint(str(digit), "yellow") for digit in view["number"]))
    if view["holder"]:
        lines.append("◇  " + "  ".join(_held(view, place, pencil) for place in range(len(view["holder"]))))
    names = pencil.name_width([[seat] for seat in range(len(view["money"]))])
    for seat, money in enumerate(view["money"]):
        lines.append(f"{seat + pencil.first_seat} {pencil.name([seat], names)} {money:>9,}".replace(",", "\u202f"))
    return lines


def _field(square: str, pencil: Pencil) -> str:
    if square.startswith("digit-"):
        return square.removeprefix("digit-")
    return pencil.paint(_SIGNS[square], "green" if square == "luck" else "red" if square == "bad-luck" else "cyan")


def _held(view: TvLotteryView, place: int, pencil: Pencil) -> str:
    """Return the digit in this place, green if it already counts."""
    held = view["holder"][place]
    text = "–" if held is None else str(held)
    return pencil.paint(text, "green") if place < view["right"] else text
