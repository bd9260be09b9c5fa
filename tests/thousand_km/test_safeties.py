"""Test safeties (KM-9, KM-10)."""

import pytest

from spielkiste.games.thousand_km.material import NAMES
from tests.thousand_km.scenario import GREEN, hand, layout, moves, refused, shown, table

STOPPERS = ("red-light", "empty-tank", "flat-tyre", "breakdown")
SAFETIES = ("right-of-way", "tanker", "puncture-proof", "ace-driver")


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
        assert state.legal(0, f"attack 2 {other}") == (safety != "right-of-way" or other not in ("red-light", "speed-limit"))


@pytest.mark.clause("KM-7", "KM-9", "KM-10")
@pytest.mark.parametrize("safety", SAFETIES)
def test_a_safety_laid_ahead_of_any_attack_works_at_once(safety: str) -> None:
    """Nothing else happens on that side in between: the cached values have to change with the safety itself."""
    attacks = {"right-of-way": ["red-light", "speed-limit"], "tanker": ["empty-tank"], "puncture-proof": ["flat-tyre"]}
    prevented = attacks.get(safety, ["breakdown"])
    everything = ["red-light", "speed-limit", "empty-tank", "flat-tyre", "breakdown"]
    state = table([[safety], everything], pile=["75", "75"], discard="any_time")
    state.play(0, f"safety {safety}")
    left = [attack for attack in everything if attack not in prevented]
    assert shown(state, 0)["exposed_to"] == left
    assert shown(state, 0)["sheltered"] == dict.fromkeys(prevented, safety)
    state.play(0, "discard 75")
    assert {move for move in moves(state, 1) if move.startswith("attack")} == {f"attack 1 {attack}" for attack in left}


@pytest.mark.clause("KM-3", "KM-10")
def test_right_of_way_laid_before_the_start_makes_a_target_at_once() -> None:
    state = table([["right-of-way", "100"], ["flat-tyre"]], [layout(), layout()], pile=["75", "75"], discard="any_time")
    state.play(0, "safety right-of-way")
    assert shown(state, 0)["rolling"] and state.legal(0, "drive 100") and state.legal(0, "drive 75")
    state.play(0, "discard 75")
    assert state.legal(1, "attack 1 flat-tyre")


@pytest.mark.clause("KM-9")
def test_a_safety_lifts_the_attack_and_gives_another_turn() -> None:
    state = table([["puncture-proof", "100"], []], [layout(battle=[*GREEN, "flat-tyre"]), layout()], pile=["75"])
    state.play(0, "safety puncture-proof")
    assert state.actors() == [0] and "75" in hand(state, 0) and len(hand(state, 0)) == 7
    assert [NAMES[kind] for kind in state.battle[0]] == GREEN and [NAMES[kind] for kind in state.box] == ["flat-tyre"]
    assert state.sideways == 0
    state.play(0, "drive 100")
    assert state.actors() == [1]


@pytest.mark.clause("KM-9")
@pytest.mark.parametrize("safety", SAFETIES)
def test_a_safety_can_always_be_laid(safety: str) -> None:
    for battle in ([], GREEN, [*GREEN, "flat-tyre"], [*GREEN, "red-light"]):
        for speed in ([], ["speed-limit"]):
            state = table([[safety], []], [layout(battle=battle, speed=speed), layout()])
            assert state.legal(0, f"safety {safety}")


@pytest.mark.clause("KM-9")
def test_only_the_attack_goes_into_the_box_and_the_pile_below_stays() -> None:
    below = [*GREEN, "red-light", "green-light", "breakdown", "repair"]
    state = table([["puncture-proof"], []], [layout(battle=[*below, "flat-tyre"]), layout()], box=["25"])
    state.play(0, "safety puncture-proof")
    assert shown(state, 0)["battle"] == below and shown(state, 0)["rolling"]
    assert state.view(1)["box"] == ["25", "flat-tyre"]


@pytest.mark.clause("KM-9")
def test_safeties_lie_side_by_side_before_their_owner_alone() -> None:
    sides = [layout(battle=GREEN, safeties=["tanker"]), layout(battle=GREEN, safeties=["ace-driver"])]
    state = table([["puncture-proof"], ["empty-tank", "flat-tyre", "breakdown"]], sides, pile=["25", "75"])
    state.play(0, "safety puncture-proof")
    assert hand(state, 0).count("puncture-proof") == 0
    assert shown(state, 0)["safeties"] == ["tanker", "puncture-proof"] and shown(state, 1)["safeties"] == ["ace-driver"]
    state.play(0, "drive 25")
    assert {move for move in moves(state, 1) if move.startswith("attack")} == {"attack 1 breakdown"}


@pytest.mark.clause("KM-9")
@pytest.mark.parametrize("safety", ["tanker", "ace-driver", "puncture-proof"])
def test_a_safety_lifts_only_its_own_attack(safety: str) -> None:
    other = "breakdown" if safety != "ace-driver" else "empty-tank"
    for attack in ("red-light", other):
        state = table([[safety], []], [layout(battle=[*GREEN, attack], speed=["speed-limit"]), layout()])
        state.play(0, f"safety {safety}")
        assert shown(state, 0)["battle"] == [*GREEN, attack] and shown(state, 0)["limited"]
        assert state.view(None)["box"] == [] and state.actors() == [0]


@pytest.mark.clause("KM-10")
def test_right_of_way_lifts_red_light_and_limit() -> None:
    state = table([["right-of-way"], []], [layout(battle=[*GREEN, "red-light"], speed=["speed-limit"]), layout()])
    state.play(0, "safety right-of-way")
    assert state.rolling(0) and not state.limited(0)
    assert sorted(NAMES[kind] for kind in state.box) == ["red-light", "speed-limit"]


@pytest.mark.clause("KM-10")
@pytest.mark.parametrize("attack", ["empty-tank", "flat-tyre", "breakdown"])
def test_right_of_way_lifts_no_other_attack(attack: str) -> None:
    sides = [layout(battle=[*GREEN, attack], speed=["speed-limit"]), layout()]
    state = table([["right-of-way", "100"], []], sides)
    state.play(0, "safety right-of-way")
    assert shown(state, 0)["battle"] == [*GREEN, attack] and shown(state, 0)["stopped_by"] == attack
    assert not shown(state, 0)["rolling"] and not shown(state, 0)["limited"]
    assert state.view(None)["box"] == ["speed-limit"] and refused(state, 0, "drive 100") == "KM-4"


@pytest.mark.clause("KM-10")
def test_right_of_way_takes_the_limit_and_leaves_the_cards_below() -> None:
    answered = ["speed-limit", "end-of-limit"]
    state = table([["right-of-way", "100"], []], [layout(battle=GREEN, speed=[*answered, "speed-limit"]), layout()])
    state.play(0, "safety right-of-way")
    assert shown(state, 0)["speed"] == answered and not shown(state, 0)["limited"]
    assert state.view(None)["box"] == ["speed-limit"] and state.legal(0, "drive 100")
