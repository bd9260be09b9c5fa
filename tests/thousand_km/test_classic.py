"""Test a match with classic scoring (KM-22 to KM-28)."""

import json

import pytest

import spielkiste
from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.thousand_km.classic import ClassicKm
from spielkiste.games.thousand_km.material import COUNTS, NAMES
from spielkiste.games.thousand_km.state import ThousandKm
from tests.thousand_km.rounds import counted, earned, in_a_match, near, played_out, points
from tests.thousand_km.scenario import GAME, hand, layout, moves, reason, refused, shown, table


def _new(seats: int = 2, seed: int = 3, **options: object) -> ClassicKm:
    state = spielkiste.new("thousand-km", seats, seed, **{"scoring": "classic_5000", **options})
    assert isinstance(state, ClassicKm)
    return state


def _look(state: ClassicKm) -> None:
    """Let everyone confirm the points."""
    while state.view(None)["phase"] == "counted":
        state.play(state.actors()[0], "next")


# -- KM-22: rounds ---------------------------------------------------------------------------------------------


@pytest.mark.clause("KM-22")
def test_classic_scoring_is_off_by_default() -> None:
    race = GAME.new(2, 3)
    assert isinstance(race, ThousandKm) and not isinstance(race, ClassicKm)
    assert race.view(None)["points"] is None and "match" not in race.position()


@pytest.mark.clause("KM-22")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"goal": 700}), (4, {"teams": True}), (2, {"youngest": True})])
def test_the_first_round_is_dealt_like_a_race(seats: int, options: dict[str, object]) -> None:
    race = GAME.new(seats, 8, {**options, "discard": "any_time"}).position()
    match = _new(seats, 8, **options).position()
    del race["discard"], match["match"]
    assert match == race


@pytest.mark.clause("KM-22")
def test_arriving_ends_the_round_and_not_the_match_and_there_is_no_extension() -> None:
    state = in_a_match([["100"], []], [near(600), near(300)], goal=700)
    state.play(0, "drive 100")
    assert state.view(None)["phase"] == "counted" and state.outcome() is None
    assert state.actors() == [0, 1] and moves(state, 0) == moves(state, 1) == {"next"}
    assert refused(state, 0, "drive 25") == "KM-27" and state.view(None)["goal"] == 700


# -- KM-23: discarding -----------------------------------------------------------------------------------------


@pytest.mark.clause("KM-23")
@pytest.mark.parametrize("agreed", ["when_stuck", "safeties_may_wait"])
def test_every_card_can_be_discarded_at_any_time_whatever_else_was_agreed(agreed: str) -> None:
    state = _new(discard=agreed)
    seat = state.turn
    assert {f"discard {card}" for card in hand(state, seat)} <= moves(state, seat)
    state = in_a_match([["100", "tanker"], []])
    assert {"drive 100", "safety tanker", "discard 100", "discard tanker"} <= moves(state, 0)
    state.play(0, "discard 100")
    assert state.view(None)["box"] == ["100"] and state.turn == 1


# -- KM-24: playing out ----------------------------------------------------------------------------------------


@pytest.mark.clause("KM-24")
def test_without_a_pile_play_goes_on_without_drawing() -> None:
    state = played_out([["25", "50"], ["75", "100"]], [near(0), near(0)])
    state.play(0, "drive 25")
    assert state.turn == 1 and state.view(None)["hand_sizes"] == [1, 2] and state.outcome() is None
    state.play(1, "discard 75")
    assert state.turn == 0 and state.view(None)["hand_sizes"] == [1, 1]


@pytest.mark.clause("KM-24")
def test_players_without_cards_are_skipped() -> None:
    state = played_out([["25"], [], ["50", "75"]], [near(0), near(0), near(0)])
    state.play(0, "drive 25")
    assert state.turn == 2
    state.play(2, "drive 50")
    assert state.turn == 2, "no other player has one"
    state.play(2, "drive 75")
    assert state.view(None)["phase"] == "counted" and earned(state, 2) == {"distance": 125}


@pytest.mark.clause("KM-24")
def test_a_safety_still_brings_another_turn_and_with_the_last_card_none() -> None:
    state = played_out([["tanker", "25"], ["50"]], [near(0), near(0)])
    state.play(0, "safety tanker")
    assert state.turn == 0 and hand(state, 0) == ["25"]
    state = played_out([["tanker"], ["50"]], [near(0), near(0)])
    state.play(0, "safety tanker")
    assert state.turn == 1


