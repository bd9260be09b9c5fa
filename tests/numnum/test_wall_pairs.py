"""Test taking pairs, wishes and bans (NN-22, NN-23), scene by scene."""

import pytest

from spielkiste.core.errors import BadMove
from tests.numnum.tables import can, clear_away, do, name, names, refused, wall
from tests.numnum.wall_scenes import EIGHT, OWNERS, STRANGERS, cards, phase, stacks_of, swaps, taken_by

# -- NN-22: taking pairs -----------------------------------------------------------------------------------------------


@pytest.mark.clause("NN-22")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_single_pair_passes_the_turn_and_after_a_double_one_any_pair_follows(seats: int) -> None:
    stacks = ["11T 13T 4T", "13C 7D 8T", "9S 11C 6C", "2D 12D", "11S 10S", "13S 14S", "13D 7C"]
    state = wall(stacks, seats=seats, turn=1)
    before = cards(state)
    do(state, "take 1 2")
    assert state.actors() == [1] and cards(state) == [before[0], before[1] + 2], "4 and 8 triangle share suit and row"
    do(state, "take 5 6")
    assert state.actors() == [1], "a double again"
    do(state, "take 3 4")
    assert state.actors() == [2 % seats] and cards(state) == [before[0], before[1] + 6], (
        "6 circle and 12 diamond share only a row"
    )
    do(state, "take 3 7")
    assert state.actors() == [3 % seats] and cards(state) == [before[0] + 2, before[1] + 6], "11 and 7 circle share only the suit"
    assert taken_by(state)[-8:] == [[card, 1] for card in names("4T 8T 10S 14S 6C 12D")] + [[card, 0] for card in names("11C 7C")]


@pytest.mark.clause("NN-22")
def test_a_pair_needs_two_stacks_two_matching_cards_and_nobody_passes() -> None:
    state = wall(["11T 12T 6T", "13C 25C", "11S 35S", "13D 7D", "11C wish", "13T no-fives", "11D 13S"], taken="2T 2C")
    before = state.position()
    for move in ("take 1 1", "take 1 2", "take 1 3", "take 1 5", "take 1 6", "take 5 6"):
        refused(state, move)
        with pytest.raises(BadMove):
            do(state, move)
    assert state.position() == before
    assert refused(state, "take 1 1")[0] == "NN-22", "12 and 6 are in the same stack"
    takes = {move for move in can(state) if move.startswith("take")}
    assert takes == {"take 2 3", "take 3 4", "take 3 7"}
    assert {move.split()[0] for move in can(state)} == {"take", "aside", "swap"}
    assert can(state, 1) == [] and refused(state, "take 2 3", 1)[0] == "NN-22"


@pytest.mark.clause("NN-22", "NN-23")
def test_a_barred_row_makes_a_double_pair_single() -> None:
    stacks = ["11T 8T", "13T 10T", "11C 4S", "13C 12D", "11S 7S", "13S 9C", "13D 25D"]
    free = wall(stacks)
    do(free, "take 1 2")
    assert free.turn == 0
    barred = wall(stacks, aside="no-twos")
    do(barred, "take 1 2")
    assert barred.turn == 1, "only the colour is left"
    lifted = wall(stacks, aside="no-twos no-fives no-twos")
    do(lifted, "take 1 2")
    assert lifted.turn == 0


# -- NN-23: wishes and bans --------------------------------------------------------------------------------------------

WISHING = ["2T wish", "13S wish", "11C 5C", "3T 13T", "13D 7S", "11D no-twos", "11T 4C"]


@pytest.mark.clause("NN-23")
def test_a_wish_is_swapped_for_one_of_the_last_seven_cards_of_either_party() -> None:
    state = wall(WISHING, taken=EIGHT, takers=OWNERS)
    seven = set(names(EIGHT)[1:])
    assert swaps(state, 1) == seven and swaps(state, 2) == seven
    assert refused(state, "swap 1 8-triangle")[0] == "NN-23", "it is the eighth-last card"
    assert refused(state, "swap 3 8-circle")[0] == "NN-23", "there is no wish card there"


