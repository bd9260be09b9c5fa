"""Test that hints in Number Rally are true."""

import pytest

from spielkiste.core.knowledge import Knowledge
from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.state import NumberRally
from tests.advice import why
from tests.number_rally.scenario import table

OTHERS = ["1", "1", "2", "2"]


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (table([["6", "9"], OTHERS], total=94), "lay 6", "exactly 100: the rally is yours"),
        (table([["9", "6"], OTHERS], total=94, car=0), "lay 9", "past 100, and you have the car: the rally is yours"),
        (table([["9", "6"], OTHERS], total=94, car=1), "lay 9", "past 100 and ends the rally"),
        (table([["9", "6"], OTHERS], total=94, pile=["9"], layer=1), "lay 9", "The same number as the top card, and it takes"),
        (table([["6", "9"], OTHERS], total=34), "lay 6", "40 is a multiple of ten: you take the car"),
        (table([["6", "9"], OTHERS], total=31, pile=["6"], layer=1), "lay 6", "The same number as the top card: you take"),
        (table([["refuel", "9"], OTHERS], total=31), "lay refuel", "The card says so: you take the car"),
        (table([["overtake", "9"], OTHERS], total=31), "lay overtake", "stays at 31, and the next player is skipped"),
        (table([["6", "9"], OTHERS], total=31), "lay 6", "At 37, the others need a 3 to reach the next ten; 4 of those"),
        (table([["1", "8"], OTHERS], total=31), "lay 1", "At 32, the others need an 8 to reach the next ten; 3 of those"),
        (table([["6", "3"], OTHERS], total=31, pile=["3", "3"]), "lay 6", "only one of those cards is still out there"),
        (table([["6", "3"], OTHERS], total=31, pile=["3", "3", "3"]), "lay 6", "those are all gone or in your hand"),
        (table([["4", "9"], OTHERS], total=31, car=0, draw_pile=["5"]), "lay 4", "then whoever has the car wins: that’s you"),
        (
            table([["4", "9", "3"], OTHERS], total=31, drawing="by_hand", owed=[1, 0]),
            "draw",
            "You have only 3 cards left: draw before",
        ),
    ],
)
def test_the_reason_fits_the_table(state: NumberRally, move: str, reason: str) -> None:
    assert reason in why("number-rally", state, move)


@pytest.mark.parametrize(
    ("total", "mine", "move", "reason"),
    [
        (31, ["6", "9"], "snap 6", "You have the same number: snap it"),
        (89, ["6", "9"], "snap 6", "takes the total to 101: the rally is yours"),
        (31, ["6", "9"], "pass", "Your snap would take the total to 43; then a 7 would"),
        (31, ["5", "9"], "pass", "You don’t have that number: 6"),
    ],
)
def test_a_snap_is_worth_it_or_not(total: int, mine: list[str], move: str, reason: str) -> None:
    state = table([mine, ["6", "1", "2"], ["1", "2", "3"]], total=total, turn=1, car=1)
    state.play(1, GAME.parse("lay 6"))
    assert reason in why("number-rally", state, move)


def test_advice_does_not_reveal_the_total_to_name() -> None:
    state = table([["6", "9"], OTHERS], total=31, naming="practice")
    state.play(0, GAME.parse("lay 6"))
    asked = [seat for seat in state.actors() if seat == 0]
    assert asked and state.reason(0, state.moves(0)[0], Knowledge(0)) is None
