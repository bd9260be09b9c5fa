"""Test snapping (ZR-7, ZR-8) in both tempos, and what it must not reveal."""

import json
from itertools import combinations

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.core.randomness import Rng
from spielkiste.games.number_rally import GAME

from .scenario import hand, listen, moves, nobody_snaps, refused, table, told


@pytest.mark.clause("ZR-7")
@pytest.mark.parametrize("tempo", ["live", "calm"])
def test_the_rulebooks_snap(tempo: str) -> None:
    """At 16 Elena plays a 5: 21. It is Anne's turn, but Tim snaps: 26, he gets Anne's car, and it is Elena's turn again."""
    elena, anne, tim = 0, 1, 2
    state = table([["5"], ["1"], ["5"]], total=16, car=anne, tempo=tempo, draw_pile=["2", "3", "4"])
    story = listen(state)
    state.play(elena, "lay 5")
    assert state.total == 21 and state.turn == anne
    if tempo == "calm":
        state.play(anne, "pass")
    state.play(tim, "snap 5")
    assert state.total == 26 and state.car == tim
    assert hand(state, tim) == ["3"], "he must have drawn a card for it"
    nobody_snaps(state)
    assert state.awaited() == [elena]
    assert told(story, "zr-snapped") == [{"seat": tim, "card": "5"}]


@pytest.mark.clause("ZR-7")
def test_the_next_card_in_turn_waits_until_the_chance_to_snap_is_over() -> None:
    state = table([["5"], ["1"], ["2"]], total=16)
    state.play(0, "lay 5")
    assert refused(state, 1, "lay 1") == ("ZR-7", "snap-first")
    state.play(1, "pass")
    assert refused(state, 1, "lay 1") == ("ZR-7", "snap-first")
    state.play(2, "pass")
    assert state.legal(1, "lay 1")


@pytest.mark.clause("ZR-7")
def test_without_a_clock_a_card_waits_for_the_own_answer_first() -> None:
    state = table([["5"], ["1"], ["2"]], total=16, tempo="calm")
    state.play(0, "lay 5")
    assert refused(state, 1, "lay 1") == ("ZR-7", "answer-first")
    state.play(1, "pass")
    assert refused(state, 1, "lay 1") == ("ZR-7", "snap-first")


@pytest.mark.clause("ZR-7")
@pytest.mark.parametrize("tempo", ["live", "calm"])
def test_all_other_players_are_asked_no_matter_what_they_hold(tempo: str) -> None:
    state = table([["5"], [], ["5"], ["1"]], total=16, tempo=tempo, drawing="by_hand")
    state.play(0, "lay 5")
    assert state.awaited() == [1, 2, 3]
    assert moves(state, 1) == {"pass"} and moves(state, 2) == {"snap 5", "pass"} and moves(state, 3) == {"pass"}
    assert [state.silence(seat) for seat in range(4)] == [-1, GAME.parse("pass"), GAME.parse("pass"), GAME.parse("pass")]
    state.play(2, "pass")
    assert state.awaited() == [1, 2, 3], "who has answered must stay secret"


@pytest.mark.parametrize("tempo", ["live", "calm"])
def test_the_table_answers_for_a_player_who_visibly_has_no_card(tempo: str) -> None:
    state = table([["5"], [], ["1"]], total=16, tempo=tempo)
    state.play(0, "lay 5")
    assert [state.forced(seat) for seat in range(3)] == [-1, GAME.parse("pass"), -1]


@pytest.mark.clause("ZR-7")
def test_no_chance_after_an_event() -> None:
    state = table([["refuel"], ["refuel"], ["1"]], total=16)
    state.play(0, "lay refuel")
    assert not state.window and state.awaited() == [1]


@pytest.mark.clause("ZR-7")
def test_live_the_first_card_counts_and_the_others_keep_theirs() -> None:
    state = table([["5"], ["5", "1"], ["2"], ["5", "3"]], total=16)
    state.play(0, "lay 5")
    state.play(3, "snap 5")
    assert state.total == 26 and state.car == 3 and "5" in hand(state, 1)
    nobody_snaps(state)
    assert refused(state, 1, "snap 5") == ("ZR-7", "too-late")
    with pytest.raises(BadMove):
        state.play(1, "snap 5")
    assert "5" in hand(state, 1) and state.awaited() == [0]


@pytest.mark.clause("ZR-7")
def test_calm_the_nearest_yes_counts_and_nobody_learns_of_the_others() -> None:
    state = table([["1"], ["5", "2"], ["1"], ["5", "3"], ["5", "4"]], total=16, turn=1, tempo="calm")
    story = listen(state)
    state.play(1, "lay 5")
    state.play(4, "snap 5")
    state.play(3, "snap 5")
    assert state.total == 21, "nothing must happen before all have answered"
    assert refused(state, 3, "pass") == ("ZR-7", "answered")
    before = len(story)
    state.play(0, "pass")
    assert len(story) == before
    state.play(2, "pass")
    assert state.total == 26 and state.car == 3
    assert "5" in hand(state, 4) and told(story, "zr-snapped") == [{"seat": 3, "card": "5"}]


