"""Test that a review of a game without hidden information finds no luck after the deal: the decisions explain everything."""

from itertools import pairwise

import pytest

import spielkiste
from spielkiste.bots.judging import Decision, Plan
from spielkiste.bots.one_line import in_one_line
from spielkiste.bots.review import LUCK, review_of
from spielkiste.core.record import Record

#: How many moves are reviewed: a whole game would take too long here.
FEW = 4


def _decision(number: int, before: float, after: float, error: float) -> Decision:
    return Decision(number, number % 2, 0, 0, [before, 1 - before], [after, 1 - after], 0.0, error, 0.08, None, {})


@pytest.mark.parametrize(
    "slug", ["thousand-km", "number-rally", "mau-mau", "wall-break", "clear-away", "memo-race", "tv-lottery"]
)
def test_only_in_open_rows_there_is_nothing_to_imagine(slug: str) -> None:
    assert Plan(Record(spielkiste.find(slug), 2, 1)).open == (slug == "clear-away")


def test_the_line_goes_through_the_estimates_to_the_end() -> None:
    # Rated one by one, the second seat's moves gained nothing, and yet it was winning.
    found = in_one_line([_decision(0, 0.5, 0.5, 0.05), _decision(1, 0.3, 0.3, 0.05), _decision(2, 0.1, 0.1, 0.05)], [0.0, 1.0])
    values = [found[0].before[0], *[one.after[0] for one in found]]
    assert values == sorted(values, reverse=True) and values[-1] == 0.0
    for one, following in pairwise(found):
        assert one.after == following.before and sum(one.after) == pytest.approx(1)
    assert found[1].before[0] - found[1].after[0] > 0.05


def test_precise_estimates_of_a_decision_prevail() -> None:
    [first, second] = in_one_line([_decision(0, 0.5, 0.2, 0.01), _decision(1, 0.5, 0.2, 0.3)], [0.0, 1.0])
    assert first.before[0] - first.after[0] == pytest.approx(0.3, abs=0.02)
    assert second.after == [0.0, 1.0]


def test_nobody_is_told_of_luck_in_open_rows() -> None:
    game = spielkiste.find("clear-away")
    whole = Record(game, 2, 5)
    positions = []
    while actors := whole.state.actors():
        positions.append(whole.state.position())
        whole.play(actors[0], whole.state.moves(actors[0])[0])
    record = Record(game, 2, 5, position=positions[-FEW])
    for seat, move in whole.moves[-FEW:]:
        record.play(seat, move)
    review = review_of(record)
    assert review.decisions and all(turn.cause != LUCK for turn in review.turns)
    for seat, balance in enumerate(review.balances):
        dealt = review.decisions[0].before[seat] - review.start[seat]
        assert balance.luck == pytest.approx(dealt) and balance.own + balance.others == pytest.approx(
            review.end[seat] - review.start[seat] - dealt
        )
