"""Test saving and loading: any state is restored, and damaged ones are refused."""

import copy
import json
from typing import Any, cast

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.view import QuestionView, RoundView, SpinnerView, TvLotteryView
from tests.tv_lottery.build import TWO, do, land, table


def sale() -> dict[str, Any]:
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9]])
    land(state, TWO)
    do(state, "ask 2", "buy-from 2", "put 2")
    return cast("dict[str, Any]", json.loads(json.dumps(state.position())))


def test_a_sale_in_progress_comes_back() -> None:
    assert GAME.read(sale()).position() == sale()


JUNK: list[object] = [None, True, "x", "no", -5, 99, [], {}, [1], [True], [None] * 10, ["x", -1], ["x", 0.5], [3, 0], 1.5]
# Junk that happens to be valid: no round paid yet, no luck card revealed, no holder (or one) completed.
FITTING = [
    ("finished", "[]"),
    ("luck", "None"),
    ("luck_used", "[]"),
    ("filling", "[]"),
    ("filling", "[1]"),
    ("buying_off", "True"),
]


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize("key", list(sale()))
def test_junk_in_any_part_is_refused(key: str, junk: object) -> None:
    position = sale()
    position[key] = copy.deepcopy(junk)
    if (key, repr(junk)) in FITTING:
        GAME.read(position)
        return
    with pytest.raises(BadFile) as trouble:
        GAME.read(position)
    assert trouble.value.key == "bad-position"


@pytest.mark.parametrize("junk", [None, True, "x", -5, 99, [], {}, 1.5], ids=repr)
@pytest.mark.parametrize("key", list(sale()["questions"][-1]))
def test_junk_in_any_part_of_a_question_is_refused(key: str, junk: object) -> None:
    position = sale()
    position["questions"][-1][key] = junk
    with pytest.raises(BadFile):
        GAME.read(position)


@pytest.mark.parametrize("junk", [[], ["seed"], ["seed", -1], ["seed", True], [7, 0], ["seed", 0, 0], "seed", None])
def test_damaged_randomness_is_refused(junk: object) -> None:
    position = sale()
    position["rng"] = junk
    with pytest.raises(BadFile):
        GAME.read(position)


@pytest.mark.parametrize(
    ("field", "value"), [("kind", "nap"), ("seat", 2), ("digit", -1), ("other", -1), ("place", 6), ("seats", -1), ("digit", 4)]
)
def test_a_question_that_cannot_be_asked_is_refused(field: str, value: object) -> None:
    position = sale()
    position["questions"][-1][field] = value
    with pytest.raises(BadFile):
        GAME.read(position)


def test_a_surplus_card_or_note_is_refused() -> None:
    position = sale()
    position["lying"][3] += 1
    with pytest.raises(BadFile):
        GAME.read(position)
    position = sale()
    position["bank"] -= 50_000
    with pytest.raises(BadFile):
        GAME.read(position)


def test_a_copy_is_complete_and_goes_its_own_way() -> None:
    state = GAME.new(3, 3, {"buying_off": True, "rounds": 2, "begins": 2})
    rng = Rng(3)
    for step in range(60):
        before = state.position()
        twin = state.copy()
        assert twin.position() == before
        # Now and then, play to the very end, so that everything that can happen does.
        rollout(twin, Rng(step), 20 if step % 15 else 9999)
        assert state.position() == before
        rollout(state, rng, 4)


def test_views_have_the_declared_shape() -> None:
    state = GAME.new(4, 3, {"buying_off": True, "rounds": 2})
    rng = Rng(3)
    while True:
        for seat in (0, 2, None):
            view = state.view(seat)
            assert set(view) == set(TvLotteryView.__annotations__)
            for frame in cast("list[dict[str, object]]", view["questions"]):
                assert set(frame) == set(QuestionView.__annotations__)
            for spinner in cast("list[dict[str, object]]", view["spinners"]):
                assert set(spinner) == set(SpinnerView.__annotations__)
            for result in cast("list[dict[str, object]]", view["finished"]):
                assert set(result) == set(RoundView.__annotations__)
            assert json.loads(json.dumps(view)) == view
        if not rollout(state, rng, 5):
            break
