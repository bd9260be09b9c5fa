"""Test the table, the draft and the number (TL-1 to TL-3)."""

import pytest

from spielkiste.core.errors import BadMove, BadSetup
from spielkiste.core.game import Story
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.rollout import rollout
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.state import TvLottery
from tests.tv_lottery.build import asked, do, told, why


def fresh(seats: int = 3, seed: int = 1, **options: object) -> TvLottery:
    story: Story = []
    state = GAME.new(seats, seed, options, story)
    assert isinstance(state, TvLottery)
    return state


@pytest.mark.clause("TL-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_set_of_digits_and_200_000_for_each(seats: int) -> None:
    """The rulebook's example: with four players there are four cards on every digit space."""
    state = fresh(seats)
    assert state.lying == [seats] * 10
    assert state.money == [200_000] * seats
    assert state.bank == 20 * (50_000 + 100_000 + 200_000 + 500_000) - 200_000 * seats


@pytest.mark.clause("TL-2")
def test_the_youngest_takes_the_first_card_and_all_take_one_at_a_time() -> None:
    state = fresh(3, picks_first=2)
    order = []
    for _ in range(6 * 3):
        order.append(state.actors()[0])
        state.play(order[-1], state.moves(order[-1])[0])
        assert asked(state) == "place"
        state.play(order[-1], state.moves(order[-1])[0])
    assert order == [1, 2, 0] * 6
    assert state.phase == 1 and -1 not in state.holders


@pytest.mark.clause("TL-2")
def test_equal_digits_are_allowed_until_none_is_left() -> None:
    state = fresh(2, picks_first=1)
    do(state, "take 7", "put 6", "take 7", "put 1")
    assert state.holder(0) == [-1, -1, -1, -1, -1, 7] and state.holder(1)[0] == 7
    assert why(state, "take 7") == ("TL-2", "tl-why-none-left")
    do(state, "take 3", "put 5", "take 3", "put 2", "take 0")
    assert why(state, "put 6") == ("TL-2", "tl-why-place-taken")
    do(state, "put 1")
    assert state.holder(0) == [0, -1, -1, -1, 3, 7]


@pytest.mark.clause("TL-2")
def test_all_see_the_digit_and_nobody_the_place() -> None:
    state = fresh(2, picks_first=1)
    do(state, "take 7", "put 6")
    taken, placed = told(state, "tl-picked")[0], told(state, "tl-placed")[0]
    assert taken.seen_by(1).args == {"seat": 0, "digit": 7}
    assert placed.seen_by(0).args["place"] == 6
    assert "place" not in placed.seen_by(1).args and "place" not in placed.seen_by(None).args
    assert state.view(1)["holder"] == [None] * 6
    assert state.view(1)["held"] == [1, 0]
    assert state.view(None)["holder"] == []


@pytest.mark.clause("TL-2")
def test_fill_the_rest_for_me_takes_a_random_card_at_each_of_my_turns() -> None:
    state = fresh(2, picks_first=1)
    do(state, "take 7", "fill")
    assert len(told(state, "tl-picked")) == 1 and state.held(0) == 1
    assert state.view(1)["filling"] == [True, False]
    do(state, "take 0", "put 1")
    assert state.held(0) == 2 and state.actors() == [1]
    do(state, "fill")
    assert state.phase == 1
    assert state.held(0) == state.held(1) == 6
    pickers = [event.args["seat"] for event in told(state, "tl-picked")]
    assert pickers == [0, 1] * 6


@pytest.mark.clause("TL-2")
def test_filling_is_by_chance_in_digit_and_place() -> None:
    first = {(tuple(state.holder(0))) for seed in range(20) if (state := _filled(seed))}
    assert len(first) == 20


@pytest.mark.clause("TL-2")
def test_a_card_that_is_filled_in_goes_to_any_free_place() -> None:
    """This applies to the card in the hand and to those that follow."""
    for lines in (["take 7", "fill"], ["fill"]):
        places = set()
        for seed in range(60):
            state = fresh(2, seed, picks_first=1)
            do(state, *lines)
            places.add(told(state, "tl-placed")[0].seen_by(0).args["place"])
        assert places == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("TL-2")
def test_every_card_on_the_board_is_as_likely_to_be_filled_in() -> None:
    """One 0 is left and six of everything else: its chance is one in 55, not one in ten."""
    zeros = 0
    for seed in range(220):
        state = fresh(6, seed, picks_first=1)
        do(state, *["take 0", "put 1"] * 5, "fill")
        zeros += told(state, "tl-picked")[5].args["digit"] == 0
    assert 0 < zeros < 12


@pytest.mark.clause("TL-2")
def test_unless_the_table_says_who_is_youngest_lots_are_drawn() -> None:
    assert {fresh(4, seed).actors()[0] for seed in range(30)} == {0, 1, 2, 3}


def _filled(seed: int) -> TvLottery:
    state = fresh(2, seed, picks_first=1)
    do(state, "fill", "fill")
    return state


@pytest.mark.clause("TL-2")
def test_the_table_may_have_all_holders_filled_at_random() -> None:
    state = fresh(4, draft="random", begins=3)
    assert state.phase == 1 and state.actors() == [2]
    assert not told(state, "tl-picked")
    assert sum(state.lying) == 40 - 24
    holders = {tuple(fresh(4, seed, draft="random").holder(0)) for seed in range(10)}
    assert len(holders) == 10


@pytest.mark.clause("TL-2", "TL-14")
def test_a_holder_takes_no_seventh_card() -> None:
    state = fresh(2, draft="random")
    assert why(state, "put 1") == ("TL-14", "tl-why-full")
    assert why(state, "fill") == ("TL-2", "tl-why-full")


@pytest.mark.clause("TL-3")
def test_the_winning_number_is_six_different_digits_each_as_likely() -> None:
    seen = [0] * 10
    for seed in range(300):
        number = fresh(2, seed, draft="random").number
        assert len(number) == len(set(number)) == 6
        for digit in number:
            seen[digit] += 1
    assert min(seen) > 140 and max(seen) < 220


@pytest.mark.clause("TL-3")
def test_every_digit_may_come_to_every_place() -> None:
    """Even the 9 may be at the top, and the same holds in a later round."""
    for later in (False, True):
        seen = [[0] * 10 for _ in range(6)]
        for seed in range(500):
            state = fresh(2, seed, draft="random")
            if later:
                state.draw_number()
            for place, digit in enumerate(state.number):
                seen[place][digit] += 1
        assert min(min(place) for place in seen) > 25 and max(max(place) for place in seen) < 85


@pytest.mark.clause("TL-3")
def test_the_number_is_shown_from_the_bottom_up() -> None:
    state = fresh(2, draft="random")
    assert told(state, "tl-drawn")[0].seen_by(None).args == {"round": 1, "digits": state.number}
    assert state.view(None)["number"] == state.number


@pytest.mark.clause("TL-4")
def test_the_oldest_begins() -> None:
    for oldest in (1, 2, 3):
        state = fresh(3, begins=oldest, picks_first=2)
        while state.phase == 0:
            do(state, "fill")
        assert state.turn == oldest - 1 and asked(state) == "spin"
    lots = {fresh(4, seed, draft="random").turn for seed in range(30)}
    assert lots == {0, 1, 2, 3}


def _youngest_and_oldest(seats: int, **options: object) -> set[tuple[int, int]]:
    tables = [fresh(seats, seed, **options) for seed in range(40 * seats)]
    return {(state.turn, state.beginner) for state in tables}


@pytest.mark.clause("TL-4", "TL-2")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_lots_never_make_the_youngest_the_oldest(seats: int) -> None:
    """Any two seats may be drawn; a seat set by the table stays."""
    everybody = range(seats)
    assert _youngest_and_oldest(seats) == {(one, other) for one in everybody for other in everybody if one != other}
    assert _youngest_and_oldest(seats, begins=2) == {(one, 1) for one in everybody if one != 1}
    assert _youngest_and_oldest(seats, picks_first=2) == {(1, other) for other in everybody if other != 1}
    assert _youngest_and_oldest(seats, picks_first=1, begins=2) == {(0, 1)}
    assert _youngest_and_oldest(seats, picks_first=2, begins=2) == {(1, 1)}, "the table's setting must stay"


@pytest.mark.clause("TL-4")
def test_the_lots_are_fair() -> None:
    counts: dict[tuple[int, int], int] = {}
    for seed in range(600):
        state = fresh(3, seed)
        pair = (state.turn, state.beginner)
        counts[pair] = counts.get(pair, 0) + 1
    assert len(counts) == 6 and min(counts.values()) > 70


def test_the_youngest_must_be_a_seat_of_the_table() -> None:
    with pytest.raises(BadSetup):
        GAME.new(3, 1, {"picks_first": 4})
    with pytest.raises(BadSetup):
        GAME.new(7, 1)
    with pytest.raises(BadSetup):
        GAME.new(2, 1, {"rounds": 10})


def test_a_bad_move_changes_nothing() -> None:
    state = fresh(2)
    before = state.position()
    with pytest.raises(BadMove) as trouble:
        state.play(state.actors()[0], GAME.parse("spin red"))
    assert trouble.value.clause == "TL-2"
    assert state.position() == before


@pytest.mark.parametrize("seats", [2, 6])
def test_digits_and_money_are_conserved(seats: int) -> None:
    """Ten cards per player are in play, and the total money of bank and players is constant."""
    record = Record(GAME, seats, 5, {"buying_off": True, "rounds": 2})
    material = record.state.material()
    assert sum(count for name, count in material.items() if name.startswith("digit")) == 10 * seats
    rng = Rng(3)
    while record.state.actors():
        rollout(record.state, rng, 7)
        assert record.state.material() == material
        state = record.state
        assert isinstance(state, TvLottery)
        assert min(state.money) >= 0
