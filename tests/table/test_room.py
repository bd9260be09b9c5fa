"""Test names, codes and points of a classroom."""

from itertools import pairwise
from typing import Literal

import pytest

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.core.game import Outcome
from spielkiste.core.registry import find
from spielkiste.table.room import (
    LETTERS,
    Child,
    Plan,
    Played,
    Room,
    Sitting,
    chairs_for,
    checked_plan,
    new_code,
    points_of,
    read_code,
    read_room,
    written,
)


def test_a_code_is_four_letters_that_nobody_confuses() -> None:
    codes = {new_code() for _ in range(300)}
    assert len(codes) > 250
    assert len(codes) == 300, "three hundred of five million codes must all differ"
    assert all(len(code) == 6 and set(code) <= set(LETTERS) for code in codes)
    assert not any(first == second for code in codes for first, second in pairwise(code))
    assert not set(LETTERS) & set("AEIOUBSZLQVN0123456789")
    assert read_code(" ghk mpr ") == "GHKMPR"
    assert read_code("ghkm") == "GHKM", "a room opened by an earlier version must work"
    assert [read_code(text) for text in ("", "GHK", "GHKMP", "GHK0PR", "ghäm", "\0\0\0\0")] == [""] * 6


def test_a_table_has_a_chair_for_each_child_or_bots_besides() -> None:
    game = find("thousand-km")
    assert chairs_for(game, Plan(game.slug, {}, 4, 2), 3) == 3
    assert chairs_for(game, Plan(game.slug, {}, 2, 2), 1) == 2
    assert chairs_for(game, Plan(game.slug, {}, 1, 2), 1) == 2
    assert chairs_for(game, Plan(game.slug, {"teams": True}, 4, 2), 3) == 4
    assert chairs_for(find("patience"), Plan("patience", {}, 1, 2), 1) == 1


@pytest.mark.parametrize(("size", "level"), [(0, 2), (5, 2), (-1, 2), (2, 0), (2, 6)])
def test_what_cannot_be_played_is_refused(size: int, level: int) -> None:
    with pytest.raises(BadSetup):
        checked_plan("thousand-km", {}, size, level)


def test_patience_is_no_game_for_two() -> None:
    with pytest.raises(BadSetup):
        checked_plan("patience", {}, 2, 2)
    assert checked_plan("patience", {}, 1, 2).size == 1


def test_a_win_is_one_point_and_partners_share_nothing() -> None:
    assert points_of(Outcome([5, 3], [0], ""), 2, [7, 8]) == {7: 2, 8: 0}
    assert points_of(Outcome([5, 5], [0, 1], ""), 2, [7, 8]) == {7: 1, 8: 1}
    assert points_of(Outcome([5, 3, 5, 3], [0, 2], ""), 2, [1, 2, None, 4]) == {1: 2, 2: 0, 4: 0}


def test_results_of_all_rounds_count_and_equals_are_told_apart_by_whom_they_played() -> None:
    children = [Child(number, f"C{number}", 0, f"c{number}") for number in range(1, 5)]
    room = Room("GHKM", Plan("thousand-km", {}, 2, 2), 30, children)
    room.played = [Played([1, 2], {1: 2, 2: 0}), Played([3, 4], {3: 2, 4: 0})]
    room.tables = [Sitting("a", [1, 3], {1: 2, 3: 0}), Sitting("b", [2, 4], {2: 0, 4: 2}), Sitting("c", [None, None])]
    assert room.points() == {1: 4, 2: 0, 3: 2, 4: 2}
    assert room.ranked() == [1, 3, 4, 2]
    # All others have already met.
    assert sorted(map(sorted, room.groups([1, 2, 3, 4], 2, "meet"))) == [[1, 4], [2, 3]]
    assert sorted(map(sorted, room.groups([1, 2, 3, 4], 2, "swiss"))) == [[1, 4], [2, 3]]
    room.turn_over()
    assert room.round == 2 and room.tables == [] and room.points()[1] == 4
    assert read_room(written(room)) == room


def _evening(children: int) -> Room:
    """Return a club that has played; the lower the number, the more points."""
    here = [Child(number, f"C{number}", 0, f"c{number}") for number in range(1, children + 1)]
    room = Room("GHKM", Plan("thousand-km", {}, 2, 2), 30, here)
    room.played = [Played([number], {number: 2 * (children - number)}) for number in range(1, children + 1)]
    return room


