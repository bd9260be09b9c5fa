"""The shape of what a face gets to see of a race; the browser's types are made from it."""

from typing import TypedDict


class ThousandKmSide(TypedDict):
    """A lay-out: the seats that share it, what lies there (bottom first), and what could be laid on it."""

    seats: list[int]
    km: int
    road: list[str]
    battle: list[str]
    speed: list[str]
    safeties: list[str]
    sideways: list[str]
    rolling: bool
    limited: bool
    exposed_to: list[str]


class ThousandKmView(TypedDict):
    """A race.  `phase`: turn, reaction, over; in a reaction `asked` are the seats asked about the `attack` on side `victim`."""

    phase: str
    turn: int
    goal: int
    teams: bool
    draw_pile: int
    box: list[str]
    sides: list[ThousandKmSide]
    hand: list[str]
    hand_sizes: list[int]
    attack: str | None
    victim: int | None
    asked: list[int]
    to_answer: bool
