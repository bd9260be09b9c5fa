"""Test that hints in Wall Break and Clear Away! are true."""

import pytest

from spielkiste.core.knowledge import Knowledge
from spielkiste.games.numnum.wall.state import Wall
from tests.advice import why
from tests.numnum.tables import clear_away, do, wall

SEVEN = ["7T 14T 24T 32T 2T 4D", "3C 9C 27C 8C 6C", "5S 14S 21S 35S 45S", "7D 15D 21D 25D 13D", "2S 3S 4S 6S 8S",
         "9T 45T 48T 64T 81T", "6D 12D 20D 36D 10D"]  # fmt: skip


def low(first: str, second: str) -> Wall:
    return wall([first, *SEVEN[1:6], second])


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (wall(SEVEN), "take 1 2", "match, and every stack stays high: at least 4 cards"),
        (wall(SEVEN), "take 1 7", "The 4 of diamonds and the 10 of diamonds are a double match: you go again"),
        (low("4T 4D", SEVEN[6]), "take 1 2", "Watch out: stack 1 will be down to its last card"),
        (low("4T 8T 4D", SEVEN[6]), "take 1 2", "Watch out: stack 1 will be down to 2 cards"),
        (low("4D", SEVEN[6]), "take 1 2", "It empties stack 1: the wall breaks, and you can take 29 cards"),
        (low("4D", "8D"), "take 1 7", "It empties stack 1: the wall breaks, and you can take 25 cards"),
        (low("4T 8T 4D", SEVEN[6]), "take 2 5", "match: two cards for you."),
        (wall([*SEVEN[:6], "6D 12D no-twos"]), "aside 7", "It bans the 2 times table and frees the card underneath"),
        (wall([*SEVEN[:6], "6D no-fives"], aside="no-fives"), "aside 7", "It lifts the ban on the 5 times table"),
        (wall([*SEVEN[:6], "no-fives"]), "aside 7", "It empties stack 7"),
        (wall([*SEVEN[:6], "6D wish"], taken="30T 63T"), "swap 7 63-triangle", "With the 63 of triangles free at stack 7 you"),
    ],
)
def test_the_reason_fits_the_wall(state: Wall, move: str, reason: str) -> None:
    assert reason in why("wall-break", state, move)


def test_the_larger_side_of_the_gap_is_named_with_the_other() -> None:
    state = low("4D", SEVEN[6])
    do(state, "take 1 2")
    assert why("wall-break", state, "claim 1 right") == "You get 29 cards there; on the other side there are none."
    assert why("wall-break", state, "claim 1 left") == "You get 0 cards there."


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (clear_away(["4T", "6C"]), "take 1 2", "after that the others won’t have a single pair"),
        (clear_away(["4T", "6C", "9T", "81D"]), "take 1 2", "match: two cards for you"),
        (clear_away(["9T 4T", "6C", "81D", "27S"]), "take 2 3", "leaves the others the least choice: only one pair"),
        (clear_away(["9T 4T", "6C", "81D", "27S"]), "take 1 2", "match: two cards for you"),
        (clear_away(["4T 8T", "11C"]), "take 1 1", "The 8 of triangles and the 4 of triangles are a double match: you go again"),
        (clear_away(["4T", "8T"]), "take 1 2", "are a double match: you go again"),
        (clear_away(["4T", "8T"], phase="opening"), "take 1 2", "as the opening asks for"),
        (clear_away(["4T 3C", "6C no-twos"]), "aside 2", "It bans the 2 times table"),
        (clear_away(["4T 3C", "6C no-twos"], aside="no-twos"), "aside 2", "It lifts the ban on the 2 times table"),
        (clear_away(["4T 3C", "6C", "no-fives"]), "aside 3", "It’s the last card of stack 3"),
        (clear_away(["11T", "wish"], taken="11S 7C"), "swap 2 11-square", "free at stack 2 you have one pair to take"),
        (clear_away(["11T", "wish"], taken="11S 7C"), "swap 2 7-circle", "free at stack 2 you have no pair to take yet"),
    ],
)
def test_the_reason_fits_the_rows(state: Wall, move: str, reason: str) -> None:
    assert reason in why("clear-away", state, move)


def test_advice_does_not_reveal_the_row_to_name() -> None:
    state = clear_away(["4T", "6C", "9T", "81D"], naming="practice")
    do(state, "take 1 2")
    assert state.reason(0, state.moves(0)[0], Knowledge(0)) is None
