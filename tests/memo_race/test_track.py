"""Test the track workshop (MR-15): placing tiles, circuits, loose ends, sharing."""

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.games.memo_race.track import Track, decode

_LETTERS = {
    "└": ("curve", "north-east"), "┌": ("curve", "south-east"), "┐": ("curve", "south-west"), "┘": ("curve", "north-west"),
    "│": ("straight", "north-south"), "─": ("straight", "east-west"), "┼": ("crossing", "all"), "P": ("pit", "all"),
    "╵": ("dead-end", "north"), "╶": ("dead-end", "east"), "╷": ("dead-end", "south"), "╴": ("dead-end", "west"),
}  # fmt: skip


def track(*lines: str, pool: str = "box", name: str = "") -> Track:
    built = Track(max(len(line) for line in lines), len(lines), pool, name)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter in _LETTERS:
                built.lay(column, row, *_LETTERS[letter])
    return built


def route(built: Track) -> list[tuple[int, int, str]]:
    return [(step["column"], step["row"], step["heading"]) for step in built.describe()["route"]]


@pytest.mark.clause("MR-15")
def test_four_curves_are_a_circuit() -> None:
    view = track("┌┐", "└┘").describe()
    assert view["closed"] and view["uses_all"] and view["loose_ends"] == []
    assert len(view["route"]) == 4
    # Each step leaves its tile in the direction in which the next one is entered, all the way round.
    for step, following in zip(view["route"], view["route"][1:] + view["route"][:1], strict=True):
        assert step["leaving"] == following["heading"]
    assert view["left"] == {"curve": 6, "straight": 6, "crossing": 4, "dead-end": 4, "pit": 1}


@pytest.mark.clause("MR-15")
@pytest.mark.parametrize("middle", ["┼", "P"])
def test_crossings_and_the_pit_are_driven_straight_through(middle: str) -> None:
    eight = track("┌┐ ", f"└{middle}┐", " └┘")
    assert len(route(eight)) == 8
    passes = [step for step in eight.describe()["route"] if (step["column"], step["row"]) == (1, 1)]
    assert len(passes) == 2 and all(step["heading"] == step["leaving"] for step in passes)
    assert len({step["heading"] in ("north", "south") for step in passes}) == 2
    assert eight.describe()["uses_all"]
    # This track would be closed only by turning at the crossing; straight on, it is open.
    assert not track("┌┐", f"└{middle}").describe()["closed"]


@pytest.mark.clause("MR-15")
def test_a_crossing_used_once_leaves_its_side_roads_in_peace() -> None:
    view = track("┌┼┐", "└─┘").describe()
    assert view["closed"] and len(view["route"]) == 6 and view["loose_ends"] == []


@pytest.mark.clause("MR-15")
def test_turning_round_in_a_dead_end_is_not_a_circuit() -> None:
    view = track("╶─╴", "   ").describe()
    assert not view["closed"] and view["route"] == []
    assert [(end["column"], end["direction"], end["why"]) for end in view["loose_ends"]] == [
        (0, "west", "dead-end"),
        (2, "east", "dead-end"),
    ]


@pytest.mark.clause("MR-15")
def test_it_says_where_the_road_is_broken() -> None:
    view = track("┌─ ", "└┐ ").describe()
    assert not view["closed"]
    assert [(end["column"], end["row"], end["direction"], end["why"]) for end in view["loose_ends"]] == [
        (1, 0, "east", "gap"),
        (1, 1, "south", "edge"),
    ]
    assert [end["why"] for end in track("┌─│", "└─┘").describe()["loose_ends"]] == ["no-join", "edge"]


@pytest.mark.clause("MR-15")
def test_the_longest_circuit_is_driven_and_the_rest_is_told() -> None:
    view = track("┌┐┌─┐ ", "└┘└─┘╶").describe()
    assert view["closed"] and not view["uses_all"]
    assert len(view["route"]) == 6
    assert [(end["column"], end["why"]) for end in view["loose_ends"]] == [(5, "edge"), (5, "dead-end")]


@pytest.mark.clause("MR-15")
def test_two_circuits_beside_each_other_are_not_one_that_uses_all() -> None:
    built = track("┌┐┌─┐", "└┘└─┘")
    assert len(built.circuits()) == 2
    view = built.describe()
    # Every tile is on a circuit and no end is loose, but no single route covers them all.
    assert view["closed"] and view["loose_ends"] == []
    assert not view["uses_all"] and view["driven"] == 6


@pytest.mark.clause("MR-15")
def test_one_circuit_can_use_all_curves_straights_and_crossings_of_the_box() -> None:
    built = track(
        "┌┼─┼─┐ ",
        "│    └┐",
        "└┐    │",
        " └┐   │",
        "  └┼─┼┘",
    )
    view = built.describe()
    assert view["closed"] and view["uses_all"] and view["loose_ends"] == []
    assert view["left"] == {"curve": 0, "straight": 0, "crossing": 0, "dead-end": 4, "pit": 1}
    assert len(view["route"]) == 20


@pytest.mark.clause("MR-15")
def test_driving_by_hand_follows_the_road_and_stops_at_its_end() -> None:
    built = track("┌┐", "└╵")
    assert built.drive(built.cell(0, 0), 0) == (built.cell(1, 0), 1)
    assert built.drive(built.cell(1, 0), 1) == (built.cell(1, 1), 2)
    assert built.drive(built.cell(1, 1), 2) == (-1, -1)


