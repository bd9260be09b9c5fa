"""Run the conformance suite on every state of a short lottery; in long games the expensive checks are rare."""

from spielkiste.games.tv_lottery.game import GAME
from spielkiste.lab.conformance import check_game


def test_every_state_of_a_short_game() -> None:
    check_game(GAME, 2, {"rounds": 1, "buying_off": True}, 7, thorough_every=2)
