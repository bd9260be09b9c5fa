"""The view of a race as typed dicts; the browser's types are generated from it."""

from typing import TypedDict


class ThousandKmSide(TypedDict):
    """A layout: the seats that share it, the cards on it (bottom first), and which attacks it is exposed to."""

    seats: list[int]
    km: int
    road: list[str]
    battle: list[str]
    speed: list[str]
    safeties: list[str]
    #: The safeties that were played as a master move.
    sideways: list[str]
    rolling: bool
    limited: bool
    #: The unanswered attack on the battle pile.
    stopped_by: str | None
    #: The next card this side needs to move again, and the card that would end its speed limit, so that a face can show
    #: what is missing.  After petrol, a spare tyre or a repair a team also needs a green light (KM-17); then `needs`
    #: names it.
    needs: str | None
    speed_needs: str | None
    exposed_to: list[str]
    #: For every other attack, why it cannot be played here: a safety, "limited" or "stopped" already, or "waiting" for
    #: a green light.
    sheltered: dict[str, str]


class ThousandKmPoints(TypedDict):
    """The score table of a match with classic scoring."""

    #: The points that end the match; 0 for a single round.
    target: int
    #: The number of the current round, from 1, and the seat that had its first turn.
    round: int
    starter: int
    #: Whether that round is over and scored.
    counted: bool
    #: The names of the score lines, and by side the points for each line in this round (so far, or final).
    lines: list[str]
    now: list[list[int]]
    #: The points of the finished rounds, by side.
    past: list[list[int]]
    #: The total of all scored rounds, by side.
    totals: list[int]


class ThousandKmView(TypedDict):
    """A race, or a round of a match.

    `phase` is turn, reaction, over or counted.  In a reaction, `asked` lists the seats asked about the `attack` on
    side `victim`.
    """

    phase: str
    turn: int
    goal: int
    teams: bool
    draw_pile: int
    box: list[str]
    sides: list[ThousandKmSide]
    hand: list[str]
    #: For every kind of card in hand: the moves that play it, legal or not.
    meant: dict[str, list[str]]
    #: For each card that the viewer's side needs and the viewer does not hold: how many of them the viewer has not seen
    #: yet.  They are in the draw pile or in other hands.
    hopes: dict[str, int]
    hand_sizes: list[int]
    attack: str | None
    victim: int | None
    asked: list[int]
    to_answer: bool
    #: None in a race.
    points: ThousandKmPoints | None
