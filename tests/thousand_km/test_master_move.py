"""KM-13, KM-14, KM-18: the master move, and that asking for it tells nothing."""

import json

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.thousand_km.material import NAMES
from spielkiste.games.thousand_km.state import ThousandKm
from tests.thousand_km.scenario import GAME, GREEN, can, do, hand, layout, moves, refused, table

PAIRS = [
    ("red-light", "right-of-way"),
    ("speed-limit", "right-of-way"),
    ("empty-tank", "tanker"),
    ("flat-tyre", "puncture-proof"),
    ("breakdown", "ace-driver"),
]


@pytest.mark.clause("KM-13")
@pytest.mark.parametrize(("attack", "safety"), PAIRS)
def test_the_safety_answers_out_of_turn(attack: str, safety: str) -> None:
    state = table([[attack], [], [safety, "100"], []], pile=["25", "50", "75"])
    do(state, 0, f"attack 3 {attack}")
    assert state.actors() == [2] and moves(state, 2) == {f"master {safety}", "pass"}
    do(state, 2, f"master {safety}")
    assert [NAMES[kind] for kind in state.battle[2]] == GREEN and not state.limited(2)
    assert [NAMES[kind] for kind in state.box] == [attack]
    side = state._side_view(2)
    assert side["safeties"] == [safety] and side["sideways"] == [safety]
    assert {"25", "50"} <= set(hand(state, 2)) and len(hand(state, 2)) == 7, "one card for the safety, one for the turn"
    assert state.actors() == [2]
    do(state, 2, "drive 100")
    assert state.actors() == [3], "the left neighbour is next, who sat between is skipped"


@pytest.mark.clause("KM-13")
def test_right_of_way_lifts_an_older_attack_as_well() -> None:
    victim = layout(battle=[*GREEN, "red-light"])
    state = table([["speed-limit"], ["right-of-way"]], [layout(), victim])
    do(state, 0, "attack 2 speed-limit")
    do(state, 1, "master right-of-way")
    assert state.rolling(1) and not state.limited(1)
    assert sorted(NAMES[kind] for kind in state.box) == ["red-light", "speed-limit"]


@pytest.mark.clause("KM-13")
def test_other_safeties_do_not_help() -> None:
    state = table([["flat-tyre"], ["tanker"]])
    do(state, 0, "attack 2 flat-tyre")
    assert moves(state, 1) == {"pass"}
    assert refused(state, 1, "master tanker") == "KM-13"
    assert refused(state, 1, "master puncture-proof") == "KM-13"


@pytest.mark.clause("KM-13")
def test_later_it_is_no_master_move_any_more() -> None:
    state = table([["flat-tyre"], ["puncture-proof"]])
    do(state, 0, "attack 2 flat-tyre")
    do(state, 1, "pass")
    assert state.actors() == [1] and refused(state, 1, "master puncture-proof") == "KM-13"
    do(state, 1, "safety puncture-proof")
    assert state.sideways == 0


@pytest.mark.clause("KM-13", "KM-15")
def test_with_an_empty_pile_the_master_move_draws_nothing_and_the_race_ends() -> None:
    state = table([["flat-tyre"], ["puncture-proof"]], rest_in_box=True)
    before = len(hand(state, 1))
    do(state, 0, "attack 2 flat-tyre")
    do(state, 1, "master puncture-proof")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "KM-15" and len(hand(state, 1)) == before - 1


@pytest.mark.clause("KM-13", "KM-15")
def test_with_one_card_left_it_is_drawn_for_the_safety_and_then_the_race_ends() -> None:
    state = table([["flat-tyre"], ["puncture-proof"]], pile=["25"], rest_in_box=True)
    do(state, 0, "attack 2 flat-tyre")
    do(state, 1, "master puncture-proof")
    assert "25" in hand(state, 1) and state.outcome() is not None


@pytest.mark.clause("KM-14")
def test_nobody_goes_on_before_the_answer() -> None:
    state = table([["flat-tyre", "25"], [], []])
    pile = len(state.deck) - state.drawn
    do(state, 0, "attack 3 flat-tyre")
    assert state.actors() == [2] and len(state.deck) - state.drawn == pile
    assert refused(state, 1, "pass") == "KM-14" and refused(state, 0, "drive 25") == "KM-14"
    assert refused(state, 2, "drive 25") == "KM-14"
    do(state, 2, "pass")
    assert state.actors() == [1] and len(state.deck) - state.drawn == pile - 1


