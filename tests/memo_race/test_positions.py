"""Test saved positions, copies, and imagined worlds."""

import copy
import json
from typing import Any, cast

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.memo_race import GAME
from spielkiste.games.memo_race.state import MemoRace
from spielkiste.games.memo_race.table import LAYING, OVER, SWAPPING, TURN
from tests.memo_race.build import play, race
from tests.positions import no_position


def _on_the_road(**more: object) -> dict[str, Any]:
    """Return a position with seat 0 on a straight from west to east, and seat 1 on its start tile in the south-east."""
    return race(cars=["b2", "se"], roads={"b2": "east-west"}, tiles={"b2": "straight"}, **more).position()  # type: ignore[arg-type]


def _refused(position: object) -> bool:
    try:
        GAME.read(cast("dict[str, object]", position))
    except BadFile:
        return True
    return False


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", 5), ("seats", 1), ("seats", 2.0), ("seats", "2"), ("seats", None), ("seats", 3),
        ("swap_limit", 1), ("swap_limit", 6), ("swap_limit", -1), ("swap_limit", 3.0), ("swap_limit", False),
        ("canister_rule", "any"),
        ("roads", [None] * 25), ("tiles", None),
        ("cars", ["b3", "se"]), ("cars", ["b2", "nowhere"]), ("cars", ["b2"]), ("cars", ["b2", "se", "nw"]),
        ("starts", ["red", "red", "blue", "green"]), ("starts", ["red", "blue", "yellow"]),
        ("starts", ["red", "blue", "yellow", None]),
        ("canisters", ["red", None]), ("canisters", [None, None, None]),
        ("pile", []), ("pile", ["red"]), ("pile", ["red", "red"]),
        ("turn", 2), ("turn", -1), ("turn", True), ("turn", 0.0),
        ("phase", "lay"), ("phase", "swap"), ("phase", "over"), ("phase", "lunch"),
        ("turned", "c2"), ("turned", "nw"), ("heading", "east"), ("lifted", "a1"),
        ("banned", ["a1"]), ("banned", ["a1", "c2"]),
        ("turns", [30]), ("turns", "no"), ("turns", [30.0, 30]), ("turns", [True, True]), ("turns", [-1, -1]),
        ("turns", [None, 30]), ("turns", [201, 201]), ("turns", [30, 30, 30]),
        ("swaps", [0]), ("swaps", [0, 0, 0]), ("swaps", [-1, 0]), ("swaps", [0.5, 0]), ("swaps", [False, 0]),
        ("winner", 0), ("winner", 1), ("winner", 7), ("winner", -1), ("winner", False),
        ("ended_by", "MR-12"), ("ended_by", None), ("ended_by", ["MR-12"]),
    ],
)  # fmt: skip
def test_positions_that_cannot_be_are_refused(name: str, value: object) -> None:
    position = _on_the_road()
    GAME.read(position)
    spoilt = copy.deepcopy(position)
    spoilt[name] = value
    assert _refused(spoilt)


def test_the_box_is_complete_and_its_pit_lies_in_the_middle() -> None:
    position = _on_the_road()
    tiles = cast("list[str]", position["tiles"])
    assert tiles[0] == "dead-end"
    swapped = tiles[:]
    crossing = tiles.index("crossing")
    swapped[crossing], swapped[12] = swapped[12], swapped[crossing]
    roads = cast("list[str | None]", position["roads"])
    for spoilt in (
        {"tiles": ["curve" if kind == "dead-end" else kind for kind in tiles]},
        {"tiles": tiles[1:]},
        {"tiles": [*tiles, "curve"]},
        {"tiles": swapped},
        {"roads": roads[1:]},
        {"roads": [*roads, None]},
        {"roads": ["north" if road == "east-west" else road for road in roads]},
        {"roads": [None if road == "all" else road for road in roads]},
        {"roads": ["", *roads[1:]]},
        # There is no car on the north-western corner, so it cannot be face up, even if it would fit.
        {"roads": ["north", *roads[1:]]},
    ):
        assert _refused({**position, **spoilt})


def test_the_order_of_what_was_put_away_is_forgotten() -> None:
    position = _on_the_road()
    away = cast("list[str]", position["away"])
    assert GAME.read({**position, "away": away[::-1]}).position() == position


def test_nobody_races_alone() -> None:
    alone: dict[str, Any] = {"seats": 1, "cars": ["nw"], "canisters": [None], "turns": [5], "swaps": [0]}
    assert _refused({**race().position(), **alone, "pile": ["red"], "away": ["blue", "yellow", "green"]})


