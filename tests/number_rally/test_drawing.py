"""Test drawing by hand and automatically, empty hands, and the end of the draw pile (ZR-4, ZR-5, ZR-9d, ZR-13)."""

import pytest

from .scenario import hand, listen, moves, nobody_snaps, refused, table, told

FULL = ["1", "2", "3", "4"]


@pytest.mark.clause("ZR-4")
def test_automatic_drawing_fills_up_before_anyone_may_snap() -> None:
    state = table([["5", "1"], ["1"], ["5"]], total=16, draw_pile=["8", "9"])
    story = listen(state)
    state.play(0, "lay 5")
    assert state.window and hand(state, 0) == ["1", "8"]
    assert [event.seen_by(0).json()["args"] for event in story if event.key == "zr-drew"] == [{"seat": 0, "card": "8"}]
    assert [event.seen_by(1).key for event in story if event.key == "zr-drew"] == ["zr-drew-unseen"]
    assert refused(state, 0, "draw") == ("ZR-4", "automatic")


@pytest.mark.clause("ZR-4")
def test_by_hand_you_draw_until_the_next_player_lays() -> None:
    state = table([["refuel", "1"], ["1"], ["5"]], total=16, drawing="by_hand", draw_pile=["8", "9"])
    assert refused(state, 0, "draw") == ("ZR-4", "draw-gone")
    state.play(0, "lay refuel")
    assert hand(state, 0) == ["1"] and set(state.actors()) == {0, 1} and state.awaited() == [1]
    state.play(0, "draw")
    assert hand(state, 0) == ["1", "8"] and state.actors() == [1]
    assert refused(state, 0, "draw") == ("ZR-4", "draw-gone"), "each card played earns one draw"


@pytest.mark.clause("ZR-4")
def test_a_forgotten_draw_is_gone() -> None:
    state = table([["refuel", "1"], ["overtake", "1"], ["5"]], total=16, drawing="by_hand")
    state.play(0, "lay refuel")
    state.play(1, "lay overtake")
    assert refused(state, 0, "draw") == ("ZR-4", "draw-gone")
    assert hand(state, 0) == ["1"] and state.legal(1, "draw")


@pytest.mark.clause("ZR-4")
def test_the_next_players_snap_ends_the_draw_but_nobody_elses_does() -> None:
    hands = [["5", "1"], ["5", "1"], ["5", "1"]]
    state = table(hands, total=16, drawing="by_hand")
    state.play(0, "lay 5")
    state.play(1, "snap 5")
    assert not state.legal(0, "draw") and state.legal(1, "draw")
    state = table(hands, total=16, drawing="by_hand")
    state.play(0, "lay 5")
    state.play(2, "snap 5")
    assert state.legal(0, "draw") and state.legal(2, "draw")
    nobody_snaps(state)
    assert moves(state, 0) == {"lay 1", "draw"}
    state.play(0, "lay 1")
    assert not state.legal(2, "draw") and state.legal(0, "draw")
    state.play(0, "draw")
    assert not state.legal(0, "draw"), "the draw for the first card has expired"


@pytest.mark.clause("ZR-4")
def test_two_cards_laid_by_snaps_earn_two_draws() -> None:
    state = table([["5", "5", "1"], ["1"], ["5"], ["2"]], total=16, drawing="by_hand")
    state.play(0, "lay 5")
    state.play(2, "snap 5")
    state.play(0, "snap 5")
    state.play(0, "draw")
    state.play(0, "draw")
    assert len(hand(state, 0)) == 3 and not state.legal(0, "draw")


@pytest.mark.clause("ZR-4")
def test_overtaking_between_two_your_own_next_card_ends_the_draw() -> None:
    state = table([["overtake", "5", "6"], ["1"]], total=16, drawing="by_hand")
    state.play(0, "lay overtake")
    assert state.turn == 0 and state.legal(0, "draw")
    state.play(0, "lay 5")
    state.play(0, "draw")
    assert len(hand(state, 0)) == 2 and not state.legal(0, "draw")


@pytest.mark.clause("ZR-4")
def test_nobody_draws_beyond_four() -> None:
    state = table([FULL, ["5", "6", "7", "8"]], drawing="by_hand")
    assert refused(state, 0, "draw") == ("ZR-4", "full-hand")
    state.play(0, "lay 1")
    state.play(0, "draw")
    assert refused(state, 0, "draw") == ("ZR-4", "full-hand")


