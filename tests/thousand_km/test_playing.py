"""KM-1 to KM-12 and KM-15: dealing, driving, attacking, defending, discarding, the end."""

from collections import Counter

import pytest

import spielkiste
from spielkiste.games.thousand_km.material import COUNTS, DECK, DISTANCES, NAMES
from spielkiste.games.thousand_km.state import ThousandKm
from tests.thousand_km.scenario import GAME, GREEN, can, do, hand, layout, moves, refused, table

STOPPERS = ("red-light", "empty-tank", "flat-tyre", "breakdown")


def _new(seats: int, seed: int, **options: object) -> ThousandKm:
    state = spielkiste.new("thousand-km", seats, seed, **options)
    assert isinstance(state, ThousandKm)
    return state


@pytest.mark.clause("KM-1")
def test_the_deck_has_106_cards_in_the_right_numbers() -> None:
    assert len(DECK) == 106
    assert sum(COUNTS[:5]) == 46 and sum(COUNTS[5:10]) == 18 and sum(COUNTS[10:15]) == 38 and COUNTS[15:] == [1, 1, 1, 1]
    assert Counter(NAMES[kind] for kind in DECK)["green-light"] == 14
    assert Counter(NAMES[kind] for kind in DECK)["100"] == 12


@pytest.mark.clause("KM-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_six_and_the_first_has_drawn(seats: int) -> None:
    state = _new(seats, 5)
    sizes = [len(state.hand(seat)) for seat in range(seats)]
    assert sorted(sizes) == [6] * (seats - 1) + [7]
    assert sizes[state.turn] == 7
    assert len(state.deck) - state.drawn == 106 - 6 * seats - 1


@pytest.mark.clause("KM-1")
def test_the_shuffle_follows_the_seed_and_every_seat_may_be_first() -> None:
    assert _new(3, 7).position() == _new(3, 7).position()
    assert _new(3, 7).position() != _new(3, 8).position()
    assert {_new(3, seed).turn for seed in range(40)} == {0, 1, 2}
    assert {_new(3, seed, begins=2).turn for seed in range(10)} == {1}


@pytest.mark.clause("KM-2")
def test_a_turn_is_one_card_drawn_and_one_thing_done() -> None:
    state = table([["100", "25"], []], pile=["75", "50"])
    do(state, 0, "drive 100")
    assert len(hand(state, 0)) == 6 and hand(state, 1).count("75") == 1 and len(hand(state, 1)) == 7
    assert state.actors() == [1]
    assert refused(state, 0, "drive 25") == "KM-2"
    assert refused(state, 1, "drive 200") == "KM-2"
    do(state, 1, "drive 75")
    assert state.actors() == [0] and "50" in hand(state, 0)


@pytest.mark.clause("KM-3")
def test_nobody_drives_before_a_green_light() -> None:
    state = table([["100", "green-light"], []], [layout(), layout()])
    assert refused(state, 0, "drive 100") == "KM-3"
    do(state, 0, "green")
    assert state.battle[0] == (NAMES.index("green-light"),)
    do(state, 1, next(iter(moves(state, 1))))
    assert can(state, 0, "drive 100")


@pytest.mark.clause("KM-3", "KM-10")
def test_right_of_way_starts_without_a_green_light() -> None:
    state = table([["100", "right-of-way"], []], [layout(), layout()])
    do(state, 0, "safety right-of-way")
    assert state.actors() == [0] and can(state, 0, "drive 100")
    do(state, 0, "drive 100")
    assert state.km == [100, 0]


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
    assert can(state, 0, "drive 100")


@pytest.mark.clause("KM-5")
def test_under_a_limit_only_25_and_50() -> None:
    limited = layout(battle=GREEN, speed=["speed-limit"])
    state = table([["25", "50", "75", "100", "200"], []], [limited, layout()])
    assert moves(state, 0) & {f"drive {km}" for km in DISTANCES} == {"drive 25", "drive 50"}
    for distance in ("75", "100", "200"):
        assert refused(state, 0, f"drive {distance}") == "KM-5"
    freed = table([["75"], []], [layout(battle=GREEN, speed=["speed-limit", "end-of-limit"]), layout()])
    assert can(freed, 0, "drive 75")


@pytest.mark.clause("KM-6")
def test_a_third_200_is_refused() -> None:
    state = table([["200"], []], [layout(road=["200"], battle=GREEN), layout()])
    assert can(state, 0, "drive 200")
    state = table([["200", "100"], []], [layout(road=["200", "200"], battle=GREEN), layout()])
    assert refused(state, 0, "drive 200") == "KM-6"
    assert can(state, 0, "drive 100")


@pytest.mark.clause("KM-7")
@pytest.mark.parametrize("attack", STOPPERS)
def test_a_stopping_attack_needs_a_victim_who_rolls(attack: str) -> None:
    state = table([[attack], [], []], [layout(), layout(battle=GREEN), layout()])
    assert can(state, 0, f"attack 2 {attack}"), "also from somebody who has not started"
    assert refused(state, 0, f"attack 3 {attack}") == "KM-7"
    assert refused(state, 0, f"attack 1 {attack}") == "KM-7"
    assert refused(state, 0, f"attack 4 {attack}") == "KM-7"
    do(state, 0, f"attack 2 {attack}")
    assert state.attack_on(1) == NAMES.index(attack)


@pytest.mark.clause("KM-7")
def test_who_rolls_after_a_repair_or_by_right_of_way_can_be_attacked() -> None:
    repaired = layout(battle=[*GREEN, "breakdown", "repair"])
    free = layout(safeties=["right-of-way"])
    state = table([["flat-tyre", "red-light"], [], []], [layout(), repaired, free])
    assert can(state, 0, "attack 2 flat-tyre") and can(state, 0, "attack 3 flat-tyre")
    assert can(state, 0, "attack 2 red-light")
    assert refused(state, 0, "attack 3 red-light") == "KM-7"


@pytest.mark.clause("KM-7")
def test_a_speed_limit_goes_on_anybody_at_any_time_beside_an_attack() -> None:
    stopped = layout(battle=[*GREEN, "flat-tyre"])
    state = table([["speed-limit"], [], []], [layout(battle=[*GREEN, "red-light"]), layout(), stopped])
    assert can(state, 0, "attack 2 speed-limit") and can(state, 0, "attack 3 speed-limit")
    do(state, 0, "attack 3 speed-limit")
    assert state.limited(2) and state.attack_on(2) == NAMES.index("flat-tyre")


@pytest.mark.clause("KM-7")
def test_one_unanswered_attack_on_each_pile() -> None:
    victim = layout(battle=[*GREEN, "flat-tyre"], speed=["speed-limit"])
    state = table([["breakdown", "speed-limit"], []], [layout(battle=GREEN), victim])
    assert refused(state, 0, "attack 2 breakdown") == "KM-7"
    assert refused(state, 0, "attack 2 speed-limit") == "KM-7"


@pytest.mark.clause("KM-7", "KM-9")
@pytest.mark.parametrize(
    ("safety", "attack"),
    [
        ("right-of-way", "red-light"),
        ("right-of-way", "speed-limit"),
        ("tanker", "empty-tank"),
        ("puncture-proof", "flat-tyre"),
        ("ace-driver", "breakdown"),
    ],
)
def test_a_safety_rules_its_attack_out_and_no_other(safety: str, attack: str) -> None:
    victim = layout(battle=GREEN, safeties=[safety])
    others = [name for name in (*STOPPERS, "speed-limit") if name != attack]
    state = table([[attack, *others], []], [layout(), victim])
    assert refused(state, 0, f"attack 2 {attack}") == "KM-7"
    for other in others:
        assert can(state, 0, f"attack 2 {other}") == (safety != "right-of-way" or other not in ("red-light", "speed-limit"))


@pytest.mark.clause("KM-8")
@pytest.mark.parametrize(
    ("attack", "defence"),
    [("empty-tank", "petrol"), ("flat-tyre", "spare-tyre"), ("breakdown", "repair"), ("red-light", "green-light")],
)
def test_the_matching_defence_and_no_other_answers(attack: str, defence: str) -> None:
    state = table([["100", "petrol", "spare-tyre", "repair", "green-light"], []], [layout(battle=[*GREEN, attack]), layout()])
    answer = "green" if defence == "green-light" else f"defend {defence}"
    laid = {move for move in moves(state, 0) if move.startswith("defend") or move == "green"}
    assert laid == {answer}
    do(state, 0, answer)
    assert [NAMES[kind] for kind in state.battle[0]] == ["green-light", attack, defence], "both stay"
    assert state.rolling(0)


@pytest.mark.clause("KM-8")
def test_the_end_of_a_limit_goes_on_the_speed_pile() -> None:
    state = table([["end-of-limit"], []], [layout(battle=GREEN, speed=["speed-limit"]), layout()])
    do(state, 0, "defend end-of-limit")
    assert [NAMES[kind] for kind in state.speed[0]] == ["speed-limit", "end-of-limit"] and not state.limited(0)
    state = table([["end-of-limit"], []])
    assert refused(state, 0, "defend end-of-limit") == "KM-8"


@pytest.mark.clause("KM-9")
def test_a_safety_lifts_the_attack_and_gives_another_turn() -> None:
    state = table([["puncture-proof", "100"], []], [layout(battle=[*GREEN, "flat-tyre"]), layout()], pile=["75"])
    do(state, 0, "safety puncture-proof")
    assert state.actors() == [0] and "75" in hand(state, 0) and len(hand(state, 0)) == 7
    assert [NAMES[kind] for kind in state.battle[0]] == GREEN and [NAMES[kind] for kind in state.box] == ["flat-tyre"]
    assert state.sideways == 0
    do(state, 0, "drive 100")
    assert state.actors() == [1]


@pytest.mark.clause("KM-9")
def test_a_safety_can_always_be_laid() -> None:
    for battle in ([], GREEN, [*GREEN, "flat-tyre"], [*GREEN, "red-light"]):
        state = table([["tanker"], []], [layout(battle=battle), layout()])
        assert can(state, 0, "safety tanker")


@pytest.mark.clause("KM-10")
def test_right_of_way_lifts_red_light_and_limit_and_nothing_else() -> None:
    state = table([["right-of-way"], []], [layout(battle=[*GREEN, "red-light"], speed=["speed-limit"]), layout()])
    do(state, 0, "safety right-of-way")
    assert state.rolling(0) and not state.limited(0)
    assert sorted(NAMES[kind] for kind in state.box) == ["red-light", "speed-limit"]
    state = table([["right-of-way"], []], [layout(battle=[*GREEN, "flat-tyre"], speed=["speed-limit"]), layout()])
    do(state, 0, "safety right-of-way")
    assert not state.rolling(0) and not state.limited(0) and state.attack_on(0) == NAMES.index("flat-tyre")


@pytest.mark.clause("KM-11")
def test_discarding_is_only_for_those_who_can_lay_nothing() -> None:
    state = table([["petrol", "25"], []])
    assert refused(state, 0, "discard petrol") == "KM-11"
    state = table([["petrol", "200"], []], [layout(), layout()])
    assert can(state, 0, "discard petrol") and can(state, 0, "discard 200")
    before = len(hand(state, 0))
    do(state, 0, "discard 200")
    assert len(hand(state, 0)) == before - 1
    assert state.view(1)["box"] == ["200"], "open to all"


@pytest.mark.clause("KM-11")
def test_a_green_light_while_rolling_cannot_be_laid_and_does_not_forbid_discarding() -> None:
    state = table([["green-light", "petrol"], []])
    assert refused(state, 0, "green") == "KM-11"
    assert can(state, 0, "discard green-light")


@pytest.mark.clause("KM-11")
def test_an_attack_that_fits_somebody_forbids_discarding() -> None:
    state = table([["flat-tyre"], []], [layout(), layout(battle=GREEN)])
    assert refused(state, 0, "discard flat-tyre") == "KM-11"


@pytest.mark.clause("KM-11")
def test_the_house_rules_for_discarding() -> None:
    hands = [["tanker", "petrol"], []]
    assert moves(table(hands, [layout(), layout()]), 0) == {"safety tanker"}
    assert {"safety tanker", "discard tanker", "discard petrol"} <= moves(
        table(hands, [layout(), layout()], discard="safeties_may_wait"), 0
    )
    waiting = table([["tanker", "25"], []], discard="safeties_may_wait")
    assert refused(waiting, 0, "discard tanker") == "KM-11"
    free = table([["tanker", "25"], []], discard="any_time")
    assert {"drive 25", "discard 25", "discard tanker"} <= moves(free, 0)


@pytest.mark.clause("KM-12")
def test_the_goal_must_be_met_exactly() -> None:
    road = ["200", "200", "100", "100", "100", "100", "100"]
    state = table([["75", "100", "200"], []], [layout(road=[*road, "25"], battle=GREEN), layout()])
    assert state.km[0] == 925
    assert refused(state, 0, "drive 100") == "KM-12" and refused(state, 0, "drive 200") == "KM-12"
    do(state, 0, "drive 75")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0] and outcome.clause == "KM-12" and outcome.scores == [1000, 0]
    assert state.actors() == [] and state.moves(1) == []
    assert refused(state, 1, "drive 25") == "KM-12"


