"""Test the board and the set-up (MR-1 to MR-3), and invalid set-ups."""

from typing import cast

import pytest

from spielkiste.core.errors import BadSetup
from spielkiste.games.memo_race import GAME
from spielkiste.games.memo_race.material import COLOURS, KIND_NAMES, NEIGHBOUR, PLACE_NAMES
from spielkiste.games.memo_race.state import MemoRace
from tests.memo_race.build import ROAD_PLACES, kind_on, options, race, shown


def fresh(seats: int, seed: int, **given: object) -> MemoRace:
    return cast(MemoRace, GAME.new(seats, seed, dict(given)))


@pytest.mark.clause("MR-1")
def test_24_road_tiles_lie_face_down_around_the_pit() -> None:
    state = fresh(3, 1)
    kinds = [kind_on(state, place) for place in ROAD_PLACES]
    assert {kind: kinds.count(kind) for kind in KIND_NAMES[:4]} == {
        "curve": 10,
        "straight": 6,
        "crossing": 4,
        "dead-end": 4,
    }
    for tile in shown(state)["grid"]:
        if tile["place"] == "c3":
            assert (tile["kind"], tile["road"]) == ("pit", "all")
        else:
            assert (tile["kind"], tile["road"]) == (None, None)


@pytest.mark.clause("MR-1")
def test_the_tiles_are_shuffled() -> None:
    seen: dict[str, set[str]] = {place: set() for place in ROAD_PLACES}
    for seed in range(60):
        state = fresh(2, seed)
        for place in ROAD_PLACES:
            seen[place].add(kind_on(state, place))
    assert all(kinds == set(KIND_NAMES[:4]) for kinds in seen.values())


@pytest.mark.clause("MR-2")
@pytest.mark.parametrize(
    ("start", "corner", "way"), [("nw", "a1", "east"), ("ne", "e1", "south"), ("se", "e5", "west"), ("sw", "a5", "north")]
)
def test_each_start_tile_leads_into_its_corner_only(start: str, corner: str, way: str) -> None:
    state = race(cars=[start, "se" if start != "se" else "nw"])
    assert options(state, "drive") == [f"drive {way}"]
    number = PLACE_NAMES.index(start)
    neighbours = [place for place in NEIGHBOUR[4 * number : 4 * number + 4] if place >= 0]
    assert neighbours == [PLACE_NAMES.index(corner)]
    assert [view["corner"] for view in shown(state)["starts"] if view["place"] == start] == [corner]


@pytest.mark.clause("MR-2")
def test_chance_decides_which_colour_lies_where() -> None:
    seen: list[set[str]] = [set(), set(), set(), set()]
    for seed in range(60):
        colours = [start["colour"] for start in shown(fresh(2, seed))["starts"]]
        assert sorted(colours) == sorted(COLOURS)
        for number, colour in enumerate(colours):
            seen[number].add(colour)
    assert seen == [set(COLOURS)] * 4


@pytest.mark.clause("MR-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_canister_each_lies_unseen_on_the_pit(seats: int) -> None:
    outside = 0
    tops: set[int] = set()
    for seed in range(60):
        state = fresh(seats, seed)
        assert len(state.pile) == seats and len(state.away) == 4 - seats
        view = shown(state)
        assert view["canisters_left"] == seats
        assert all(car["canister"] is None and car["finish"] is None for car in view["cars"])
        tops.add(state.pile[-1])
        used = {state.starts[place - 25] for place in state.cars}
        outside += not set(state.pile) <= used
    assert tops == {0, 1, 2, 3}
    assert (outside > 0) == (seats < 4)


@pytest.mark.clause("MR-3")
def test_the_canisters_can_have_the_colours_of_the_start_tiles_in_use() -> None:
    orders = set()
    for seed in range(60):
        state = fresh(3, seed, canisters="start_colours")
        used = [state.starts[place - 25] for place in state.cars]
        assert sorted(state.pile) == sorted(used)
        orders.add(tuple(used.index(colour) for colour in state.pile))
    assert len(orders) == 6


@pytest.mark.clause("MR-3")
def test_the_cars_start_on_random_tiles_of_their_own() -> None:
    places = set()
    for seed in range(60):
        state = fresh(3, seed)
        assert len(set(state.cars)) == 3 and min(state.cars) >= 25
        places.add(state.cars[0])
    assert places == {25, 26, 27, 28}


@pytest.mark.clause("MR-3")
def test_the_first_seat_is_chosen_or_drawn() -> None:
    assert {fresh(3, seed).turn for seed in range(40)} == {0, 1, 2}
    assert {fresh(3, seed, begins=2).turn for seed in range(10)} == {1}


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(seats, 1)
