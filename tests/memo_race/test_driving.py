"""Test driving, revealing, placing and covering tiles (MR-4 to MR-7), the pit and the finish (MR-11, MR-12)."""

import pytest

from spielkiste.games.memo_race.material import WAYS
from tests.memo_race.build import options, play, race, refused, shown, tile


@pytest.mark.clause("MR-4")
def test_a_hidden_tile_is_seen_before_it_is_laid() -> None:
    state = race(cars=["b2", "se"], tiles={"b2": "crossing", "c2": "curve"}, roads={"b2": "all"})
    play(state, "drive east")
    view = shown(state)
    assert (view["phase"], view["turn"], view["turned"]) == ("lay", 0, "c2")
    assert tile(state, "c2") == {"place": "c2", "kind": "curve", "road": None}
    assert view["ways"] == ["south-west", "north-west"]
    assert sorted(options(state)) == ["lay north-west", "lay south-west"]
    assert view["cars"][0]["place"] == "b2"
    play(state, "lay south-west")
    assert tile(state, "c2") == {"place": "c2", "kind": "curve", "road": "south-west"}
    assert shown(state)["cars"][0]["place"] == "c2"
    assert shown(state)["turn"] == 1


@pytest.mark.clause("MR-4")
@pytest.mark.parametrize(
    ("kind", "ways"),
    [
        ("curve", {"north-west", "south-west"}),
        ("straight", {"east-west"}),
        ("crossing", {"all"}),
        ("dead-end", {"west"}),
    ],
)
def test_a_tile_is_laid_so_that_its_road_joins(kind: str, ways: set[str]) -> None:
    state = race(cars=["b2", "se"], tiles={"b2": "straight", "c2": kind}, roads={"b2": "east-west"})
    play(state, "drive east")
    assert set(options(state)) == {f"lay {way}" for way in ways}
    assert refused(state, "lay north-east") == (
        "MR-4",
        "mr-why-does-not-join" if kind == "curve" else "mr-why-other-tile",
    )


@pytest.mark.clause("MR-4")
def test_an_end_may_point_off_the_board_but_nobody_drives_there() -> None:
    state = race(cars=["b1", "se"], tiles={"b1": "straight", "c1": "curve"}, roads={"b1": "east-west"})
    play(state, "drive east", "lay north-west", "swap e2", "with e3")
    assert options(state, "drive") == ["drive west"]
    assert refused(state, "drive north") == ("MR-4", "mr-why-edge")
    assert refused(state, "drive south") == ("MR-4", "mr-why-no-road")


@pytest.mark.clause("MR-4")
def test_going_back_is_allowed() -> None:
    state = race(cars=["b2", "se"], tiles={"b2": "straight", "c2": "straight"}, roads={"b2": "east-west"})
    play(state, "drive east", "lay east-west", "swap e2", "with e3")
    assert options(state, "drive") == ["drive east", "drive west"]
    play(state, "drive west", "lay east-west")
    assert shown(state)["cars"][0]["place"] == "b2"


@pytest.mark.clause("MR-4")
def test_an_open_tile_under_a_car_is_entered_only_if_it_joins_and_stays_as_it_lies() -> None:
    tiles = {"b2": "straight", "c2": "curve"}
    joined = race(cars=["b2", "c2"], tiles=tiles, roads={"b2": "east-west", "c2": "south-west"})
    play(joined, "drive east")
    view = shown(joined)
    assert view["turn"] == 1 and view["turned"] is None
    assert [car["place"] for car in view["cars"]] == ["c2", "c2"]
    assert tile(joined, "c2")["road"] == "south-west"
    apart = race(cars=["b2", "c2"], tiles=tiles, roads={"b2": "east-west", "c2": "south-east"})
    assert options(apart, "drive") == ["drive west"]
    assert refused(apart, "drive east") == ("MR-4", "mr-why-not-joined")


@pytest.mark.clause("MR-4")
def test_the_pit_and_the_start_tiles_are_open_to_every_player() -> None:
    state = race(
        3,
        cars=["c2", "c3", "a1"],
        tiles={"c2": "straight", "a1": "crossing"},
        roads={"c2": "north-south", "a1": "all"},
        canisters=[None, "blue", None],
    )
    play(state, "drive south")
    assert [car["place"] for car in shown(state)["cars"]] == ["c3", "c3", "a1"]
    assert tile(state, "c3") == {"place": "c3", "kind": "pit", "road": "all"}
    assert options(state, "drive") == ["drive north", "drive east", "drive south", "drive west"]
    play(state, "swap e1", "with e2", "drive west")
    view = shown(state)
    assert view["cars"][2]["place"] == "nw" and view["cars"][2]["canister"] is None and view["phase"] == "turn"


