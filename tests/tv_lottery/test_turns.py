"""Test spinning and moving (TL-4 to TL-7)."""

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.material import BAD_LUCK as BAD_LUCK_SQUARE
from spielkiste.games.tv_lottery.material import BUY, LUCK, RING, SECTORS, SPINNERS, SQUARES, START
from spielkiste.games.tv_lottery.material import SWAP as SWAP_SQUARE
from tests.tv_lottery.build import BAD_LUCK, SWAP, asked, do, question, spin, table, told, why


@pytest.mark.clause("TL-4")
def test_any_of_the_three_spinners_and_each_sector_as_likely() -> None:
    state = table()
    assert [GAME.notation(move) for move in state.moves(0)] == ["spin yellow", "spin green", "spin red"]
    for spinner, sectors in zip(SPINNERS, SECTORS, strict=True):
        found: dict[object, int] = {}
        for seed in range(700):
            state = table(seed=f"s{seed}")
            do(state, f"spin {spinner}")
            key = "star" if told(state, "tl-star") else told(state, "tl-spun")[0].args["number"]
            found[key] = found.get(key, 0) + 1
        assert set(found) == {*sectors, "star"}
        assert min(found.values()) > 60


@pytest.mark.clause("TL-4")
@pytest.mark.parametrize("spinner", SPINNERS)
def test_a_star_lets_you_choose_any_number_of_that_spinner(spinner: str) -> None:
    state = table(pawns=[5, 0])
    spin(state, "star", spinner)
    sectors = SECTORS[SPINNERS.index(spinner)]
    assert [GAME.notation(move) for move in state.moves(0)] == [f"number {number}" for number in sectors]
    assert question(state)["spinner"] == spinner
    do(state, f"number {sectors[2]}")
    assert state.pawns[0] == (5 - 1 + sectors[2]) % 20 + 1


@pytest.mark.clause("TL-4")
def test_a_number_that_is_not_on_the_spinner_is_refused() -> None:
    state = table()
    spin(state, "star", "green")
    assert why(state, "number 7") == ("TL-4", "tl-why-not-on-spinner")
    assert why(state, "number -1") == ("TL-4", "tl-why-not-on-spinner")
    with pytest.raises(BadMove) as trouble:
        GAME.parse("number 11")
    assert trouble.value.clause == "TL-4"
    assert asked(state) == "star"


@pytest.mark.clause("TL-4")
def test_a_seat_that_is_not_asked_waits() -> None:
    state = table()
    assert state.moves(1) == []
    assert why(state, "spin red", seat=1) == ("TL-4", "tl-why-turn")
    assert why(state, "put 1") == ("TL-14", "tl-why-full")
    assert why(state, "go-to 4") == ("TL-4", "tl-why-other-question")


@pytest.mark.clause("TL-4")
def test_what_is_on_the_spinners() -> None:
    """Yellow is the fastest, green is slower, red goes both ways."""
    assert dict(zip(SPINNERS, SECTORS, strict=True)) == {
        "yellow": [5, 6, 7, 8, 9, 10],
        "green": [1, 2, 3, 4, 5, 6],
        "red": [-3, -2, -1, 1, 2, 3],
    }


@pytest.mark.clause("TL-4")
def test_the_needles_are_public() -> None:
    state = table()
    spin(state, "star", "yellow")
    do(state, "number 6")
    assert state.turn == 1 and state.view(None)["needles"] == [6, 0, 0]
    spin(state, -1, "red")
    assert state.view(None)["needles"] == [6, 0, 2]


@pytest.mark.clause("TL-5")
def test_the_full_number_clockwise_or_backwards() -> None:
    for start, number, goal in [(3, 10, 13), (3, -2, 1), (18, 5, 3), (2, -3, 19), (20, 1, 1), (1, -1, 20)]:
        state = table(pawns=[start, 0])
        spin(state, number)
        assert state.pawns[0] == goal
        assert told(state, "tl-moved")[0].args["field"] == goal


@pytest.mark.clause("TL-6")
def test_a_1_from_the_start_lands_on_the_digit_0() -> None:
    """The rulebook's picture."""
    state = table()
    spin(state, 1, "green")
    assert state.pawns[0] == 1
    assert told(state, "tl-moved")[0].args["square"] == "digit-0"
    assert question(state)["digit"] == 0


@pytest.mark.clause("TL-6")
def test_a_first_spin_below_zero_counts_back_from_the_start() -> None:
    for number, goal in [(-1, 20), (-2, 19), (-3, 18)]:
        state = table()
        spin(state, number)
        assert state.pawns[0] == goal


@pytest.mark.clause("TL-6")
def test_later_the_start_is_jumped_over_in_both_directions() -> None:
    state = table(pawns=[20, 0])
    spin(state, 1, "red")
    assert state.pawns[0] == 1
    state = table(pawns=[1, 0])
    spin(state, -1)
    assert state.pawns[0] == 20


@pytest.mark.clause("TL-6")
def test_a_pawn_enters_in_whatever_round_its_first_spin_is() -> None:
    state = table(pawns=[7, 0], turn=1, finished=2)
    spin(state, 4, "green")
    assert state.pawns == [7, SWAP]


@pytest.mark.clause("TL-7")
def test_pawns_may_share_a_space() -> None:
    state = table(seats=3, pawns=[5, BAD_LUCK, BAD_LUCK])
    spin(state, 1, "red")
    assert state.pawns == [BAD_LUCK] * 3
    assert state.turn == 1


@pytest.mark.clause("TL-7")
def test_all_six_may_share_a_space() -> None:
    state = table(seats=6, turn=5, pawns=[BAD_LUCK] * 5 + [5])
    spin(state, 1, "red")
    assert state.pawns == [BAD_LUCK] * 6


@pytest.mark.clause("TL-5", "TL-4")
def test_after_the_turn_the_next_player_clockwise_spins() -> None:
    state = table(seats=3, turn=2, pawns=[1, 1, 1])
    spin(state, 3, "red")
    assert asked(state) == "swap"
    do(state, "leave")
    assert state.turn == 0 and asked(state) == "spin"


@pytest.mark.clause("TL-6", "TL-8")
def test_the_ring_is_as_printed_in_the_rules() -> None:
    names = {START: "start", LUCK: "luck", SWAP_SQUARE: "swap", BAD_LUCK_SQUARE: "bad-luck", BUY: "buy"}
    for field in range(21):
        assert SQUARES[field] == (f"digit-{RING[field]}" if RING[field] >= 0 else names[RING[field]])
    ring = "0 luck 1 swap 2 bad-luck 3 luck 4 swap 5 luck 6 bad-luck 7 swap 8 luck 9 buy"
    assert [square.removeprefix("digit-") for square in SQUARES[1:]] == ring.split()
