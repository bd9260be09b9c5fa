"""Test what each card does to the total and the car, and how a rally is won (ZR-3, ZR-6, ZR-9)."""

from collections import Counter

import pytest

from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.material import AFTER, DECK, KIND_OF, NAMES, reaches_ten

from .scenario import listen, refused, table, told

EVENTS = ["pit-repair", "tyre-change", "overtake", "false-start", "stage-win", "refuel", "oil-change", "home-straight"]


@pytest.mark.clause("ZR-1")
def test_the_box_has_40_numbers_and_20_events() -> None:
    numbers = {str(number): 4 for number in range(1, 11)}
    events = dict(zip(EVENTS, [4, 3, 3, 3, 2, 2, 2, 1], strict=True))
    assert sum(numbers.values()) == 40 and sum(events.values()) == 20
    assert Counter(NAMES[kind] for kind in DECK) == numbers | events
    assert GAME.new(2, 1).material() == numbers | events


@pytest.mark.clause("ZR-3")
def test_a_number_is_added() -> None:
    """The rulebook's example: the pile shows 16, Tim plays a 5 and says 21."""
    state = table([["5"], ["1"]], total=16)
    state.play(0, "lay 5")
    assert state.view(None)["total"] == 21


@pytest.mark.clause("ZR-3")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("pit-repair", 37, 27), ("pit-repair", 10, 0), ("pit-repair", 7, 0), ("pit-repair", 0, 0),
        ("tyre-change", 0, 50), ("tyre-change", 12, 50), ("tyre-change", 50, 50),
        ("tyre-change", 88, 50), ("tyre-change", 90, 50), ("tyre-change", 99, 50),
        ("pit-repair", 99, 89), ("overtake", 99, 99), ("refuel", 99, 99), ("oil-change", 0, 0), ("false-start", 98, 89),
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
    state.play(0, f"lay {card}")
    assert told(story, "zr-total") == [{"before": before, "total": after}]
    assert AFTER[KIND_OF[card]][before] == after


@pytest.mark.clause("ZR-3")
@pytest.mark.parametrize("before", range(100))
def test_every_card_at_every_total(before: int) -> None:
    """Check ZR-3 against an independent table."""
    tens, ones = divmod(before, 10)
    expected = {
        "pit-repair": before - 10 if before > 10 else 0,
        "tyre-change": 50,
        "overtake": before,
        "false-start": int(f"{ones}{tens}"),
        "stage-win": before - ones if ones <= 4 else before + 10 - ones,
        "refuel": before,
        "oil-change": before,
        "home-straight": 99,
    } | {str(number): before + number for number in range(1, 11)}
    assert {NAMES[kind]: AFTER[kind][before] for kind in range(1, len(NAMES))} == expected


@pytest.mark.clause("ZR-3")
def test_only_the_player_to_move_plays_and_only_cards_in_hand() -> None:
    state = table([["5"], ["6"], ["7"]])
    assert refused(state, 1, "lay 6") == ("ZR-3", "turn")
    assert refused(state, 0, "lay 6") == ("ZR-3", "not-held")
    assert state.legal(0, "lay 5")


@pytest.mark.clause("ZR-6")
@pytest.mark.parametrize("card", EVENTS)
def test_the_car_by_event(card: str) -> None:
    state = table([[card], ["1"], ["1"]], total=42, car=2)
    state.play(0, f"lay {card}")
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
    state.play(0, f"lay {card}")
    assert state.car == (0 if takes else 1)
    assert told(story, "zr-car") == ([{"seat": 0}] if takes else [])


@pytest.mark.clause("ZR-6")
def test_the_car_goes_to_a_number_equal_to_another_players() -> None:
    state = table([["5"], ["5"]], total=16, car=0, pile=["5"], layer=0, turn=1)
    state.play(1, "lay 5")
    assert state.car == 1
    # A number equal to the one two cards ago has no effect.
    state = table([["5"], ["5"]], total=16, car=0, pile=["5", "overtake"], layer=0, turn=1)
    state.play(1, "lay 5")
    assert state.car == 0


@pytest.mark.clause("ZR-6")
def test_the_players_own_number_does_not_count_as_equal() -> None:
    state = table([["9", "9"], [], []], total=92, pile=["9"], layer=0, car=1)
    state.play(0, "lay 9")
    assert state.points == [0, 1, 0], "past 100 without an equal number the car decides"


@pytest.mark.clause("ZR-6")
def test_the_owner_of_the_car_keeps_it_silently() -> None:
    state = table([["refuel"], ["1"]], total=33, car=0)
    story = listen(state)
    state.play(0, "lay refuel")
    assert state.car == 0 and not told(story, "zr-car")


@pytest.mark.clause("ZR-6")
def test_the_car_stays_when_the_next_card_brings_nothing() -> None:
    state = table([["refuel"], ["1"], ["2"]], total=33)
    state.play(0, "lay refuel")
    state.play(1, "lay 1")
    assert state.car == 0


@pytest.mark.clause("ZR-6")
def test_zero_does_not_count_as_a_multiple_of_ten() -> None:
    assert not reaches_ten(4, 0) and not reaches_ten(0, 0)
    assert reaches_ten(4, 10) and reaches_ten(96, 100) and not reaches_ten(20, 20) and not reaches_ten(20, 21)


@pytest.mark.clause("ZR-9")
@pytest.mark.parametrize(("card", "total"), [("4", 96), ("10", 90), ("stage-win", 95), ("stage-win", 98)])
def test_exactly_100_wins_no_matter_who_has_the_car(card: str, total: int) -> None:
    state = table([[card], ["1"], ["1"]], total=total, car=2)
    story = listen(state)
    state.play(0, f"lay {card}")
    assert told(story, "zr-rally-won") == [{"seat": 0, "reason": "exact", "goal": 100, "points": 1}]
    assert told(story, "zr-car") == [{"seat": 0}]


@pytest.mark.clause("ZR-9")
def test_an_equal_number_past_100_wins() -> None:
    state = table([["1"], ["7"], ["1"]], total=95, car=2, pile=["7"], layer=0, turn=1)
    story = listen(state)
    state.play(1, "lay 7")
    assert told(story, "zr-rally-won") == [{"seat": 1, "reason": "equal", "goal": 100, "points": 1}]


@pytest.mark.clause("ZR-9")
@pytest.mark.parametrize("car", [0, 1, 2])
def test_any_other_card_past_100_leaves_it_to_the_car(car: int) -> None:
    state = table([["1"], ["7"], ["1"]], total=95, car=car, turn=1)
    story = listen(state)
    state.play(1, "lay 7")
    assert told(story, "zr-rally-won") == [{"seat": car, "reason": "past", "goal": 100, "points": 1}]


@pytest.mark.clause("ZR-9")
def test_a_card_that_ended_the_rally_cannot_be_snapped() -> None:
    state = table([["4"], ["4"], ["4"]], total=96)
    state.play(0, "lay 4")
    assert state.rally == 2 and not state.window
