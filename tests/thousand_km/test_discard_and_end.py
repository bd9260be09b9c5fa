"""Test discarding, the goal and the end of the draw pile (KM-11, KM-12, KM-15)."""

import pytest

import spielkiste
from spielkiste.games.thousand_km.material import NAMES
from tests.thousand_km.scenario import GAME, GREEN, hand, layout, moves, reason, refused, table


@pytest.mark.clause("KM-11")
def test_discarding_is_only_for_those_who_can_lay_nothing() -> None:
    state = table([["petrol", "25"], []])
    assert refused(state, 0, "discard petrol") == "KM-11"
    state = table([["petrol", "200"], []], [layout(), layout()])
    assert state.legal(0, "discard petrol") and state.legal(0, "discard 200")
    before = len(hand(state, 0))
    state.play(0, "discard 200")
    assert len(hand(state, 0)) == before - 1
    assert state.view(1)["box"] == ["200"], "the box must be visible to all"


@pytest.mark.clause("KM-11")
def test_a_green_light_while_rolling_cannot_be_laid_and_does_not_forbid_discarding() -> None:
    state = table([["green-light", "petrol"], []])
    assert refused(state, 0, "green") == "KM-11"
    assert state.legal(0, "discard green-light")


@pytest.mark.clause("KM-11")
def test_a_playable_attack_forbids_discarding() -> None:
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


@pytest.mark.clause("KM-11")
@pytest.mark.parametrize("card", NAMES)
def test_every_kind_of_card_can_be_discarded(card: str) -> None:
    state = table([[card], []], [layout(), layout()], discard="any_time", pile=["75"])
    state.play(0, f"discard {card}")
    assert state.view(None)["box"] == [card] and state.view(None)["hand_sizes"] == [6, 7]


@pytest.mark.clause("KM-11")
def test_the_box_keeps_everything_in_order_for_all_to_see() -> None:
    state = table([["200"], []], [layout(), layout()], box=["100", "75"], pile=["75"])
    state.play(0, "discard 200")
    state.play(1, "discard 75")
    for viewer in (0, 1, None):
        assert state.view(viewer)["box"] == ["100", "75", "200", "75"]


@pytest.mark.clause("KM-11")
def test_where_safeties_may_wait_an_attack_still_counts_as_something_to_lay() -> None:
    sides = [layout(), layout(battle=GREEN)]
    state = table([["tanker", "flat-tyre"], []], sides, discard="safeties_may_wait")
    assert moves(state, 0) == {"safety tanker", "attack 2 flat-tyre"}
    assert refused(state, 0, "discard tanker") == "KM-11"


@pytest.mark.clause("KM-11")
@pytest.mark.parametrize(
    ("battle", "speed", "card"),
    [
        ([], [], "green-light"),
        ([*GREEN, "red-light"], [], "green-light"),
        ([*GREEN, "empty-tank"], [], "petrol"),
        ([*GREEN, "flat-tyre"], [], "spare-tyre"),
        ([*GREEN, "breakdown"], [], "repair"),
        ([], ["speed-limit"], "end-of-limit"),
    ],
)
def test_where_safeties_may_wait_a_defence_must_still_be_laid(battle: list[str], speed: list[str], card: str) -> None:
    useless = ["200", "200", "200", "200", "100"]
    state = table(
        [["right-of-way", card, *useless], []], [layout(battle=battle, speed=speed), layout()], discard="safeties_may_wait"
    )
    answer = "green" if card == "green-light" else f"defend {card}"
    assert moves(state, 0) == {"safety right-of-way", answer}
    assert refused(state, 0, f"discard {card}") == refused(state, 0, "discard right-of-way") == "KM-11"


@pytest.mark.clause("KM-11")
def test_the_refusal_of_a_discard_says_what_would_have_to_be_laid_first() -> None:
    hands = [["tanker", "25"], []]
    assert reason(table(hands), 0, "discard 25") == "km-why-discard"
    assert reason(table(hands, discard="safeties_may_wait"), 0, "discard 25") == "km-why-discard-but-safeties"


@pytest.mark.clause("KM-11")
@pytest.mark.parametrize("discard", ["when_stuck", "safeties_may_wait", "any_time"])
def test_the_discard_rule_is_chosen_with_the_game(discard: str) -> None:
    assert GAME.new(2, 1).position()["discard"] == "when_stuck"
    for seed in range(20):
        state = GAME.new(2, seed, {"discard": discard, "youngest": True, "begins": 1})
        written = [GAME.notation(move) for move in state.moves(0)]
        laid = [move for move in written if not move.startswith("discard")]
        if discard == "any_time":
            free = True
        elif discard == "when_stuck":
            free = not laid
        else:
            free = all(move.startswith("safety") for move in laid)
        assert (len(laid) < len(written)) == free


@pytest.mark.clause("KM-12")
def test_the_goal_must_be_met_exactly() -> None:
    road = ["200", "200", "100", "100", "100", "100", "100"]
    state = table([["75", "100", "200"], []], [layout(road=[*road, "25"], battle=GREEN), layout()])
    assert state.km[0] == 925
    assert refused(state, 0, "drive 100") == "KM-12" and refused(state, 0, "drive 200") == "KM-12"
    state.play(0, "drive 75")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0] and outcome.clause == "KM-12" and outcome.scores == [1000, 0]
    assert state.actors() == [] and state.moves(1) == []
    assert refused(state, 1, "drive 25") == "KM-12"


