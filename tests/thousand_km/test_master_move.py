"""Test the master move, and that asking for it reveals nothing (KM-13, KM-14, KM-18)."""

import json

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.thousand_km.material import NAMES
from spielkiste.games.thousand_km.state import ThousandKm
from tests.thousand_km.scenario import GAME, GREEN, hand, layout, moves, reason, refused, shown, table

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
    state.play(0, f"attack 3 {attack}")
    assert state.actors() == [2] and moves(state, 2) == {f"master {safety}", "pass"}
    state.play(2, f"master {safety}")
    assert [NAMES[kind] for kind in state.battle[2]] == GREEN and not state.limited(2)
    assert [NAMES[kind] for kind in state.box] == [attack]
    side = shown(state, 2)
    assert side["safeties"] == [safety] and side["sideways"] == [safety]
    assert {"25", "50"} <= set(hand(state, 2)) and len(hand(state, 2)) == 7, "one card for the safety and one for the turn"
    assert state.actors() == [2]
    state.play(2, "drive 100")
    assert state.actors() == [3], "the left neighbour is next, and the players between are skipped"


@pytest.mark.clause("KM-13")
def test_right_of_way_lifts_an_older_attack_as_well() -> None:
    victim = layout(battle=[*GREEN, "red-light"])
    state = table([["speed-limit"], ["right-of-way"]], [layout(), victim])
    state.play(0, "attack 2 speed-limit")
    state.play(1, "master right-of-way")
    assert state.rolling(1) and not state.limited(1)
    assert sorted(NAMES[kind] for kind in state.box) == ["red-light", "speed-limit"]


@pytest.mark.clause("KM-13")
def test_other_safeties_do_not_help() -> None:
    state = table([["flat-tyre"], ["tanker"]])
    state.play(0, "attack 2 flat-tyre")
    assert moves(state, 1) == {"pass"}
    assert refused(state, 1, "master tanker") == "KM-13"
    assert refused(state, 1, "master puncture-proof") == "KM-13"


@pytest.mark.clause("KM-13")
def test_a_late_safety_is_not_a_master_move() -> None:
    state = table([["flat-tyre"], ["puncture-proof"]])
    state.play(0, "attack 2 flat-tyre")
    state.play(1, "pass")
    assert state.actors() == [1] and refused(state, 1, "master puncture-proof") == "KM-13"
    state.play(1, "safety puncture-proof")
    assert state.sideways == 0


@pytest.mark.clause("KM-13")
def test_every_master_move_lies_sideways_before_the_one_who_made_it() -> None:
    state = table([["flat-tyre"], ["puncture-proof"], ["tanker"]], pile=["breakdown", "empty-tank", "25", "25"])
    state.play(0, "attack 2 flat-tyre")
    state.play(1, "master puncture-proof")
    state.play(1, "attack 3 empty-tank")
    state.play(2, "master tanker")
    assert [shown(state, side)["sideways"] for side in range(3)] == [[], ["puncture-proof"], ["tanker"]]
    assert [shown(state, side)["safeties"] for side in range(3)] == [[], ["puncture-proof"], ["tanker"]]
    again = GAME.load(state.position())
    assert again.view(0) == state.view(0) and again.position() == state.position()


@pytest.mark.clause("KM-13")
def test_the_refusal_says_whether_it_is_the_wrong_safety_or_none() -> None:
    state = table([["flat-tyre"], ["tanker"]])
    state.play(0, "attack 2 flat-tyre")
    assert reason(state, 1, "master tanker") == "km-why-other-safety"
    assert reason(state, 1, "master puncture-proof") == "km-why-not-held"


@pytest.mark.clause("KM-13")
def test_the_story_of_a_master_move() -> None:
    state = table([["flat-tyre"], [], ["puncture-proof"]])
    state.story = []
    state.play(0, "attack 3 flat-tyre")
    state.play(2, "master puncture-proof")
    told = [event.seen_by(None).json() for event in state.story]
    assert [event.key for event in state.story] == [
        *("km-attacked", "km-asked", "km-master-move", "km-lifted", "km-drew", "km-drew"),
    ]
    assert [line["args"] for line in told[:4]] == [
        {"seat": 0, "side": 2, "card": "flat-tyre"},
        {"side": 2, "card": "flat-tyre"},
        {"seat": 2, "card": "puncture-proof"},
        {"side": 2, "card": "flat-tyre"},
    ]