@pytest.mark.clause("ZR-7")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_calm_the_nearest_yes_counts_at_every_table(seats: int) -> None:
    """In every seating and order of answers, the first yes to the left of the card's player counts."""
    for layer in range(seats):
        left = [(layer + step) % seats for step in range(1, seats)]
        for willing in [chosen for size in (1, 2, 3) for chosen in combinations(left, min(size, len(left)))]:
            for order in (left, left[::-1]):
                hands = [["5"] if seat == layer or seat in willing else ["1"] for seat in range(seats)]
                state = table(hands, total=16, turn=layer, tempo="calm")
                state.play(layer, "lay 5")
                for seat in order:
                    state.play(seat, "snap 5" if seat in willing else "pass")
                assert state.layer == state.car == willing[0] and state.total == 26
                assert all(hand(state, seat)[0] == "5" for seat in willing[1:])


@pytest.mark.clause("ZR-7")
@pytest.mark.parametrize("tempo", ["live", "calm"])
def test_a_snap_can_be_snapped(tempo: str) -> None:
    state = table([["5", "5"], ["1"], ["5"]], total=16, tempo=tempo)
    state.play(0, "lay 5")
    if tempo == "calm":
        state.play(1, "pass")
    state.play(2, "snap 5")
    assert state.turn == 0
    if tempo == "calm":
        state.play(1, "pass")
    state.play(0, "snap 5")
    assert state.total == 31 and state.car == 0 and state.turn == 1


@pytest.mark.clause("ZR-7")
def test_a_snap_by_the_very_next_player_is_their_turn() -> None:
    state = table([["5"], ["5"], ["1"]], total=16)
    state.play(0, "lay 5")
    state.play(1, "snap 5")
    assert state.turn == 2 and state.car == 1


@pytest.mark.clause("ZR-7")
def test_a_player_who_is_being_skipped_may_snap() -> None:
    """Seat 2's snap skips seat 0's neighbour, who snaps in turn."""
    state = table([["5"], ["5"], ["5"], ["1"]], total=16)
    state.play(0, "lay 5")
    state.play(2, "snap 5")
    assert state.turn == 3
    state.play(1, "snap 5")
    assert state.total == 31 and state.turn == 2 and state.car == 1


@pytest.mark.clause("ZR-7", "ZR-9")
def test_a_snap_past_100_wins() -> None:
    state = table([["9"], ["1"], ["9"]], total=85, car=1)
    story = listen(state)
    state.play(0, "lay 9")
    state.play(2, "snap 9")
    assert told(story, "zr-rally-won") == [{"seat": 2, "reason": "equal", "goal": 100, "points": 1}]


@pytest.mark.clause("ZR-7")
def test_between_two_the_turn_is_the_snap() -> None:
    state = table([["5"], ["5", "1"]], total=16)
    state.play(0, "lay 5")
    assert not state.window and moves(state, 1) == {"lay 5", "lay 1"}
    assert refused(state, 1, "snap 5") == ("ZR-7", "lay-it")
    state.play(1, "lay 5")
    assert state.car == 1


@pytest.mark.clause("ZR-8")
def test_nobody_snaps_their_own_card() -> None:
    state = table([["5", "5"], ["1"], ["2"]], total=16)
    state.play(0, "lay 5")
    assert refused(state, 0, "snap 5") == ("ZR-8", "own-card")
    state.play(1, "pass")
    state.play(2, "pass")
    assert refused(state, 0, "snap 5") == ("ZR-8", "own-card")
    state.play(1, "lay 1")
    assert refused(state, 0, "snap 5") == ("ZR-7", "other-number")


@pytest.mark.clause("ZR-8")
def test_a_second_snap_of_the_same_player_needs_a_card_between() -> None:
    state = table([["5"], ["1"], ["5", "5"]], total=16)
    state.play(0, "lay 5")
    state.play(2, "snap 5")
    assert refused(state, 2, "snap 5") == ("ZR-8", "own-card")


@pytest.mark.clause("ZR-7")
def test_bad_snaps_change_nothing() -> None:
    """Try a second snap, a late one, one without the card, one with another number, and one before any card is played."""
    state = table([["5"], ["1"], ["6", "5"]], total=16)
    assert refused(state, 2, "snap 5") == ("ZR-7", "no-number")
    assert refused(state, 2, "pass") == ("ZR-7", "nothing-asked")
    state.play(0, "lay 5")
    for seat, move, reason in ((1, "snap 5", "not-held"), (2, "snap 6", "other-number")):
        before = json.dumps(state.position())
        assert refused(state, seat, move) == ("ZR-7", reason)
        with pytest.raises(BadMove):
            state.play(seat, move)
        assert json.dumps(state.position()) == before
    state.play(2, "pass")
    assert refused(state, 2, "snap 5") == ("ZR-7", "answered")
    assert refused(state, 2, "pass") == ("ZR-7", "answered")


