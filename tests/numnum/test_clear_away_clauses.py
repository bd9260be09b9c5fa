"""Test NN-30 to NN-33, scene by scene."""

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import DECK, NAMES
from tests.numnum.tables import CLEAR_AWAY, can, clear_away, do, names, refused
from tests.numnum.wall_scenes import EIGHT, HEIGHTS, OWNERS, cards, new, phase, seen, shared_out, stacks_of, swaps, taken_by


@pytest.mark.clause("NN-30", "NN-33")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_cards_lie_open_in_seven_rows(seat: int | None) -> None:
    for seed in range(10):
        state = new(CLEAR_AWAY, seed)
        rows = seen(state, seat)
        assert [len(row) for row in rows] == HEIGHTS
        assert sorted(card for row in rows for card in row) == sorted(NAMES[kind] for kind in DECK)
        assert rows == stacks_of(state)


@pytest.mark.clause("NN-30")
def test_only_the_last_card_of_a_row_is_free() -> None:
    state = clear_away(["12T 5C", "8T 7S", "no-twos 11D", "wish 13T", "25D"], taken="2T 2C")
    assert set(can(state)) == {"take 1 5", "take 3 5"}
    for move in ("take 1 2", "aside 3", "swap 4 2-triangle"):
        assert refused(state, move)[0] in ("NN-3", "NN-23")


@pytest.mark.clause("NN-31")
def test_a_card_taken_frees_the_next_so_two_of_one_row_can_be_a_pair() -> None:
    state = clear_away(["7S 8C 12T", "9D wish 5S", "11C 2S 14S", "13D 3T 2C 9T"])
    before = cards(state)
    assert {"take 1 1", "take 3 3"} <= set(can(state))
    assert refused(state, "take 2 2")[0] == "NN-23", "a wish card cannot be part of a pair"
    assert refused(state, "take 4 4")[0] == "NN-3", "9 and 3 are not the last two cards"
    do(state, "take 3 3")
    assert state.turn == 0 and cards(state) == [before[0] + 2, before[1]], "14 and 2 square match doubly"
    do(state, "take 1 1")
    assert state.turn == 1 and cards(state) == [before[0] + 4, before[1]]
    assert [row[-1] for row in stacks_of(state)[:3]] == names("7S 5S 11C")
    assert [entry[0] for entry in taken_by(state)[-4:]] == names("14S 2S 12T 8C"), "the end card comes first"


@pytest.mark.clause("NN-31", "NN-21")
def test_clear_away_opens_with_double_pairs_in_turn_also_within_a_row() -> None:
    state = clear_away(["5S 8T 12T", "9D 7C 12D", "11C 6D", "no-twos", "wish"], phase="opening", taken="2T 2C")
    assert set(can(state)) == {"take 1 1", "take 2 3"}
    assert refused(state, "take 1 2")[0] == "NN-21" and refused(state, "aside 4")[0] == "NN-21"
    do(state, "take 1 1")
    assert state.turn == 1 and phase(state) == "opening" and set(can(state)) == {"take 2 3"}
    do(state, "take 2 3")
    assert state.turn == 0 and phase(state) == "main"
    assert "aside 4" in can(state) and swaps(state, 5) == set(names("2T 2C 12T 8T 12D 6D"))


@pytest.mark.clause("NN-31", "NN-23")
def test_swaps_and_bar_cards_work_in_clear_away() -> None:
    state = clear_away(["11T wish", "13T 10C", "11S no-twos", "35S 8T"], taken=EIGHT.replace("8T", "9T"), takers=OWNERS)
    before = cards(state)
    assert swaps(state, 1) == set(names(EIGHT)[1:])
    do(state, "swap 1 8-circle")
    assert ["wish", 1] in taken_by(state)[-7:] and stacks_of(state)[0] == names("11T 8C")
    assert {"take 1 2", "take 1 4", "take 2 4"} <= set(can(state))
    do(state, "aside 3")
    assert state.turn == 0 and cards(state) == before and refused(state, "take 2 4")[0] == "NN-4"
    do(state, "take 1 2")
    assert state.turn == 1, "8 and 10 circle share only their suit now"