@pytest.mark.clause("KM-24")
def test_a_master_move_without_a_pile() -> None:
    state = played_out([["flat-tyre", "25"], ["puncture-proof", "50"], ["75"]], [near(0), near(0), near(0)])
    state.play(0, "attack 2 flat-tyre")
    assert state.actors() == [1]
    state.play(1, "master puncture-proof")
    assert state.turn == 1 and hand(state, 1) == ["50"]
    state.play(1, "drive 50")
    assert state.turn == 2


@pytest.mark.clause("KM-22", "KM-24")
@pytest.mark.parametrize("goal_card", ["100", "50"])
def test_a_round_that_ends_at_the_goal_without_a_pile_can_be_saved(goal_card: str) -> None:
    """No card was drawn: the driver had six cards and keeps five, or fewer later on."""
    hands = [["75"] * 6, [goal_card, "25", "25", "25", "25", "25"]]
    for played in range(6):
        late = [cards[played:] for cards in (hands[0], [*hands[1][1:], goal_card])]
        state = played_out(late, [near(0), near(1000 - int(goal_card))], turn=1)
        state.play(1, f"drive {goal_card}")
        assert state.view(None)["phase"] == "counted"
        assert state.view(None)["hand_sizes"] == [6 - played, 5 - played]
        assert GAME.load(json.loads(json.dumps(state.position()))).position() == state.position()


@pytest.mark.clause("KM-24")
def test_the_last_card_of_the_pile_is_drawn_and_told_once() -> None:
    hands = [["100"], []]
    state = in_a_match(hands, [layout(battle=["green-light"]), layout()], pile=["75"], rest_in_box=True)
    state.story = []
    state.play(0, "drive 100")
    assert state.view(None)["hand_sizes"] == [6, 7] and [event.key for event in state.story][-1] == "km-last-card"
    state.story = []
    while state.outcome() is None and state.view(None)["phase"] == "turn":
        state.play(state.turn, next(move for move in state.moves(state.turn) if 40 <= move < 60))
    keys = [event.key for event in state.story]
    assert "km-last-card" not in keys and "km-drew" not in keys and "km-pile-empty" not in keys
    assert keys[-3:] == ["km-played-out", "km-counted", "km-counted"]
    assert state.view(None)["hand_sizes"] == [0, 0] and state.view(None)["phase"] == "counted"


# -- KM-25, KM-26: points --------------------------------------------------------------------------------------


@pytest.mark.clause("KM-25")
def test_kilometres_safeties_and_master_moves_score_for_all_players() -> None:
    mine = near(300, safeties=["tanker", "ace-driver"], sideways=["tanker"])
    theirs = layout(safeties=["puncture-proof"])
    state = played_out([["25"], []], [mine, theirs])
    assert not points(state)["counted"] and points(state)["totals"] == [0, 0]
    state.play(0, "drive 25")
    assert points(state)["counted"]
    assert earned(state, 0) == {"distance": 325, "safeties": 200, "master-moves": 300}
    assert earned(state, 1) == {"safeties": 100}
    assert points(state)["totals"] == [825, 100]


@pytest.mark.clause("KM-25")
def test_each_side_is_paid_for_its_own_master_moves_only() -> None:
    one = near(300, safeties=["tanker"], sideways=["tanker"])
    two = near(200, safeties=["right-of-way", "ace-driver"], sideways=["right-of-way", "ace-driver"])
    none = near(100, safeties=["puncture-proof"])
    state = played_out([["25"], [], []], [one, two, none])
    state.play(0, "discard 25")
    assert [earned(state, side).get("master-moves", 0) for side in range(3)] == [300, 600, 0]
    assert points(state)["totals"] == [700, 1000, 200]


@pytest.mark.clause("KM-25")
@pytest.mark.parametrize("count", range(5))
def test_all_four_safeties_and_only_all_four_bring_more(count: int) -> None:
    safeties = NAMES[15 : 15 + count]
    state = played_out([["25"], []], [near(100, safeties=safeties, sideways=safeties), layout()])
    state.play(0, "discard 25")
    assert points(state)["totals"] == [100 + 400 * count + (300 if count == 4 else 0), 0]


@pytest.mark.clause("KM-25")
def test_a_team_scores_together() -> None:
    sides = [near(100, safeties=["tanker"]), near(200)]
    state = played_out([[], [], ["75"], []], sides, turn=2)
    state.play(2, "drive 75")
    assert points(state)["totals"] == [275, 200]
    match = played_out([[], [], ["75"], []], sides, turn=2, target=0)
    match.play(2, "drive 75")
    outcome = match.outcome()
    assert outcome is not None and outcome.scores == [275, 200, 275, 200] and outcome.winners == [0, 2]


