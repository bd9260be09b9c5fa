"""A finished game, looked back on: blunders are found, everything adds up, and nobody learns anything before the end."""

import asyncio
import json
from functools import lru_cache

import pytest

import spielkiste
from spielkiste.bots import make_bot, tell
from spielkiste.bots.judging import Plan, judge
from spielkiste.bots.review import MISTAKE, Review, review_of
from spielkiste.core.bot import Situation
from spielkiste.core.errors import SpielkisteError
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.host import lobby
from spielkiste.host.reviewing import reviewed


def _go_on(record: Record, name: str = "rules@3", most: int = 100_000) -> Record:
    """Bots play, for so many moves at most."""
    game = record.game
    bots = [make_bot(name, game, seat, record.seats, "reviewed") for seat in range(record.seats)]
    lot = Rng("who")
    told = 0
    while (actors := record.state.actors()) and len(record.moves) < most:
        for bot in bots:
            tell(bot, record.story[told:], record.state)
        told = len(record.story)
        seat = lot.pick(actors)
        record.play(seat, bots[seat].choose(Situation(game, record.state, seat)))
    return record


@lru_cache(maxsize=1)
def _short() -> tuple[Record, Review]:
    record = _go_on(Record(spielkiste.find("mau-mau"), 3, 4), "random")
    return record, review_of(record)


def test_decisions_and_luck_add_up_to_the_whole_way() -> None:
    record, review = _short()
    assert review.start == [1 / 3] * 3 and sum(review.end) == pytest.approx(1)
    for seat, balance in enumerate(review.balances):
        curve = review.curve(seat)
        assert curve[-1].worth == review.end[seat]
        assert balance.own + balance.others + balance.luck == pytest.approx(curve[-1].worth - curve[0].worth)
        assert [point.number for point in curve] == sorted(point.number for point in curve)
    assert sum(balance.luck for balance in review.balances) == pytest.approx(0)
    assert [one.number for one in review.decisions] == Plan(record).numbers


def test_a_review_is_the_same_whenever_it_is_asked_for_and_in_whatever_order() -> None:
    record, review = _short()
    plan = Plan(record)
    backwards = [judge(record, plan, piece) for piece in reversed(range(plan.pieces))]
    again = Review(record, plan, [one for piece in reversed(backwards) for one in piece])
    assert [(one.best, one.before, one.after, one.loss) for one in again.decisions] == [
        (one.best, one.before, one.after, one.loss) for one in review.decisions
    ]


def test_whoever_has_had_enough_gets_no_more() -> None:
    record, _ = _short()
    assert judge(record, Plan(record), 0, lambda: True) == []
