"""The parts that the views of the four games share.

Cards are named ``NUMBER-COLOUR`` (``12-triangle``; ``1-…`` is a joker), ``wish``, ``no-twos`` or ``no-fives``;
colours are ``triangle``, ``circle``, ``square`` and ``diamond``.  Stacks count from 0 here, from 1 in moves, events
and texts.
"""

from typing import Literal, TypedDict

Colour = Literal["triangle", "circle", "square", "diamond"]
NamingMode = Literal["off", "practice", "strict"]


class WhyView(TypedDict):
    """Why two cards match or do not."""

    level: int  # 0 no match, 1 single, 2 double
    rows: list[int]  # rows in play that both are in; empty with a joker
    barred: list[int]  # rows they would share without the bans
    joker: bool
    colour: bool  # whether they have the same colour


class NamingView(TypedDict):
    """The question of what two cards have in common (T-5), for the seat to move."""

    left: str
    right: str
    tried: list[str]  # wrong answers so far: "2" … "9", "11", "13", "joker", "colour"
    answers: list[str]  # the right answers, shown after a wrong one; [] before that
