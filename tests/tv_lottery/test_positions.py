"""Saving and loading: any state comes back, and nothing damaged comes in."""

import copy
import json
from typing import Any, cast

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.state import TvLottery
from spielkiste.games.tv_lottery.view import QuestionView, RoundView, TvLotteryView
from tests.tv_lottery.build import SIX, TWO, do, land, table


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


OTHERS = [[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9]]


@pytest.mark.clause("TL-14")
@pytest.mark.parametrize(
    "frame",
    [
        Question(q.BUY, 0),
        Question(q.EMPTY_FIELD, 0, digit=2),
        Question(q.SELLER, 0, digit=2, seats=2),
        Question(q.TAKEN, 0, digit=3, price=50_000),
    ],
)
def test_nobody_is_asked_to_buy_without_50_000(frame: Question) -> None:
    table(OTHERS, money=[50_000, 0], questions=[frame])
    with pytest.raises(BadFile):
        table(OTHERS, money=[49_000, 0], questions=[frame])


@pytest.mark.clause("TL-14", "TL-20")
def test_nobody_is_asked_to_buy_off_without_50_000_or_where_nobody_stands() -> None:
    def asked(money: int = 50_000, seats: int = 2, pawns: tuple[int, int] = (5, 5), buying_off: bool = True) -> None:
        frame = Question(q.BUY_OFF, 0, seats=seats)
        table(OTHERS, money=[money, 0], pawns=list(pawns), buying_off=buying_off, questions=[frame])

    asked()
    for wrong in ({"money": 0}, {"seats": 0}, {"seats": 1}, {"seats": 3}, {"pawns": (5, 4)}, {"buying_off": False}):
        with pytest.raises(BadFile):
            asked(**wrong)


@pytest.mark.clause("TL-8")
@pytest.mark.parametrize(
    ("good", "bad"),
    [
        (Question(q.FIELD_CARD, 0, digit=3), Question(q.FIELD_CARD, 0, digit=2)),
        (Question(q.TAKEN, 0, digit=3), Question(q.TAKEN, 0, digit=2)),
        (Question(q.TAKEN, 0, digit=3, price=50_000), Question(q.TAKEN, 0, digit=3, price=250_000)),
        (Question(q.TAKEN, 0, digit=3, price=50_000), Question(q.TAKEN, 0, digit=3, price=1)),
    ],
)
def test_only_cards_that_are_there_can_be_taken(good: Question, bad: Question) -> None:
    table(OTHERS, questions=[good])
    with pytest.raises(BadFile):
        table(OTHERS, questions=[bad])


@pytest.mark.clause("TL-9")
@pytest.mark.parametrize(
    "frame",
    [
        Question(q.EMPTY_FIELD, 0, digit=3),
        Question(q.SELLER, 0, digit=3, seats=2),
        Question(q.SELLER, 0, digit=2, seats=3),
        Question(q.SELLER, 0, digit=3, seats=0),
        Question(q.SELLER, 1, digit=2, seats=2),
        Question(q.LEAVING, 0, digit=2, other=0, seats=2),
        Question(q.GIVE, 1, digit=2, other=1, seats=2, place=1),
        Question(q.SPIN, 1),
    ],
    ids=lambda frame: str(list(frame.json().values())),
)
def test_a_sale_fits_the_holders_and_the_turn(frame: Question) -> None:
    with pytest.raises(BadFile):
        table(OTHERS, questions=[frame])


@pytest.mark.clause("TL-9", "TL-8")
def test_the_buyers_card_in_a_sale_differs() -> None:
    holders = [[2, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9]]
    table(holders, seats=3, questions=[Question(q.GIVE, 1, digit=2, other=0, seats=2, place=1)])
    with pytest.raises(BadFile):
        table(holders, seats=3, questions=[Question(q.GIVE, 1, digit=2, other=0, seats=2, place=0)])


@pytest.mark.clause("TL-21")
def test_a_round_is_never_past_its_last_turn() -> None:
    table(turns=119)
    with pytest.raises(BadFile):
        table(turns=120)


@pytest.mark.clause("TL-18")
def test_nobody_plays_on_after_the_last_round() -> None:
    table(finished=3)
    for finished in (4, 5):
        with pytest.raises(BadFile):
            table(finished=finished)
    state = table([[1, 2, 3, 4, 5, 0]], finished=3)
    land(state, SIX)
    do(state, "put 6")
    position = cast("dict[str, Any]", state.position())
    assert GAME.load(position).outcome() is not None
    position["finished"] *= 2
    with pytest.raises(BadFile):
        GAME.load(position)


@pytest.mark.clause("TL-2")
def test_in_the_draft_nobody_is_more_than_a_card_ahead() -> None:
    state = GAME.new(2, 1, {"picks_first": 1})
    do(cast(TvLottery, state), "take 7", "put 6")
    position = state.position()
    assert GAME.load(position).position() == position
    for turn, cards in [(0, [-1, -1, -1, -1, -1, 7]), (1, [7, 7, -1, -1, -1, -1])]:
        wrong = copy.deepcopy(cast("dict[str, Any]", position))
        wrong["turn"] = wrong["questions"][0]["seat"] = turn
        wrong["holders"][0] = cards
        wrong["lying"][7] = 2 - cards.count(7)
        with pytest.raises(BadFile):
            GAME.load(wrong)
    full = copy.deepcopy(cast("dict[str, Any]", position))
    full["holders"] = OTHERS
    full["lying"] = [2 - sum(holder.count(digit) for holder in OTHERS) for digit in range(10)]
    with pytest.raises(BadFile):
        GAME.load(full)
    twice = copy.deepcopy(cast("dict[str, Any]", position))
    twice["questions"] *= 2
    with pytest.raises(BadFile):
        GAME.load(twice)


def test_a_complete_holder_is_no_position_of_a_round() -> None:
    position = table([[1, 2, 3, 4, 5, 0]]).position()
    GAME.load(position)
    position["number"] = [1, 2, 3, 4, 5, 0]
    with pytest.raises(BadFile):
        GAME.load(position)


def test_a_copy_is_complete_and_goes_its_own_way() -> None:
    state = GAME.new(3, 3, {"buying_off": True, "rounds": 2, "begins": 2})
    rng = Rng(3)
    for step in range(60):
        before = state.position()
        twin = state.copy()
        assert twin.position() == before
        # Now and then to the very end, through all that can happen.
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
            for result in cast("list[dict[str, object]]", view["finished"]):
                assert set(result) == set(RoundView.__annotations__)
            assert json.loads(json.dumps(view)) == view
        if not rollout(state, rng, 5):
            break