@pytest.mark.clause("MR-3", "MR-11")
def test_a_hole_in_the_pile_is_not_a_canister() -> None:
    position = _on_the_road()
    assert _refused({**position, "pile": [None, "red"], "away": ["blue", "yellow", "green"]})
    assert _refused({**position, "away": [*cast("list[str]", position["away"]), None]})
    assert _refused({**position, "pile": ["red"], "away": ["blue", "yellow", "green"]})
    assert _refused({**position, "canisters": [None] * 3, "pile": ["red", "blue", "yellow"], "away": ["green"]})


@pytest.mark.clause("MR-3", "MR-7")
def test_a_car_that_has_not_driven_is_on_its_own_start_tile() -> None:
    fresh = race(first_turns=True).position()
    GAME.read(fresh)
    assert _refused({**_on_the_road(), "turns": [0, 0]})
    assert _refused({**fresh, "cars": ["nw", "nw"]})
    # Swapping is not driving.
    GAME.read({**fresh, "turns": [2, 2], "swaps": [2, 0], "cars": ["nw", "nw"]})
    assert _refused({**fresh, "turns": [2, 2], "swaps": [2, 2], "banned": ["a1", "b1"], "cars": ["nw", "nw"]})
    assert _refused({**fresh, "canisters": ["blue", None], "pile": ["red"], "away": ["yellow", "green"]})
    # With the house rule, the start tiles' colours are in play.
    house = {**fresh, "canister_rule": "start_colours", "pile": ["yellow", "red"], "away": ["blue", "green"]}
    GAME.read(house)
    assert _refused({**house, "pile": ["yellow", "blue"], "away": ["red", "green"]})


@pytest.mark.clause("MR-2", "MR-3")
def test_a_car_that_has_driven_once_is_at_the_corner_of_its_own_start_tile() -> None:
    """Seat 1 has swapped, seat 0 has driven exactly once; a start tile's road leads only to its corner."""
    state = race(first_turns=True, tiles={"a1": "straight"})
    play(state, "drive east", "lay east-west", "swap c1", "with c2")
    good = state.position()
    assert GAME.read(good).position() == good
    covered = [None if cell == 0 else road for cell, road in enumerate(cast("list[str | None]", good["roads"]))]
    for place in ("nw", "ne", "sw"):
        assert "start tile of its own" in str(no_position(GAME, {**good, "cars": [place, "se"], "roads": covered}))
    assert "start tile of its own" in str(no_position(GAME, {**good, "cars": ["a1", "nw"]})), "seat 0 came from there"
    twice = race(3, first_turns=True, tiles={"a1": "straight"}, cars=["nw", "se", "ne"])
    play(twice, "drive east", "lay east-west")
    both = {**twice.position(), "turn": 2, "turns": [1, 1, 0], "cars": ["a1", "a1", "ne"]}
    assert "start tile of its own" in str(no_position(GAME, both)), "each corner has one start tile"
    # Further drives may lead anywhere, even back to a start tile.
    GAME.read({**good, "cars": ["nw", "se"], "roads": covered, "turns": [2, 2], "swaps": [0, 2]})


@pytest.mark.clause("MR-11", "MR-12")
def test_a_car_at_the_pit_has_a_canister_and_a_car_at_home_has_won() -> None:
    at_the_pit: dict[str, Any] = {"cars": ["c3", "se"], "roads": [*[None] * 12, "all", *[None] * 12]}
    assert _refused({**_on_the_road(), **at_the_pit})
    held: dict[str, Any] = {"canisters": ["green", None], "pile": ["red"], "away": ["blue", "yellow"]}
    GAME.read({**_on_the_road(), **at_the_pit, **held})
    # The south-eastern start tile is yellow.
    assert _refused({**_on_the_road(), "canisters": [None, "yellow"], "pile": ["red"], "away": ["blue", "green"]})
    GAME.read({**_on_the_road(), "canisters": [None, "green"], "pile": ["red"], "away": ["blue", "yellow"]})


@pytest.mark.clause("MR-4", "MR-11")
def test_no_car_has_come_farther_than_its_turns() -> None:
    position = _on_the_road()
    # From the nearest start tile to b2 takes three drives; swaps do not move a car.
    GAME.read({**position, "turns": [3, 3]})
    assert _refused({**position, "turns": [2, 2]})
    assert _refused({**position, "turns": [3, 3], "swaps": [1, 0]})
    # It takes five drives to the pit, and two from there.
    held: dict[str, Any] = {"canisters": ["green", None], "pile": ["red"], "away": ["blue", "yellow"]}
    GAME.read({**position, **held, "turns": [7, 7]})
    assert _refused({**position, **held, "turns": [6, 6]})


