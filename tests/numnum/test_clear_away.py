"""Test how Clear Away! differs from Wall Break."""

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import NAMES
from spielkiste.games.numnum.wall.state import Wall
from tests.numnum.tables import CLEAR_AWAY, can, clear_away, do, heard, name, names, refused


@pytest.mark.clause("NN-30", "NN-33")
def test_every_card_lies_open() -> None:
    state = CLEAR_AWAY.new(2, 4)
    assert isinstance(state, Wall)
    stacks = state.view(None)["stacks"]
    assert [len(stack["cards"]) for stack in stacks] == [16, 16, 15, 15, 15, 16, 16]
    assert [stack["cards"][-1] for stack in stacks] == [NAMES[state.top(row)] for row in range(7)]
    # Nothing is hidden: the imagined world is the real one.
    assert state.imagine(1, Rng(9)).position() == state.position()


@pytest.mark.clause("NN-30", "NN-31")
def test_only_the_last_cards_are_free() -> None:
    state = clear_away(["4T 5C", "8T 7S", "11D", "9D"])
    assert "take 1 2" not in can(state)
    assert refused(state, "take 1 2") == ("NN-3", "nn-why-no-match")


@pytest.mark.clause("NN-31")
def test_the_two_last_cards_of_one_row_can_be_a_pair_and_the_end_card_is_taken_first() -> None:
    state = clear_away(["7S 8C 12T", "9D 5S", "11C"])
    assert "take 1 1" in can(state)
    do(state, "take 1 1")
    assert [NAMES[card] for card in state.last_seven()[-2:]] == names("12T 8C")
    assert state.turn == 1
    assert NAMES[state.top(0)] == name("7S")


@pytest.mark.clause("NN-31")
def test_a_row_of_one_card_is_no_pair() -> None:
    state = clear_away(["7S", "9D 3D", "14S"])
    assert refused(state, "take 1 1") == ("NN-31", "nn-why-no-card")
    assert refused(state, "take 4 5") == ("NN-22", "nn-why-no-card")


@pytest.mark.clause("NN-31")
def test_pairs_in_one_row_count_in_the_opening_too() -> None:
    state = clear_away(["5S 8T 12T", "9D 7C", "11C"], phase="opening")
    assert can(state) == ["take 1 1"]
    do(state, "take 1 1")
    assert state.view(0)["phase"] == "main" and state.turn == 1


@pytest.mark.clause("NN-31")
def test_an_emptied_row_ends_nothing() -> None:
    state = clear_away(["8T", "9D 12T", "9S 3D"])
    do(state, "take 1 2")
    assert state.outcome() is None and state.turn == 0
    bars = clear_away(["no-twos", "9D 12T", "9S 3D"])
    do(bars, "aside 1")
    assert bars.outcome() is None


@pytest.mark.clause("NN-31", "NN-23")
def test_wishes_are_swapped_as_at_the_wall() -> None:
    state = clear_away(["wish", "9D 12T", "9S 5D"], taken="2C 8T", takers=[1, 0])
    do(state, "swap 1 8-triangle")
    assert "take 1 2" in can(state)


@pytest.mark.clause("NN-32")
def test_it_ends_when_no_pair_can_be_taken_and_nothing_else_be_done() -> None:
    state = clear_away(["7T 8T", "9C 12T", "5D", "no-twos"])
    heard(state)
    do(state, "take 1 2")
    # 7T, 9C and 5D have nothing in common, but the ban card must still be set aside.
    assert can(state) == ["aside 4"]
    do(state, "aside 4")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-32"
    assert outcome.winners == [1]
    assert outcome.scores == [2, 103]
    assert heard(state)[-1] == ("nn-wall-won", {"seats": [1], "count": 103})


@pytest.mark.clause("NN-32")
def test_swapping_is_a_duty_when_no_pair_is_left() -> None:
    state = clear_away(["7T 8T", "9C 12T", "5D", "wish"])
    do(state, "take 1 2")
    assert state.turn == 0
    # Among the last seven cards taken in this scene, only the pair are number cards.
    assert can(state) == ["swap 4 8-triangle", "swap 4 12-triangle"]
