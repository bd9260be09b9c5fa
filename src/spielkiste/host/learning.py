"""Builds the messages that describe what the games teach."""

from __future__ import annotations

from functools import cache

from spielkiste.core.registry import games
from spielkiste.host import lobby


@cache
def learning() -> lobby.Learning:
    """Return each syllabus once; the games of a box may share one."""
    found: dict[str, lobby.Syllabus] = {}
    for game in games():
        syllabus = game.syllabus
        if syllabus is not None and syllabus.name not in found:
            found[syllabus.name] = lobby.Syllabus(
                name=syllabus.name,
                box=game.box,
                rows=syllabus.rows,
                columns=syllabus.columns,
                cells=syllabus.cells,
                beside=syllabus.beside,
                order=syllabus.order,
                written=syllabus.written,
                exercises={
                    fact: [lobby.Exercise(one.right, one.show, one.written) for one in syllabus.exercises(fact)]
                    for fact in syllabus.order
                },
            )
    return lobby.Learning(list(found.values()))
