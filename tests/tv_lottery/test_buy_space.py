"""Test the buy space (TL-13)."""

import pytest

from spielkiste.games.tv_lottery.game import GAME
from tests.tv_lottery.build import BUY, asked, do, land, question, table, told, why


@pytest.mark.clause("TL-13")
def test_buying_any_card_that_lies_on_the_board() -> None:
    state = table([[9, 8, 7, 6, 5, 4]])
    bank = state.bank
    land(state, BUY)
    assert asked(state) == "buy"
    do(state, "take 3", "put 2")
    assert state.holder(0) == [9, 3, 7, 6, 5, 4]
    assert state.money == [150_000, 200_000] and state.bank == bank + 50_000
    assert state.turn == 1


@pytest.mark.clause("TL-13")
def test_buying_an_exchange_in_the_holder() -> None:
    state = table([[9, 8, 7, 6, 5, 4]])
    bank = state.bank
    land(state, BUY)
    do(state, "swap 2 3")
    assert state.holder(0) == [9, 7, 8, 6, 5, 4]
    assert state.money[0] == 150_000 and state.bank == bank + 50_000 and state.turn == 1


@pytest.mark.clause("TL-13")
def test_buying_from_a_player_even_what_still_lies_on_the_board() -> None:
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9], [0, 1, 8, 9, 7, 0]], seats=3)
    assert state.lying[2] == 1
    bank = state.bank
    land(state, BUY)
    do(state, "ask 2", "buy-from 2", "put 2", "give 1")
    assert state.holder(0) == [9, 2, 7, 6, 5, 4] and state.holder(1) == [8, 0, 2, 7, 8, 9]
    assert state.money == [150_000, 250_000, 200_000] and state.bank == bank
    assert state.turn == 1 and asked(state) == "spin"


@pytest.mark.clause("TL-13")
def test_one_question_per_landing_and_the_rest_stays_open() -> None:
    holders = [[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9], [0, 1, 8, 9, 7, 0]]
    state = table(holders, seats=3)
    land(state, BUY)
    do(state, "ask 2", "leave")
    assert asked(state) == "buy" and question(state)["asked"] is True
    assert why(state, "ask 0") == ("TL-13", "tl-why-asked-already")
    do(state, "take 2", "put 2")
    assert state.money[0] == 150_000 and state.turn == 1
    state = table(holders, seats=3)
    land(state, BUY)
    do(state, "ask 6")
    assert told(state, "tl-nobody") and asked(state) == "buy"
    assert question(state)["asked"] is True, "the question is used up although no one answered"
    assert not any(GAME.notation(move).startswith("ask") for move in state.moves(0))
    for digit in range(10):
        assert why(state, f"ask {digit}") == ("TL-13", "tl-why-asked-already")
    do(state, "swap 1 2")
    assert state.money[0] == 150_000 and state.turn == 1


@pytest.mark.clause("TL-13")
def test_the_buy_space_may_be_left() -> None:
    state = table()
    land(state, BUY)
    do(state, "leave")
    assert state.money == [200_000, 200_000] and state.turn == 1


@pytest.mark.clause("TL-13")
def test_what_does_not_lie_on_the_board_cannot_be_taken_there() -> None:
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9]])
    land(state, BUY)
    assert why(state, "take 2") == ("TL-13", "tl-why-none-left")
    do(state, "take 3")
    assert why(state, "leave") == ("TL-13", "tl-why-agreed")


@pytest.mark.clause("TL-13", "TL-8")
def test_a_bought_card_must_differ_too() -> None:
    state = table([[3, 8, 7, 6, 5, 4]])
    land(state, BUY)
    do(state, "take 3")
    assert why(state, "put 1") == ("TL-8", "tl-why-same-card")


@pytest.mark.clause("TL-13", "TL-14")
def test_without_50_000_nothing_can_be_bought() -> None:
    state = table(money=[0, 200_000])
    land(state, BUY)
    assert state.turn == 1 and told(state, "tl-too-poor")


@pytest.mark.clause("TL-13", "TL-14")
@pytest.mark.parametrize("deal", [["take 3", "put 2"], ["swap 2 3"], ["ask 2", "buy-from 2", "put 2", "give 1"]])
def test_exactly_50_000_is_enough_for_each_of_the_three(deal: list[str]) -> None:
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9], [0, 1, 8, 9, 7, 0]], seats=3, money=[50_000, 0, 0])
    before = state.holder(0)
    land(state, BUY)
    do(state, *deal)
    assert state.money[0] == 0 and state.holder(0) != before and state.turn == 1


@pytest.mark.clause("TL-13", "TL-20")
def test_after_buying_from_a_player_a_player_may_still_buy_off() -> None:
    """The sale uses up the purchase of the space and nothing else."""
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9], [0, 1, 8, 9, 7, 0]], seats=3, pawns=[0, 0, BUY], buying_off=True)
    land(state, BUY)
    do(state, "ask 2", "buy-from 2", "put 2", "give 1")
    assert asked(state) == "buy-off" and question(state)["seats"] == [2]


@pytest.mark.clause("TL-13")
def test_the_card_is_paid_for_when_it_comes() -> None:
    state = table([[9, 8, 7, 6, 5, 4]])
    land(state, BUY)
    do(state, "take 3")
    assert question(state)["price"] == 50_000 and state.money[0] == 200_000
    do(state, "put 2")
    assert state.money[0] == 150_000
