"""Test a complete holder, and the prizes (TL-15, TL-16, TL-19)."""

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.material import ALL_NOTES
from spielkiste.games.tv_lottery.questions import SPIN
from spielkiste.games.tv_lottery.state import TvLottery
from tests.tv_lottery.build import (
    ALMOST,
    BAD_LUCK,
    BUY,
    LUCK,
    SIX,
    SWAP,
    TWO,
    do,
    land,
    number_drawn_with,
    table,
    told,
)


@pytest.mark.clause("TL-15")
def test_the_round_ends_the_moment_a_holder_is_complete() -> None:
    state = table([ALMOST])
    land(state, SIX)
    do(state, "put 6")
    assert told(state, "tl-complete")[0].seen_by(None).args == {"seats": [0], "digits": [1, 2, 3, 4, 5, 6]}
    assert state.money[0] == 800_000
    assert len(state.finished) == 1 and state.finished[0].winners() == [0]


@pytest.mark.clause("TL-15")
def test_all_six_must_be_in_order() -> None:
    state = table([[1, 2, 3, 4, 6, 5]])
    land(state, SWAP)
    do(state, "leave")
    assert not state.finished
    state = table([[1, 2, 3, 4, 6, 5]])
    land(state, SWAP)
    do(state, "swap 5 6")
    assert len(state.finished) == 1


@pytest.mark.clause("TL-15")
@pytest.mark.parametrize("holder", [[2, 1, 3, 4, 6, 5], [2, 1, 3, 4, 5, 0], [2, 1, 3, 4, 0, 6]])
def test_neither_the_right_digits_nor_five_right_places_are_enough(holder: list[int]) -> None:
    state = table([holder])
    land(state, SWAP)
    do(state, "swap 1 2")
    assert not state.finished and state.money[0] == 200_000 and state.turn == 1


@pytest.mark.clause("TL-15", "TL-11")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(ALMOST, [9, 8, 7, 0, 9, 6], 0), ([9, 8, 7, 0, 9, 6], ALMOST, 1)])
def test_the_exchange_by_luck_may_complete_either(mine: list[int], theirs: list[int], winner: int) -> None:
    state = table([mine, theirs], luck=["exchange"])
    land(state, LUCK)
    do(state, "exchange 2 6")
    assert state.finished[0].winners() == [winner] and state.money[winner] == 800_000
    assert state.turn == 1


@pytest.mark.clause("TL-15")
def test_a_number_complete_on_the_first_draw_is_a_round_already() -> None:
    """The holders are filled before the first number is revealed."""
    lucky = number_drawn_with("draw")
    draft = GAME.new(2, 7, {"begins": 2, "picks_first": 1, "rounds": 2})
    assert isinstance(draft, TvLottery)
    draft.rng = Rng("draw")
    for place, digit in enumerate(lucky, 1):
        do(draft, f"take {digit}", f"put {place}", f"take {digit}", f"put {place % 6 + 1}")
    assert draft.finished[0].winners() == [0] and draft.finished[0].number == lucky
    assert draft.turn == 1 and draft.outcome() is None


@pytest.mark.clause("TL-15")
def test_another_players_completion_ends_the_turn_at_once() -> None:
    """The seller gets the missing 6 and wins; the buyer's open purchase is void."""
    state = table([[7, 6, 7, 0, 8, 9], [1, 2, 3, 4, 5, 1]], number=[6, 2, 3, 4, 5, 1], luck=["go-anywhere"])
    land(state, LUCK)
    do(state, f"go-to {BUY}", "ask 1", "buy-from 2", "put 2", "give 1")
    assert state.finished[0].winners() == [1]
    assert state.money == [150_000, 850_000]
    assert state.turn == 1 and [frame.kind for frame in state.stack] == [2]