@pytest.mark.clause("MR-15")
def test_tiles_are_laid_turned_and_taken_back_within_the_pool() -> None:
    built = Track(9, 6)
    for number in range(4):
        built.lay(number, 0, "crossing", "all")
    with pytest.raises(BadMove, match="no crossing left"):
        built.lay(4, 0, "crossing", "all")
    assert built.pieces[4] == 0
    built.lay(0, 0, "crossing", "all")
    built.lift(0, 0)
    built.lay(4, 0, "crossing", "all")
    built.lay(0, 1, "curve", "north-east")
    roads = []
    for _ in range(4):
        roads.append(built.describe()["pieces"][-1]["road"])
        built.turn(0, 1)
    assert roads == ["north-east", "south-east", "south-west", "north-west"]
    built.lay(1, 1, "straight", "north-south")
    built.turn(1, 1)
    assert built.describe()["pieces"][-1]["road"] == "east-west"
    built.lay(2, 1, "pit", "all")
    built.turn(2, 1)
    assert built.describe()["pieces"][-1]["kind"] == "pit"
    big = Track(9, 6, "big")
    for number in range(9):
        big.lay(number, 0, "crossing", "all")


@pytest.mark.clause("MR-15")
def test_what_cannot_be_laid_is_refused_and_changes_nothing() -> None:
    built = track("┌┐", "└┘")
    before = built.encode()
    for wrong in (
        lambda: built.lay(2, 0, "curve", "north-east"),
        lambda: built.lay(-1, 0, "curve", "north-east"),
        lambda: built.lay(0, 0, "curve", "north-south"),
        lambda: built.lay(0, 0, "tunnel", "all"),
        lambda: built.lift(0, 5),
        lambda: Track(2, 2).turn(0, 0),
        lambda: Track(1, 5),
        lambda: Track(5, 17),
        lambda: Track(5, 5, "huge"),
    ):
        with pytest.raises(BadMove) as caught:
            wrong()
        assert caught.value.clause == "MR-15"
    assert built.encode() == before


@pytest.mark.clause("MR-15")
def test_the_route_is_told_tile_by_tile() -> None:
    assert route(track("   ", "┌─┐", "└─┘", pool="big")) == [
        (0, 1, "north"), (1, 1, "east"), (2, 1, "east"), (2, 2, "south"), (1, 2, "west"), (0, 2, "west"),
    ]  # fmt: skip
    assert route(track("    ", "  ┌┐", "  └┘")) == [(2, 1, "north"), (3, 1, "east"), (3, 2, "south"), (2, 2, "west")]


@pytest.mark.clause("MR-15")
def test_a_circuit_may_pass_every_crossing_twice() -> None:
    """Twelve curves and four crossings on sixteen places: the route is longer than the number of places."""
    view = track("┌┐┌┐", "└┼┼┘", "┌┼┼┐", "└┘└┘", pool="big").describe()
    assert view["closed"] and view["uses_all"] and view["loose_ends"] == []
    steps = [(step["column"], step["row"], step["heading"]) for step in view["route"]]
    assert len(set(steps)) == len(steps) == 12 + 2 * 4
    knot = track("┌┐  ", "└┼┐ ", " └┼┐", "  └┘").describe()
    assert knot["closed"] and knot["uses_all"] and len(knot["route"]) == 12


@pytest.mark.clause("MR-15")
def test_coming_back_across_the_first_tile_is_not_yet_the_end_of_the_round() -> None:
    # The search starts at the crossing itself.
    built = track("┼─┐", "│ │", "└─┘")
    assert not built.describe()["closed"]
    loop = track("P─┐", "│ │", "└─┘").describe()
    assert not loop["closed"] and {(end["column"], end["row"], end["why"]) for end in loop["loose_ends"]} == {(0, 0, "edge")}


@pytest.mark.clause("MR-15")
def test_the_big_pool_has_the_tiles_of_four_boxes_and_the_grid_its_bounds() -> None:
    assert Track(16, 16, "big").describe()["left"] == {"curve": 40, "straight": 24, "crossing": 16, "dead-end": 16, "pit": 4}
    assert Track(2, 2).describe()["left"] == {"curve": 10, "straight": 6, "crossing": 4, "dead-end": 4, "pit": 1}
    for columns, rows in ((17, 2), (2, 17), (1, 2), (2, 1)):
        with pytest.raises(BadMove) as caught:
            Track(columns, rows)
        assert caught.value.arguments == {"low": 2, "high": 16}
    long = Track(16, 16, "big", "ä" * 39 + " b")
    assert long.name == "ä" * 39
    assert decode(long.encode()).describe() == long.describe()
    widest = Track(16, 16, "big", "⭐" * 40)
    assert decode(widest.encode()).name == "⭐" * 40


@pytest.mark.clause("MR-15")
def test_turning_a_dead_end_goes_clockwise_and_keeps_its_kind() -> None:
    built = track("╵ ", "  ")
    roads = []
    for _ in range(5):
        piece = built.describe()["pieces"][0]
        assert piece["kind"] == "dead-end"
        roads.append(piece["road"])
        built.turn(0, 0)
    assert roads == ["north", "east", "south", "west", "north"]
