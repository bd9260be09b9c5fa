"""Test the effects of the spaces (TL-8 to TL-14)."""

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery.game import GAME
from tests.tv_lottery.build import LUCK, SWAP, TWO, asked, do, land, question, table, told, why


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


@pytest.mark.clause("TL-8", "TL-10", "TL-11", "TL-13")
@pytest.mark.parametrize("field", [field for field in range(1, 21) if field not in (6, 14)])
def test_each_space_of_the_ring_asks_what_it_shows(field: int) -> None:
    state = table(luck=["swap"])
    land(state, field)
    if field % 2 and field < 20:
        assert asked(state) == ("field-card" if state.lying[field // 2] else "empty-field")
        assert question(state)["digit"] == field // 2
    else:
        assert asked(state) == ("buy" if field == 20 else "swap")
        assert len(told(state, "tl-luck")) == (field in (2, 8, 12, 18))


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
@pytest.mark.parametrize("field", [6, 14])
@pytest.mark.parametrize(("money", "left"), [(200_000, 150_000), (50_000, 0), (0, 0)])
def test_bad_luck_costs_50_000_if_you_have_it(money: int, left: int, field: int) -> None:
    """The ring has two bad-luck spaces, and both cost the same."""
    state = table(money=[money, 200_000])
    bank = state.bank
    land(state, field)
    assert state.money[0] == left and state.bank == bank + money - left
    assert [event.args for event in told(state, "tl-paid")] == ([{"seat": 0, "money": 50_000}] if money else [])
    assert len(told(state, "tl-broke")) == (0 if money else 1)
    assert state.turn == 1


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


@pytest.mark.clause("TL-8")
def test_the_holder_of_the_player_who_landed_counts() -> None:
    """Only the first player has a 2 at the bottom, only the second one at the top."""
    state = table([[2, 8, 7, 6, 5, 4], [9, 8, 7, 6, 5, 2], [0, 1, 8, 9, 7, 0]], seats=3, turn=1)
    land(state, TWO)
    assert [GAME.notation(move) for move in state.moves(1)] == [f"put {place}" for place in range(1, 6)] + ["leave"]
    do(state, "put 1")
    assert state.holder(0) == [2, 8, 7, 6, 5, 4] and state.holder(1) == [2, 8, 7, 6, 5, 2]


@pytest.mark.clause("TL-10")
def test_exchanges_happen_in_the_own_holder_and_are_secret() -> None:
    state = table([[9, 8, 7, 6, 5, 4], [0, 7, 8, 9, 0, 7]], seats=3, turn=1)
    land(state, SWAP)
    do(state, "swap 1 2")
    assert state.holder(0) == [9, 8, 7, 6, 5, 4] and state.holder(1) == [7, 0, 8, 9, 0, 7]
    event = told(state, "tl-swapped")[0]
    assert event.seen_by(1).args == {"seat": 1, "place": 1, "second": 2}
    for other in (0, 2, None):
        assert event.seen_by(other).args == {"seat": 1}


@pytest.mark.clause("TL-11")
def test_luck_space_is_never_a_question_of_its_own() -> None:
    state = table(luck=["bank-pays-50"])
    land(state, LUCK)
    assert state.turn == 1
