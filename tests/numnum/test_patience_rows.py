"""Test the revealed card and the waiting rows (NN-41, NN-42)."""

import pytest

from tests.numnum.patience_reading import COLOURS, NUMBERS, TOPS, hand, piles, refuses, scores, share, tops, waiting
from tests.numnum.tables import can, do, name, names, patience, refused

# -- NN-41: the revealed card -------------------------------------------------------------------------------------


@pytest.mark.clause("NN-41")
@pytest.mark.parametrize("colour", "TCSD")
def test_for_every_top_and_every_card_it_must_be_laid_or_must_wait(colour: str) -> None:
    place = "TCSD".index(colour)
    for top in NUMBERS[colour]:
        for up in NUMBERS[colour]:
            if up == top:
                continue
            shown = TOPS[:]
            shown[place] = f"{top}{colour}"
            state = patience(shown, f"{up}{colour}")
            assert can(state) == (["play"] if share(top, up) else ["wait"]), (top, up)


@pytest.mark.clause("NN-41")
@pytest.mark.parametrize(
    ("top", "up"), [("2T", "8T"), ("9T", "63T"), ("5T", "35T"), ("7T", "14T"), ("1T", "7T"), ("7T", "1T"), ("4T", "10T")]
)
def test_a_card_that_shares_a_row_has_to_go_onto_its_pile(top: str, up: str) -> None:
    state = patience([top, *TOPS[1:]], f"{up} 8C")
    assert can(state) == ["play"]
    refuses(state, "wait", "NN-41")
    assert refused(state, "wait") == ("NN-41", "nn-why-must-play")
    do(state, "play")
    assert piles(state)[0][-2:] == names(f"{top} {up}") and waiting(state) == [[], [], [], []]
    assert hand(state) == names("8C")


@pytest.mark.clause("NN-41")
@pytest.mark.parametrize(("top", "up"), [("2T", "9T"), ("8T", "9T"), ("64T", "81T"), ("5T", "7T"), ("35T", "12T"), ("3T", "14T")])
def test_a_card_without_a_common_row_cannot_be_laid_and_waits(top: str, up: str) -> None:
    state = patience([top, *TOPS[1:]], f"{up} 8C")
    before = piles(state)
    assert can(state) == ["wait"]
    refuses(state, "play", "NN-41")
    assert refused(state, "play") == ("NN-41", "nn-why-no-common-row")
    do(state, "wait")
    assert piles(state) == before and waiting(state) == [names(up), [], [], []]
    assert hand(state) == names("8C")


@pytest.mark.clause("NN-41")
def test_only_the_pile_of_its_own_colour_counts() -> None:
    state = patience(["2T", "9C", "4S", "6D"], "8C 5C")
    assert can(state) == ["wait"]
    do(state, "wait")
    assert waiting(state) == [[], names("8C"), [], []] and tops(state) == names("2T 9C 4S 6D")


@pytest.mark.clause("NN-41")
def test_a_card_that_waits_goes_to_the_lower_end_of_the_row_of_its_colour() -> None:
    state = patience(["8T", "3C", "5S", "7D"], "9T 8C 81T 7T 10C", waiting=["5T", "", "", ""])
    do(state, "wait", "wait", "wait", "wait")
    assert waiting(state) == [names("5T 9T 81T 7T"), names("8C"), [], []]


@pytest.mark.clause("NN-41")
def test_the_hand_pile_is_dealt_with_card_by_card_in_its_order() -> None:
    state = patience(TOPS, "8T 8C 9C 9S 1S")
    seen = []
    while hand(state):
        seen.append(hand(state)[0])
        assert state.view(0)["card_up"] == seen[-1] and state.view(0)["hand_pile"] == len(hand(state))
        do(state, can(state)[0])
    assert seen == names("8T 8C 9C 9S 1S")
    assert tops(state) == names("8T 9C 1S 7D")


@pytest.mark.clause("NN-41", "NN-42")
def test_fetching_first_may_free_the_card_from_its_duty_or_put_it_under_one() -> None:
    freed = patience(TOPS, "8T", waiting=["9T 6T", "", "", ""])
    assert set(can(freed)) == {"play", "fetch triangle"}
    do(freed, "fetch triangle", "fetch triangle")
    refuses(freed, "play", "NN-41")
    do(freed, "wait")
    assert tops(freed)[0] == name("9T") and waiting(freed)[0] == names("8T")
    bound = patience(TOPS, "9T 5T", waiting=["6T", "", "", ""])
    assert set(can(bound)) == {"wait", "fetch triangle"}
    do(bound, "fetch triangle")
    refuses(bound, "wait", "NN-41")
    do(bound, "play")
    assert piles(bound)[0][-3:] == names("2T 6T 9T")