@pytest.mark.clause("KM-12")
def test_a_shorter_goal() -> None:
    state = table([["100", "200"], []], [layout(road=["200", "100"], battle=GREEN), layout()], goal=400)
    assert refused(state, 0, "drive 200") == "KM-12"
    do(state, 0, "drive 100")
    assert state.outcome() is not None
    with pytest.raises(spielkiste.SpielkisteError, match="goal"):
        GAME.new(2, 0, {"goal": 310})


@pytest.mark.clause("KM-15")
def test_the_race_ends_when_a_card_must_be_drawn_and_there_is_none() -> None:
    sides = [layout(road=["100"], battle=GREEN), layout(road=["100", "75"], battle=GREEN), layout(battle=GREEN)]
    state = table([["25"], ["25"], []], sides, pile=["50"], rest_in_box=True)
    do(state, 0, "drive 25")
    assert state.outcome() is None, "the last card drawn is still played out"
    do(state, 1, "drive 50")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "KM-15" and outcome.winners == [1] and outcome.scores == [125, 225, 0]


@pytest.mark.clause("KM-15")
def test_equal_distances_share_the_victory() -> None:
    sides = [layout(road=["75"], battle=GREEN), layout(road=["100"], battle=GREEN)]
    state = table([["25"], []], sides, rest_in_box=True)
    do(state, 0, "drive 25")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0, 1]


@pytest.mark.clause("KM-9", "KM-15")
def test_a_safety_laid_with_an_empty_pile_ends_the_race() -> None:
    state = table([["tanker"], []], [layout(road=["25"], battle=GREEN), layout()], rest_in_box=True)
    do(state, 0, "safety tanker")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "KM-15"
