"""Test buying a digit that is used up from a player who has it twice (TL-9)."""

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.state import TvLottery
from tests.tv_lottery.build import TWO, ZERO, asked, do, land, question, table, told, why


def player_a_needs_a_two() -> TvLottery:
    """Return a table where A lands on the empty 2; B has it twice, C and D once each."""
    state = table(
        [[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9], [0, 2, 8, 9, 7, 3], [7, 0, 2, 8, 9, 0]],
        seats=4,
    )
    assert state.lying[2] == 0
    land(state, TWO)
    return state


@pytest.mark.clause("TL-9")
def test_player_a_buys_the_2_from_player_b() -> None:
    """The rulebook's example, with the seller's choice."""
    state = player_a_needs_a_two()
    assert [GAME.notation(move) for move in state.moves(0)] == ["ask 2", "leave"]
    do(state, "ask 2")
    assert told(state, "tl-answered")[0].seen_by(3).args == {"seats": [1], "digit": 2}
    do(state, "buy-from 2", "put 2")
    assert state.actors() == [1]
    assert [GAME.notation(move) for move in state.moves(1)] == ["give 1", "give 3"]
    do(state, "give 3")
    assert state.holder(0) == [9, 2, 7, 6, 5, 4]
    assert state.holder(1) == [2, 0, 8, 7, 8, 9]
    assert state.money == [150_000, 250_000, 200_000, 200_000]
    assert state.turn == 1 and asked(state) == "spin"


@pytest.mark.clause("TL-9")
def test_the_seller_chooses_without_seeing_the_buyers_card() -> None:
    state = player_a_needs_a_two()
    do(state, "ask 2", "buy-from 2", "put 2")
    assert question(state)["place"] is None
    views = [state.view(seat)["questions"] for seat in range(4)]
    places = [questions[-1]["place"] for questions in views]
    assert places == [1, None, None, None]
    # For the seller it could be any of the buyer's cards.
    imagined = {state.imagine(1, Rng(seed)).stack[-1].place for seed in range(40)}
    assert len(imagined) > 3
    do(state, "give 1")
    deal = told(state, "tl-dealt")[0]
    assert deal.seen_by(0).args["card"] == deal.seen_by(1).args["card"] == 8
    assert "card" not in deal.seen_by(2).args and "card" not in deal.seen_by(None).args


@pytest.mark.clause("TL-9")
def test_all_who_have_it_twice_answer_and_the_buyer_chooses_or_not() -> None:
    holders = [[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9], [2, 2, 8, 9, 7, 0], [7, 0, 1, 8, 9, 0]]
    state = table(holders, seats=4)
    land(state, TWO)
    do(state, "ask 2")
    assert [GAME.notation(move) for move in state.moves(0)] == ["buy-from 2", "buy-from 3", "leave"]
    do(state, "leave")
    assert state.turn == 1 and state.money == [200_000] * 4
    state = table(holders, seats=4)
    land(state, TWO)
    do(state, "leave")
    assert state.turn == 1 and not told(state, "tl-asked")


@pytest.mark.clause("TL-9")
def test_a_seat_that_has_it_once_need_not_sell() -> None:
    state = player_a_needs_a_two()
    do(state, "ask 2")
    assert why(state, "buy-from 3") == ("TL-9", "tl-why-not-twice")
    assert why(state, "buy-from 1") == ("TL-9", "tl-why-yourself")
    assert why(state, "buy-from 5") == ("TL-9", "tl-why-nobody")


@pytest.mark.clause("TL-9")
def test_nobody_has_it_twice() -> None:
    state = table([[9, 8, 7, 6, 2, 4], [2, 0, 1, 7, 8, 9]])
    land(state, TWO)
    do(state, "ask 2")
    assert told(state, "tl-nobody") and state.turn == 1 and state.money == [200_000, 200_000]


@pytest.mark.clause("TL-9", "TL-14")
def test_without_50_000_nobody_is_asked() -> None:
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9]], money=[0, 200_000])
    land(state, TWO)
    assert state.turn == 1 and told(state, "tl-too-poor")
    assert why(state, "ask 2", seat=0) == ("TL-4", "tl-why-turn"), "the turn must be the first reason"
    assert why(table(money=[0, 200_000]), "ask 2") == ("TL-14", "tl-why-no-money")


