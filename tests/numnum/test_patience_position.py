"""Test that impossible positions of Times Table Patience are refused."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.games.numnum.patience.state import Patience
from tests.numnum.tables import PATIENCE, do, name, patience
from tests.positions import rejects

TOPS = ["2T", "3C", "5S", "7D"]


def position_of(state: Patience) -> dict[str, Any]:
    return copy.deepcopy(state.position())


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 2}, {"seats": True}, {"turned": 500}, {"turned": -1}, {"turned": True}, {"piles": [[], [], [], []]},
        {"piles": []}, {"wishes": 4}, {"wishes": -1}, {"wishes": False}, {"hand_pile": []}, {"hand_pile": "8T"},
        {"waiting": [["2-circle"]] * 4}, {"waiting": [[], [], [], [], []]}, {"over": 0}, {"over": None},
        {"naming": None}, {"best": 95},
    ],
)  # fmt: skip
def test_damaged_positions_are_no_positions(change: dict[str, object]) -> None:
    rejects(PATIENCE, position_of(patience(TOPS, "8T 9S 9T")), change, "")


def test_impossible_positions_are_no_positions() -> None:
    """These positions have the right cards, but in places that no game can reach."""
    good = patience(["2T", "3C", "5S", "7D"], "8T wish 9S 9T", waiting=["", "20C", "", ""]).position()
    assert PATIENCE.read(good).position() == good

    def moved(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
        position = copy.deepcopy(good)
        change(position)
        return position

    def wish_turned_up(position: dict[str, Any]) -> None:
        # 8T is on its pile, and the wish card behind it is revealed instead of being put aside.
        position["turned"] += 1
        position["piles"][0].append(name("8T"))

    def wish_starts_a_pile(position: dict[str, Any]) -> None:
        # The wish card changes places with the first triangle, in the deal as well.
        pile, hand = position["piles"][0], position["hand_pile"]
        place = pile.index("wish")
        hand[hand.index("wish")] = pile[0]
        pile[0], pile[place] = pile[place], pile[0]

    def piles_exchanged(position: dict[str, Any]) -> None:
        position["piles"][1], position["piles"][2] = position["piles"][2], position["piles"][1]

    def card_on_another_colour(position: dict[str, Any]) -> None:
        position["piles"][3].append(position["piles"][2].pop())

    def waits_in_another_row(position: dict[str, Any]) -> None:
        position["waiting"][0].append(position["waiting"][1].pop())

    def wish_waits(position: dict[str, Any]) -> None:
        position["waiting"][0].append("wish")
        position["piles"][0].remove("wish")

    for change in (wish_turned_up, wish_starts_a_pile, piles_exchanged, card_on_another_colour, waits_in_another_row, wish_waits):
        with pytest.raises(BadFile) as trouble:
            PATIENCE.read(moved(change))
        assert trouble.value.key == "bad-position"
        assert "missing" not in str(trouble.value), f"{change.__name__}: refused for the wrong reason"


@pytest.mark.clause("NN-41")
def test_cards_wait_in_the_order_in_which_they_came() -> None:
    state = patience(TOPS, "9T 81T 45T 8C")
    do(state, "wait", "wait", "wait")
    good = position_of(state)
    row = good["waiting"][0]
    for wrong in (row[::-1], [row[1], row[0], row[2]], [row[0], row[2], row[1]]):
        rejects(PATIENCE, good, {"waiting": [wrong, [], [], []]}, "in the order")


@pytest.mark.clause("NN-44")
def test_it_is_over_exactly_when_it_has_ended() -> None:
    playing = patience(TOPS, "8T 9C")
    rejects(PATIENCE, position_of(playing), {"over": True}, "hand pile is not used up")
    do(playing, "play", "play")
    rejects(PATIENCE, position_of(playing), {"over": False}, "the game is not over")
    asked = patience(TOPS, "8T", naming="practice")
    do(asked, "play")
    rejects(PATIENCE, position_of(asked), {"over": True}, "hand pile is not used up")
    finished = patience(TOPS, "", waiting=["4T", "", "", ""])
    do(finished, "finish")
    again = PATIENCE.read({**position_of(finished), "over": False})
    assert again.outcome() is None, "the game must be able to go on"


def test_a_question_is_about_the_two_cards_on_top_of_a_pile() -> None:
    state = patience(TOPS, "8T 9S", naming="practice")
    do(state, "play")
    good = position_of(state)
    for change, about in (
        ({"left": name("4T")}, "on top of a pile"),
        ({"left": name("8T"), "right": name("2T")}, "on top of a pile"),
        ({"left": name("8C"), "right": name("3C")}, "on top of a pile"),
        ({"left": "wish"}, "two number cards"),
        ({"tried": ["4"], "left": None, "right": None}, "nothing is asked"),
        ({"tried": ["2"]}, "different and wrong"),
    ):
        rejects(PATIENCE, good, {"naming": {**good["naming"], **change}}, about)