@pytest.mark.clause("ZR-5")
def test_a_player_without_cards_is_passed_over() -> None:
    state = table([["refuel"], [], ["5"]], total=16, drawing="by_hand")
    state.play(0, "lay refuel")
    assert state.awaited() == [2]


@pytest.mark.clause("ZR-5")
def test_overtake_skips_the_next_player_who_could_play() -> None:
    for hands, following in (
        ([["overtake"], ["1"], ["1"], ["1"]], 2),
        ([["overtake"], [], ["1"], ["1"]], 3),
        ([["overtake"], ["1"]], 0),
        ([["overtake"], [], ["1"]], 0),
    ):
        state = table(hands, total=16, drawing="by_hand")
        state.play(0, "lay overtake")
        assert state.turn == following


@pytest.mark.clause("ZR-5")
def test_an_empty_hand_that_may_draw_must_draw_on_its_turn() -> None:
    """Seat 0 plays its last card, seat 2 snaps with its last: it is seat 0's turn, and only a draw can help."""
    state = table([["5"], ["1"], ["5"]], total=16, drawing="by_hand")
    state.play(0, "lay 5")
    state.play(2, "snap 5")
    nobody_snaps(state)
    assert state.awaited() == [0] and moves(state, 0) == {"draw"}
    assert refused(state, 0, "lay 1") == ("ZR-5", "must-draw")
    state.play(0, "draw")
    assert len(hand(state, 0)) == 1 and state.awaited() == [0]


@pytest.mark.clause("ZR-5")
def test_when_nobody_else_holds_a_card_the_layer_must_draw() -> None:
    state = table([["refuel"], [], []], total=16, drawing="by_hand")
    state.play(0, "lay refuel")
    assert state.actors() == [0] and moves(state, 0) == {"draw"}


@pytest.mark.clause("ZR-9")
def test_the_last_draw_ends_the_rally_after_an_event() -> None:
    state = table([["overtake", "1"], ["1"], ["1"]], total=16, car=2, draw_pile=["8"])
    story = listen(state)
    state.play(0, "lay overtake")
    assert told(story, "zr-rally-won") == [{"seat": 2, "reason": "empty", "goal": 100, "points": 1}]
    assert len(told(story, "zr-last-drawn")) == 1


@pytest.mark.clause("ZR-9")
@pytest.mark.parametrize("tempo", ["live", "calm"])
@pytest.mark.parametrize("seats", [2, 3])
def test_after_the_last_draw_the_card_just_laid_keeps_its_chance(seats: int, tempo: str) -> None:
    state = table([["5", "1"], ["5", "1"], ["1"]][:seats], total=16, car=0, draw_pile=["8"], tempo=tempo)
    state.play(0, "lay 5")
    assert state.window and refused(state, 1, "lay 1") == ("ZR-9", "no-more-cards")
    if tempo == "calm" and seats == 3:
        state.play(2, "pass")
    state.play(1, "snap 5")
    assert state.total == 26 and state.car == 1 and hand(state, 1) == ["1"], "no one draws any more"
    nobody_snaps(state)
    assert state.points[1] == 1 and state.rally == 2


@pytest.mark.clause("ZR-9")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_unused_chance_after_the_last_draw_ends_the_rally(seats: int) -> None:
    state = table([["5", "1"], ["5", "1"], ["1"]][:seats], total=16, car=0, draw_pile=["8"])
    state.play(0, "lay 5")
    nobody_snaps(state)
    assert state.points[0] == 1 and state.rally == 2


@pytest.mark.clause("ZR-9")
def test_by_hand_the_last_draw_may_come_after_the_chance_has_passed() -> None:
    state = table([["5", "1"], ["5", "1"], ["1"]], total=16, car=2, drawing="by_hand", draw_pile=["8"])
    state.play(0, "lay 5")
    nobody_snaps(state)
    assert state.rally == 1 and state.legal(1, "lay 1")
    state.play(0, "draw")
    assert state.points == [0, 0, 1] and state.rally == 2