@pytest.mark.clause("KM-26")
def test_arriving_scores_the_trip_and_the_safe_trip() -> None:
    state = in_a_match([["100"], []], [near(900), near(25)])
    state.play(0, "drive 100")
    assert earned(state, 0) == {"distance": 1000, "trip": 400, "safe": 300}
    assert earned(state, 1) == {"distance": 25}


@pytest.mark.clause("KM-26")
def test_with_a_200_on_the_road_no_trip_is_safe() -> None:
    mine = layout(battle=["green-light"], road=["200", *["100"] * 7])
    state = in_a_match([["100"], []], [mine, near(25)])
    state.play(0, "drive 100")
    assert earned(state, 0) == {"distance": 1000, "trip": 400}


@pytest.mark.clause("KM-26")
def test_a_200_on_another_players_road_does_not_spoil_the_safe_trip() -> None:
    state = in_a_match([["100"], []], [near(900), layout(battle=["green-light"], road=["200"])])
    state.play(0, "drive 100")
    assert earned(state, 0)["safe"] == 300 and earned(state, 1) == {"distance": 200}


@pytest.mark.clause("KM-26")
def test_without_arriving_no_trip_scores() -> None:
    state = played_out([["25"], []], [near(900), layout()])
    state.play(0, "drive 25")
    assert earned(state, 0) == {"distance": 925}


@pytest.mark.clause("KM-26")
def test_a_delayed_action_needs_an_empty_pile() -> None:
    sides = [near(900), near(25)]
    late = played_out([["100", "25"], ["50"]], sides)
    late.play(0, "drive 100")
    assert earned(late, 0) == {"distance": 1000, "trip": 400, "delayed": 300, "safe": 300}
    # The player who has drawn the last card leaves an empty pile.
    last = in_a_match([["100"], []], sides, rest_in_box=True)
    last.play(0, "drive 100")
    assert earned(last, 0)["delayed"] == 300
    early = in_a_match([["100"], []], sides, pile=["25"], rest_in_box=True)
    early.play(0, "drive 100")
    assert "delayed" not in earned(early, 0)


@pytest.mark.clause("KM-26")
def test_a_shut_out_needs_all_others_at_zero_and_counts_once() -> None:
    state = in_a_match([["100"], [], []], [near(900), near(0), layout()])
    state.play(0, "drive 100")
    assert earned(state, 0) == {"distance": 1000, "trip": 400, "safe": 300, "shut-out": 500}
    state = in_a_match([["100"], [], []], [near(900), near(25), layout()])
    state.play(0, "drive 100")
    assert "shut-out" not in earned(state, 0)
    nobody = played_out([["25"], []], [near(100), layout()])
    nobody.play(0, "drive 25")
    assert "shut-out" not in earned(nobody, 0), "no side has arrived"


# -- KM-27: the next round -------------------------------------------------------------------------------------


@pytest.mark.clause("KM-27")
def test_the_next_round_waits_until_all_have_seen_the_points() -> None:
    state = in_a_match([["100"], [], []], [near(900), near(25), layout()], starter=2)
    assert refused(state, 0, "next") == "KM-27" and reason(state, 0, "next") == "km-why-not-counted"
    state.play(0, "drive 100")
    state.play(1, "next")
    assert state.actors() == state.awaited() == [0, 2] and state.view(None)["phase"] == "counted"
    assert reason(state, 1, "next") == "km-why-others-look" and reason(state, 0, "drive 25") == "km-why-counted"
    assert all(state.silence(seat) == -1 for seat in range(3)), "there must be no time limit"
    state.play(2, "next")
    state.play(0, "next")
    view = state.view(None)
    assert view["phase"] == "turn" and view["turn"] == 0, "left of seat 3, who started the last round"
    assert points(state)["round"] == 2 and points(state)["starter"] == 0
    assert points(state)["past"] == [[1700, 25, 0]] and points(state)["totals"] == [1700, 25, 0]


@pytest.mark.clause("KM-27")
def test_a_new_round_begins_with_an_empty_table_and_all_cards() -> None:
    mine = near(900, safeties=["tanker"], sideways=["tanker"], speed=["speed-limit", "end-of-limit"])
    state = in_a_match([["100"], []], [mine, near(25)], box=["empty-tank"])
    state.play(0, "drive 100")
    _look(state)
    view = state.view(None)
    for side in view["sides"]:
        assert not any([side["road"], side["battle"], side["speed"], side["safeties"], side["sideways"]]) and side["km"] == 0
    assert state.sideways == 0, "a card played later must not count as an earlier master move"
    assert view["box"] == [] and sorted(view["hand_sizes"]) == [6, 7] and view["draw_pile"] == 106 - 13
    assert state.material() == dict(zip(NAMES, COUNTS, strict=True))
    assert state.legal(state.turn, f"discard {hand(state, state.turn)[0]}")


