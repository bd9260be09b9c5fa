"""Test dealing, taking turns, starting and driving (KM-1 to KM-6)."""

from collections import Counter

import pytest

import spielkiste
from spielkiste.games.thousand_km.material import DECK, DISTANCES, NAMES
from spielkiste.games.thousand_km.state import ThousandKm
from tests.thousand_km.scenario import GAME, GREEN, hand, layout, moves, refused, shown, table

STOPPERS = ("red-light", "empty-tank", "flat-tyre", "breakdown")


def _new(seats: int, seed: int, **options: object) -> ThousandKm:
    state = spielkiste.new("thousand-km", seats, seed, **options)
    assert isinstance(state, ThousandKm)
    return state


@pytest.mark.clause("KM-1")
def test_the_deck_has_106_cards_in_the_right_numbers() -> None:
    assert len(DECK) == 106
    counts = Counter(NAMES[kind] for kind in DECK)
    assert [counts[name] for name in ("25", "50", "75", "100", "200")] == [10, 10, 10, 12, 4]
    assert [counts[name] for name in ("red-light", "speed-limit", "empty-tank", "flat-tyre", "breakdown")] == [5, 4, 3, 3, 3]
    assert [counts[name] for name in ("green-light", "end-of-limit", "petrol", "spare-tyre", "repair")] == [14, 6, 6, 6, 6]
    assert [counts[name] for name in ("right-of-way", "tanker", "puncture-proof", "ace-driver")] == [1, 1, 1, 1]


