"""TL-15 to TL-19, TL-21: winning, paying, going on."""

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery.material import ALL_NOTES, TURNS_EACH
from spielkiste.games.tv_lottery.questions import SPIN
from tests.tv_lottery.build import (
    BAD_LUCK,
    BUY,
    LUCK,
    SIX,
    SWAP,
    TWO,
    asked,
    do,
    land,
    spin,
    table,
    told,
)

ALMOST = [1, 2, 3, 4, 5, 0]


def number_drawn_with(seed: str) -> list[int]:
    lots = list(range(10))
    Rng(seed).shuffle(lots)
    return lots[:6]


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
def test_somebody_else_may_be_completed_on_my_turn_and_the_rest_of_it_is_void() -> None:
    """The seller gets the missing 6 and wins; the buyer's open purchase is gone."""
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


@pytest.mark.clause("TL-17")
def test_everything_stays_and_the_next_player_goes_on() -> None:
    state = table([ALMOST], seats=3, turn=0, pawns=[4, 9, 0])
    land(state, SIX)
    others = state.holders[6:]
    do(state, "put 6")
    assert state.holder(0) == [1, 2, 3, 4, 5, 6] and state.holders[6:] == others
    assert state.pawns == [SIX, 9, 0]
    assert state.turn == 1 and asked(state) == "spin" and state.turns == 0
    assert state.number != [1, 2, 3, 4, 5, 6] and told(state, "tl-drawn")[0].args["round"] == 2


@pytest.mark.clause("TL-17", "TL-15")
def test_a_number_that_is_complete_when_drawn_is_paid_and_counts() -> None:
    lucky = number_drawn_with("draw")
    state = table([ALMOST, lucky])
    land(state, SIX)
    state.rng = Rng("draw")
    do(state, "put 6")
    assert [result.winners() for result in state.finished] == [[0], [1]]
    assert state.finished[1].number == lucky
    assert state.money[1] >= 800_000
    assert state.turn == 1, "whoever was to begin begins"
    assert told(state, "tl-drawn")[-1].args["round"] == 3


@pytest.mark.clause("TL-17", "TL-21")
def test_complete_at_once_after_a_round_that_nobody_won() -> None:
    seed = next(f"a{n}" for n in range(100) if Rng(f"a{n}").below(7) == 3)
    rng = Rng(seed)
    rng.below(7)
    lots = list(range(10))
    rng.shuffle(lots)
    state = table([lots[:6]], turn=1, turns=2 * TURNS_EACH - 1, pawns=[0, BAD_LUCK - 1], seed=seed)
    do(state, "spin red")
    assert [result.winners() for result in state.finished] == [[], [0]]
    assert state.turn == 0


@pytest.mark.clause("TL-18")
def test_after_four_rounds_the_most_money_wins() -> None:
    state = table([ALMOST], finished=3, money=[0, 900_000])
    land(state, SIX)
    do(state, "put 6")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "TL-18"
    assert outcome.scores == [600_000, 900_000] and outcome.winners == [1]
    assert state.actors() == [] and told(state, "tl-won")[0].args == {"seats": [1], "money": 900_000}
    refusal = state.why_not(0, 47)
    assert refusal is not None and refusal.reason.key == "tl-why-over"


@pytest.mark.clause("TL-18")
@pytest.mark.parametrize("rounds", [1, 2, 9])
def test_the_table_may_choose_other_rounds(rounds: int) -> None:
    state = table([ALMOST], finished=rounds - 1, rounds=rounds)
    assert state.outcome() is None
    land(state, SIX)
    do(state, "put 6")
    assert state.outcome() is not None


@pytest.mark.clause("TL-18")
def test_equal_money_is_a_shared_victory() -> None:
    state = table([ALMOST], finished=3, money=[0, 600_000])
    land(state, SIX)
    do(state, "put 6")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0, 1]


@pytest.mark.clause("TL-19")
def test_two_complete_at_once_both_get_600_000() -> None:
    """A sale in which each gives the other the last card."""
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


@pytest.mark.clause("TL-21")
def test_after_60_turns_each_the_round_is_paid_from_the_bottom_up() -> None:
    state = table([[1, 2, 9, 8, 7, 0], [1, 9, 8, 7, 0, 6]], turn=1, turns=2 * TURNS_EACH - 2, pawns=[5, 4])
    spin(state, 1, "red")
    do(state, "leave")
    assert not state.finished and state.turn == 0
    land(state, BAD_LUCK)
    assert told(state, "tl-no-winner")[0].args == {"round": 1}
    assert state.finished[0].right == [2, 1] and state.finished[0].winners() == []
    assert state.money == [350_000, 300_000]
    assert state.turn == 1 and state.turns == 0


@pytest.mark.clause("TL-21")
def test_spinning_again_is_no_turn_of_its_own() -> None:
    state = table(turns=2 * TURNS_EACH - 1, turn=1, luck=["spin-again"])
    land(state, LUCK)
    assert not state.finished
    spin(state, 3, "red")
    assert state.pawns[1] == TWO
    do(state, "leave")
    assert len(state.finished) == 1
