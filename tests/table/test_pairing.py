"""Test pairings: everyone meets everyone, or equals meet; no one sits out twice before all have once."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from spielkiste.table.pairing import Group, Met, met_in, neighbours, round_robin, swiss, with_last


def _check_each_plays_once(children: list[int], groups: list[Group]) -> None:
    assert sorted(child for group in groups for child in group) == children


@pytest.mark.parametrize("count", [2, 3, 4, 7, 14, 29, 30])
def test_in_pairs_all_children_meet_once_before_any_meet_again(count: int) -> None:
    children = list(range(1, count + 1))
    met: Met = Counter()
    for _ in range(count - 1 + count % 2):
        groups = round_robin(children, 2, met)
        _check_each_plays_once(children, groups)
        assert all(len(group) <= 2 for group in groups) and sum(len(group) == 1 for group in groups) == count % 2
        met += met_in(groups)
    assert met == Counter(dict.fromkeys(combinations(children, 2), 1))


@pytest.mark.parametrize(("count", "size", "rounds"), [(9, 3, 3), (15, 3, 5), (16, 4, 2), (28, 4, 7), (25, 4, 7), (30, 3, 4)])
def test_larger_tables_are_mixed_and_no_two_meet_again_soon(count: int, size: int, rounds: int) -> None:
    children = list(range(count))
    met: Met = Counter()
    for _ in range(rounds):
        groups = round_robin(children, size, met)
        _check_each_plays_once(children, groups)
        assert {len(group) for group in groups} <= {size, size - 1}
        met += met_in(groups)
    assert sum(times > 1 for times in met.values()) <= count // 3


def test_old_opponents_meet_again_before_those_of_the_last_round() -> None:
    met = Counter({(1, 2): 3, (3, 4): 3, (1, 3): 1, (2, 4): 1, (1, 4): 2, (2, 3): 2})
    assert set(met_in(round_robin([1, 2, 3, 4], 2, met))) == {(1, 3), (2, 4)}
    after = round_robin([1, 2, 3, 4], 2, with_last(met, [[1, 3], [2, 4]]))
    assert set(met_in(after)) == {(1, 4), (2, 3)}


def test_latecomers_and_leavers_do_not_disturb_the_circle() -> None:
    met = met_in([[1, 4], [2, 3]])
    met += met_in(round_robin([1, 2, 3, 4, 5, 6], 2, met))
    for _ in range(3):
        met += met_in(round_robin([1, 2, 3, 5, 6], 2, met))
    assert max(met.values()) <= 2
    assert round_robin([], 2, met) == [] and round_robin([7], 2, met) == [[7]] and round_robin([7, 8], 1, met) == [[7], [8]]


@pytest.mark.parametrize("count", [8, 9, 30, 31, 64])
def test_a_swiss_evening_pairs_equals_who_have_not_met(count: int) -> None:
    chance = Random(count)
    children = list(range(count))
    points = dict.fromkeys(children, 0)
    met: Met = Counter()
    byes: Counter[int] = Counter()
    for number in range(5):
        ranked = sorted(children, key=lambda child: -points[child])
        groups = swiss(ranked, points, met, byes)
        _check_each_plays_once(children, groups)
        met += met_in(groups)
        for group in groups:
            if len(group) == 1:
                byes[group[0]] += 1
                points[group[0]] += 2
                continue
            # No one has to play a much stronger opponent.
            assert abs(points[group[0]] - points[group[1]]) <= 2 + 2 * (number > 2)
            points[chance.choice(group)] += 2
    assert max(met.values()) == 1 and max(byes.values(), default=0) <= 1


def test_four_players_who_have_all_met_meet_again_rather_than_wait() -> None:
    met: Met = Counter(dict.fromkeys(combinations(range(4), 2), 1))
    _check_each_plays_once([0, 1, 2, 3], swiss([0, 1, 2, 3], {}, met, Counter()))


def test_tables_of_equals_are_about_the_same_size() -> None:
    assert [len(group) for group in neighbours(range(9), 4)] == [3, 3, 3]
    assert neighbours(range(5), 3) == [[0, 1, 2], [3, 4]]
