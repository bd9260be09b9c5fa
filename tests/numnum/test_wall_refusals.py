"""Test refusals at the walls: each names the clause that forbids the move."""

import pytest

from tests.numnum.tables import can, clear_away, do, refused, wall
from tests.numnum.wall_scenes import CRACKED, untouched

OPENING = ["5S 4T", "9D 8T", "7S 11T", "5D 13D", "11S 10S", "13C 13S", "11D 7D"]


@pytest.mark.clause("NN-24", "NN-31")
def test_only_a_broken_wall_has_sides_and_rows_never_break() -> None:
    assert refused(wall(CRACKED), "claim 3 left") == ("NN-24", "nn-why-no-breach")
    rows = clear_away(["7S", "9D 3D", "14S"])
    assert refused(rows, "claim 2 left") == ("NN-31", "nn-why-rows-never-break")
    assert refused(rows, "claim 5 right") == ("NN-31", "nn-why-rows-never-break"), "an empty row is not a breach"
    asked = clear_away(["7S", "9D 3D", "14S"], naming="practice")
    do(asked, "take 1 3")
    assert refused(asked, "claim 1 left") == ("T-5", "nn-why-name-first")


@pytest.mark.clause("NN-24")
def test_at_a_breach_everything_else_waits_and_only_the_breach_can_be_claimed() -> None:
    state = wall(CRACKED)
    do(state, "take 3 4")
    assert refused(state, "take 1 2") == ("NN-24", "nn-why-claim-first")
    assert refused(state, "aside 1") == ("NN-24", "nn-why-claim-first")
    assert refused(state, "claim 2 left") == ("NN-24", "nn-why-no-breach"), "the open choice is about another stack"
    assert refused(state, "claim 3 left", 1) == ("NN-22", "nn-why-turn")


@pytest.mark.clause("NN-21", "NN-22")
def test_whose_turn_it_is_is_told_by_the_opening_or_by_the_main_game() -> None:
    assert refused(wall(OPENING, phase="opening"), "take 1 2", 1) == ("NN-21", "nn-why-turn")
    assert refused(wall(OPENING), "take 1 2", 1) == ("NN-22", "nn-why-turn")


@pytest.mark.clause("NN-22", "NN-31")
def test_two_cards_of_one_place_are_a_pair_in_a_row_and_never_in_a_stack() -> None:
    assert refused(wall(CRACKED), "take 1 1") == ("NN-22", "nn-why-same-card")
    rows = clear_away(["7S", "9D 3D", "14S 11T"])
    assert refused(rows, "take 1 1") == ("NN-31", "nn-why-no-card")
    assert refused(rows, "take 4 4") == ("NN-31", "nn-why-no-card")
    assert refused(rows, "take 1 4") == ("NN-22", "nn-why-no-card")
    assert refused(rows, "take 3 3") == ("NN-3", "nn-why-no-match")


@pytest.mark.clause("NN-23", "NN-21")
def test_a_wish_card_says_why_it_cannot_be_swapped() -> None:
    fresh = untouched(["5T", "7C", "11S", "13D no-twos", "wish", "wish", "2T"])
    assert refused(fresh, "swap 5 7-triangle") == ("NN-23", "nn-why-nothing-to-swap")
    later = wall(["5S 4T", "9D 8C", "7S wish", "5D 13D", "11S 10S", "13C 13S", "11D 7D"], taken="2T 2C")
    assert "swap 3 2-circle" in can(later)
    assert refused(later, "swap 3 7-triangle") == ("NN-23", "nn-why-not-last-seven")
    assert refused(later, "swap 1 2-circle") == ("NN-23", "nn-why-no-wish-card")
    opening = wall(["5S 4T", "9D 8T", "7S wish", "5D 13D", "11S 10S", "13C 13S", "11D 7D"], taken="2T 2C", phase="opening")
    assert refused(opening, "swap 3 2-circle") == ("NN-21", "nn-why-opening-pairs")