@pytest.mark.clause("KM-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_six_cards_and_the_first_has_drawn(seats: int) -> None:
    state = _new(seats, 5)
    sizes = [len(state.hand(seat)) for seat in range(seats)]
    assert sorted(sizes) == [6] * (seats - 1) + [7]
    assert sizes[state.turn] == 7
    assert len(state.deck) - state.drawn == 106 - 6 * seats - 1
    assert state.material() == Counter(NAMES[kind] for kind in DECK), "every card must be dealt once"


@pytest.mark.clause("KM-1")
def test_the_shuffle_follows_the_seed_and_every_seat_may_be_first() -> None:
    assert _new(3, 7).position() == _new(3, 7).position()
    assert _new(3, 7, begins=1).position() != _new(3, 8, begins=1).position()
    assert {_new(3, seed).turn for seed in range(40)} == {0, 1, 2}
    for first in (1, 2, 3):
        assert {_new(3, seed, begins=first).turn for seed in range(10)} == {first - 1}


@pytest.mark.clause("KM-2")
def test_a_turn_is_one_card_drawn_and_one_thing_done() -> None:
    state = table([["100", "25"], []], pile=["75", "50"])
    state.play(0, "drive 100")
    assert len(hand(state, 0)) == 6 and hand(state, 1).count("75") == 1 and len(hand(state, 1)) == 7
    assert state.actors() == [1]
    assert refused(state, 0, "drive 25") == "KM-2"
    assert refused(state, 1, "drive 200") == "KM-2"
    state.play(1, "drive 75")
    assert state.actors() == [0] and "50" in hand(state, 0)


@pytest.mark.clause("KM-2")
def test_a_card_that_was_laid_is_gone_and_its_twin_is_still_there() -> None:
    state = table([["100", "75", "75"], []], pile=["25", "50", "25", "50"])
    state.play(0, "drive 100")
    state.play(1, "drive 25")
    assert refused(state, 0, "drive 100") == "KM-2" and not state.legal(0, "drive 100")
    state.play(0, "drive 75")
    state.play(1, "drive 25")
    assert state.legal(0, "drive 75") and hand(state, 0).count("75") == 1


@pytest.mark.clause("KM-2")
@pytest.mark.parametrize("number", [-1, 19, 59, 66])
def test_an_unknown_move_number_is_refused(number: int) -> None:
    refusal = table([[], []]).why_not(0, number)
    assert refusal is not None and refusal.clause == "KM-2"


@pytest.mark.clause("KM-3")
def test_nobody_drives_before_a_green_light() -> None:
    state = table([["100", "green-light"], []], [layout(), layout()])
    assert refused(state, 0, "drive 100") == "KM-3"
    state.play(0, "green")
    assert list(state.battle[0]) == [NAMES.index("green-light")]
    state.play(1, next(iter(moves(state, 1))))
    assert state.legal(0, "drive 100")


@pytest.mark.clause("KM-3", "KM-10")
def test_right_of_way_starts_without_a_green_light() -> None:
    state = table([["100", "right-of-way"], []], [layout(), layout()])
    state.play(0, "safety right-of-way")
    assert state.actors() == [0] and state.legal(0, "drive 100")
    state.play(0, "drive 100")
    assert list(state.km) == [100, 0]


@pytest.mark.clause("KM-3")
def test_no_other_safety_starts_the_car() -> None:
    others = layout(safeties=["tanker", "puncture-proof", "ace-driver"])
    state = table([["100", "green-light"], ["red-light"]], [others, layout()])
    assert not shown(state, 0)["rolling"]
    assert refused(state, 0, "drive 100") == "KM-3" and state.legal(0, "green")
    assert "red-light" not in shown(state, 0)["exposed_to"]


@pytest.mark.clause("KM-4", "KM-10")
def test_right_of_way_rolls_but_not_past_another_attack() -> None:
    free = layout(safeties=["right-of-way"])
    stopped = layout(battle=[*GREEN, "flat-tyre"], safeties=["right-of-way"])
    assert shown(table([[], []], [free, layout()]), 0)["rolling"]
    state = table([["100", "spare-tyre"], []], [stopped, layout()])
    assert not shown(state, 0)["rolling"]
    assert refused(state, 0, "drive 100") == "KM-4" and state.legal(0, "defend spare-tyre")


@pytest.mark.clause("KM-4")
@pytest.mark.parametrize("attack", STOPPERS)
def test_an_unanswered_attack_stops_the_car(attack: str) -> None:
    state = table([["100"], []], [layout(battle=[*GREEN, attack]), layout()])
    assert not state.rolling(0)
    assert refused(state, 0, "drive 100") == "KM-4"


@pytest.mark.clause("KM-4", "KM-8")
def test_for_singles_a_green_light_ever_laid_is_enough() -> None:
    state = table([["100"], []], [layout(battle=[*GREEN, "flat-tyre", "spare-tyre"]), layout()])
    assert state.rolling(0)
    assert state.legal(0, "drive 100")


@pytest.mark.clause("KM-5")
def test_under_a_limit_only_25_and_50() -> None:
    limited = layout(battle=GREEN, speed=["speed-limit"])
    state = table([["25", "50", "75", "100", "200"], []], [limited, layout()])
    assert moves(state, 0) & {f"drive {km}" for km in DISTANCES} == {"drive 25", "drive 50"}
    for distance in ("75", "100", "200"):
        assert refused(state, 0, f"drive {distance}") == "KM-5"
    freed = table([["75"], []], [layout(battle=GREEN, speed=["speed-limit", "end-of-limit"]), layout()])
    assert freed.legal(0, "drive 75")


@pytest.mark.clause("KM-5")
def test_a_second_limit_slows_down_like_the_first() -> None:
    again = layout(battle=GREEN, speed=["speed-limit", "end-of-limit", "speed-limit"])
    state = table([["25", "75", "end-of-limit"], []], [again, layout()])
    assert shown(state, 0)["limited"]
    assert moves(state, 0) == {"drive 25", "defend end-of-limit"}


@pytest.mark.clause("KM-5")
def test_only_right_of_way_lifts_a_speed_limit() -> None:
    limited = layout(battle=GREEN, speed=["speed-limit"], safeties=["tanker", "puncture-proof", "ace-driver"])
    assert refused(table([["75"], []], [limited, layout()]), 0, "drive 75") == "KM-5"


@pytest.mark.clause("KM-5", "KM-12")
def test_under_a_limit_the_goal_is_not_overshot_either() -> None:
    road = ["200", "200", *["100"] * 5, "75"]
    state = table([["25", "50"], []], [layout(road=road, battle=GREEN, speed=["speed-limit"]), layout()])
    assert state.legal(0, "drive 25") and refused(state, 0, "drive 50") == "KM-12"


@pytest.mark.clause("KM-6")
def test_a_third_200_is_refused() -> None:
    state = table([["200"], []], [layout(road=["200"], battle=GREEN), layout()])
    assert state.legal(0, "drive 200")
    state = table([["200", "100"], []], [layout(road=["200", "200"], battle=GREEN), layout()])
    assert refused(state, 0, "drive 200") == "KM-6"
    assert state.legal(0, "drive 100")


@pytest.mark.clause("KM-6")
def test_only_the_200s_on_the_own_road_count() -> None:
    for seat in (0, 1):
        state = table([["200"], ["200"]], [layout(road=["200"], battle=GREEN), layout(road=["200"], battle=GREEN)], turn=seat)
        assert state.legal(seat, "drive 200")


@pytest.mark.clause("KM-6")
def test_a_third_200_is_refused_even_where_it_would_just_reach_the_goal() -> None:
    state = table([["200"], []], [layout(road=["200", "200", "100", "100", "100", "100"], battle=GREEN), layout()])
    assert refused(state, 0, "drive 200") == "KM-6"


@pytest.mark.clause("KM-6")
def test_the_second_200_of_a_race_is_the_last() -> None:
    state = table([["200", "200"], []], [layout(road=["200"], battle=GREEN), layout(battle=GREEN)], pile=["25", "25"])
    state.play(0, "drive 200")
    state.play(1, "drive 25")
    assert refused(state, 0, "drive 200") == "KM-6"


@pytest.mark.clause("KM-2", "KM-4", "KM-12")
def test_a_refusal_names_whose_turn_it_is_what_stops_the_car_and_what_is_left() -> None:
    sides = [layout(road=["200"], battle=GREEN), layout(battle=[*GREEN, "red-light"])]
    state = table([["200"], ["100"]], sides, goal=350)
    too_far = state.why_not(0, GAME.parse("drive 200"))
    assert too_far is not None and too_far.reason.args == {"km": 200, "left": 150}
    too_early = state.why_not(1, GAME.parse("drive 100"))
    assert too_early is not None and too_early.reason.args == {"seat": 0}
    state = table([["200"], ["100"]], sides, turn=1)
    stopped = state.why_not(1, GAME.parse("drive 100"))
    assert stopped is not None and stopped.reason.args == {"card": "red-light"}
