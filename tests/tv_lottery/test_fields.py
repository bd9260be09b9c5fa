"""TL-8 to TL-14: what the fields say."""

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.state import TvLottery
from tests.tv_lottery.build import BAD_LUCK, BUY, LUCK, SWAP, TWO, ZERO, asked, do, land, question, table, told, why


@pytest.mark.clause("TL-8")
def test_a_digit_may_be_taken_into_any_place_and_the_old_card_goes_home() -> None:
    state = table([[9, 8, 7, 6, 5, 4]])
    before = state.lying[:]
    land(state, TWO)
    assert asked(state) == "field-card"
    assert [GAME.notation(move) for move in state.moves(0)] == [f"put {place}" for place in range(1, 7)] + ["leave"]
    do(state, "put 2")
    assert state.holder(0) == [9, 2, 7, 6, 5, 4]
    assert state.lying[2] == before[2] - 1 and state.lying[8] == before[8] + 1
    assert state.turn == 1


@pytest.mark.clause("TL-8")
def test_a_digit_may_be_left() -> None:
    state = table()
    before = (state.holders[:], state.lying[:])
    land(state, TWO)
    do(state, "leave")
    assert (state.holders, state.lying) == before and state.turn == 1


@pytest.mark.clause("TL-8")
def test_the_leaving_card_must_differ_from_the_coming_one() -> None:
    state = table([[2, 8, 7, 6, 5, 4]])
    land(state, TWO)
    assert why(state, "put 1") == ("TL-8", "tl-why-same-card")
    with pytest.raises(BadMove):
        do(state, "put 1")


@pytest.mark.clause("TL-8")
def test_the_others_see_the_cards_but_not_the_place() -> None:
    state = table([[9, 8, 7, 6, 5, 4]])
    land(state, TWO)
    do(state, "put 2")
    event = told(state, "tl-took")[0]
    assert event.seen_by(0).args == {"seat": 0, "digit": 2, "card": 8, "place": 2}
    assert event.seen_by(1).args == {"seat": 0, "digit": 2, "card": 8}


def player_a_needs_a_two() -> TvLottery:
    """A lands on the empty 2; B has it twice; C and D once each."""
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
    places = [questions[-1]["place"] for questions in views]  # type: ignore[index]
    assert places == [1, None, None, None]
    # To the seller it could be any card of the buyer.
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
def test_who_has_it_once_need_not_sell() -> None:
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
    assert why(state, "ask 2", seat=0) == ("TL-14", "tl-why-no-money")


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
def test_only_the_digit_of_the_field_can_be_asked_for() -> None:
    state = player_a_needs_a_two()
    assert why(state, "ask 0") == ("TL-9", "tl-why-other-digit")


@pytest.mark.clause("TL-10")
def test_two_cards_may_be_exchanged_in_secret() -> None:
    state = table([[9, 8, 7, 6, 5, 4]])
    land(state, SWAP)
    assert len(state.moves(0)) == 16
    do(state, "swap 1 6")
    assert state.holder(0) == [4, 8, 7, 6, 5, 9]
    event = told(state, "tl-swapped")[0]
    assert event.seen_by(1).key == "tl-swapped-unseen" and event.seen_by(1).args == {"seat": 0}
    assert event.seen_by(0).args == {"seat": 0, "place": 1, "second": 6}
    state = table([[9, 8, 7, 6, 5, 4]])
    land(state, SWAP)
    do(state, "leave")
    assert state.holder(0) == [9, 8, 7, 6, 5, 4] and state.turn == 1


@pytest.mark.clause("TL-12")
@pytest.mark.parametrize(("money", "left"), [(200_000, 150_000), (50_000, 0), (0, 0)])
def test_bad_luck_costs_50_000_if_you_have_it(money: int, left: int) -> None:
    state = table(money=[money, 200_000])
    bank = state.bank
    land(state, BAD_LUCK)
    assert state.money[0] == left and state.bank == bank + money - left
    assert state.turn == 1


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
    do(state, "swap 1 2")
    assert state.money[0] == 150_000 and state.turn == 1


@pytest.mark.clause("TL-13")
def test_the_buy_field_may_be_left() -> None:
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


@pytest.mark.clause("TL-14")
def test_a_place_that_does_not_exist_is_named_as_such() -> None:
    for line in ("put 7", "give 0", "swap 1 7", "buy-off 2 9", "exchange 1 x"):
        with pytest.raises(BadMove) as trouble:
            GAME.parse(line)
        assert trouble.value.clause == "TL-14" and trouble.value.key == "tl-no-such-place"
    state = table()
    for move in (-1, GAME.move_count):
        refusal = state.why_not(0, move)
        assert refusal is not None and refusal.clause == "TL-14"


@pytest.mark.clause("TL-14")
def test_six_cards_in_every_holder_after_everything() -> None:
    state = table(seats=3, buying_off=True, seed="six")
    rng = Rng("six")
    for _ in range(2000):
        if not state.actors():
            break
        seat = state.actors()[0]
        state.play(seat, rng.pick(state.moves(seat)))
        assert -1 not in state.holders and len(state.holders) == 18
        assert min(state.money) >= 0


def test_empty_field_zero_is_a_digit_like_any_other() -> None:
    state = table([[9, 8, 7, 6, 5, 4], [0, 0, 1, 7, 8, 9]])
    land(state, ZERO)
    assert asked(state) == "empty-field"
    do(state, "ask 0", "buy-from 2", "put 6", "give 2")
    assert state.holder(0)[5] == 0 and state.holder(1)[1] == 4


def test_luck_field_is_never_a_question_of_its_own() -> None:
    state = table(luck=["bank-pays-50"])
    land(state, LUCK)
    assert state.turn == 1
