"""The rally as text for a terminal: the road, the top card and the points."""

from typing import Final

from spielkiste.core.drawing import Pencil
from spielkiste.games.number_rally.view import NumberRallyView

DRAWN: Final = frozenset(("zr-words-total", "zr-words-draw-pile", "zr-words-points"))
_ROAD: Final = 40


def draw(view: NumberRallyView, pencil: Pencil) -> list[str]:
    """Return the road with a mark at every ten, then one line of points per player; ◀ marks the player with the car."""
    total, goal = view["total"], view["goal"]
    cells = _ROAD if goal % _ROAD == 0 or goal > _ROAD else goal * 2
    road = pencil.bar(min(total, goal), goal, cells, "yellow")
    marks = "".join("┴" if at % (cells * 10 // goal) == 0 else "─" for at in range(1, cells + 1))
    lines = [f"0 ▕{road}▏ {goal}   {pencil.paint(f'= {total}', 'bold')}   ▤ {view['draw_pile']}", f"  ╰{marks}╯"]
    names = pencil.name_width([[seat] for seat in range(len(view["points"]))])
    most = view["points_to_win"]
    for seat, points in enumerate(view["points"]):
        stars = pencil.paint("●" * points, "yellow") + "○" * max(0, most - points)
        car = pencil.paint(" ◀", "red") if view["car"] == seat else ""
        lines.append(f"{pencil.name([seat], names)} {stars} {points}/{most}{car}")
    return lines
