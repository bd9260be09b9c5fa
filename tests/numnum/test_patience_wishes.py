"""Test wish cards (NN-43)."""

import pytest

from tests.numnum.patience_reading import LAY_WISHES, NUMBERS, TOPS, hand, piles, refuses, scores, tops, waiting
from tests.numnum.tables import can, do, heard, name, names, patience, refused


@pytest.mark.clause("NN-43")
def test_a_wish_card_turned_up_goes_aside_and_neither_waits_in_a_row_nor_has_to_be_laid() -> None:
    state = patience(TOPS, "8T wish 9T wish wish 9C 5D")
    heard(state)
    do(state, "play")
    assert state.wishes == 1 and hand(state)[0] == name("9T")
    do(state, "wait")
    assert state.wishes == 3 and hand(state) == names("9C 5D")
    assert [args["count"] for key, args in heard(state) if key == "nn-wish-aside"] == [1, 2, 3]
    assert waiting(state) == [names("9T"), [], [], []] and "wish" not in tops(state)
    assert state.view(0)["wishes"] == 3
    do(state, "play", "wait")
    assert state.wishes == 3 and state.outcome() is None, "it can be kept without limit"


@pytest.mark.clause("NN-43")
@pytest.mark.parametrize("colour", range(4))
def test_it_may_be_laid_on_any_pile(colour: int) -> None:
    state = patience(TOPS, "8T 8C", wishes=2)
    assert set(can(state)) == {"play", *LAY_WISHES}
    before = piles(state)
    do(state, LAY_WISHES[colour])
    before[colour].append("wish")
    assert piles(state) == before and state.wishes == 1 and hand(state) == names("8T 8C")
    do(state, LAY_WISHES[colour])
    assert piles(state)[colour][-2:] == ["wish", "wish"] and state.wishes == 0
    refuses(state, LAY_WISHES[colour], "NN-43")


@pytest.mark.clause("NN-43")
@pytest.mark.parametrize("number", [number for number in NUMBERS["D"] if number != 7])
def test_on_a_wish_card_fits_any_number_of_that_colour(number: int) -> None:
    turned = patience(TOPS, f"{number}D 8C", wishes=1)
    do(turned, "lay-wish diamond")
    assert can(turned) == ["play"]
    do(turned, "play")
    assert piles(turned)[3][-3:] == ["7-diamond", "wish", f"{number}-diamond"]
    fetched = patience(TOPS, "8C 4C", waiting=["", "", "", f"{number}D"], wishes=1)
    do(fetched, "lay-wish diamond", "fetch diamond")
    assert piles(fetched)[3][-3:] == ["7-diamond", "wish", f"{number}-diamond"]


@pytest.mark.clause("NN-43")
def test_the_wish_counts_for_the_next_card_of_that_colour_only() -> None:
    state = patience(TOPS, "8C 9T 8T 5D", wishes=1)
    do(state, "lay-wish triangle")
    refuses(state, "play", "NN-41")  # 8C on 3C: the wish is on another pile
    do(state, "wait", "play")
    assert tops(state)[0] == name("9T")
    refuses(state, "play", "NN-41")  # 8T fits neither 9T nor, any more, the wish below it
    do(state, "wait")
    assert waiting(state) == [names("8T"), names("8C"), [], []]


@pytest.mark.clause("NN-43")
def test_without_a_wish_card_aside_none_can_be_laid() -> None:
    state = patience(TOPS, "8T wish 9T")
    for move in LAY_WISHES:
        refuses(state, move, "NN-43")
        assert refused(state, move) == ("NN-43", "nn-why-no-wish")


@pytest.mark.clause("NN-43")
def test_it_can_still_be_laid_after_the_hand_pile() -> None:
    state = patience(TOPS, "9T", wishes=1)
    do(state, "wait")
    assert set(can(state)) == {*LAY_WISHES, "finish"}
    do(state, "lay-wish triangle", "fetch triangle")
    assert scores(state) == [95]


@pytest.mark.clause("NN-43")
def test_what_a_card_shares_with_a_wish_card_is_not_asked_for() -> None:
    state = patience(TOPS, "9T 6T 5D", wishes=1, naming="practice")
    do(state, "lay-wish triangle", "play")
    assert state.view(0)["phase"] == "turn"
    do(state, "play")
    assert state.view(0)["phase"] == "naming"
