"""KM-7 to KM-10: attacking, defending, safeties."""

import pytest

from spielkiste.games.thousand_km.material import NAMES
from tests.thousand_km.scenario import GREEN, can, do, hand, layout, moves, reason, refused, shown, table

STOPPERS = ("red-light", "empty-tank", "flat-tyre", "breakdown")
SAFETIES = ("right-of-way", "tanker", "puncture-proof", "ace-driver")


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


@pytest.mark.clause("KM-7")
def test_an_attack_costs_its_card_and_stops_one_victim_until_it_answers() -> None:
    state = table([["flat-tyre"], ["red-light", "breakdown"], ["spare-tyre", "25"]], pile=["50", "50"])
    do(state, 0, "attack 3 flat-tyre")
    do(state, 2, "pass")
    assert "flat-tyre" not in hand(state, 0) and len(hand(state, 0)) == 6
    assert [shown(state, side)["rolling"] for side in range(3)] == [True, True, False]
    assert refused(state, 1, "attack 3 breakdown") == "KM-7" and can(state, 1, "attack 1 breakdown")
    do(state, 1, "drive 50")
    assert refused(state, 2, "drive 25") == "KM-4"
    do(state, 2, "defend spare-tyre")
    assert shown(state, 2)["rolling"]


@pytest.mark.clause("KM-7")
def test_a_speed_limit_lies_before_its_victim_alone_and_on_what_lay_there() -> None:
    answered = ["speed-limit", "end-of-limit"]
    sides = [layout(battle=GREEN, speed=["speed-limit"]), layout(battle=GREEN, speed=answered), layout(battle=GREEN)]
    state = table([["speed-limit"], [], []], sides)
    do(state, 0, "attack 2 speed-limit")
    assert [shown(state, side)["speed"] for side in range(3)] == [["speed-limit"], [*answered, "speed-limit"], []]
    assert [shown(state, side)["limited"] for side in range(3)] == [True, True, False]


@pytest.mark.clause("KM-7")
def test_everybody_sees_who_can_be_attacked_with_what() -> None:
    sides = [
        layout(speed=["speed-limit"]),
        layout(battle=GREEN, safeties=["tanker"]),
        layout(battle=[*GREEN, "red-light"]),
        layout(battle=GREEN, safeties=["right-of-way"]),
    ]
    state = table([[], [], [], []], sides)
    assert [shown(state, side)["exposed_to"] for side in range(4)] == [
        [],
        ["red-light", "speed-limit", "flat-tyre", "breakdown"],
        ["speed-limit"],
        ["empty-tank", "flat-tyre", "breakdown"],
    ]


@pytest.mark.clause("KM-7")
def test_the_refusal_of_an_attack_says_what_is_in_the_way() -> None:
    sides = [
        layout(battle=GREEN),
        layout(battle=[*GREEN, "flat-tyre"], speed=["speed-limit"], safeties=["ace-driver"]),
        layout(battle=GREEN, safeties=["right-of-way"]),
    ]
    state = table([["red-light", "speed-limit", "breakdown"], [], []], sides)
    assert reason(state, 0, "attack 2 red-light") == "km-why-attacked-already"
    assert reason(state, 0, "attack 2 speed-limit") == "km-why-limited-already"
    assert reason(state, 0, "attack 2 breakdown") == reason(state, 0, "attack 3 speed-limit") == "km-why-prevented"
    assert reason(state, 0, "attack 1 red-light") == "km-why-own-side"
    assert reason(state, 0, "attack 4 red-light") == "km-why-nobody"
    assert reason(table([["red-light"], []], [layout(), layout()]), 0, "attack 2 red-light") == "km-why-not-rolling"
    before_oneself = state.why_not(0, NAMES.index("red-light"))
    assert before_oneself is not None and before_oneself.clause == "KM-7"


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
@pytest.mark.parametrize("safety", SAFETIES)
def test_a_safety_can_always_be_laid(safety: str) -> None:
    for battle in ([], GREEN, [*GREEN, "flat-tyre"], [*GREEN, "red-light"]):
        for speed in ([], ["speed-limit"]):
            state = table([[safety], []], [layout(battle=battle, speed=speed), layout()])
            assert can(state, 0, f"safety {safety}")


@pytest.mark.clause("KM-9")
def test_only_the_attack_goes_into_the_box_and_the_pile_below_stays() -> None:
    below = [*GREEN, "red-light", "green-light", "breakdown", "repair"]
    state = table([["puncture-proof"], []], [layout(battle=[*below, "flat-tyre"]), layout()], box=["25"])
    do(state, 0, "safety puncture-proof")
    assert shown(state, 0)["battle"] == below and shown(state, 0)["rolling"]
    assert state.view(1)["box"] == ["25", "flat-tyre"]


@pytest.mark.clause("KM-9")
def test_safeties_lie_side_by_side_before_their_owner_alone() -> None:
    sides = [layout(battle=GREEN, safeties=["tanker"]), layout(battle=GREEN, safeties=["ace-driver"])]
    state = table([["puncture-proof"], ["empty-tank", "flat-tyre", "breakdown"]], sides, pile=["25", "75"])
    do(state, 0, "safety puncture-proof")
    assert hand(state, 0).count("puncture-proof") == 0
    assert shown(state, 0)["safeties"] == ["tanker", "puncture-proof"] and shown(state, 1)["safeties"] == ["ace-driver"]
    do(state, 0, "drive 25")
    assert {move for move in moves(state, 1) if move.startswith("attack")} == {"attack 1 breakdown"}


@pytest.mark.clause("KM-9")
@pytest.mark.parametrize("safety", ["tanker", "ace-driver", "puncture-proof"])
def test_a_safety_lifts_nothing_but_its_own_attack(safety: str) -> None:
    other = "breakdown" if safety != "ace-driver" else "empty-tank"
    for attack in ("red-light", other):
        state = table([[safety], []], [layout(battle=[*GREEN, attack], speed=["speed-limit"]), layout()])
        do(state, 0, f"safety {safety}")
        assert shown(state, 0)["battle"] == [*GREEN, attack] and shown(state, 0)["limited"]
        assert state.view(None)["box"] == [] and state.actors() == [0]


@pytest.mark.clause("KM-10")
def test_right_of_way_lifts_red_light_and_limit_and_nothing_else() -> None:
    state = table([["right-of-way"], []], [layout(battle=[*GREEN, "red-light"], speed=["speed-limit"]), layout()])
    do(state, 0, "safety right-of-way")
    assert state.rolling(0) and not state.limited(0)
    assert sorted(NAMES[kind] for kind in state.box) == ["red-light", "speed-limit"]
    state = table([["right-of-way"], []], [layout(battle=[*GREEN, "flat-tyre"], speed=["speed-limit"]), layout()])
    do(state, 0, "safety right-of-way")
    assert not state.rolling(0) and not state.limited(0) and state.attack_on(0) == NAMES.index("flat-tyre")


@pytest.mark.clause("KM-10")
def test_right_of_way_takes_the_limit_and_leaves_the_cards_below() -> None:
    answered = ["speed-limit", "end-of-limit"]
    state = table([["right-of-way", "100"], []], [layout(battle=GREEN, speed=[*answered, "speed-limit"]), layout()])
    do(state, 0, "safety right-of-way")
    assert shown(state, 0)["speed"] == answered and not shown(state, 0)["limited"]
    assert state.view(None)["box"] == ["speed-limit"] and can(state, 0, "drive 100")
