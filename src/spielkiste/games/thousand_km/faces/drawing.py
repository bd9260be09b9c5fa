"""The race as text for a terminal: one line for each side."""

from typing import Final

from spielkiste.core.drawing import Pencil, padded
from spielkiste.games.thousand_km.view import ThousandKmSide, ThousandKmView

DRAWN: Final = frozenset(
    (
        "km-words-road",
        "km-words-stopped",
        "km-words-needs-green",
        "km-words-not-started",
        "km-words-limited",
        "km-words-safeties",
    )
)
_ROAD: Final = 20


def draw(view: ThousandKmView, pencil: Pencil) -> list[str]:
    """Return the lines: name, road, kilometres and whether the car is moving; below, its safeties and speed limit."""
    names = pencil.name_width([side["seats"] for side in view["sides"]])
    lines: list[str] = []
    for side in view["sides"]:
        km = f"{side['km']:>4}/{view['goal']} km"
        road = pencil.bar(side["km"], view["goal"], _ROAD)
        lines.append(f"{pencil.name(side['seats'], names)} {road} {km}  {_state(side, pencil)}")
        lines += [padded("", names + 1) + extra for extra in _extras(side, pencil)]
    return lines


def _state(side: ThousandKmSide, pencil: Pencil) -> str:
    """Return the state of the car: moving (▶), or stopped (■) with the reason and the card it needs (→)."""
    if side["rolling"]:
        return pencil.paint("▶", "green")
    reason = f" {pencil.say('km-card-' + side['stopped_by'])}" if side["stopped_by"] is not None else ""
    needs = f" → {pencil.say('km-card-' + side['needs'])}" if side["needs"] is not None else ""
    return pencil.paint(f"■{reason}", "red") + needs


def _extras(side: ThousandKmSide, pencil: Pencil) -> list[str]:
    found: list[str] = []
    if side["limited"]:
        found.append(pencil.paint(f"▲ {pencil.say('km-card-speed-limit')}", "yellow"))
    found += [pencil.paint(f"◆ {pencil.say('km-card-' + safety)}", "cyan") for safety in side["safeties"]]
    return ["  ".join(found)] if found else []