@pytest.mark.clause("TL-15", "TL-20")
def test_buying_off_may_complete_the_other_and_stops_at_once() -> None:
    state = table(
        [[9, 6, 7, 8, 0, 0], [1, 0, 3, 4, 5, 9]],
        seats=3,
        number=[1, 6, 3, 4, 5, 9],
        pawns=[0, BAD_LUCK, BAD_LUCK],
        buying_off=True,
    )
    land(state, BAD_LUCK)
    do(state, "buy-off 2 2")
    assert state.finished[0].winners() == [1]
    assert [frame.kind for frame in state.stack] == [SPIN] and state.turn == 1


@pytest.mark.clause("TL-15", "TL-20")
def test_a_spin_again_is_void_when_the_round_ends_before_it() -> None:
    state = table([[1, 2, 3, 4, 5, 0], [9, 8, 7, 0, 9, 6]], pawns=[0, LUCK], buying_off=True, luck=["spin-again"])
    land(state, LUCK)
    do(state, "buy-off 2 6")
    assert state.finished[0].winners() == [0] and state.money[0] == 750_000
    assert [frame.seat for frame in state.stack] == [1]


@pytest.mark.clause("TL-16")
@pytest.mark.parametrize(
    ("holder", "prize"),
    [
        ([1, 9, 9, 8, 7, 0], 100_000),
        ([1, 2, 9, 8, 7, 0], 200_000),
        ([1, 2, 3, 4, 5, 9], 500_000),
        ([9, 2, 3, 4, 5, 6], 0),
        ([1, 9, 3, 4, 5, 6], 100_000),
    ],
)
def test_100_000_for_each_right_digit_from_the_bottom(holder: list[int], prize: int) -> None:
    """The rulebook: the lowest digit right is 100 000, the next one above it 200 000; above a wrong one nothing counts."""
    state = table([ALMOST, holder, [0, 7, 7, 8, 8, 9]], seats=3)
    land(state, SIX)
    do(state, "put 6")
    assert state.money[0] == 800_000 and state.money[1] == 200_000 + prize
    told_prizes = told(state, "tl-prize")
    assert told_prizes[1].seen_by(None).args == {"seat": 1, "count": prize // 100_000, "money": prize}


@pytest.mark.clause("TL-16")
def test_only_winners_show_their_holder() -> None:
    state = table([ALMOST, [1, 2, 9, 8, 7, 0]], seats=3)
    land(state, SIX)
    do(state, "put 6")
    assert state.story is not None
    for event in state.story:
        seen = event.seen_by(2)
        assert "digits" not in seen.args or seen.key in ("tl-complete", "tl-drawn")
    assert state.view(2)["finished"] == [{"number": [1, 2, 3, 4, 5, 6], "right": [6, 2, 0], "winners": [0]}]


@pytest.mark.clause("TL-16")
def test_right_digits_are_secret_during_a_round() -> None:
    state = table([ALMOST, [1, 2, 9, 8, 7, 0], [9, 8, 7, 0, 9, 8]], seats=3)
    assert [state.view(seat)["right"] for seat in (0, 1, 2, None)] == [5, 2, 0, 0]


@pytest.mark.clause("TL-19")
def test_two_complete_at_once_both_get_600_000() -> None:
    """A sale in which each gives the other the last missing card."""
    state = table([[1, 3, 3, 4, 5, 6], [1, 2, 2, 4, 5, 6]])
    land(state, TWO)
    do(state, "ask 2", "buy-from 2", "put 2", "give 3")
    assert state.finished[0].winners() == [0, 1]
    assert told(state, "tl-complete")[0].args["seats"] == [0, 1]
    assert state.money == [750_000, 850_000]


@pytest.mark.clause("TL-19")
def test_the_bank_never_runs_dry() -> None:
    state = table([ALMOST], money=[ALL_NOTES, 0])
    assert state.bank == 0
    land(state, SIX)
    do(state, "put 6")
    assert state.bank == -600_000 and state.money[0] == ALL_NOTES + 600_000
    assert GAME.read(state.position()).position() == state.position()
