"""Test what the bots of Times Table Mau-Mau see, scene by scene."""

import pytest

from spielkiste.bots import make_bot
from spielkiste.core.bot import Situation
from spielkiste.games.numnum.mau_mau.state import MauMau
from tests.numnum.tables import MAU_MAU, mau_mau


def chosen(state: MauMau, level: int, seed: int = 1) -> str:
    bot = make_bot(f"rules@{level}", MAU_MAU, state.turn, state.seats, seed)
    return MAU_MAU.notation(bot.choose(Situation(MAU_MAU, state, state.turn)))


def test_the_strongest_wishes_while_there_is_time() -> None:
    """With five cards in the next hand the wish can wait; with two it cannot."""
    assert chosen(mau_mau(["5C 7C 9C wish", "4S 6S 8S 10S 16T"], top="11C"), 5).startswith("lay")
    assert chosen(mau_mau(["5C 7C 9C wish", "4S 6S"], top="11C"), 5) == "wish circle"
    assert chosen(mau_mau(["5C 7C 9C wish", "4S 6S"], top="11C"), 4).startswith("lay")


@pytest.mark.parametrize(("top", "laid", "goes_on"), [("49C", "7C", False), ("8C", "4C", True)])
def test_level_1_goes_on_after_a_double_match_only_in_a_row_that_it_knows(top: str, laid: str, goes_on: bool) -> None:
    state = mau_mau([f"{laid} 3C 9C", "4S 6S 8S"], top=top)
    bot = make_bot("rules@1", MAU_MAU, 0, 2, 1)
    # The seven and the four are not the only cards that fit: find a bot that plays them.
    seeds = iter(range(50))
    while (move := MAU_MAU.notation(bot.choose(Situation(MAU_MAU, state, 0)))) != f"lay {laid[:-1]}-circle":
        bot = make_bot("rules@1", MAU_MAU, 0, 2, next(seeds))
    state.play(0, MAU_MAU.parse(move))
    following = MAU_MAU.notation(bot.choose(Situation(MAU_MAU, state, 0)))
    assert following.startswith("lay") if goes_on else following == "stop"


def test_of_several_cards_that_are_as_good_it_does_not_always_lay_the_first() -> None:
    state = mau_mau(["4C 6C 8C", "4S 6S 8S"], top="13C")
    assert len({chosen(state, 1, seed) for seed in range(20)}) == 3


@pytest.mark.parametrize(
    ("top", "hand", "odd", "former"),
    [("64T", "32S 45T 11S 13S", "45-triangle", "32-square"), ("9D", "2D 63C 64T 32T", "63-circle", "2-diamond")],
)
def test_the_strongest_lays_first_what_goes_with_none_of_its_other_cards(top: str, hand: str, odd: str, former: str) -> None:
    state = mau_mau([hand, "4C 6C 8C 10C 7C"], top=top)
    assert chosen(state, 5) == f"lay {odd}"
    bot = make_bot("rules-1", MAU_MAU, 0, 2, 1)
    assert MAU_MAU.notation(bot.choose(Situation(MAU_MAU, state, 0))) == f"lay {former}"
