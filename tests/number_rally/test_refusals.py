"""Test which clause a refusal names, in cases that are easily confused (ZR-3, ZR-7, ZR-8, ZR-9)."""

import pytest

from spielkiste.games.number_rally import GAME

from .scenario import listen, nobody_snaps, refused, table, told


@pytest.mark.clause("ZR-9")
@pytest.mark.parametrize("naming", ["off", "strict"])
@pytest.mark.parametrize("tempo", ["live", "calm"])
def test_after_the_last_draw_nobody_plays_in_turn(tempo: str, naming: str) -> None:
    """No player may play a card: neither the last one nor the next, nor any other, no matter what else is open."""
    state = table([["5", "1"], ["1"], ["2"]], total=16, car=1, draw_pile=["8"], tempo=tempo, naming=naming)
    state.play(0, "lay 5")
    assert state.window and state.drawn == len(state.deck)
    for seat, move in ((0, "lay 1"), (1, "lay 1"), (2, "lay 2"), (1, "lay 9")):
        assert refused(state, seat, move) == ("ZR-9", "no-more-cards")


@pytest.mark.clause("ZR-9")
@pytest.mark.parametrize("little", [False, True])
def test_after_the_last_draw_nobody_lays_while_an_event_is_named(little: bool) -> None:
    state = table([["refuel", "1"], ["1"]], total=13, naming="practice", draw_pile=["6"], little=little)
    state.play(0, "lay refuel")
    for seat in (0, 1):
        assert refused(state, seat, "lay 1") == ("ZR-9", "no-more-cards")


@pytest.mark.clause("ZR-9", "ZR-3")
def test_while_a_last_total_is_named_laying_waits_for_it_and_nothing_is_given_away() -> None:
    state = table([["4", "1"], ["1"]], total=96, naming="strict")
    state.play(0, "lay 4")
    assert refused(state, 0, "lay 1") == ("ZR-3", "name-first") and refused(state, 1, "lay 1") == ("ZR-3", "naming")


@pytest.mark.clause("ZR-7")
@pytest.mark.parametrize("draw_pile", [["8"], ["8", "9"]])
def test_where_no_number_lies_nothing_can_be_snapped_not_even_by_its_layer(draw_pile: list[str]) -> None:
    state = table([["refuel", "1"], ["1"], ["2"]], total=16, naming="strict", draw_pile=draw_pile)
    state.play(0, "lay refuel")
    for seat in (0, 1, 2):
        assert refused(state, seat, "snap 1") == ("ZR-7", "no-number")
        assert refused(state, seat, "pass") == ("ZR-7", "nothing-asked")


@pytest.mark.clause("ZR-7")
def test_before_the_first_card_there_is_no_number() -> None:
    state = GAME.new(3, 1, {"begins": 1})
    for seat in (0, 1, 2):
        refusal = state.why_not(seat, GAME.parse("snap 5"))
        assert refusal is not None and (refusal.clause, refusal.reason.key) == ("ZR-7", "zr-why-no-number")


@pytest.mark.clause("ZR-7", "ZR-8")
def test_the_layer_is_not_asked() -> None:
    state = table([["5", "5"], ["1"], ["2"]], total=16)
    state.play(0, "lay 5")
    assert refused(state, 0, "snap 5") == refused(state, 0, "pass") == ("ZR-8", "own-card")
    nobody_snaps(state)
    assert refused(state, 0, "snap 5") == ("ZR-8", "own-card") and refused(state, 0, "pass") == ("ZR-7", "nothing-asked")


@pytest.mark.clause("ZR-7", "ZR-3")
@pytest.mark.parametrize("draw_pile", [["8"], ["8", "9"]])
def test_between_two_a_snap_is_not_too_late_while_the_total_is_named(draw_pile: list[str]) -> None:
    state = table([["5", "1"], ["5", "2"]], total=16, car=0, naming="strict", draw_pile=draw_pile)
    story = listen(state)
    state.play(0, "lay 5")
    assert refused(state, 1, "snap 5") == ("ZR-3", "naming")
    state.play(0, "say 21")
    state.play(1, "snap 5" if len(draw_pile) == 1 else "lay 5")
    state.play(1, "say 26")
    assert told(story, "zr-car") == [{"seat": 1}]


@pytest.mark.clause("ZR-7", "ZR-9")
def test_a_card_that_ends_the_rally_gives_nothing_away_before_it_is_named() -> None:
    state = table([["4"], ["4"], ["1"]], total=96, naming="strict")
    state.play(0, "lay 4")
    assert refused(state, 1, "snap 4") == ("ZR-3", "naming")


@pytest.mark.clause("ZR-7", "ZR-9")
def test_a_chance_that_passed_is_too_late_also_after_the_last_draw() -> None:
    state = table([["5", "1"], ["1"], ["5", "2"]], total=16, naming="strict", draw_pile=["8"])
    state.play(0, "lay 5")
    nobody_snaps(state)
    assert state.awaited() == [0] and refused(state, 2, "snap 5") == ("ZR-7", "too-late")
