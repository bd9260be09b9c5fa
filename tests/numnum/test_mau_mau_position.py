"""Test invalid positions of Times Table Mau-Mau, and the clauses of refusals."""

import copy
from typing import Any

import pytest

from spielkiste.games.numnum.mau_mau.state import MauMau
from tests.numnum.tables import MAU_MAU, can, do, mau_mau, name, names, no_naming, refused
from tests.positions import rejects


def position_of(state: MauMau) -> dict[str, Any]:
    return copy.deepcopy(state.position())


def all_held(passes: int = 0) -> dict[str, Any]:
    """Return a position where nothing can be drawn: the two hands hold everything but the top card, and the second has nothing
    that fits.
    """
    good = position_of(mau_mau(["5C", "2C 3C 4S"], top="11T"))
    return {**good, "cards": [good["draw_pile"] + names("5C"), good["cards"][1]], "draw_pile": [], "passes": passes}


def loaded(position: dict[str, Any]) -> dict[str, Any]:
    return position_of(MAU_MAU.read(position))


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 1}, {"seats": 8}, {"seats": True}, {"seats": 3}, {"turn": 5}, {"turn": -1}, {"turn": True}, {"turn": "0"},
        {"pile": []}, {"pile": None}, {"wished": "circle"}, {"wished": "green"}, {"bars": [3]}, {"bars": [5, 2]},
        {"bars": [2, 2]}, {"bars": 2}, {"drawn": "8-circle"}, {"cards": [["8-circle"], ["9-diamond"]]},
        {"cards": [["8-circle", 4], []]}, {"phase": "dream"}, {"phase": 0}, {"naming": {}}, {"naming": []}, {"draw_pile": 5},
        {"sunk": -1}, {"sunk": 200}, {"sunk": False}, {"ended_by": "NN-1"}, {"ended_by": None}, {"hands": "shut"},
        {"rng": ["scene", -1]}, {"rng": None}, {"passes": 0.5}, {"surplus": 1},
    ],
)  # fmt: skip
def test_damaged_positions_are_no_positions(change: dict[str, object]) -> None:
    rejects(MAU_MAU, position_of(mau_mau(["8C 7S", "9D 7C"], top="12T")), change, "")


@pytest.mark.clause("NN-16")
def test_when_all_have_passed_it_is_over() -> None:
    good = loaded(all_held(1))
    rejects(MAU_MAU, good, {"passes": 2}, "the game has ended")
    rejects(MAU_MAU, good, {"passes": 3}, "passes must be")
    ended = {"phase": "over", "turn": 1, "ended_by": "NN-16"}
    rejects(MAU_MAU, good, {**ended, "passes": 1}, "last card of the seat to move")
    rejects(MAU_MAU, good, {**ended, "passes": 2, "ended_by": ""}, "the game must end with")


@pytest.mark.clause("NN-12", "NN-16")
def test_a_pass_with_a_playable_number_card_is_refused() -> None:
    """11 triangle is on top; special cards are optional, never forced."""
    for held, fine in (("2C 3C 4S", True), ("2C 3C wish no-twos", True), ("2C 11C", False), ("3C 4T", False), ("2C 1S", False)):
        good = position_of(mau_mau(["5C", held], top="11T"))
        position = {**good, "cards": [good["draw_pile"] + names("5C"), good["cards"][1]], "draw_pile": [], "passes": 1}
        if fine:
            assert loaded(position)["passes"] == 1
        else:
            rejects(MAU_MAU, loaded({**position, "passes": 0}), {"passes": 1}, "NN-12")
    # Of three players the last two have passed; with one pass fewer, only the last one.
    three = position_of(mau_mau(["2C 3C", "2S 3S", "4C 6C"], top="11T"))
    rest = {**three, "cards": [three["cards"][0], three["cards"][1], three["cards"][2] + three["draw_pile"]], "draw_pile": []}
    assert loaded({**rest, "turn": 2, "passes": 2})["passes"] == 2
    assert loaded({**rest, "turn": 1, "passes": 1})["passes"] == 1
    rejects(MAU_MAU, loaded({**rest, "turn": 1}), {"passes": 2}, "NN-12")
    rejects(MAU_MAU, loaded({**rest, "turn": 0}), {"passes": 1}, "NN-12")
    # Together the players hold every card that fits: at least one of them could play.
    rejects(MAU_MAU, loaded(rest), {"phase": "over", "turn": 1, "ended_by": "NN-16", "passes": 3}, "NN-12")