@pytest.mark.clause("MR-4", "MR-7")
def test_no_dead_end_opens_off_the_board() -> None:
    def on_the_corner(road: str) -> dict[str, Any]:
        position = race(cars=["a1", "se"], tiles={"a1": "dead-end"}, roads={"a1": "south"}).position()
        return {**position, "roads": [road, *cast("list[str | None]", position["roads"])[1:]]}

    for road in ("south", "east", "west"):
        GAME.read(on_the_corner(road))
    assert _refused(on_the_corner("north"))


@pytest.mark.clause("MR-3", "MR-17")
@pytest.mark.parametrize(
    ("turn", "turns", "fits"),
    [
        (0, [5, 5, 5], True), (0, [5, 6, 6], True), (0, [5, 5, 6], True), (0, [5, 6, 5], False), (0, [6, 5, 5], False),
        (0, [5, 7, 7], False), (1, [6, 5, 5], True), (1, [5, 5, 6], False), (2, [5, 6, 5], True), (2, [6, 5, 5], False),
        (2, [6, 6, 5], True), (0, [199, 200, 200], True), (0, [200, 200, 200], False), (1, [200, 199, 199], True),
    ],
)  # fmt: skip
def test_turns_go_round(turn: int, turns: list[int], fits: bool) -> None:
    position = race(3).position()
    assert _refused({**position, "turn": turn, "turns": turns}) != fits


@pytest.mark.clause("MR-9", "MR-16")
def test_bans_and_counts_of_swaps_fit_together() -> None:
    position = _on_the_road()
    swapped = {**position, "swaps": [0, 1], "banned": ["a1", "c2"]}
    GAME.read(swapped)
    for banned in (["a1", "a1"], ["c2", "a1"], ["a1", "b2"], ["a1", "c3"], ["a1", "nw"], ["a1", "b1", "c1"], []):
        assert _refused({**swapped, "banned": banned})
    assert _refused({**swapped, "swaps": [0, 0]})
    assert _refused({**swapped, "swaps": [0, 31]})
    assert _refused({**swapped, "phase": "swap", "lifted": "a1"})
    assert _refused({**swapped, "phase": "swap", "lifted": "b2"})
    assert _refused({**swapped, "phase": "swap", "lifted": "c3"})
    assert _refused({**swapped, "phase": "swap", "lifted": "se"})
    GAME.read({**swapped, "phase": "swap", "lifted": "d4"})
    # A player who must drive has not begun a swap.
    assert _refused({**swapped, "phase": "swap", "lifted": "d4", "swaps": [3, 1]})
    GAME.read({**swapped, "phase": "swap", "lifted": "d4", "swaps": [2, 1]})
    # The previous seat's ban applies, with more players too.
    three = {**race(3, turn=1).position(), "turns": [6, 5, 5]}
    GAME.read({**three, "swaps": [1, 0, 0], "banned": ["a1", "c2"]})
    assert _refused({**three, "swaps": [0, 0, 1], "banned": ["a1", "c2"]})


@pytest.mark.clause("MR-4", "MR-5")
def test_a_tile_is_turned_up_where_the_road_leads() -> None:
    position = _on_the_road()
    GAME.read({**position, "phase": "lay", "turned": "c2", "heading": "east"})
    # Driving onto a banned tile is allowed.
    GAME.read({**position, "phase": "lay", "turned": "c2", "heading": "east", "swaps": [0, 1], "banned": ["a1", "c2"]})
    for turned, heading in (
        ("b1", "north"), ("c2", "west"), ("d2", "east"), ("c2", None), ("b2", "east"), (None, "east"), ("c2", "up"),
    ):  # fmt: skip
        assert _refused({**position, "phase": "lay", "turned": turned, "heading": heading})
    beside_the_pit = race(cars=["b3", "se"], roads={"b3": "east-west"}, tiles={"b3": "straight"}).position()
    assert _refused({**beside_the_pit, "phase": "lay", "turned": "c3", "heading": "east"})
    at_the_corner = race(cars=["a1", "se"], roads={"a1": "east-west"}, tiles={"a1": "straight"}).position()
    assert _refused({**at_the_corner, "phase": "lay", "turned": "nw", "heading": "west"})