@pytest.mark.clause("MR-4")
def test_any_number_of_cars_stand_on_a_start_tile() -> None:
    state = race(
        4,
        cars=["se", "se", "e5", "se"],
        tiles={"e5": "crossing"},
        roads={"e5": "all"},
        turn=2,
        canisters=[None, None, "red", None],
    )
    assert options(state, "drive") == ["drive north", "drive east", "drive west"]
    play(state, "drive east")
    assert [car["place"] for car in shown(state)["cars"]] == ["se", "se", "se", "se"]
    assert [car["road"] for car in shown(state)["cars"]] == ["west"] * 4
    play(state, "drive west")
    assert shown(state)["turned"] == "e5"


@pytest.mark.clause("MR-4", "MR-8")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("swap c3", ("MR-4", "mr-why-pit-stays")),
        ("lay all", ("MR-4", "mr-why-nothing-turned")),
        ("with a1", ("MR-8", "mr-why-nothing-lifted")),
    ],
)
def test_what_makes_no_sense_now_is_explained(move: str, why: tuple[str, str]) -> None:
    assert refused(race(), move) == why


@pytest.mark.clause("MR-5")
def test_what_is_turned_up_must_be_driven_onto() -> None:
    state = race(cars=["b2", "se"], tiles={"b2": "crossing", "c2": "dead-end"}, roads={"b2": "all"})
    play(state, "drive east")
    for move in ["drive east", "drive west", "swap a1", "with a1"]:
        assert refused(state, move) == ("MR-5", "mr-why-lay-first")
    assert options(state) == ["lay west"]
    play(state, "lay west")
    assert shown(state)["cars"][0]["place"] == "c2"


@pytest.mark.clause("MR-6")
def test_the_tile_left_behind_is_covered_and_forgets_how_it_lay() -> None:
    state = race(
        cars=["b2", "d4"], tiles={"b2": "curve", "b3": "straight", "d4": "crossing"}, roads={"b2": "south-east", "d4": "all"}
    )
    play(state, "drive south", "lay north-south")
    assert tile(state, "b2") == {"place": "b2", "kind": None, "road": None}
    play(state, "swap a1", "with a2")
    # One turn later the same car places it again: now the other way is allowed, too.
    play(state, "drive north")
    assert sorted(options(state)) == ["lay south-east", "lay south-west"]
    play(state, "lay south-west")
    assert tile(state, "b2")["road"] == "south-west"
    assert tile(state, "b3")["kind"] is None


@pytest.mark.clause("MR-6")
def test_the_tile_stays_open_while_another_car_stands_on_it() -> None:
    state = race(cars=["b2", "b2"], tiles={"b2": "crossing"}, roads={"b2": "all"})
    play(state, "drive south")
    play(state, "lay " + shown(state)["ways"][0])
    assert tile(state, "b2")["road"] == "all"
    play(state, "drive east")
    play(state, "lay " + shown(state)["ways"][0])
    assert tile(state, "b2")["road"] is None


@pytest.mark.clause("MR-7")
def test_in_the_first_turn_a_dead_end_may_be_laid_sideways() -> None:
    state = race(tiles={"a1": "dead-end"}, first_turns=True)
    play(state, "drive east")
    assert sorted(options(state)) == ["lay east", "lay south", "lay west"]
    assert refused(state, "lay north") == ("MR-7", "mr-why-no-tile-there")
    play(state, "lay south")
    assert (shown(state)["cars"][0]["place"], tile(state, "a1")["road"]) == ("a1", "south")
    play(state, "swap c1", "with c2")
    assert options(state, "drive") == ["drive south"]


@pytest.mark.clause("MR-7")
@pytest.mark.parametrize(
    ("start", "way", "ways"),
    [
        ("nw", "east", {"east", "south", "west"}),
        ("ne", "south", {"north", "south", "west"}),
        ("se", "west", {"north", "east", "west"}),
        ("sw", "north", {"north", "east", "south"}),
    ],
)
def test_sideways_means_towards_the_grid_at_every_corner(start: str, way: str, ways: set[str]) -> None:
    corners = {"a1": "dead-end", "e1": "dead-end", "e5": "dead-end", "a5": "dead-end"}
    state = race(tiles=corners, cars=[start, "nw" if start != "nw" else "se"], first_turns=True)
    play(state, f"drive {way}")
    assert set(options(state)) == {f"lay {way}" for way in ways}