@pytest.mark.clause("NN-15")
def test_a_pass_with_cards_left_to_draw_is_refused() -> None:
    rejects(MAU_MAU, position_of(mau_mau(["8C 7S", "9D 7C"])), {"passes": 1}, "NN-15")
    good = loaded(all_held(1))
    # One of the held cards is under the top card instead.
    fewer = [good["cards"][0][:-1], good["cards"][1]]
    rejects(MAU_MAU, good, {"cards": fewer, "pile": [good["cards"][0][-1], *good["pile"]]}, "NN-15")


@pytest.mark.clause("NN-16")
def test_without_cards_one_has_won() -> None:
    good = position_of(mau_mau(["8C", "9D 7C"], top="12T"))
    rejects(MAU_MAU, good, {"cards": [[], good["cards"][1]], "draw_pile": [*good["draw_pile"], name("8C")]}, "has won")
    won = mau_mau(["8C", "9D 7C"], top="12T")
    do(won, "lay 8-circle")
    rejects(MAU_MAU, position_of(won), {"phase": "turn", "ended_by": ""}, "has won")
    rejects(MAU_MAU, position_of(won), {"turn": 1}, "last card of the seat to move")


@pytest.mark.clause("NN-10", "NN-14")
def test_the_top_is_a_number_card_or_a_wish() -> None:
    good = position_of(mau_mau(["8C no-twos", "9D 7C"], top="12T"))
    bar = {"pile": ["no-twos"], "cards": [[name("8C"), name("12T")], good["cards"][1]]}
    rejects(MAU_MAU, good, bar, "top of the pile must be")
    rejects(MAU_MAU, good, {**bar, "wished": "circle"}, "top of the pile must be")
    wish = position_of(mau_mau(["8C 7S", "9D 7C"], top="wish", wished="circle"))
    rejects(MAU_MAU, wish, {"wished": None}, "top of the pile must be")
    rejects(MAU_MAU, good, {"sunk": len(good["draw_pile"])}, "NN-10")


@pytest.mark.clause("NN-11", "NN-12")
def test_going_on_and_drawing_leave_their_traces() -> None:
    again = mau_mau(["8T 7S", "9D 7C"], top="12T")
    rejects(MAU_MAU, position_of(again), {"phase": "again"}, "NN-11")
    do(again, "lay 8-triangle")
    rejects(MAU_MAU, position_of(again), {"bars": [2]}, "no-twos (4 instead of 3)")
    deeper = [name("12T"), *position_of(again)["draw_pile"]]
    rejects(MAU_MAU, position_of(again), {"pile": [name("8T")], "draw_pile": deeper}, "NN-11")
    drawn = mau_mau(["5C 7S", "9D 7C"], top="12T", draw="5D")
    rejects(MAU_MAU, position_of(drawn), {"phase": "drawn"}, "exactly in the phase “drawn”")
    do(drawn, "draw")
    rejects(MAU_MAU, position_of(drawn), {"drawn": name("9D")}, "the card just drawn")
    rejects(MAU_MAU, position_of(drawn), {"phase": "turn"}, "exactly in the phase “drawn”")


def asked(mode: str = "practice") -> dict[str, Any]:
    state = mau_mau(["8C 7S", "9D 7C"], top="12T", naming=mode)
    do(state, "lay 8-circle")
    return position_of(state)


