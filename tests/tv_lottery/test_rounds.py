"""Test further rounds and the end (TL-17, TL-18, TL-21)."""

import pytest

from spielkiste.core.errors import BadSetup
from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.material import TURNS_EACH
from tests.tv_lottery.build import (
    ALMOST,
    BAD_LUCK,
    LUCK,
    SIX,
    TWO,
    asked,
    do,
    land,
    number_drawn_with,
    spin,
    table,
    told,
)


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
    assert state.turn == 1, "the designated player must start"
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
def test_four_rounds_unless_the_table_says_otherwise() -> None:
    assert GAME.new(2, 1).view(None)["rounds"] == 4
    assert [GAME.new(2, 1, {"rounds": rounds}).view(None)["rounds"] for rounds in range(1, 10)] == list(range(1, 10))
    for rounds in (0, 10):
        with pytest.raises(BadSetup):
            GAME.new(2, 1, {"rounds": rounds})


@pytest.mark.clause("TL-18")
def test_equal_money_is_a_shared_victory() -> None:
    state = table([ALMOST], finished=3, money=[0, 600_000])
    land(state, SIX)
    do(state, "put 6")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0, 1]


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
def test_spinning_again_is_not_a_separate_turn() -> None:
    state = table(turns=2 * TURNS_EACH - 1, turn=1, luck=["spin-again"])
    land(state, LUCK)
    assert not state.finished
    spin(state, 3, "red")
    assert state.pawns[1] == TWO
    do(state, "leave")
    assert len(state.finished) == 1


@pytest.mark.clause("TL-21")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_sixty_turns_each_however_many_play(seats: int) -> None:
    state = table(seats=seats, turn=seats - 1, turns=60 * seats - 2, pawns=[5] * seats)
    land(state, BAD_LUCK)
    assert not state.finished
    view = state.view(None)
    assert view["turns"] == 60 * seats - 1 and view["turns_most"] == 60 * seats
    land(state, BAD_LUCK)
    assert len(state.finished) == 1 and state.view(None)["turns"] == 0