@pytest.mark.clause("MR-7")
def test_each_player_has_their_own_first_turn() -> None:
    state = race(3, tiles={"a1": "straight", "e5": "dead-end", "e1": "dead-end"}, first_turns=True)
    play(state, "drive east", "lay east-west", "drive west")
    assert shown(state)["first_turn"] and set(options(state)) == {"lay north", "lay east", "lay west"}
    play(state, "lay north", "swap b1", "with c1", "swap d1", "with d2", "drive north")
    # In the second turn, the first-turn rule no longer applies.
    assert not shown(state)["first_turn"]
    assert len(options(state)) == len([way for way in shown(state)["ways"] if "south" in way or way == "all"])


@pytest.mark.clause("MR-7")
def test_only_in_the_first_turn_and_a_swap_uses_it_up() -> None:
    state = race(tiles={"a1": "dead-end", "e5": "straight"}, first_turns=True)
    assert shown(state)["first_turn"]
    play(state, "swap b1", "with b2", "drive west", "lay east-west")
    assert not shown(state)["first_turn"]
    play(state, "drive east")
    assert options(state) == ["lay west"]
    # Sideways is no longer allowed; off the board never was.
    assert refused(state, "lay east") == refused(state, "lay south") == ("MR-7", "mr-why-later-turn")
    assert refused(state, "lay north") == ("MR-4", "mr-why-does-not-join")


@pytest.mark.clause("MR-7")
def test_only_dead_ends_are_laid_sideways() -> None:
    state = race(tiles={"a1": "straight"}, first_turns=True)
    play(state, "drive east")
    assert options(state) == ["lay east-west"]
    assert refused(state, "lay north-south") == ("MR-4", "mr-why-does-not-join")
    curve = race(tiles={"a1": "curve"}, first_turns=True)
    play(curve, "drive east")
    assert sorted(options(curve)) == ["lay north-west", "lay south-west"]
    assert refused(curve, "lay south-east") == ("MR-4", "mr-why-does-not-join")


def _before_the_pit() -> dict[str, object]:
    return {"cars": ["c2", "c4"], "tiles": {"c2": "crossing", "c4": "crossing"}, "roads": {"c2": "all", "c4": "all"}}


@pytest.mark.clause("MR-11")
def test_the_first_visit_to_the_pit_brings_the_top_canister_open_to_all() -> None:
    state = race(**_before_the_pit(), pile=["green", "yellow"], away=["red", "blue"])  # type: ignore[arg-type]
    state.story = []
    play(state, "drive south")
    view = shown(state)
    assert (view["cars"][0]["canister"], view["cars"][0]["finish"]) == ("yellow", "se")
    assert view["canisters_left"] == 1
    assert [event.key for event in state.story] == ["mr-drove", "mr-canister"]
    assert state.story[-1].args == {"seat": 0, "colour": "yellow"}
    play(state, "drive north")
    assert shown(state)["cars"][1]["canister"] == "green"


@pytest.mark.clause("MR-11")
def test_a_second_visit_brings_nothing() -> None:
    state = race(**_before_the_pit(), canisters=["red", None])  # type: ignore[arg-type]
    play(state, "drive south")
    assert shown(state)["cars"][0]["canister"] == "red" and shown(state)["canisters_left"] == 1


def _before_the_finish(canister: str | None) -> dict[str, object]:
    return {"cars": ["a1", "d4"], "tiles": {"a1": "crossing", "d4": "crossing"}, "roads": {"a1": "all", "d4": "all"},
            "canisters": [canister, None]}  # fmt: skip


@pytest.mark.clause("MR-12")
def test_reaching_the_finish_of_the_own_colour_wins_at_once() -> None:
    # The north-western tile is red; the seat may have started there.
    state = race(**_before_the_finish("red"))  # type: ignore[arg-type]
    play(state, "drive west")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.clause) == ([0], [1, 0], "MR-12")
    assert state.actors() == [] and shown(state)["phase"] == "over"
    refusal = state.why_not(1, 0)
    assert refusal is not None and refusal.clause == "MR-12"


@pytest.mark.clause("MR-12")
@pytest.mark.parametrize("canister", ["blue", None])
def test_another_colour_or_no_canister_wins_nothing(canister: str | None) -> None:
    state = race(**_before_the_finish(canister))  # type: ignore[arg-type]
    play(state, "drive west")
    assert state.outcome() is None and state.actors() == [1]


def test_every_tile_can_lie_in_some_way() -> None:
    assert [len(ways) for ways in WAYS] == [4, 2, 1, 4, 1]
