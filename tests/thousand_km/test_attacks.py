"""Test attacking and defending (KM-7, KM-8)."""

import pytest

from spielkiste.games.thousand_km.material import NAMES
from tests.thousand_km.scenario import GREEN, hand, layout, moves, reason, refused, shown, table

STOPPERS = ("red-light", "empty-tank", "flat-tyre", "breakdown")


@pytest.mark.clause("KM-7")
@pytest.mark.parametrize("attack", STOPPERS)
def test_a_stopping_attack_needs_a_victim_who_rolls(attack: str) -> None:
    state = table([[attack], [], []], [layout(), layout(battle=GREEN), layout()])
    assert state.legal(0, f"attack 2 {attack}"), "a player who has not started may attack, too"
    assert refused(state, 0, f"attack 3 {attack}") == "KM-7"
    assert refused(state, 0, f"attack 1 {attack}") == "KM-7"
    assert refused(state, 0, f"attack 4 {attack}") == "KM-7"
    state.play(0, f"attack 2 {attack}")
    assert state.attack_on(1) == NAMES.index(attack)


@pytest.mark.clause("KM-7")
def test_a_car_that_rolls_after_a_repair_or_by_right_of_way_can_be_attacked() -> None:
    repaired = layout(battle=[*GREEN, "breakdown", "repair"])
    free = layout(safeties=["right-of-way"])
    state = table([["flat-tyre", "red-light"], [], []], [layout(), repaired, free])
    assert state.legal(0, "attack 2 flat-tyre") and state.legal(0, "attack 3 flat-tyre")
    assert state.legal(0, "attack 2 red-light")
    assert refused(state, 0, "attack 3 red-light") == "KM-7"


@pytest.mark.clause("KM-7")
def test_a_speed_limit_can_be_played_at_any_time_beside_an_attack() -> None:
    stopped = layout(battle=[*GREEN, "flat-tyre"])
    state = table([["speed-limit"], [], []], [layout(battle=[*GREEN, "red-light"]), layout(), stopped])
    assert state.legal(0, "attack 2 speed-limit") and state.legal(0, "attack 3 speed-limit")
    state.play(0, "attack 3 speed-limit")
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
    state.play(0, "attack 3 flat-tyre")
    state.play(2, "pass")
    assert "flat-tyre" not in hand(state, 0) and len(hand(state, 0)) == 6
    assert [shown(state, side)["rolling"] for side in range(3)] == [True, True, False]
    assert refused(state, 1, "attack 3 breakdown") == "KM-7" and state.legal(1, "attack 1 breakdown")
    state.play(1, "drive 50")
    assert refused(state, 2, "drive 25") == "KM-4"
    state.play(2, "defend spare-tyre")
    assert shown(state, 2)["rolling"]


@pytest.mark.clause("KM-7")
def test_a_speed_limit_lies_before_its_victim_alone_and_on_what_lay_there() -> None:
    answered = ["speed-limit", "end-of-limit"]
    sides = [layout(battle=GREEN, speed=["speed-limit"]), layout(battle=GREEN, speed=answered), layout(battle=GREEN)]
    state = table([["speed-limit"], [], []], sides)
    state.play(0, "attack 2 speed-limit")
    assert [shown(state, side)["speed"] for side in range(3)] == [["speed-limit"], [*answered, "speed-limit"], []]
    assert [shown(state, side)["limited"] for side in range(3)] == [True, True, False]


@pytest.mark.clause("KM-7")
def test_possible_attacks_are_public() -> None:
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


@pytest.mark.clause("KM-7", "KM-17")
def test_protections_are_public_and_agree_with_refusals() -> None:
    attacks = ["red-light", "speed-limit", "empty-tank", "flat-tyre", "breakdown"]
    sides = [
        layout(battle=GREEN),
        layout(battle=[*GREEN, "flat-tyre"], speed=["speed-limit"], safeties=["ace-driver"]),
        layout(safeties=["tanker"]),
        layout(battle=[*GREEN, "breakdown", "repair"], safeties=["right-of-way"]),
    ]
    state = table([attacks, [], [], []], sides)
    assert [shown(state, side)["sheltered"] for side in range(4)] == [
        {},
        {
            "red-light": "stopped",
            "speed-limit": "limited",
            "empty-tank": "stopped",
            "flat-tyre": "stopped",
            "breakdown": "ace-driver",
        },
        {"red-light": "waiting", "empty-tank": "tanker", "flat-tyre": "waiting", "breakdown": "waiting"},
        {"red-light": "right-of-way", "speed-limit": "right-of-way"},
    ]
    assert [shown(state, side)["stopped_by"] for side in range(4)] == [None, "flat-tyre", None, None]
    keys = {"stopped": "km-why-attacked-already", "limited": "km-why-limited-already", "waiting": "km-why-not-rolling"}
    for side in range(1, 4):
        for attack in attacks:
            why = shown(state, side)["sheltered"].get(attack)
            assert state.legal(0, f"attack {side + 1} {attack}") == (why is None)
            if why is not None:
                assert reason(state, 0, f"attack {side + 1} {attack}") == keys.get(why, "km-why-prevented")
    team = table([attacks, [], [], []], [layout(), layout(battle=[*GREEN, "breakdown", "repair"])], teams=True)
    assert shown(team, 1)["sheltered"] == dict.fromkeys(["red-light", "empty-tank", "flat-tyre", "breakdown"], "waiting")
    assert reason(team, 0, "attack 2 flat-tyre") == "km-why-team-stands"


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
    state.play(0, answer)
    assert [NAMES[kind] for kind in state.battle[0]] == ["green-light", attack, defence], "both cards must stay"
    assert state.rolling(0)


@pytest.mark.clause("KM-8")
def test_the_end_of_a_limit_goes_on_the_speed_pile() -> None:
    state = table([["end-of-limit"], []], [layout(battle=GREEN, speed=["speed-limit"]), layout()])
    state.play(0, "defend end-of-limit")
    assert [NAMES[kind] for kind in state.speed[0]] == ["speed-limit", "end-of-limit"] and not state.limited(0)
    state = table([["end-of-limit"], []])
    assert refused(state, 0, "defend end-of-limit") == "KM-8"


@pytest.mark.clause("KM-3", "KM-8", "KM-17")
def test_the_missing_card_is_public() -> None:
    sides = [layout(), *(layout(battle=[*GREEN, attack]) for attack in STOPPERS[:3])]
    state = table([[], [], [], []], sides)
    assert [shown(state, side)["needs"] for side in range(4)] == ["green-light", "green-light", "petrol", "spare-tyre"]
    rolling = layout(battle=GREEN, speed=["speed-limit"])
    state = table([[], []], [rolling, layout(safeties=["right-of-way"])])
    assert [shown(state, side)["needs"] for side in range(2)] == [None, None]
    assert [shown(state, side)["speed_needs"] for side in range(2)] == ["end-of-limit", None]
    # A team needs two cards: a repair, and then a green light.
    team = table([["repair"], [], [], []], [layout(battle=[*GREEN, "breakdown"]), layout(battle=GREEN)], teams=True)
    assert [shown(team, side)["needs"] for side in range(2)] == ["repair", None]
    team.play(0, "defend repair")
    assert [shown(team, side)["needs"] for side in range(2)] == ["green-light", None]