@pytest.mark.clause("ZR-7")
@pytest.mark.parametrize("tempo", ["live", "calm"])
def test_a_timeout_counts_as_a_pass_for_all(tempo: str) -> None:
    """A timeout also counts for absent players and for those who could have snapped."""
    state = table([["5"], ["1"], ["5"], ["2"]], total=16, tempo=tempo)
    state.play(0, "lay 5")
    state.play(3, "pass")
    for seat in [seat for seat in state.actors() if state.silence(seat) >= 0]:
        state.play(seat, state.silence(seat))
    assert state.awaited() == [1] and hand(state, 2) == ["5"]


@pytest.mark.clause("ZR-7", "ZR-4")
def test_the_timeout_applies_once_even_to_players_who_may_still_draw() -> None:
    """Seat 0 was snapped before it drew: it is asked about the snap, and its draw stays open after the answer."""
    state = table([["5", "1"], ["1"], ["5", "2"], ["2"]], total=16, drawing="by_hand")
    state.play(0, "lay 5")
    state.play(2, "snap 5")
    answered: list[int] = []
    while state.window:
        silent = [seat for seat in state.actors() if state.silence(seat) >= 0]
        answered.append(silent[0])
        state.play(silent[0], state.silence(silent[0]))
    assert sorted(answered) == [0, 1, 3]
    assert [state.silence(seat) for seat in range(4)] == [-1] * 4, "a turn must have no time limit"
    assert state.awaited() == [3] and state.legal(0, "draw") and state.legal(2, "draw")


@pytest.mark.clause("ZR-7")
@pytest.mark.parametrize("tempo", ["live", "calm"])
@pytest.mark.parametrize("watcher", [0, 1, 3, None])
def test_neither_view_nor_story_tells_what_anyone_holds(tempo: str, watcher: int | None) -> None:
    """The test compares both cases: with and without the matching card in seat 2's hand, answered or not."""
    seen = []
    for in_hand, in_pile in (("5", "6"), ("6", "5")):
        for answers in ([], [2]):
            state = table([["5"], ["1"], [in_hand], ["2"]], total=16, tempo=tempo, draw_pile=["3", in_pile, "4"])
            story = listen(state)
            state.play(0, "lay 5")
            for seat in answers:
                state.play(seat, "snap 5" if tempo == "calm" and in_hand == "5" else "pass")
            known = [state.view(watcher), state.awaited(), [event.seen_by(watcher).json() for event in story]]
            if watcher is not None:
                known.append([str(move) for move in state.moves(watcher)])
            seen.append(json.dumps(known))
    assert len(set(seen)) == 1


def test_an_imagined_world_keeps_the_seats_own_answer() -> None:
    state = table([["5"], ["1"], ["5"], ["2"]], total=16, tempo="calm")
    state.play(0, "lay 5")
    state.play(2, "snap 5")
    world = state.imagine(2, Rng(3))
    assert world.view(2) == state.view(2) and world.yes == [2] and world.asked == [1, 3]
    other = state.imagine(1, Rng(3))
    assert other.yes == [] and other.asked == [1, 2, 3]


@pytest.mark.clause("ZR-7")
@pytest.mark.parametrize("tempo", ["live", "calm"])
def test_a_view_says_whether_its_reader_has_still_to_answer(tempo: str) -> None:
    state = table([["5"], ["1"], ["5"], ["2"]], total=16, tempo=tempo)
    state.play(0, "lay 5")

    def to_answer() -> list[bool]:
        views = [state.view(reader)["snap"] for reader in (0, 1, 2, 3, None)]
        return [view["to_answer"] for view in views]  # type: ignore[index]

    assert to_answer() == [False, True, True, True, False]
    state.play(3, "pass")
    assert to_answer() == [False, True, True, False, False]


@pytest.mark.clause("ZR-7", "ZR-9")
@pytest.mark.parametrize("naming", ["off", "strict"])
def test_calm_a_winning_snap_leaves_no_answers_behind(naming: str) -> None:
    state = table([["9"], ["9", "1"], ["9", "2"]], total=85, car=1, tempo="calm", naming=naming)
    state.play(0, "lay 9")
    state.play(2, "snap 9")
    state.play(1, "snap 9")
    if naming == "strict":
        state.play(0, "say 94")
        assert state.asked == state.yes == [] and not state.window
        state.play(1, "say 103")
    assert state.points == [0, 1, 0] and state.rally == 2
    assert state.asked == state.yes == [] and not state.window and not state.snappable