@pytest.mark.clause("KM-27")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_in_teams_every_seat_starts_in_turn_and_not_only_one_of_each_team(seats: int) -> None:
    sides = [near(900), *[near(0) for _ in range(seats // 2 - 1)]]
    for starter in range(seats):
        state = in_a_match([["100"], *[[] for _ in range(seats - 1)]], sides, teams=True, starter=starter)
        state.play(0, "drive 100")
        _look(state)
        left = (starter + 1) % seats
        assert points(state)["starter"] == left and state.actors() == [left]


@pytest.mark.clause("KM-27")
def test_players_take_turns_to_start_and_each_round_is_reshuffled() -> None:
    for youngest in (False, True):
        state = _new(3, seed=5, begins=2, youngest=youngest)
        starters: list[int] = []
        dealt: list[str] = []
        rng = Rng(1)
        while state.outcome() is None:
            if not starters or points(state)["round"] > len(starters):
                starters.append(points(state)["starter"])
                dealt.append(str(state.position()["hands"]))
                assert [bool(shown(state, side)["battle"]) for side in range(3)] == [youngest] * 3
            seat = state.actors()[0]
            state.play(seat, rng.pick(state.moves(seat)))
        assert starters == [(1 + number) % 3 for number in range(len(starters))] and len(starters) > 2
        assert len(set(dealt)) == len(dealt)


@pytest.mark.clause("KM-27")
def test_the_next_deal_follows_from_the_seed_and_a_copy_gets_the_same() -> None:
    one, other = _new(), _new()
    for state in (one, other):
        rollout(state, Rng(4), 200)
    assert points(one)["round"] > 1 and one.position() == other.position()
    twin = one.copy()
    rollout(twin, Rng(5), 300)
    rollout(other, Rng(5), 300)
    assert one.position() != twin.position() == other.position()


# -- KM-28: the end of the match -------------------------------------------------------------------------------


@pytest.mark.clause("KM-28")
@pytest.mark.parametrize(("before", "over"), [(3300, True), (3275, False)])
def test_the_match_ends_after_a_round_with_enough_points(before: int, over: bool) -> None:
    past = [counted([before - 2700, 25], [4, 0], [4, 0]), counted([800, 50])]
    state = in_a_match([["100"], []], [near(900), near(25)], past=past)
    assert points(state)["totals"] == [before, 75]
    state.play(0, "drive 100")
    outcome = state.outcome()
    assert (outcome is not None) == over and points(state)["totals"] == [before + 1700, 100]
    if outcome is not None:
        assert (outcome.scores, outcome.winners, outcome.clause) == ([5000, 100], [0], "KM-28")
        assert state.actors() == [] and refused(state, 0, "next") == "KM-28"


@pytest.mark.clause("KM-28")
def test_the_most_points_win_not_the_last_arrival() -> None:
    past = [counted([1000, 975], [0, 4], [0, 4]), counted([1000, 975], [0, 2], [0, 2])]
    theirs = near(25, safeties=["tanker"], sideways=["tanker"])
    state = in_a_match([["100"], []], [near(900), theirs], past=past, box=["empty-tank"])
    state.play(0, "drive 100")
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == [4500, 5075] and outcome.winners == [1]


@pytest.mark.clause("KM-28")
def test_equal_points_share_the_win() -> None:
    state = played_out([["25"], []], [near(75), near(100)], target=0)
    state.story = []
    state.play(0, "drive 25")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0, 1]
    assert state.story[-1].seen_by(None).json() == {"key": "km-match-won", "args": {"seats": [0, 1], "total": 100}}


@pytest.mark.clause("KM-28")
def test_the_match_ends_at_the_chosen_number_of_points() -> None:
    rounds = {}
    for scoring in ("classic_5000", "classic_2500", "classic_round"):
        state = _new(seed=7, scoring=scoring)
        rollout(state, Rng(7))
        shown_points = points(state)
        before = [sum(one[side] for one in shown_points["past"]) for side in range(2)]
        assert max(shown_points["totals"]) >= shown_points["target"] >= max(before)
        rounds[scoring] = shown_points["round"]
    assert rounds["classic_5000"] > rounds["classic_2500"] > rounds["classic_round"] == 1
    race = table([["100"], []], [near(900), near(25)])
    race.play(0, "drive 100")
    ended = race.outcome()
    assert ended is not None and ended.scores == [1000, 25] and ended.clause == "KM-12"
