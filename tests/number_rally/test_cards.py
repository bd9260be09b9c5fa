"""What each card does to the total and to the car, and how a rally is won (ZR-1 to ZR-3, ZR-6, ZR-9, ZR-10)."""

from collections import Counter

import pytest

from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.material import AFTER, COUNTS, DECK, HIGHEST_NUMBER, KIND_OF, LITTLE_DECK, NAMES
from spielkiste.games.number_rally.state import NumberRally

from .scenario import can, do, hand, listen, nobody_snaps, refused, table, told

EVENTS = ["pit-repair", "tyre-change", "overtake", "false-start", "stage-win", "refuel", "oil-change", "home-straight"]


def test_the_box_has_40_numbers_and_20_events() -> None:
    assert sum(COUNTS[1 : HIGHEST_NUMBER + 1]) == 40 and sum(COUNTS[HIGHEST_NUMBER + 1 :]) == 20
    assert Counter(NAMES[kind] for kind in DECK)["home-straight"] == 1


@pytest.mark.clause("ZR-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_cards_each_a_free_car_and_zero(seats: int) -> None:
    view = GAME.new(seats, 5).view(0)
    assert view["hand_sizes"] == [4] * seats and len(view["hand"]) == 4  # type: ignore[arg-type]
    assert view["draw_pile"] == 60 - 4 * seats
    assert view["car"] is None and view["total"] == 0 and view["pile"] == []


@pytest.mark.clause("ZR-2")
def test_the_first_starter_is_settled_and_others_are_drawn_by_lot() -> None:
    assert [GAME.new(3, 1, {"begins": first}).actors() for first in (1, 2, 3)] == [[0], [1], [2]]
    assert {GAME.new(3, seed).actors()[0] for seed in range(30)} == {0, 1, 2}


@pytest.mark.clause("ZR-2")
def test_the_player_left_of_the_winner_begins_the_next_rally() -> None:
    state = table([["4"], ["1"], ["1"]], total=96, turn=0)
    do(state, 0, "lay 4")
    assert state.points == [1, 0, 0] and state.turn == 1 and state.starter == 1 and state.rally == 2
    assert state.total == 0 and state.car == -1 and state.sizes == [4, 4, 4]


@pytest.mark.clause("ZR-2", "ZR-9")
def test_a_rally_that_nobody_won_passes_the_start_on() -> None:
    state = table([["1"], ["9"], ["1"]], total=95, turn=1, starter=2)
    story = listen(state)
    do(state, 1, "lay 9")
    assert state.points == [0, 0, 0] and state.starter == 0 and state.turn == 0
    assert told(story, "zr-rally-unwon") == [{"reason": "past"}]


@pytest.mark.clause("ZR-3")
def test_a_number_is_added() -> None:
    """The rulebook: the pile shows 16, Tim lays a 5 and says 21."""
    state = table([["5"], ["1"]], total=16)
    do(state, 0, "lay 5")
    assert state.view(None)["total"] == 21


@pytest.mark.clause("ZR-3")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("pit-repair", 37, 27), ("pit-repair", 10, 0), ("pit-repair", 7, 0), ("pit-repair", 0, 0),
        ("tyre-change", 12, 50), ("tyre-change", 88, 50), ("tyre-change", 50, 50),
        ("overtake", 41, 41), ("refuel", 41, 41), ("oil-change", 41, 41),
        ("false-start", 37, 73), ("false-start", 73, 37), ("false-start", 1, 10), ("false-start", 9, 90),
        ("false-start", 20, 2), ("false-start", 0, 0), ("false-start", 44, 44),
        ("stage-win", 22, 20), ("stage-win", 64, 60), ("stage-win", 35, 40), ("stage-win", 98, 100), ("stage-win", 70, 70),
        ("stage-win", 4, 0), ("stage-win", 5, 10),
        ("home-straight", 0, 99), ("home-straight", 99, 99), ("home-straight", 62, 99),
    ],
)  # fmt: skip
def test_what_an_event_does_to_the_total(card: str, before: int, after: int) -> None:
    state = table([[card], ["1"]], total=before)
    story = listen(state)
    do(state, 0, f"lay {card}")
    assert told(story, "zr-total") == [{"before": before, "total": after}]
    assert AFTER[KIND_OF[card]][before] == after