@pytest.mark.clause("ZR-9")
def test_by_hand_between_two_the_last_draw_opens_the_chance() -> None:
    state = table([["5", "1"], ["5", "1"]], total=16, car=0, drawing="by_hand", draw_pile=["8"])
    state.play(0, "lay 5")
    assert not state.window
    state.play(0, "draw")
    assert moves(state, 1) == {"snap 5", "pass"} and refused(state, 0, "draw") == ("ZR-9", "no-more-draws")
    state.play(1, "snap 5")
    nobody_snaps(state)
    assert state.points == [0, 1]


@pytest.mark.clause("ZR-9")
def test_the_last_card_may_be_left_lying() -> None:
    state = table([["5", "1"], ["6", "1"]], total=16, car=1, drawing="by_hand", draw_pile=["8"])
    state.play(0, "lay 5")
    state.play(1, "lay 6")
    assert state.rally == 1 and state.awaited() == [0] and not state.legal(0, "draw") and state.legal(1, "draw")


@pytest.mark.clause("ZR-9")
def test_the_last_draw_with_a_free_car_ends_the_rally_without_a_winner() -> None:
    state = table([["overtake", "1"], ["1"]], total=16, draw_pile=["8"])
    story = listen(state)
    state.play(0, "lay overtake")
    assert told(story, "zr-rally-unwon") == [{"reason": "empty"}] and state.points == [0, 0]


@pytest.mark.clause("ZR-4")
def test_a_card_drawn_by_hand_is_seen_by_nobody_else() -> None:
    state = table([["refuel", "1"], ["1"], ["5"]], total=16, drawing="by_hand", draw_pile=["8", "9"])
    story = listen(state)
    state.play(0, "lay refuel")
    state.play(0, "draw")
    drew = next(event for event in story if event.key == "zr-drew")
    assert drew.seen_by(0).args == {"seat": 0, "card": "8"}
    assert all(drew.seen_by(watcher).args == {"seat": 0} for watcher in (1, 2, None))


@pytest.mark.clause("ZR-9", "ZR-4")
def test_nobody_draws_once_the_last_card_is_gone() -> None:
    """Two draws are open for one card: the first player to draw gets it."""
    state = table([["5", "1"], ["1"], ["5", "2"], ["3"]], total=16, car=1, drawing="by_hand", draw_pile=["8"])
    state.play(0, "lay 5")
    state.play(2, "snap 5")
    state.play(2, "draw")
    assert refused(state, 0, "draw") == ("ZR-9", "no-more-draws") and state.view(0)["may_draw"] == []
    assert moves(state, 0) == {"pass"} and moves(state, 2) == set()
    nobody_snaps(state)
    assert state.points == [0, 0, 1, 0] and state.rally == 2


@pytest.mark.clause("ZR-9")
@pytest.mark.parametrize("little", [False, True])
def test_nobody_draws_after_the_card_that_ends_the_rally(little: bool) -> None:
    """Seat 0 could draw when another player ends the rally: only the total still has to be named."""
    if little:
        state = table([["1"], ["10"], ["2"]], total=19, turn=1, car=2, naming="strict", drawing="by_hand", little=True)
        state.play(1, "lay 10")
    else:
        state = table([["9", "1"], ["5"], ["9", "2"]], total=85, car=1, naming="strict", drawing="by_hand")
        state.play(0, "lay 9")
        state.play(2, "snap 9")
    assert state.actors() == [state.layer] and state.view(None)["may_draw"] == []
    assert [refused(state, seat, "draw") for seat in range(3)] == [("ZR-9", "no-more-draws")] * 3


@pytest.mark.clause("ZR-4")
@pytest.mark.parametrize("tempo", ["live", "calm"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_next_card_in_turn_ends_every_open_draw(seats: int, tempo: str) -> None:
    """Seat 0 has two open draws and seat 2 one when the next player plays a card."""
    hands = [["5", "5", "1"], ["overtake", "1"], ["5", "2"], ["3"], ["4"]][:seats]
    state = table(hands, total=16, drawing="by_hand", tempo=tempo, turn=0)
    state.play(0, "lay 5")
    for snapper in (2, 0):
        if tempo == "calm":
            for seat in [seat for seat in state.asked if seat != snapper]:
                state.play(seat, "pass")
        state.play(snapper, "snap 5")
    nobody_snaps(state)
    # With three players, seat 0 played its second card in its own turn.
    assert state.owed[0] == (1 if seats == 3 else 2) and state.legal(2, "draw") == (seats > 3)
    state.play(1, "lay overtake")
    assert state.view(None)["may_draw"] == [1]
