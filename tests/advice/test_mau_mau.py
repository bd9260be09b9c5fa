"""Test that hints in Times Table Mau-Mau are true."""

import pytest

from spielkiste.core.knowledge import Knowledge
from spielkiste.games.numnum.mau_mau.state import MauMau
from tests.advice import why
from tests.numnum.tables import do, mau_mau

OTHERS = "9D 7C 11C 13C"


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (mau_mau(["8C", OTHERS]), "lay 8-circle", "Your last card: whoever has none left wins"),
        (mau_mau(["8T 10T 81D", OTHERS]), "lay 8-triangle", "a double match, so you go again, and one of your cards fits on it"),
        (mau_mau(["8T 10T 32S 81D", OTHERS]), "lay 8-triangle", "and 2 of your cards fit on it"),
        (mau_mau(["8C 7S 11D", OTHERS]), "lay 8-circle", "the only number card in your hand that fits"),
        (mau_mau(["8C 1S 11D", OTHERS]), "lay 8-circle", "you keep your joker"),
        (mau_mau(["8C 7S no-twos", OTHERS]), "lay no-twos", "You get rid of a card that no number can match"),
        (mau_mau(["7S no-twos", OTHERS]), "lay no-twos", "None of your number cards fits, but this card does"),
        (mau_mau(["7S 11S 13D wish", OTHERS]), "wish square", "None of your number cards fits. Wish for squares: you have 2"),
        (mau_mau(["7S 11S 8C wish", OTHERS]), "wish square", "you have 2, and you don’t have more of any other shape"),
        (mau_mau(["7S 11S 8C wish", OTHERS]), "wish circle", "Wish for circles: you have 1."),
        (mau_mau(["7S 11S 8C wish", "9D 7C"]), "wish diamond", "Rudi has almost won: after a wish"),
        (mau_mau(["7S 11D", OTHERS]), "draw", "None of your cards fits"),
    ],
)
def test_the_reason_fits_the_table(state: MauMau, move: str, reason: str) -> None:
    assert reason in why("mau-mau", state, move)


def test_the_card_that_is_hardest_to_follow_is_named_as_such() -> None:
    """Even numbers and circles fit on 4-circle; numbers from the rows of 5 and 8 also fit on 40-diamond."""
    for others, words in (
        (OTHERS, "the hardest of your cards to follow"),
        ("9D 7C", "Rudi has almost won, and this is the hardest of your cards"),
    ):
        state = mau_mau(["4C 40D 11S", others])
        assert words in why("mau-mau", state, "lay 4-circle")
        assert "It fits. " in why("mau-mau", state, "lay 40-diamond")


def test_advice_does_not_reveal_the_row_to_name() -> None:
    state = mau_mau(["8C 7S 11D", OTHERS], naming="practice")
    do(state, "lay 8-circle")
    assert state.reason(0, state.moves(0)[0], Knowledge(0)) is None
