"""Test the sequence of rallies: the deal, who starts, and how rallies make a grand prix (ZR-1, ZR-2, ZR-10)."""

import pytest

from spielkiste.core.story import Event
from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.state import NumberRally

from .scenario import hand, listen, nobody_snaps, refused, table, told


@pytest.mark.clause("ZR-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_cards_each_a_free_car_and_zero(seats: int) -> None:
    view = GAME.new(seats, 5).view(0)
    assert view["hand_sizes"] == [4] * seats and len(view["hand"]) == 4  # type: ignore[arg-type]
    assert view["draw_pile"] == 60 - 4 * seats
    assert view["car"] is None and view["total"] == 0 and view["pile"] == []


@pytest.mark.clause("ZR-1")
def test_only_its_owner_sees_a_card_dealt() -> None:
    story: list[Event] = []
    state = GAME.new(3, 5, story=story)
    dealt = [event for event in story if event.key == "zr-dealt"]
    assert [event.args["seat"] for event in dealt] == [0, 1, 2]
    for seat, event in enumerate(dealt):
        for watcher in (0, 1, 2, None):
            seen = event.seen_by(watcher).args
            assert seen.get("cards") == (state.view(seat)["hand"] if watcher == seat else None)
    assert state.view(None)["hand"] == []


@pytest.mark.clause("ZR-1", "ZR-4")
def test_nothing_of_one_rally_is_left_in_the_next() -> None:
    """Seat 0 has not drawn for its 9 when seat 2's snap ends the rally."""
    state = table([["9", "1"], ["1"], ["9", "2"]], total=85, car=1, drawing="by_hand")
    state.play(0, "lay 9")
    state.play(2, "snap 9")
    view = state.view(0)
    assert view["rally"] == 2 and view["pile"] == [] and view["layer"] is None and view["car"] is None
    assert view["may_draw"] == [] and view["hand_sizes"] == [4, 4, 4] and view["snap"] is None
    assert state.actors() == [0] and refused(state, 0, "draw") == ("ZR-4", "full-hand")


@pytest.mark.clause("ZR-2")
def test_the_first_starter_can_be_set_and_is_drawn_otherwise() -> None:
    assert [GAME.new(3, 1, {"begins": first}).actors() for first in (1, 2, 3)] == [[0], [1], [2]]
    assert {GAME.new(3, seed).actors()[0] for seed in range(30)} == {0, 1, 2}


@pytest.mark.clause("ZR-2")
def test_the_player_left_of_the_winner_begins_the_next_rally() -> None:
    state = table([["4"], ["1"], ["1"]], total=96, turn=0)
    state.play(0, "lay 4")
    assert state.points == [1, 0, 0] and state.turn == 1 and state.starter == 1 and state.rally == 2
    assert state.total == 0 and state.car == -1 and state.sizes == [4, 4, 4]


@pytest.mark.clause("ZR-2")
def test_it_is_the_winner_who_counts_not_who_began_or_laid_last() -> None:
    state = table([["1"], ["7"], ["1"], ["1"]], total=95, car=2, turn=1, starter=0)
    story = listen(state)
    state.play(1, "lay 7")
    assert told(story, "zr-rally") == [{"seat": 3, "rally": 2}]
    assert state.points == [0, 0, 1, 0] and state.view(None)["starter"] == 3 and state.awaited() == [3]


@pytest.mark.clause("ZR-2", "ZR-9")
@pytest.mark.parametrize("tempo", ["live", "calm"])
@pytest.mark.parametrize("card", ["overtake", "3"])
def test_after_the_last_draw_too_the_winners_left_begins(card: str, tempo: str) -> None:
    """Seat 1 plays the last card, seat 0 started, and seat 2 has the car."""
    hands = [["1", "2"], [card, "1"], ["1", "2"], ["1", "2"]]
    state = table(hands, total=16, car=2, turn=1, starter=0, draw_pile=["8"], tempo=tempo)
    story = listen(state)
    state.play(1, f"lay {card}")
    nobody_snaps(state)
    assert told(story, "zr-rally-won") == [{"seat": 2, "reason": "empty", "goal": 100, "points": 1}]
    assert told(story, "zr-rally") == [{"seat": 3, "rally": 2}] and state.turn == state.starter == 3


@pytest.mark.clause("ZR-2", "ZR-9")
def test_after_the_last_draw_without_a_winner_the_starters_left_begins() -> None:
    state = table([["1", "2"], ["overtake", "1"], ["1", "2"], ["1", "2"]], total=16, turn=1, starter=3, draw_pile=["8"])
    story = listen(state)
    state.play(1, "lay overtake")
    assert told(story, "zr-rally-unwon") == [{"reason": "empty"}] and told(story, "zr-rally") == [{"seat": 0, "rally": 2}]


@pytest.mark.clause("ZR-2", "ZR-9")
def test_a_rally_that_nobody_won_passes_the_start_on() -> None:
    state = table([["1"], ["9"], ["1"]], total=95, turn=1, starter=2)
    story = listen(state)
    state.play(1, "lay 9")
    assert state.points == [0, 0, 0] and state.starter == 0 and state.turn == 0
    assert told(story, "zr-rally-unwon") == [{"reason": "past"}]


@pytest.mark.clause("ZR-10")
@pytest.mark.parametrize("needed", [1, 4, 9])
def test_enough_points_win_the_game(needed: int) -> None:
    state = table([["4"], ["1"]], total=96, points=[needed - 1, 0], points_to_win=needed)
    story = listen(state)
    state.play(0, "lay 4")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.json() == {"scores": [needed, 0], "winners": [0], "clause": "ZR-10"}
    assert state.actors() == [] and state.awaited() == [] and told(story, "zr-won") == [{"seat": 0, "points": needed}]
    assert refused(state, 1, "lay 1") == ("ZR-10", "over")


@pytest.mark.clause("ZR-10")
def test_another_players_card_can_win_the_game() -> None:
    state = table([["9"], ["1"], ["1"]], total=95, car=2, points=[3, 3, 3])
    state.play(0, "lay 9")
    outcome = state.outcome()
    assert outcome is not None and outcome.json() == {"scores": [3, 3, 4], "winners": [2], "clause": "ZR-10"}


@pytest.mark.clause("ZR-10")
def test_four_points_unless_the_table_settles_on_one_to_nine() -> None:
    points = next(option for option in GAME.options if option.name == "points")
    assert points.default == 4 and points.values() == list(range(1, 10))
    assert GAME.new(2, 1).view(None)["points_to_win"] == 4
    assert [GAME.new(2, 1, {"points": needed}).view(None)["points_to_win"] for needed in (1, 9)] == [1, 9]


@pytest.mark.clause("ZR-10")
def test_one_point_fewer_goes_on() -> None:
    state = table([["4"], ["1"]], total=96, points=[2, 3])
    state.play(0, "lay 4")
    assert state.outcome() is None and state.points == [3, 3]


def test_nothing_gets_lost_through_a_whole_rally() -> None:
    state = GAME.new(3, 11, {"tempo": "calm"})
    assert isinstance(state, NumberRally)
    before = state.material()
    for _ in range(400):
        seat = state.actors()[0]
        state.play(seat, state.moves(seat)[0])
        assert state.material() == before and sum(len(hand(state, seat)) for seat in range(3)) <= 12


def test_chance_is_not_the_same_in_every_rally() -> None:
    state = table([["4"], ["1"]], total=96)
    state.play(0, "lay 4")
    second = state.deck[:]
    state.total = 99
    state.set_hand(state.turn, [1, *state.hand(state.turn)[1:]])
    state.play(state.turn, "lay 1")
    assert state.deck != second
    nobody_snaps(state)
