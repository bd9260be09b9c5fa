"""What a face gets to see of a race; the browser's types are made from it."""

from typing import TypedDict


class ThousandKmSide(TypedDict):
    """A lay-out: the seats that share it, what lies there (bottom first), and what could be laid on it."""

    seats: list[int]
    km: int
    road: list[str]
    battle: list[str]
    speed: list[str]
    safeties: list[str]
    #: The safeties that came as a master move.
    sideways: list[str]
    rolling: bool
    limited: bool
    #: The unanswered attack on the battle pile.
    stopped_by: str | None
    #: The next card that it needs to roll again, and the one that would end its speed limit: what a face can show as missing.
    #: After petrol, a spare tyre or a repair a team needs a green light besides (KM-17): `needs` names it then.
    needs: str | None
    speed_needs: str | None
    exposed_to: list[str]
    #: For every other attack, why it cannot be laid here: a safety, "limited" or "stopped" already, "waiting" for a green light.
    sheltered: dict[str, str]


class ThousandKmPoints(TypedDict):
    """The table of points of a match with classic scoring."""

    #: The points that end the match; 0 for a single round.
    target: int
    #: The number of the round on the table, from 1, and who had its first turn.
    round: int
    starter: int
    #: Whether that round is over and counted.
    counted: bool
    #: What there are points for, and what each side has of them in this round: as it was counted, or so far.
    lines: list[str]
    now: list[list[int]]
    #: The points of the rounds before, by side.
    past: list[list[int]]
    #: The sum of all counted rounds, by side.
    totals: list[int]


class ThousandKmView(TypedDict):
    """A race, or a round of a match.

    `phase`: turn, reaction, over, counted; in a reaction `asked` are the seats asked about the `attack` on side `victim`.
    """

    phase: str
    turn: int
    goal: int
    teams: bool
    draw_pile: int
    box: list[str]
    sides: list[ThousandKmSide]
    hand: list[str]
    #: For every kind of card in the hand: the moves that laying it would be, allowed or not.
    meant: dict[str, list[str]]
    hand_sizes: list[int]
    attack: str | None
    victim: int | None
    asked: list[int]
    to_answer: bool
    #: None in a race.
    points: ThousandKmPoints | None