@pytest.mark.clause("NN-31")
@pytest.mark.parametrize(
    ("rows", "move", "turn"),
    [
        (["8T", "9D 12T", "9S 3D"], "take 1 2", 0),
        (["8C", "12T", "9S 3D"], "take 1 2", 1),
        (["8C 12T", "9S 3D"], "take 1 1", 1),
        (["no-twos", "9S 3D"], "aside 1", 0),
    ],
)
def test_an_empty_row_ends_nothing(rows: list[str], move: str, turn: int) -> None:
    state = clear_away(rows)
    do(state, move)
    assert stacks_of(state)[0] == [] and state.outcome() is None and state.actors() == [turn]
    assert any(move.startswith("take") for move in can(state)) and not any(move.startswith("claim") for move in can(state))


@pytest.mark.clause("NN-31")
def test_an_empty_row_ends_nothing_in_the_opening_either() -> None:
    state = clear_away(["8T", "12T", "9S 3S", "7D"], phase="opening")
    do(state, "take 1 2")
    assert state.outcome() is None and phase(state) == "opening" and can(state) == ["take 3 3"] and state.turn == 1


@pytest.mark.clause("NN-32")
def test_the_game_ends_when_nothing_is_left_to_do_and_most_cards_win() -> None:
    scene = clear_away(["5T 8C", "7C 12T", "11S", "13D"])
    for mine, winners in ((60, [0]), (40, [1])):
        state = shared_out(scene, mine)
        before = cards(state)
        do(state, "take 1 2")
        outcome = state.outcome()
        assert outcome is not None and outcome.clause == "NN-32" and state.actors() == []
        assert outcome.scores == [before[0] + 2, before[1]], "the four cards left must not count"
        assert outcome.winners == winners


@pytest.mark.clause("NN-32")
def test_while_something_can_be_swapped_or_set_aside_it_is_a_duty() -> None:
    state = clear_away(["5T 8C", "7C 12T", "11S", "13D", "no-fives", "wish"], taken="3T 20C")
    do(state, "take 1 2")
    assert state.outcome() is None and state.actors() == [1]
    assert set(can(state)) == {"aside 5"} | {f"swap 6 {card}" for card in names("3T 20C 8C 12T")}
    do(state, "aside 5")
    assert state.outcome() is None and state.actors() == [1] and {move.split()[0] for move in can(state)} == {"swap"}
    do(state, "swap 6 3-triangle")
    assert state.outcome() is None and can(state) == ["take 1 6"], "5 and 3 triangle can still be taken"
    do(state, "take 1 6")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-32"


@pytest.mark.clause("NN-32", "NN-23")
def test_a_bar_or_a_swap_may_end_the_game_too() -> None:
    barred = clear_away(["8C", "10T", "no-twos"])
    assert set(can(barred)) == {"take 1 2", "aside 3"}
    do(barred, "aside 3")
    outcome = barred.outcome()
    assert outcome is not None and outcome.clause == "NN-32"
    swapped = clear_away(["5T", "7C", "wish"], taken="11S")
    do(swapped, "swap 3 11-square")
    outcome = swapped.outcome()
    assert outcome is not None and outcome.clause == "NN-32"


@pytest.mark.clause("NN-33")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_seat_knows_everything(seat: int | None) -> None:
    for seed in range(4):
        state = new(CLEAR_AWAY, seed)
        luck = Rng(seed)
        while state.outcome() is None:
            assert seen(state, seat) == stacks_of(state)
            assert state.view(seat) == state.view(None)
            world = state.imagine(seat, Rng(luck.below(1000)))
            assert world is not state and world.position() == state.position()
            moves = state.moves(state.turn)
            move = moves[luck.below(len(moves))]
            world.play(state.turn, move)
            state.play(state.turn, move)
            assert world.position() == state.position(), "the imagined move must equal the real one"
        assert state.imagine(seat, Rng(1)).position() == state.position()
