"""Test that hints in the TV Lottery are true."""

import pytest

from spielkiste.games.tv_lottery import GAME
from spielkiste.games.tv_lottery.state import TvLottery
from tests.advice import why
from tests.tv_lottery.build import ALMOST, table

#: 6 and 5 are swapped; everything else is right.
CROSSED = [1, 2, 3, 4, 6, 5]
#: Only the 2 is missing, and it is not in any other place.
NO_TWO = [1, 0, 3, 4, 5, 6]


def spun(holder: list[int], pawn: int, number: int) -> TvLottery:
    """Return a table where the first player has spun a star and chosen this number; 0: not chosen yet."""
    state = table([holder], pawns=[pawn, 0], seed="star")
    for attempt in range(200):
        state = table([holder], pawns=[pawn, 0], seed=f"star {attempt}")
        state.play(0, GAME.parse("spin green"))
        if state.view(0)["questions"][-1]["kind"] == "star":
            break
    if number:
        state.play(0, GAME.parse(f"number {number}"))
    return state


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (table([ALMOST], pawns=[11, 0]), "spin green", "of its 6 numbers"),
        (table([NO_TWO], pawns=[1, 0]), "spin yellow", "None of its numbers takes you"),
        (table([NO_TWO], pawns=[1, 0]), "spin green", "1 of its 6 numbers takes you to a digit you’re missing"),
        (table([NO_TWO], pawns=[10, 0]), "spin green", "From here no spinner takes you"),
        (spun(NO_TWO, 1, 0), "number 4", "There you get the 2 you’re missing in place 2"),
        (spun(CROSSED, 1, 0), "number 3", "There you may swap two cards, and that puts at least one digit right"),
        (spun(NO_TWO, 1, 0), "number 1", "It takes you to this space: luck"),
        (spun(NO_TWO, 1, 4), "put 2", "The winning number has the 2 in place 2"),
        (spun(NO_TWO, 1, 4), "leave", "You keep what you have"),
        (spun(NO_TWO, 1, 2), "leave", "You don’t need the 1"),
        (spun(NO_TWO, 1, 2), "put 2", "The 0 in place 2 is no use to you"),
        (spun(CROSSED, 1, 3), "swap 5 6", "makes places 5 and 6 both right"),
        (spun(CROSSED, 1, 3), "swap 1 2", "This swap doesn’t put any digit in the right place"),
        (spun([2, 0, 3, 4, 5, 6], 1, 3), "swap 1 2", "puts the 2 where it belongs, in place 2"),
        (spun(NO_TWO, 1, 3), "leave", "A swap wouldn’t put any of your cards in the right place"),
    ],
)
def test_the_reason_fits_the_table(state: TvLottery, move: str, reason: str) -> None:
    assert reason in why("tv-lottery", state, move)


def test_in_the_draft_six_different_digits_are_best() -> None:
    state = GAME.new(2, "draft", {})
    seat = state.actors()[0]
    assert "You don’t have a 7 yet" in why("tv-lottery", state, "take 7", seat)
    state.play(seat, GAME.parse("take 7"))
    assert "no place is better than any other" in why("tv-lottery", state, "put 3", seat)