def test_the_best_play_the_final_and_nobody_looks_on() -> None:
    room = _evening(7)
    everybody = list(range(1, 8))
    assert room.next_tables(everybody, 2, "final") == [([1, 2], "final"), ([3, 4], ""), ([5, 6], ""), ([7], "")]
    assert room.next_tables(everybody, 4, "final") == [([1, 2, 3, 4], "final"), ([5, 6, 7], "")]
    # Absent children are not waited for.
    assert room.next_tables([2, 3, 5], 2, "final") == [([2, 3], "final"), ([5], "")]


def test_semi_finals_lead_to_a_final_and_a_match_for_third_place() -> None:
    room = _evening(6)
    everybody = list(range(1, 7))
    assert room.next_tables(everybody, 2, "semi") == [([1, 4], "semi"), ([2, 3], "semi"), ([5, 6], "")]
    room.tables = [
        Sitting("a", [1, 4], {1: 0, 4: 2}, "semi"),
        Sitting("b", [2, 3], None, "semi"),
        Sitting("c", [5, 6], {5: 2, 6: 0}),
    ]
    # Unfinished games are decided by rank.
    assert room.next_tables(everybody, 2, "final") == [([4, 2], "final"), ([1, 3], "third"), ([5, 6], "")]
    assert room.next_tables([1, 3, 4, 5, 6], 2, "final") == [([4, 3], "final"), ([1], "third"), ([5, 6], "")]
    assert room.next_tables([2, 3, 5], 2, "final")[0] == ([2, 3], "final")


def test_a_final_decides_about_the_first_places_and_points_about_the_others() -> None:
    room = _evening(6)
    assert room.standings() == [(number, number) for number in range(1, 7)]
    room.tables = [Sitting("a", [4, 2], None, "final"), Sitting("b", [1, 3], None, "third"), Sitting("c", [5, 6], {5: 0, 6: 2})]
    assert [child for child, _ in room.standings()] == [1, 2, 3, 4, 6, 5]
    room.tables[0].points = {4: 2, 2: 0}
    room.tables[1].points = {1: 1, 3: 1}
    assert room.standings() == [(4, 1), (2, 2), (1, 3), (3, 3), (6, 5), (5, 6)], "who won the game between equals is higher"
    assert read_room(written(room)) == room
    # Further rounds count points again.
    room.turn_over()
    assert room.standings()[0] == (1, 1)


def test_nobody_plays_the_same_child_twice_running() -> None:
    room = _evening(8)
    room.tables = [Sitting(str(place), list(pair)) for place, pair in enumerate([[1, 4], [2, 3], [5, 6], [7, 8]])]
    semi = room.next_tables(list(range(1, 9)), 2, "semi")
    assert semi[:2] == [([1, 3], "semi"), ([2, 4], "semi")]
    assert [group for group, _ in semi[2:]] == [[5, 7], [6, 8]]
    # No pair plays twice running, even when everyone has met everyone.
    room.played += [Played([one, other], {}) for one in range(1, 9) for other in range(one + 1, 9)]
    for wanted in ("meet", "swiss"):
        groups = room.groups(list(range(1, 9)), 2, wanted)
        assert not [pair for pair in map(sorted, groups) if pair in ([1, 4], [2, 3], [5, 6], [7, 8])]


def test_equal_points_are_decided_by_the_opponents_then_by_the_game_between_them() -> None:
    room = _evening(0)
    room.children = [Child(number, f"C{number}", 0, f"c{number}") for number in (1, 2, 3, 4)]
    room.played = [Played([1, 2], {1: 0, 2: 2}), Played([3, 4], {3: 2, 4: 0}), Played([1, 4], {1: 2, 4: 0})]
    assert room.merits() == {1: (2, 2, 0), 2: (2, 2, 2), 3: (2, 0, 0), 4: (0, 4, 0)}
    assert room.standings() == [(2, 1), (1, 2), (3, 3), (4, 4)]


@pytest.mark.parametrize(("who", "size", "wanted"), [([1], 2, "final"), ([1, 2, 3], 2, "semi"), ([1, 2, 3, 4], 1, "final")])
def test_a_final_needs_an_opponent(who: list[int], size: int, wanted: Literal["semi", "final"]) -> None:
    with pytest.raises(BadSetup):
        _evening(6).next_tables(who, size, wanted)


def test_a_damaged_room_is_said_to_be_one() -> None:
    with pytest.raises(BadFile):
        read_room('{"code": 1}')
