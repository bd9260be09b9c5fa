"""Test what a board needs for touches: where a move leads, what is impossible and why, and automatic moves."""

from typing import cast

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.memo_race import GAME
from spielkiste.games.memo_race.material import PLACE_NAMES
from spielkiste.games.memo_race.state import MemoRace
from tests.memo_race.build import ROAD_PLACES, options, play, race, shown


def reasons(state: MemoRace, does: str) -> dict[str | None, tuple[str, str]]:
    """Return the refused move and the reason's key by place."""
    return {one["place"]: (one["move"], one["key"]) for one in shown(state)["refused"] if one["does"] == does}


def outlook(state: MemoRace, notation: str) -> dict[str, object]:
    return state.outlook(state.turn, GAME.parse(notation))


@pytest.mark.clause("MR-4")
def test_a_drive_says_where_it_leads() -> None:
    state = race(cars=["a1", "se"], tiles={"a1": "crossing"}, roads={"a1": "all"})
    assert [outlook(state, notation)["place"] for notation in options(state, "drive")] == ["b1", "a2", "nw"]
    assert outlook(state, "swap d4") == {}


@pytest.mark.clause("MR-4", "MR-7")
def test_a_way_of_laying_says_where_it_leads_on_to() -> None:
    curve = race(cars=["b1", "se"], tiles={"b1": "straight", "c1": "curve"}, roads={"b1": "east-west"})
    play(curve, "drive east")
    assert outlook(curve, "lay south-west") == {"place": "c2"}
    # The other end points off the board.
    assert outlook(curve, "lay north-west") == {"place": None}
    sideways = race(tiles={"a1": "dead-end"}, first_turns=True)
    play(sideways, "drive east")
    ways = {notation: outlook(sideways, notation)["place"] for notation in options(sideways)}
    assert ways == {"lay east": "b1", "lay south": "a2", "lay west": None}
    crossing = race(cars=["b2", "se"], tiles={"b2": "straight", "c2": "crossing"}, roads={"b2": "east-west"})
    play(crossing, "drive east")
    # The crossing leads to three places, so there is no single answer.
    assert outlook(crossing, "lay all") == {"place": None}


@pytest.mark.clause("MR-4", "MR-7")
@pytest.mark.parametrize(("kind", "alone"), [("straight", True), ("crossing", True), ("dead-end", True), ("curve", False)])
def test_the_table_lays_what_can_lie_in_one_way_only(kind: str, alone: bool) -> None:
    state = race(cars=["b2", "se"], tiles={"b2": "straight", "c2": kind}, roads={"b2": "east-west"})
    assert state.forced(0) == state.forced(1) == -1
    play(state, "drive east")
    assert state.forced(1) == -1
    assert state.forced(0) == (state.moves(0)[0] if alone else -1)
    first = race(tiles={"a1": "dead-end"}, first_turns=True)
    play(first, "drive east")
    assert first.forced(0) == -1


@pytest.mark.clause("MR-16")
def test_the_only_drive_left_is_still_driven_by_its_driver() -> None:
    state = race(cars=["nw", "d4"], tiles={"a1": "straight", "d4": "crossing"}, roads={"d4": "all"}, swaps=[3, 0])
    assert options(state) == ["drive east"] and state.forced(0) == -1


@pytest.mark.clause("MR-4", "MR-8", "MR-9")
def test_every_place_that_cannot_be_meant_says_why() -> None:
    tiles = {"b2": "straight", "c2": "curve"}
    state = race(cars=["b2", "c2"], tiles=tiles, roads={"b2": "east-west", "c2": "south-east"}, swaps=[0, 1], banned=["a1", "d4"])
    assert reasons(state, "drive") == {
        "b1": ("drive north", "mr-why-no-road"),
        "c2": ("drive east", "mr-why-not-joined"),
        "b3": ("drive south", "mr-why-no-road"),
    }
    assert reasons(state, "swap") == {
        "a1": ("swap a1", "mr-why-banned"),
        "b2": ("swap b2", "mr-why-open"),
        "c2": ("swap c2", "mr-why-open"),
        "c3": ("swap c3", "mr-why-pit-stays"),
        "d4": ("swap d4", "mr-why-banned"),
    }
    play(state, "swap e5")
    assert reasons(state, "drive") == {}
    assert reasons(state, "swap") == {
        "a1": ("with a1", "mr-why-banned"),
        "b2": ("with b2", "mr-why-open"),
        "c2": ("with c2", "mr-why-open"),
        "c3": ("with c3", "mr-why-pit-stays"),
        "d4": ("with d4", "mr-why-banned"),
        "e5": ("with e5", "mr-why-same-tile"),
    }


@pytest.mark.clause("MR-5", "MR-16")
def test_one_reason_for_all_places_stands_there_once() -> None:
    state = race(cars=["b2", "se"], tiles={"b2": "straight", "c2": "curve"}, roads={"b2": "east-west"}, swaps=[3, 0])
    assert reasons(state, "swap") == {None: ("swap a1", "mr-why-must-drive")}
    play(state, "drive east")
    assert reasons(state, "drive") == {None: ("drive east", "mr-why-lay-first")}
    assert reasons(state, "swap") == {None: ("swap a1", "mr-why-lay-first")}
    assert shown(state)["refused"][0]["args"] == {"place": "c2"}


@pytest.mark.clause("MR-4", "MR-8")
@pytest.mark.parametrize("seed", range(6))
def test_a_reason_is_given_exactly_where_no_move_is(seed: int) -> None:
    state = cast(MemoRace, GAME.new(2 + seed % 3, seed, {"swap_limit": 2}))
    rng = Rng(f"touches:{seed}")
    for _ in range(80):
        if not state.actors():
            break
        view, legal = shown(state), set(options(state))
        word = "with" if view["phase"] == "swap" else "swap"
        said = reasons(state, "swap")
        for place in [*ROAD_PLACES, "c3"]:
            assert (f"{word} {place}" in legal) != (place in said or None in said), (place, view)
        for one in view["refused"]:
            refusal = state.why_not(state.turn, GAME.parse(one["move"]))
            assert refusal is not None and (refusal.reason.key, refusal.reason.args) == (one["key"], one["args"])
            assert one["place"] is None or one["place"] in PLACE_NAMES
        rollout(state, rng, 1)
