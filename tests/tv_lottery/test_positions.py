"""Saving and loading: any state comes back, and nothing damaged comes in."""

import copy
import json
from typing import Any, cast

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.views import QuestionView, RoundView, TvLotteryView
from tests.tv_lottery.build import TWO, do, land, table


def sale() -> dict[str, Any]:
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9]])
    land(state, TWO)
    do(state, "ask 2", "buy-from 2", "put 2")
    return cast("dict[str, Any]", json.loads(json.dumps(state.position())))


def test_a_sale_in_progress_comes_back() -> None:
    assert GAME.load(sale()).position() == sale()


@pytest.mark.parametrize("key", list(sale()))
def test_a_position_without_any_of_its_parts_is_refused(key: str) -> None:
    position = sale()
    del position[key]
    with pytest.raises(BadFile):
        GAME.load(position)


# Junk that happens to fit: a list of no rounds, no luck card in this turn, the luck cards set aside (there are none yet).
FITTING: list[tuple[str, object]] = [
    ("finished", []),
    ("finished", {}),
    ("luck", None),
    ("turns", 99),
    ("luck_used", []),
    ("luck_used", {}),
]


@pytest.mark.parametrize("junk", [None, "x", -5, 99, [], {}, [1], [None] * 10, 1.5])
@pytest.mark.parametrize("key", [key for key in sale() if key not in ("buying_off", "filling")])
def test_junk_in_any_part_is_refused(key: str, junk: object) -> None:
    position = sale()
    position[key] = copy.deepcopy(junk)
    if (key, junk) in FITTING:
        GAME.load(position)
    else:
        with pytest.raises(BadFile):
            GAME.load(position)


@pytest.mark.parametrize(
    ("field", "value"), [("kind", "nap"), ("seat", 2), ("digit", -1), ("other", -1), ("place", 6), ("seats", -1), ("digit", 4)]
)
def test_a_question_that_cannot_be_asked_is_refused(field: str, value: object) -> None:
    position = sale()
    position["questions"][-1][field] = value
    with pytest.raises(BadFile):
        GAME.load(position)


def test_a_surplus_card_or_note_is_refused() -> None:
    position = sale()
    position["lying"][3] += 1
    with pytest.raises(BadFile):
        GAME.load(position)
    position = sale()
    position["bank"] -= 50_000
    with pytest.raises(BadFile):
        GAME.load(position)


def test_a_complete_holder_is_no_position_of_a_round() -> None:
    position = table([[1, 2, 3, 4, 5, 0]]).position()
    GAME.load(position)
    position["number"] = [1, 2, 3, 4, 5, 0]
    with pytest.raises(BadFile):
        GAME.load(position)


def test_views_have_the_declared_shape() -> None:
    state = GAME.new(4, 3, {"buying_off": True, "rounds": 2})
    rng = Rng(3)
    while True:
        for seat in (0, 2, None):
            view = state.view(seat)
            assert set(view) == set(TvLotteryView.__annotations__)
            for frame in cast("list[dict[str, object]]", view["questions"]):
                assert set(frame) == set(QuestionView.__annotations__)
            for result in cast("list[dict[str, object]]", view["finished"]):
                assert set(result) == set(RoundView.__annotations__)
            assert json.loads(json.dumps(view)) == view
        if not rollout(state, rng, 5):
            break
