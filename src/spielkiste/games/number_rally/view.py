"""What a player of Zahlen-Rallye can see, field by field: the shape of `NumberRally.view`.

Cards are written by name: "1" to "10", "pit-repair", "tyre-change", "overtake", "false-start", "stage-win", "refuel",
"oil-change", "home-straight".  Seats count from 0.
"""

from typing import TypedDict


class RallySnap(TypedDict):
    """The chance to snap is open (ZR-7)."""

    #: The number that may be snapped, and who laid it.
    card: str
    layer: int
    #: Everybody who was asked: all others, whatever they hold and whether or not they have answered.
    asked: list[int]
    #: Whether this reader has still to answer, and whether they said yes (calm tempo only); both no for a spectator.
    to_answer: bool
    said_yes: bool


class RallyNaming(TypedDict):
    """Somebody is to name the new total (T-5)."""

    seat: int
    #: The sum to be solved: the total before the card, and the card.
    before: int
    card: str
    #: What it asks for: "ones", "tens", "crossing" (a ten), "rounding", "swapping" (digits), "minus" or "reading" (the card).
    skill: str
    #: The biggest total that can be said, and three to choose from, one of them right.
    most: int
    choices: list[int]
    #: Wrong answers so far; they cannot be given again.
    wrong: list[int]
    #: After a miss: the steps along the number line that lead to the total, for a picture of the way; [] until then, and where
    #: there is nothing to walk.
    steps: list[int]
    #: After three misses only the right total is accepted, and it stands here (ZR-3).  None until then.
    right: int | None


class NumberRallyView(TypedDict):
    """The table from one chair (or a spectator's)."""

    #: "turn" (somebody is to lay a card), "snap", "naming" (only the naming is missing) or "over".
    phase: str
    #: The set-up: "live" or "calm"; "by_hand" or "automatic"; "off", "practice" or "strict".
    tempo: str
    drawing: str
    naming_rule: str
    little: bool
    #: 100, or 20 in the little rally; and the points that win the game.
    goal: int
    points_to_win: int
    #: Counts from 1; and the seat that began this rally.
    rally: int
    starter: int
    #: Who lays the next card on turn.  While a snap is open or a total is to be named they still have to wait.
    turn: int
    #: The total as last named: while `naming` is there the newest card is not in it yet.
    total: int
    #: The pile, bottom first, and who laid its top card.
    pile: list[str]
    layer: int | None
    draw_pile: int
    #: Who has the racing car; None while it stands beside the pile.
    car: int | None
    points: list[int]
    #: Wrong answers counted so far, for each seat (naming strict).
    mistakes: list[int]
    #: The reader's own cards; a spectator has none.
    hand: list[str]
    hand_sizes: list[int]
    #: How many cards make a full hand.
    hand_size: int
    #: Seats that may draw a card right now (drawing by hand).
    may_draw: list[int]
    snap: RallySnap | None
    naming: RallyNaming | None