@pytest.mark.clause("TL-9", "TL-8")
def test_the_buyers_card_must_differ_and_the_deal_stands() -> None:
    state = table([[2, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9], [0, 1, 8, 9, 7, 0]], seats=3)
    land(state, TWO)
    do(state, "ask 2")
    assert why(state, "ask 2") == ("TL-9", "tl-why-other-question")
    do(state, "buy-from 2")
    assert why(state, "put 1") == ("TL-8", "tl-why-same-card")
    assert why(state, "leave") == ("TL-9", "tl-why-agreed")
    do(state, "put 2")
    assert why(state, "give 2") == ("TL-9", "tl-why-give-digit")


@pytest.mark.clause("TL-9")
def test_only_the_digit_of_the_space_can_be_asked_for() -> None:
    state = player_a_needs_a_two()
    assert why(state, "ask 0") == ("TL-9", "tl-why-other-digit")


def test_empty_space_zero_is_a_digit_like_any_other() -> None:
    state = table([[9, 8, 7, 6, 5, 4], [0, 0, 1, 7, 8, 9]])
    land(state, ZERO)
    assert asked(state) == "empty-field"
    do(state, "ask 0", "buy-from 2", "put 6", "give 2")
    assert state.holder(0)[5] == 0 and state.holder(1)[1] == 4


@pytest.mark.clause("TL-9")
def test_more_than_twice_is_twice_too_and_nobody_answers_their_own_question() -> None:
    """The asker and another player have the digit three times; only the other one can sell, and may give any of the three."""
    state = table([[2, 2, 7, 6, 5, 2], [9, 8, 7, 6, 5, 4], [2, 0, 2, 2, 8, 9], [7, 0, 1, 8, 9, 0], [0, 1, 8, 9, 7, 0]], seats=6)
    assert state.lying[2] == 0
    land(state, TWO)
    do(state, "ask 2")
    assert told(state, "tl-answered")[0].args == {"seats": [2], "digit": 2}
    assert [GAME.notation(move) for move in state.moves(0)] == ["buy-from 3", "leave"]
    assert why(state, "buy-from 1") == ("TL-9", "tl-why-yourself")
    do(state, "buy-from 3", "put 4")
    assert [GAME.notation(move) for move in state.moves(2)] == ["give 1", "give 3", "give 4"]
    do(state, "give 4")
    assert state.holder(0) == [2, 2, 7, 2, 5, 2] and state.holder(2) == [2, 0, 2, 6, 8, 9]


@pytest.mark.clause("TL-9")
def test_all_answers_are_public() -> None:
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9], [7, 0, 1, 8, 9, 0], [2, 2, 8, 9, 7, 0]], seats=4)
    land(state, TWO)
    do(state, "ask 2")
    for seat in (0, 1, 2, 3, None):
        assert told(state, "tl-answered")[0].seen_by(seat).args == {"seats": [1, 3], "digit": 2}


@pytest.mark.clause("TL-9", "TL-14")
def test_exactly_50_000_is_enough_to_ask_and_to_buy() -> None:
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9]], money=[50_000, 0])
    land(state, TWO)
    assert asked(state) == "empty-field"
    assert why(state, "ask 3") == ("TL-9", "tl-why-other-digit"), "the reason must not be the money"
    do(state, "ask 2", "buy-from 2", "put 1", "give 3")
    assert state.money == [0, 50_000] and state.holder(0)[0] == 2


@pytest.mark.clause("TL-9")
def test_the_last_player_buys_from_the_first() -> None:
    state = table([[2, 0, 2, 7, 8, 9], [0, 1, 8, 9, 7, 0], [9, 2, 7, 6, 5, 4]], seats=3, turn=2)
    land(state, TWO)
    do(state, "ask 2", "buy-from 1")
    assert why(state, "put 2") == ("TL-8", "tl-why-same-card"), "the buyer's own card must count"
    do(state, "put 1", "give 3")
    assert state.holder(2) == [2, 2, 7, 6, 5, 4] and state.holder(0) == [2, 0, 9, 7, 8, 9]
    assert state.money == [250_000, 200_000, 150_000] and state.turn == 0
    assert told(state, "tl-dealt")[0].seen_by(0).args["card"] == 9


@pytest.mark.clause("TL-9", "TL-20")
def test_after_a_sale_those_who_stand_there_can_still_be_bought_off() -> None:
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9]], pawns=[0, TWO], buying_off=True)
    land(state, TWO)
    do(state, "ask 2", "buy-from 2", "put 2", "give 1")
    assert asked(state) == "buy-off" and question(state)["seats"] == [1] and state.turn == 0
