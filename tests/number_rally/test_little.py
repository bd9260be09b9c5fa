"""Test the little rally, numbers to 20 (ZR-11 to ZR-14)."""

from collections import Counter

import pytest

from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.material import LITTLE_DECK, NAMES

from .scenario import hand, listen, moves, refused, table, told


@pytest.mark.clause("ZR-11")
def test_the_little_deck() -> None:
    deck = Counter(NAMES[kind] for kind in LITTLE_DECK)
    assert sum(deck.values()) == 39
    assert not {"7", "8", "9", "home-straight", "stage-win", "tyre-change", "false-start"} & set(deck)
    numbers = dict.fromkeys(["1", "2", "3", "4", "5", "6", "10"], 4)
    assert deck == numbers | {"pit-repair": 4, "overtake": 3, "refuel": 2, "oil-change": 2}
    state = GAME.new(5, 3, {"little": True})
    assert sum(state.material().values()) == 39 and state.view(None)["draw_pile"] == 19


@pytest.mark.clause("ZR-12")
def test_no_equal_numbers_in_the_little_rally() -> None:
    state = table([["5"], ["5"], ["5"]], total=6, little=True, car=2)
    state.play(0, "lay 5")
    assert not state.window and state.awaited() == [1]
    assert refused(state, 2, "snap 5") == ("ZR-12", "no-snap")
    state.play(1, "lay 5")
    assert state.car == 2, "at 16 an equal number brings no car"
    state = table([["1"], ["5"], ["1"]], total=18, little=True, pile=["5"], layer=0, turn=1, car=2)
    state.play(1, "lay 5")
    assert state.points == [0, 0, 1], "past 20 with an equal number the car decides"


@pytest.mark.clause("ZR-14")
def test_twenty_takes_the_place_of_a_hundred() -> None:
    state = table([["4"], ["1"]], total=16, little=True, car=1)
    state.play(0, "lay 4")
    assert state.points == [1, 0]
    state = table([["6"], ["1"]], total=16, little=True, car=1)
    state.play(0, "lay 6")
    assert state.points == [0, 1]
    state = table([["3"], ["1"]], total=16, little=True, car=1)
    state.play(0, "lay 3")
    assert state.points == [0, 0] and state.total == 19


@pytest.mark.clause("ZR-14", "ZR-9")
def test_the_little_rally_also_ends_with_the_last_card() -> None:
    state = table([["3"], ["1"]], total=6, little=True, car=1, draw_pile=["2"])
    story = listen(state)
    state.play(0, "lay 3")
    assert told(story, "zr-rally-won") == [{"seat": 1, "reason": "empty", "goal": 20, "points": 1}]


@pytest.mark.clause("ZR-13")
def test_in_the_little_rally_a_draw_can_be_made_up_at_any_time() -> None:
    state = table([["1", "2"], ["1", "2"], ["1"]], little=True, drawing="by_hand")
    assert set(state.actors()) == {0, 1, 2} and state.awaited() == [0]
    state.play(0, "lay 1")
    state.play(1, "lay 1")
    for _ in range(3):
        state.play(0, "draw")
    assert refused(state, 0, "draw") == ("ZR-13", "full-hand")
    assert len(hand(state, 0)) == 4


@pytest.mark.clause("ZR-13")
def test_in_the_little_rally_an_empty_hand_must_draw_on_its_turn() -> None:
    state = table([[], ["1"]], little=True, drawing="by_hand")
    assert moves(state, 0) == {"draw"} and refused(state, 0, "lay 1") == ("ZR-13", "must-draw")
    state.play(0, "draw")
    assert state.awaited() == [0] and len(moves(state, 0)) == 2


@pytest.mark.clause("ZR-11")
def test_the_next_little_rally_has_the_same_cards() -> None:
    state = table([["4"], ["1"]], total=16, little=True)
    before = state.material()
    state.play(0, "lay 4")
    assert state.rally == 2 and state.material() == before and state.view(None)["draw_pile"] == 31


@pytest.mark.clause("ZR-13")
def test_a_draw_can_be_made_up_on_any_turn_and_during_any_question() -> None:
    state = table([["3", "2"], [], ["1", "2", "3", "4"]], little=True, drawing="by_hand", naming="practice")
    assert state.view(None)["may_draw"] == [0, 1] and set(state.actors()) == {0, 1}
    state.play(1, "draw")
    state.play(0, "lay 3")
    assert state.view(None)["may_draw"] == [0, 1], "drawing must also be possible while a total is named"
    state.play(1, "draw")
    state.play(0, "draw")
    state.play(0, "say 3")
    assert state.awaited() == [1] and len(hand(state, 1)) == 2 and state.legal(1, "draw")


@pytest.mark.clause("ZR-13", "ZR-5")
def test_in_the_little_rally_nobody_who_may_draw_is_passed_over() -> None:
    state = table([["refuel"], [], ["1"]], little=True, drawing="by_hand")
    state.play(0, "lay refuel")
    assert state.awaited() == [1] and moves(state, 1) == {"draw"}


@pytest.mark.clause("ZR-13")
@pytest.mark.parametrize("by_whom", [0, 2])
def test_the_last_card_ends_the_little_rally_no_matter_who_draws_it(by_whom: int) -> None:
    state = table([["3", "1"], ["1"], ["2"]], total=6, little=True, drawing="by_hand", car=1, draw_pile=["2"])
    state.play(0, "lay 3")
    state.play(by_whom, "draw")
    assert state.points == [0, 1, 0] and state.rally == 2


@pytest.mark.clause("ZR-11", "ZR-6")
@pytest.mark.parametrize("card", ["pit-repair", "refuel", "oil-change", "overtake", "10"])
def test_the_cards_that_stay_do_in_the_little_rally_what_they_always_do(card: str) -> None:
    state = table([[card], ["1"], ["2"]], total=0, little=True, car=2)
    state.play(0, f"lay {card}")
    assert state.car == (2 if card == "overtake" else 0)
    assert state.awaited() == [2 if card == "overtake" else 1]