@pytest.mark.clause("KM-12")
@pytest.mark.parametrize("left", range(25, 225, 25))
def test_what_fits_into_the_last_kilometres(left: int) -> None:
    hands = [["25", "50", "75", "100", "200"], []]
    state = table(hands, [layout(road=["200", "100"], battle=GREEN), layout()], goal=300 + left)
    assert {move for move in moves(state, 0) if move.startswith("drive")} == {
        f"drive {km}" for km in (25, 50, 75, 100, 200) if km <= left
    }


@pytest.mark.clause("KM-12")
def test_almost_there_is_not_there_and_the_room_shrinks_with_every_card() -> None:
    road = ["200", "200", *["100"] * 5]
    state = table(
        [["50", "50", "75", "100"], []], [layout(road=road, battle=GREEN), layout(battle=GREEN)], pile=["25", "25", "25"]
    )
    assert state.legal(0, "drive 100")
    state.play(0, "drive 75")
    assert state.outcome() is None and state.actors() == [1]
    state.play(1, "drive 25")
    assert refused(state, 0, "drive 50") == "KM-12" and state.legal(0, "drive 25")


@pytest.mark.clause("KM-12")
def test_a_win_ends_the_game_at_once_without_another_draw() -> None:
    road = ["200", "200", *["100"] * 5]
    state = table([["100"], []], [layout(road=road, battle=GREEN), layout(battle=GREEN)])
    pile = state.view(None)["draw_pile"]
    state.play(0, "drive 100")
    view = state.view(None)
    assert view["draw_pile"] == pile and view["hand_sizes"] == [6, 6] and view["turn"] == 0 and view["phase"] == "over"


@pytest.mark.clause("KM-12")
def test_the_goal_is_1000_or_what_was_agreed() -> None:
    assert GAME.new(2, 0).view(None)["goal"] == 1000
    for goal in (300, 325, 700, 1000):
        assert GAME.new(3, 0, {"goal": goal}).view(None)["goal"] == goal
    for goal in (275, 1025, 2000, 0):
        with pytest.raises(spielkiste.SpielkisteError, match="goal"):
            GAME.new(2, 0, {"goal": goal})


@pytest.mark.clause("KM-12")
def test_a_shorter_goal() -> None:
    state = table([["100", "200"], []], [layout(road=["200", "100"], battle=GREEN), layout()], goal=400)
    assert refused(state, 0, "drive 200") == "KM-12"
    state.play(0, "drive 100")
    assert state.outcome() is not None
    with pytest.raises(spielkiste.SpielkisteError, match="goal"):
        GAME.new(2, 0, {"goal": 310})


@pytest.mark.clause("KM-15")
def test_the_race_ends_when_a_card_must_be_drawn_and_there_is_none() -> None:
    sides = [layout(road=["100"], battle=GREEN), layout(road=["100", "75"], battle=GREEN), layout(battle=GREEN)]
    state = table([["25"], ["25"], []], sides, pile=["50"], rest_in_box=True)
    state.play(0, "drive 25")
    assert state.outcome() is None, "the last drawn card must still be played"
    state.play(1, "drive 50")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "KM-15" and outcome.winners == [1] and outcome.scores == [125, 225, 0]


@pytest.mark.clause("KM-15")
def test_the_closest_driver_wins_no_matter_who_played_the_last_card() -> None:
    sides = [layout(road=["25"], battle=GREEN), layout(road=["50"], battle=GREEN), layout(road=["100"], battle=GREEN)]
    for last in range(3):
        state = table([["25"], ["25"], ["25"]], sides, turn=last, rest_in_box=True)
        state.story = []
        state.play(last, "drive 25")
        outcome = state.outcome()
        assert outcome is not None and outcome.winners == [2]
        assert [event.key for event in state.story] == ["km-drove", "km-pile-empty", "km-won"]
        assert state.actors() == [] and state.moves(last) == []
        assert refused(state, 0, "drive 25") == "KM-15"


@pytest.mark.clause("KM-15")
def test_the_number_of_cards_left_is_public() -> None:
    state = table([["25"], []], pile=["25", "75", "100"], rest_in_box=True)
    assert state.view(1)["draw_pile"] == 3
    state.play(0, "drive 25")
    assert state.view(None)["draw_pile"] == 2


@pytest.mark.clause("KM-14", "KM-15")
def test_the_last_attack_of_a_race_is_asked_about_like_any_other() -> None:
    state = table([["flat-tyre"], ["puncture-proof"]], rest_in_box=True)
    state.play(0, "attack 2 flat-tyre")
    assert state.view(None)["phase"] == "reaction" and state.outcome() is None
    state.play(1, "pass")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "KM-15"


@pytest.mark.clause("KM-15")
def test_equal_distances_share_the_victory() -> None:
    sides = [layout(road=["75"], battle=GREEN), layout(road=["100"], battle=GREEN)]
    state = table([["25"], []], sides, rest_in_box=True)
    state.play(0, "drive 25")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0, 1]


@pytest.mark.clause("KM-9", "KM-15")
def test_a_safety_laid_with_an_empty_pile_ends_the_race() -> None:
    state = table([["tanker"], []], [layout(road=["25"], battle=GREEN), layout()], rest_in_box=True)
    state.play(0, "safety tanker")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "KM-15"
