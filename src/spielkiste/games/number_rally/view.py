"""The view of a player of Number Rally as typed dicts; `NumberRally.view` returns it.

Cards are named "1" to "10", "pit-repair", "tyre-change", "overtake", "false-start", "stage-win", "refuel",
"oil-change" and "home-straight".  Seats count from 0.
"""

from typing import TypedDict


class RallySnap(TypedDict):
    """An open chance to snap (ZR-7)."""

    #: The number that may be snapped, and the seat that played it.
    card: str
    layer: int
    #: All seats that were asked: everyone except `layer`, no matter which cards they have and whether they have answered.
    asked: list[int]
    #: Whether this seat still has to answer, and whether it said yes (calm tempo only).  Both are false for a
    #: spectator.
    to_answer: bool
    said_yes: bool


class RallyNaming(TypedDict):
    """The question about the new total that a player has to answer (T-5)."""

    seat: int
    #: The sum to solve: the total before the card, and the card.
    before: int
    card: str
    #: The skill it needs: "ones", "tens", "crossing" (a ten), "rounding", "swapping" (digits), "minus" or "reading"
    #: (the card).
    skill: str
    #: The highest total that can be said, and three answers to choose from, one of them right.
    most: int
    choices: list[int]
    #: The wrong answers so far; they cannot be given again.
    wrong: list[int]
    #: After a wrong answer: the steps along the number line to the total, to be drawn as a picture.  [] before that,
    #: and for sums that are not steps.
    steps: list[int]
    #: After three wrong answers: the right total, the only one that is accepted then (ZR-3).  None before that.
    right: int | None


class NumberRallyView(TypedDict):
    """The table as one seat or a spectator sees it."""

    #: "turn" (a player has to play a card), "snap", "naming" (only the named total is missing) or "over".
    phase: str
    #: The settings: "live" or "calm"; "by_hand" or "automatic"; "off", "practice" or "strict".
    tempo: str
    drawing: str
    naming_rule: str
    little: bool
    #: 100, or 20 in the little rally; and the points that win the game.
    goal: int
    points_to_win: int
    #: The number of the rally, from 1, and the seat that started it.
    rally: int
    starter: int
    #: The seat whose turn it is.  It has to wait while a snap is open or a total has to be named.
    turn: int
    #: The total as last named: while `naming` is not None, it does not include the newest card.
    total: int
    #: The pile, bottom card first, and the seat that played its top card.
    pile: list[str]
    layer: int | None
    draw_pile: int
    #: The seat that has the racing car; None while the car is beside the pile.
    car: int | None
    points: list[int]
    #: By seat: wrong answers so far (strict naming).
    mistakes: list[int]
    #: The seat's own cards; [] for a spectator.
    hand: list[str]
    hand_sizes: list[int]
    #: The number of cards in a full hand.
    hand_size: int
    #: Seats that may draw a card right now (drawing by hand).
    may_draw: list[int]
    snap: RallySnap | None
    naming: RallyNaming | None