@pytest.mark.clause("MR-12", "MR-17")
def test_only_the_two_ends_are_ends() -> None:
    state = race(cars=["a1", "se"], tiles={"a1": "crossing"}, roads={"a1": "all"}, canisters=["red", None])
    play(state, "drive west")
    won = state.position()
    for again in (GAME.read(won), state.copy(), state.imagine(1, Rng(1))):
        outcome = again.outcome()
        assert outcome is not None and (outcome.winners, outcome.clause) == ([0], "MR-12")
    assert GAME.read(won).position() == state.copy().position() == won
    called_off = race(3, turn=2, turns=[200, 200, 199])
    play(called_off, "swap a1", "with a2")
    shared = called_off.position()
    assert GAME.read(shared).position() == shared
    not_won: list[dict[str, object]] = [
        {"winner": None}, {"winner": 1}, {"winner": 1, "turn": 1}, {"ended_by": "MR-17"}, {"ended_by": "MR-1"}, {"ended_by": ""},
        {"phase": "turn"}, {"phase": "turn", "ended_by": ""}, {"phase": "turn", "ended_by": "", "winner": None}, {"turn": 1},
        {"turn": 1, "turns": [6, 7]}, {"phase": "turn", "ended_by": "", "turns": [6, 6]},
        {"winner": None, "ended_by": "MR-17"}, {"turns": [0, 0]}, {"banned": ["a1", "b1"]}, {"ended_by": True},
    ]  # fmt: skip
    not_shared: list[dict[str, object]] = [
        {"winner": 2}, {"winner": 2, "ended_by": "MR-12"}, {"ended_by": "MR-12"}, {"turns": [200, 200, 199]},
        {"turns": [199, 199, 199]}, {"turns": [200, 199, 200]}, {"phase": "turn", "ended_by": ""}, {"banned": ["a1", "a2"]},
    ]  # fmt: skip
    assert [spoilt for spoilt in not_won if not _refused({**won, **spoilt})] == []
    assert [spoilt for spoilt in not_shared if not _refused({**shared, **spoilt})] == []


def _moments(seats: int, seed: int, rule: str) -> list[MemoRace]:
    """Return the states of a race before every move and after the last."""
    state = cast(MemoRace, GAME.new(seats, seed, {"swap_limit": 2, "canisters": rule}))
    rng = Rng(f"moments:{seed}")
    found = [state.copy()]
    while state.actors():
        rollout(state, rng, 1)
        found.append(GAME.read(json.loads(json.dumps(state.position()))))
        assert found[-1].position() == state.position()
    return found


@pytest.mark.parametrize(("seats", "seed", "rule"), [(2, 3, "random"), (3, 1, "start_colours"), (4, 2, "random")])
def test_every_moment_can_be_saved_copied_and_played_on(seats: int, seed: int, rule: str) -> None:
    moments = _moments(seats, seed, rule)
    assert {state.phase for state in moments} == {TURN, LAYING, SWAPPING, OVER}
    for number, state in enumerate(moments[:150] + moments[-5:]):
        before = json.dumps(state.position())
        state.story = []
        twin = state.copy()
        assert twin.story is None and json.dumps(twin.position()) == before
        assert (twin.outcome() is None) == (state.outcome() is None)
        rollout(twin, Rng(number), 12)
        assert json.dumps(state.position()) == before and state.story == []
        # A saved position does not change when play goes on.
        written = state.position()
        rollout(state, Rng(number), 12)
        assert json.dumps(written) == before and state.position() == twin.position()


@pytest.mark.clause("MR-13")
@pytest.mark.parametrize(("seats", "seed", "rule"), [(2, 3, "random"), (3, 1, "start_colours"), (3, 5, "random")])
def test_an_imagined_world_keeps_what_is_seen_and_invents_the_rest(seats: int, seed: int, rule: str) -> None:
    for number, state in enumerate(_moments(seats, seed, rule)[:120]):
        worlds = [state.imagine(number % seats, Rng(f"{number}:{turn}")) for turn in range(4)]
        for world in worlds:
            # The world is a valid position and looks the same.
            again = GAME.read(world.position())
            assert again.view(0) == state.view(0) and again.position() == world.position()
            assert world.moves(world.turn) == state.moves(state.turn)
            assert (world.canisters, world.starts, world.turned) == (state.canisters, state.starts, state.turned)
            if rule == "start_colours":
                assert world.away == state.away
        assert len({tuple(world.tiles) for world in worlds}) == 4
        # Equal random numbers give equal worlds, no matter what the real tiles are.
        assert worlds[0].imagine(None, Rng("again")).position() == worlds[1].imagine(0, Rng("again")).position()