@pytest.mark.clause("NN-23")
@pytest.mark.parametrize(("short", "owner"), [("8C", 1), ("3S", 0)])
def test_the_owner_gets_the_wish_card_in_the_same_place(short: str, owner: int) -> None:
    state = wall(WISHING, taken=EIGHT, takers=OWNERS)
    before = taken_by(state)
    score = cards(state)
    place = before.index([name(short), owner])
    do(state, f"swap 1 {name(short)}")
    after = taken_by(state)
    assert after[place] == ["wish", owner]
    assert after[:place] + after[place + 1 :] == before[:place] + before[place + 1 :]
    assert stacks_of(state)[0] == [name("2T"), name(short)]
    assert cards(state) == score and state.actors() == [0] and phase(state) == "main"
    assert state.view(1)["last_taken"][place - len(after) + 7] == {"card": "wish", "side": owner}
    assert swaps(state, 2) == set(names(EIGHT)[1:]) - {name(short)}, "neither the wish card nor the eighth-last card"


@pytest.mark.clause("NN-23", "NN-22")
def test_swapping_and_setting_aside_as_often_as_one_can_and_then_taking() -> None:
    state = wall(WISHING, taken=EIGHT, takers=OWNERS)
    score = cards(state)
    for move in ("swap 1 8-circle", "aside 6", "swap 2 12-triangle"):
        do(state, move)
        assert state.actors() == [0] and cards(state) == score
    do(state, "take 1 7")
    assert state.turn == 0 and cards(state) == [score[0] + 2, score[1]], "8 and 4 circle match doubly in the row of four"
    assert [entry[0] for entry in taken_by(state)[-2:]] == names("8C 4C")


@pytest.mark.clause("NN-23")
def test_a_bar_card_set_aside_counts_for_nobody_and_bars_or_frees_its_row() -> None:
    stacks = ["11T no-twos no-twos no-twos", "13T no-fives no-fives", "11C 8C", "13C 10T", "11S 12D", "13S 35S", "13D 20D"]
    state = wall(stacks, taken=EIGHT.replace("8C", "2C").replace("10D", "2D").replace("20C", "2S"), takers=OWNERS, turn=1)
    score = cards(state)
    taken = taken_by(state)
    both = {"take 3 4", "take 3 5", "take 4 6"}
    assert both <= set(can(state))
    do(state, "aside 1")
    assert state.view(0)["bars"] == [2] and both & set(can(state)) == {"take 3 5", "take 4 6"}, "8 and 12 share the row of four"
    assert refused(state, "take 3 4") == ("NN-4", "nn-why-barred")
    do(state, "aside 2")
    assert state.view(0)["bars"] == [2, 5] and both & set(can(state)) == {"take 3 5"}
    do(state, "aside 1")
    assert state.view(0)["bars"] == [5] and both & set(can(state)) == {"take 3 4", "take 3 5"}
    do(state, "aside 2", "aside 1")
    assert state.view(0)["bars"] == [2]
    assert state.actors() == [1] and cards(state) == score and taken_by(state) == taken
    assert state.position()["aside"] == ["no-twos", "no-fives", "no-twos", "no-fives", "no-twos"]
    assert sum(cards(state)) + sum(len(stack) for stack in stacks_of(state)) == 109 - 5


@pytest.mark.clause("NN-23")
def test_the_left_card_of_a_pair_counts_as_taken_first() -> None:
    stacks = ["11T 12T 4T", "11C 6C 8C", "13C 9C", "13D 3D", "13S 10S", "13T 5T", "7D wish"]
    state = wall(stacks)
    do(state, "take 1 2", "take 3 4", "take 5 6", "take 1 2")
    assert swaps(state, 7) == set(names("8C 9C 3D 10S 5T 12T 6C")), "the left card of the first pair, 4, is gone"


@pytest.mark.clause("NN-23", "NN-31")
def test_in_one_row_the_end_card_counts_as_taken_first() -> None:
    state = clear_away(["11T 8C 4T", "11C 6C 9C", "13C 3D", "13S 10S", "13T 5T", "12T", "7D wish"])
    do(state, "take 1 1", "take 2 3", "take 4 5", "take 2 6")
    assert swaps(state, 7) == set(names("8C 9C 3D 10S 5T 6C 12T")), "the end card of the first pair, 4, is gone"


@pytest.mark.clause("NN-23", "NN-25")
def test_without_a_pair_swapping_or_setting_aside_is_a_duty() -> None:
    state = wall([f"2T {STRANGERS[0]}", *STRANGERS[1:], "2C wish", "2S no-twos", "2D no-fives"], taken="7T 10C", turn=1)
    assert set(can(state)) == {"swap 5 7-triangle", "swap 5 10-circle", "aside 6", "aside 7"}
    assert state.outcome() is None and state.actors() == [1]
    do(state, "swap 5 7-triangle")
    assert state.actors() == [1] and {"take 1 5", "take 2 5"} <= set(can(state))