@pytest.mark.parametrize(
    ("change", "about"),
    [
        ({"left": None}, "two number cards"),
        ({"right": None}, "two number cards"),
        ({"left": "wish"}, "two number cards"),
        ({"mode": "off"}, "where naming is on"),
        ({"left": "13-circle", "right": "9-square"}, "share nothing"),
        ({"left": "9-diamond", "right": "7-diamond"}, "two on top of the pile"),
        ({"tried": ["2"]}, "different and wrong"),
        ({"tried": ["3", "3"]}, "different and wrong"),
        ({"tried": ["1"]}, "tried"),
        ({"mode": "strict", "tried": ["3"]}, "asks only once"),
        ({"mistakes": [0]}, "mistakes"),
        ({"mistakes": [1, 0]}, "naming is not strict"),
        ({"mistakes": [0, True]}, "mistakes"),
        ({"hurry": 1}, "not one of its fields"),
    ],
)  # fmt: skip
def test_a_question_is_about_the_two_cards_on_top_and_has_a_right_answer(change: dict[str, object], about: str) -> None:
    good = asked()
    rejects(MAU_MAU, good, {"naming": {**good["naming"], **change}}, about)


def test_nothing_was_tried_where_nothing_is_asked() -> None:
    good = position_of(mau_mau(["8C 7S", "9D 7C"], naming="practice"))
    rejects(MAU_MAU, good, {"naming": {**no_naming(2, "practice"), "tried": ["3"]}}, "nothing is asked")
    rejects(MAU_MAU, asked(), {"phase": "again"}, "NN-11")


@pytest.mark.clause("NN-4")
def test_a_question_that_only_a_bar_leaves_without_an_answer_is_none() -> None:
    """8 and 10 share only the row of two: with "no twos" they could not have matched."""
    state = mau_mau(["10C 7S no-twos", "9D 7C"], top="8T", naming="practice")
    do(state, "lay 10-circle")
    good = position_of(state)
    hands = [[card for card in good["cards"][0] if card != "no-twos"], good["cards"][1]]
    rejects(MAU_MAU, good, {"bars": [2], "cards": hands}, "share nothing")


# -- the clauses of refusals ---------------------------------------------------------------------------------------


@pytest.mark.clause("NN-12")
def test_with_a_card_drawn_the_reason_is_the_card_drawn() -> None:
    state = mau_mau(["5C 7S", "9D 7C"], top="12T", draw="9C")
    do(state, "draw")
    assert can(state) == ["lay 9-circle", "keep"]
    for move in ("stop", "draw", "pass"):
        assert refused(state, move) == ("NN-12", "nn-why-drawn-first")


@pytest.mark.clause("NN-11")
def test_stopping_and_drawing_after_a_double_match_are_about_the_double_match() -> None:
    state = mau_mau(["8T 7S", "9D 7C"], top="12T")
    assert refused(state, "stop") == ("NN-11", "nn-why-no-stop")
    do(state, "lay 8-triangle")
    assert refused(state, "draw") == refused(state, "pass") == ("NN-11", "nn-why-no-draw-after-double")


@pytest.mark.clause("NN-12", "NN-15")
def test_holding_a_playable_number_card_forbids_drawing_and_passing() -> None:
    rich = mau_mau(["8C 7S", "9D 7C"], top="12T")
    assert refused(rich, "draw") == ("NN-12", "nn-why-must-lay")
    assert refused(rich, "pass") == ("NN-12", "nn-why-must-lay-not-pass")
    held = MAU_MAU.read(all_held())
    assert refused(held, "draw") == ("NN-12", "nn-why-must-lay"), "the reason must not be an empty draw pile"
    assert refused(held, "pass") == ("NN-12", "nn-why-must-lay-not-pass")
    poor = mau_mau(["5C 7S no-fives", "9D 7C"], top="12T")
    assert refused(poor, "pass") == ("NN-15", "nn-why-no-pass")


@pytest.mark.clause("NN-14")
def test_a_bar_card_says_which_bar_it_would_set_or_lift() -> None:
    state = mau_mau(["no-twos no-fives 5C", "9D 7C"], top="12T", bars=[5])
    outlook = {MAU_MAU.notation(move): state.outlook(0, move) for move in state.moves(0)}
    assert outlook == {
        "lay no-twos": {"row": 2, "lifts": False}, "lay no-fives": {"row": 5, "lifts": True}, "draw": {},
    }  # fmt: skip