@pytest.mark.clause("NN-41", "NN-43")
def test_a_wish_card_may_be_laid_before_the_card_is_dealt_with() -> None:
    state = patience(TOPS, "9T 5C", wishes=1)
    refuses(state, "play", "NN-41")
    do(state, "lay-wish triangle")
    assert hand(state) == names("9T 5C")
    refuses(state, "wait", "NN-41")
    do(state, "play")
    assert piles(state)[0][-3:] == ["2-triangle", "wish", "9-triangle"]


@pytest.mark.clause("NN-41")
def test_when_the_hand_pile_is_used_up_there_is_nothing_to_play_or_to_let_wait() -> None:
    state = patience(TOPS, "", wishes=1)
    refuses(state, "play", "NN-41")
    refuses(state, "wait", "NN-41")


# -- NN-42: the waiting rows ---------------------------------------------------------------------------------------


@pytest.mark.clause("NN-42")
@pytest.mark.parametrize("colour", range(4))
def test_the_end_card_may_go_onto_its_pile_and_need_not(colour: int) -> None:
    rows = ["", "", "", ""]
    rows[colour] = ["6T", "9C", "10S", "56D"][colour]
    state = patience(TOPS, "8T 8C", waiting=rows)
    assert set(can(state)) == {"play", f"fetch {COLOURS[colour]}"}
    left = state.copy()
    do(state, f"fetch {COLOURS[colour]}")
    assert piles(state)[colour][-2:] == names(f"{TOPS[colour]} {rows[colour]}") and waiting(state) == [[], [], [], []]
    assert hand(state) == names("8T 8C"), "the revealed card must stay"
    do(left, "play")
    assert waiting(left)[colour] == names(rows[colour]), "fetching must be optional"


@pytest.mark.clause("NN-42")
def test_the_last_to_wait_is_the_first_to_leave() -> None:
    state = patience(TOPS, "9C", waiting=["4T 6T 12T", "", "", ""])
    do(state, "fetch triangle")
    assert waiting(state)[0] == names("4T 6T")
    do(state, "fetch triangle")
    assert waiting(state)[0] == names("4T")
    do(state, "fetch triangle")
    assert piles(state)[0][-4:] == names("2T 12T 6T 4T") and waiting(state)[0] == []


@pytest.mark.clause("NN-42")
def test_a_card_behind_the_end_card_cannot_leave() -> None:
    state = patience(TOPS, "8C 9C", waiting=["4T 6T 9T", "", "", ""])
    assert can(state) == ["wait"]
    refuses(state, "fetch triangle", "NN-42")
    assert refused(state, "fetch triangle") == ("NN-42", "nn-why-no-common-row")
    assert waiting(state)[0] == names("4T 6T 9T")


@pytest.mark.clause("NN-42")
def test_for_every_top_and_every_end_card_it_depends_on_the_row_alone() -> None:
    for top in NUMBERS["S"]:
        for end in NUMBERS["S"]:
            if end != top:
                state = patience(["2T", "3C", f"{top}S", "7D"], "8C", waiting=["", "", f"{end}S", ""])
                assert ("fetch square" in can(state)) == share(top, end), (top, end)


@pytest.mark.clause("NN-42")
def test_an_empty_row_has_nothing_to_fetch_and_other_colours_do_not_help() -> None:
    state = patience(["2T", "9C", "5S", "7D"], "8C 6C", waiting=["", "4C", "", ""])
    for colour in ("triangle", "square", "diamond"):
        refuses(state, f"fetch {colour}", "NN-42")
        assert refused(state, f"fetch {colour}") == ("NN-42", "nn-why-nothing-waits")
    refuses(state, "fetch circle", "NN-42")


@pytest.mark.clause("NN-42")
def test_cards_may_be_fetched_whenever_one_likes_also_after_the_hand_pile() -> None:
    state = patience(TOPS, "8T 9S", waiting=["4T", "9C", "", ""])
    do(state, "fetch circle", "play", "fetch triangle", "wait")
    assert tops(state) == names("4T 9C 5S 7D") and scores(state) == [94]
    late = patience(TOPS, "9S", waiting=["4T", "9C", "", ""])
    do(late, "wait")
    assert set(can(late)) == {"fetch triangle", "fetch circle", "finish"}
    do(late, "fetch circle", "fetch triangle")
    assert tops(late) == names("4T 9C 5S 7D") and scores(late) == [94]


@pytest.mark.clause("NN-42")
def test_a_card_that_has_just_come_to_wait_is_the_next_that_may_leave() -> None:
    state = patience(TOPS, "9T 12T 5C", waiting=["6T", "", "", ""])
    do(state, "wait")
    refuses(state, "fetch triangle", "NN-42")
    do(state, "play", "fetch triangle", "fetch triangle")
    assert piles(state)[0][-4:] == names("2T 12T 9T 6T")