@pytest.mark.clause("ZR-3")
def test_only_the_player_on_turn_lays_and_only_cards_they_hold() -> None:
    state = table([["5"], ["6"], ["7"]])
    assert refused(state, 1, "lay 6") == ("ZR-3", "turn")
    assert refused(state, 0, "lay 6") == ("ZR-3", "not-held")
    assert can(state, 0, "lay 5")


@pytest.mark.clause("ZR-6")
@pytest.mark.parametrize("card", EVENTS)
def test_the_car_by_event(card: str) -> None:
    state = table([[card], ["1"], ["1"]], total=42, car=2)
    do(state, 0, f"lay {card}")
    assert state.car == (2 if card in ("overtake", "false-start") else 0)


@pytest.mark.clause("ZR-6")
@pytest.mark.parametrize(
    ("card", "before", "takes"),
    [
        ("4", 16, True), ("5", 16, False), ("10", 20, True),
        ("false-start", 1, True), ("false-start", 9, True), ("false-start", 20, False), ("false-start", 0, False),
        ("overtake", 20, False),
    ],
)  # fmt: skip
def test_the_car_for_reaching_a_multiple_of_ten(card: str, before: int, takes: bool) -> None:
    state = table([[card], ["1"], ["1"]], total=before, car=1)
    story = listen(state)
    do(state, 0, f"lay {card}")
    assert state.car == (0 if takes else 1)
    assert told(story, "zr-car") == ([{"seat": 0}] if takes else [])


@pytest.mark.clause("ZR-6")
def test_the_car_for_a_number_equal_to_somebody_elses() -> None:
    state = table([["5"], ["5"]], total=16, car=0, pile=["5"], layer=0, turn=1)
    do(state, 1, "lay 5")
    assert state.car == 1
    # The same number as two cards ago is nothing special.
    state = table([["5"], ["5"]], total=16, car=0, pile=["5", "overtake"], layer=0, turn=1)
    do(state, 1, "lay 5")
    assert state.car == 0


@pytest.mark.clause("ZR-6")
def test_ones_own_number_does_not_count_as_equal() -> None:
    state = table([["9", "9"], [], []], total=92, pile=["9"], layer=0, car=1)
    do(state, 0, "lay 9")
    assert state.points == [0, 1, 0], "past 100 without an equal number: the car decides"


@pytest.mark.clause("ZR-6")
def test_whoever_has_the_car_keeps_it_without_a_word() -> None:
    state = table([["refuel"], ["1"]], total=33, car=0)
    story = listen(state)
    do(state, 0, "lay refuel")
    assert state.car == 0 and not told(story, "zr-car")


@pytest.mark.clause("ZR-9")
@pytest.mark.parametrize(("card", "total"), [("4", 96), ("10", 90), ("stage-win", 95), ("stage-win", 98)])
def test_exactly_100_wins_whoever_had_the_car(card: str, total: int) -> None:
    state = table([[card], ["1"], ["1"]], total=total, car=2)
    story = listen(state)
    do(state, 0, f"lay {card}")
    assert told(story, "zr-rally-won") == [{"seat": 0, "reason": "exact", "goal": 100, "points": 1}]
    assert told(story, "zr-car") == [{"seat": 0}]


@pytest.mark.clause("ZR-9")
def test_an_equal_number_past_100_wins() -> None:
    state = table([["1"], ["7"], ["1"]], total=95, car=2, pile=["7"], layer=0, turn=1)
    story = listen(state)
    do(state, 1, "lay 7")
    assert told(story, "zr-rally-won") == [{"seat": 1, "reason": "equal", "goal": 100, "points": 1}]


@pytest.mark.clause("ZR-9")
@pytest.mark.parametrize("car", [0, 1, 2])
def test_any_other_card_past_100_leaves_it_to_the_car(car: int) -> None:
    state = table([["1"], ["7"], ["1"]], total=95, car=car, turn=1)
    story = listen(state)
    do(state, 1, "lay 7")
    assert told(story, "zr-rally-won") == [{"seat": car, "reason": "past", "goal": 100, "points": 1}]