@pytest.mark.clause("KM-13", "KM-15")
def test_with_an_empty_pile_the_master_move_draws_nothing_and_the_race_ends() -> None:
    state = table([["flat-tyre"], ["puncture-proof"]], rest_in_box=True)
    before = len(hand(state, 1))
    state.play(0, "attack 2 flat-tyre")
    state.play(1, "master puncture-proof")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "KM-15" and len(hand(state, 1)) == before - 1


@pytest.mark.clause("KM-13", "KM-15")
def test_with_one_card_left_it_is_drawn_for_the_safety_and_then_the_race_ends() -> None:
    state = table([["flat-tyre"], ["puncture-proof"]], pile=["25"], rest_in_box=True)
    state.play(0, "attack 2 flat-tyre")
    state.play(1, "master puncture-proof")
    assert "25" in hand(state, 1) and state.outcome() is not None


@pytest.mark.clause("KM-13", "KM-15", "KM-18")
@pytest.mark.parametrize("answering", [1, 3])
def test_also_in_teams_the_last_card_is_drawn_for_the_safety(answering: int) -> None:
    holds = [["flat-tyre"], *[["puncture-proof"] if seat == answering else [] for seat in range(1, 4)]]
    state = table(holds, teams=True, pile=["75"], rest_in_box=True)
    state.play(0, "attack 2 flat-tyre")
    state.play(answering, "master puncture-proof")
    assert "75" in hand(state, answering) and len(hand(state, answering)) == 6
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "KM-15" and state.drawn == len(state.deck)


@pytest.mark.clause("KM-14")
def test_play_waits_for_the_answer() -> None:
    state = table([["flat-tyre", "25"], [], []])
    pile = len(state.deck) - state.drawn
    state.play(0, "attack 3 flat-tyre")
    assert state.actors() == [2] and len(state.deck) - state.drawn == pile
    assert refused(state, 1, "pass") == "KM-14" and refused(state, 0, "drive 25") == "KM-14"
    assert refused(state, 2, "drive 25") == "KM-14"
    state.play(2, "pass")
    assert state.actors() == [1] and len(state.deck) - state.drawn == pile - 1


@pytest.mark.clause("KM-14")
@pytest.mark.parametrize("holding", [[], ["puncture-proof"]])
def test_silence_is_a_pass_and_no_clock_runs_on_a_turn(holding: list[str]) -> None:
    state = table([["flat-tyre"], holding])
    assert state.silence(0) == state.silence(1) == -1
    state.play(0, "attack 2 flat-tyre")
    assert GAME.notation(state.silence(1)) == "pass"
    state.play(1, state.silence(1))
    assert state.actors() == [1] and state.silence(1) == -1


@pytest.mark.clause("KM-14")
def test_while_the_question_is_open_there_is_only_the_answer() -> None:
    state = table([["flat-tyre"], ["25"], []], discard="any_time")
    state.play(0, "attack 2 flat-tyre")
    for move in ("discard 25", "drive 25", "attack 1 red-light"):
        assert refused(state, 1, move) == "KM-14" and reason(state, 1, move) == "km-why-answer"


@pytest.mark.clause("KM-14")
@pytest.mark.parametrize("attack", [attack for attack, _ in PAIRS])
def test_the_question_is_put_whatever_the_victim_holds(attack: str) -> None:
    safety = dict(PAIRS)[attack]
    for holder in ([], [safety]):
        state = table([[attack], holder, []])
        state.play(0, f"attack 2 {attack}")
        assert state.view(0)["phase"] == "reaction" and state.awaited() == [1]
    attacker_holds_it = table([[attack, safety], [], []])
    attacker_holds_it.play(0, f"attack 2 {attack}")
    assert attacker_holds_it.view(0)["phase"] == "reaction" and attacker_holds_it.awaited() == [1]


@pytest.mark.clause("KM-14")
def test_no_question_when_all_see_that_the_safety_is_gone() -> None:
    gone = layout(battle=GREEN, safeties=["puncture-proof"])
    for elsewhere in ([gone, layout(battle=GREEN), layout()], [layout(), layout(battle=GREEN), gone]):
        state = table([["flat-tyre"], [], []], elsewhere)
        state.play(0, "attack 2 flat-tyre")
        assert state.actors() == [1] and state.view(1)["phase"] == "turn"
    state = table([["flat-tyre"], [], []], box=["puncture-proof"])
    state.play(0, "attack 2 flat-tyre")
    assert state.actors() == [1] and state.view(1)["phase"] == "turn"