@pytest.mark.clause("KM-14")
@pytest.mark.parametrize("attack", [attack for attack, _ in PAIRS])
def test_the_question_is_put_whatever_the_victim_holds(attack: str) -> None:
    safety = dict(PAIRS)[attack]
    for holder in ([], [safety]):
        state = table([[attack], holder, []])
        do(state, 0, f"attack 2 {attack}")
        assert state.awaited() == [1]
    attacker_holds_it = table([[attack, safety], [], []])
    do(attacker_holds_it, 0, f"attack 2 {attack}")
    assert attacker_holds_it.awaited() == [1]


@pytest.mark.clause("KM-14")
def test_no_question_when_all_see_that_the_safety_is_gone() -> None:
    elsewhere = [layout(battle=GREEN), layout(battle=GREEN), layout(safeties=["puncture-proof"])]
    state = table([["flat-tyre"], [], []], elsewhere)
    do(state, 0, "attack 2 flat-tyre")
    assert state.actors() == [1] and state.view(1)["phase"] == "turn"
    state = table([["flat-tyre"], [], []], box=["puncture-proof"])
    do(state, 0, "attack 2 flat-tyre")
    assert state.actors() == [1] and state.view(1)["phase"] == "turn"


@pytest.mark.clause("KM-14")
@pytest.mark.parametrize("viewer", [0, 2, 3, None])
def test_neither_view_nor_story_tells_whether_the_victim_could(viewer: int | None) -> None:
    """The same play with and without the safety in the victim's hand looks the same to everybody else."""
    seen = []
    for in_hand, on_the_pile in (("tanker", "petrol"), ("petrol", "tanker")):
        state = table([["empty-tank"], [in_hand], [], []], pile=["25", "75", on_the_pile])
        state.story = []
        do(state, 0, "attack 2 empty-tank")
        told = [event.seen_by(viewer).json() for event in state.story]
        before = (json.dumps(state.view(viewer)), state.awaited(), told)
        do(state, 1, "pass")
        told = [event.seen_by(viewer).json() for event in state.story]
        seen.append((before, json.dumps(state.view(viewer)), told))
    assert seen[0] == seen[1]


def _attacked_team() -> ThousandKm:
    return table([["flat-tyre"], [], [], ["puncture-proof"]], teams=True)


@pytest.mark.clause("KM-18")
def test_either_partner_may_answer() -> None:
    state = _attacked_team()
    do(state, 0, "attack 2 flat-tyre")
    assert state.actors() == [1, 3]
    assert moves(state, 1) == {"pass"} and can(state, 3, "master puncture-proof")
    do(state, 3, "master puncture-proof")
    assert state.actors() == [3]
    do(state, 3, sorted(moves(state, 3))[0])
    assert state.actors() == [0]


@pytest.mark.clause("KM-14", "KM-18")
def test_both_partners_must_have_passed_and_nobody_sees_who_has() -> None:
    state = _attacked_team()
    do(state, 0, "attack 2 flat-tyre")
    before = [json.dumps(state.view(seat)) for seat in (0, 2, 3, None)]
    do(state, 1, "pass")
    assert state.actors() == [3] and state.awaited() == [1, 3]
    assert [json.dumps(state.view(seat)) for seat in (0, 2, 3, None)] == before
    assert state.moves(1) == []
    do(state, 3, "pass")
    assert state.actors() == [1]


@pytest.mark.clause("KM-14")
def test_an_imagined_world_does_not_know_who_has_answered() -> None:
    state = _attacked_team()
    do(state, 0, "attack 2 flat-tyre")
    do(state, 1, "pass")
    assert state.imagine(1, Rng(1)).actors() == [3]
    assert state.imagine(3, Rng(1)).actors() == [1, 3]
    assert state.imagine(0, Rng(1)).actors() == [1, 3]


def test_the_passing_move_has_a_name() -> None:
    assert GAME.notation(GAME.parse("pass")) == "pass"