@pytest.mark.clause("ZR-9")
def test_a_card_that_ended_the_rally_cannot_be_snapped() -> None:
    state = table([["4"], ["4"], ["4"]], total=96)
    do(state, 0, "lay 4")
    assert state.rally == 2 and not state.window


@pytest.mark.clause("ZR-10")
@pytest.mark.parametrize("needed", [1, 4, 9])
def test_so_many_points_win_the_game(needed: int) -> None:
    state = table([["4"], ["1"]], total=96, points=[needed - 1, 0], points_to_win=needed)
    story = listen(state)
    do(state, 0, "lay 4")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.json() == {"scores": [needed, 0], "winners": [0], "clause": "ZR-10"}
    assert state.actors() == [] and state.awaited() == [] and told(story, "zr-won") == [{"seat": 0, "points": needed}]
    assert refused(state, 1, "lay 1") == ("ZR-10", "over")


@pytest.mark.clause("ZR-10")
def test_one_point_fewer_goes_on() -> None:
    state = table([["4"], ["1"]], total=96, points=[2, 3])
    do(state, 0, "lay 4")
    assert state.outcome() is None and state.points == [3, 3]


@pytest.mark.clause("ZR-11")
def test_the_little_deck() -> None:
    deck = Counter(NAMES[kind] for kind in LITTLE_DECK)
    assert sum(deck.values()) == 39
    assert not {"7", "8", "9", "home-straight", "stage-win", "tyre-change", "false-start"} & set(deck)
    assert deck["10"] == 4 and deck["overtake"] == 3 and deck["pit-repair"] == 4
    state = GAME.new(5, 3, {"little": True})
    assert sum(state.material().values()) == 39 and state.view(None)["draw_pile"] == 19


@pytest.mark.clause("ZR-12")
def test_no_equal_numbers_in_the_little_rally() -> None:
    state = table([["5"], ["5"], ["5"]], total=6, little=True, car=2)
    do(state, 0, "lay 5")
    assert not state.window and state.awaited() == [1]
    assert refused(state, 2, "snap 5") == ("ZR-12", "no-snap")
    do(state, 1, "lay 5")
    assert state.car == 2, "16: an equal number brings no car"
    state = table([["1"], ["5"], ["1"]], total=18, little=True, pile=["5"], layer=0, turn=1, car=2)
    do(state, 1, "lay 5")
    assert state.points == [0, 0, 1], "past 20 with an equal number: the car decides"


@pytest.mark.clause("ZR-14")
def test_twenty_takes_the_place_of_a_hundred() -> None:
    state = table([["4"], ["1"]], total=16, little=True, car=1)
    do(state, 0, "lay 4")
    assert state.points == [1, 0]
    state = table([["6"], ["1"]], total=16, little=True, car=1)
    do(state, 0, "lay 6")
    assert state.points == [0, 1]
    state = table([["3"], ["1"]], total=16, little=True, car=1)
    do(state, 0, "lay 3")
    assert state.points == [0, 0] and state.total == 19


@pytest.mark.clause("ZR-14", "ZR-9")
def test_the_little_rally_also_ends_with_the_last_card() -> None:
    state = table([["3"], ["1"]], total=6, little=True, car=1, draw_pile=["2"])
    story = listen(state)
    do(state, 0, "lay 3")
    assert told(story, "zr-rally-won") == [{"seat": 1, "reason": "empty", "goal": 20, "points": 1}]


def test_nothing_gets_lost_through_a_whole_rally() -> None:
    state = GAME.new(3, 11, {"tempo": "calm"})
    assert isinstance(state, NumberRally)
    before = state.material()
    for _ in range(400):
        seat = state.actors()[0]
        state.play(seat, state.moves(seat)[0])
        assert state.material() == before and sum(len(hand(state, seat)) for seat in range(3)) <= 12


def test_chance_is_not_the_same_in_every_rally() -> None:
    state = table([["4"], ["1"]], total=96)
    do(state, 0, "lay 4")
    second = state.deck[:]
    state.total = 99
    state.set_hand(state.turn, [1, *state.hand(state.turn)[1:]])
    do(state, state.turn, "lay 1")
    assert state.deck != second
    nobody_snaps(state)