@pytest.mark.clause("KM-14")
@pytest.mark.parametrize("viewer", [0, 2, 3, None])
def test_neither_view_nor_story_tells_whether_the_victim_could(viewer: int | None) -> None:
    """With and without the safety in the victim's hand, everyone else sees the same."""
    seen = []
    for in_hand, on_the_pile in (("tanker", "petrol"), ("petrol", "tanker")):
        state = table([["empty-tank"], [in_hand], [], []], pile=["25", "75", on_the_pile])
        state.story = []
        state.play(0, "attack 2 empty-tank")
        told = [event.seen_by(viewer).json() for event in state.story]
        before = (json.dumps(state.view(viewer)), state.awaited(), told)
        state.play(1, "pass")
        told = [event.seen_by(viewer).json() for event in state.story]
        seen.append((before, json.dumps(state.view(viewer)), told))
    assert seen[0] == seen[1]


def _attacked_team() -> ThousandKm:
    return table([["flat-tyre"], [], [], ["puncture-proof"]], teams=True)


@pytest.mark.clause("KM-18")
def test_either_partner_may_answer() -> None:
    state = _attacked_team()
    state.play(0, "attack 2 flat-tyre")
    assert state.actors() == [1, 3]
    assert moves(state, 1) == {"pass"} and state.legal(3, "master puncture-proof")
    state.play(3, "master puncture-proof")
    assert state.actors() == [3]
    state.play(3, sorted(moves(state, 3))[0])
    assert state.actors() == [0]


@pytest.mark.clause("KM-18")
@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize("attack", [attack for attack, _ in PAIRS])
def test_both_partners_of_every_team_are_asked(seats: int, attack: str) -> None:
    sides = seats // 2
    for victim in range(1, sides):
        for safe in (victim, victim + sides):
            holds = [[attack], *[[dict(PAIRS)[attack]] if seat == safe else [] for seat in range(1, seats)]]
            state = table(holds, teams=True)
            state.play(0, f"attack {victim + 1} {attack}")
            assert state.actors() == state.awaited() == [victim, victim + sides]
            assert state.legal(safe, f"master {dict(PAIRS)[attack]}")


@pytest.mark.clause("KM-18")
@pytest.mark.parametrize("answering", [1, 4])
def test_the_partner_who_answers_draws_and_plays_and_the_others_are_asked_no_more(answering: int) -> None:
    holds = [["flat-tyre"], *[["puncture-proof"] if seat == answering else [] for seat in range(1, 6)]]
    state = table(holds, teams=True, pile=["75", "100"])
    state.play(0, "attack 2 flat-tyre")
    assert state.actors() == [1, 4]
    state.play(answering, "master puncture-proof")
    assert {"75", "100"} <= set(hand(state, answering)) and len(hand(state, answering)) == 7
    assert shown(state, 1)["sideways"] == ["puncture-proof"] and state.actors() == [answering]
    state.play(answering, "drive 75")
    assert state.actors() == [answering + 1]


@pytest.mark.clause("KM-15", "KM-18")
def test_a_master_move_that_ends_the_race_asks_no_further_question() -> None:
    state = table([["flat-tyre"], [], [], ["puncture-proof"]], teams=True, rest_in_box=True)
    state.play(0, "attack 2 flat-tyre")
    state.play(3, "master puncture-proof")
    assert state.outcome() is not None and state.actors() == [] and state.moves(1) == []


@pytest.mark.clause("KM-14", "KM-18")
def test_both_partners_must_pass_and_passes_are_secret() -> None:
    state = _attacked_team()
    state.play(0, "attack 2 flat-tyre")
    before = [json.dumps(state.view(seat)) for seat in (0, 2, 3, None)]
    state.story = []
    state.play(1, "pass")
    assert state.story == [], "a pass must cause no event"
    assert state.actors() == [3] and state.awaited() == [1, 3]
    assert [json.dumps(state.view(seat)) for seat in (0, 2, 3, None)] == before
    assert state.moves(1) == [] and refused(state, 1, "pass") == "KM-14" and reason(state, 1, "pass") == "km-why-wait"
    state.play(3, "pass")
    assert state.actors() == [1]


@pytest.mark.clause("KM-14")
def test_an_imagined_world_does_not_know_who_has_answered() -> None:
    state = _attacked_team()
    state.play(0, "attack 2 flat-tyre")
    state.play(1, "pass")
    assert state.imagine(1, Rng(1)).actors() == [3]
    assert state.imagine(3, Rng(1)).actors() == [1, 3]
    assert state.imagine(0, Rng(1)).actors() == [1, 3]


def test_the_passing_move_has_a_name() -> None:
    assert GAME.notation(GAME.parse("pass")) == "pass"
