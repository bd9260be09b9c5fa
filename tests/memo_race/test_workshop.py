"""Test the workshop's requests (MR-15): taps, sizes, pools, names, and invalid input."""

from typing import Any, cast

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.games.memo_race.faces.workshop import MOST_STEPS, MOST_TRACKS, answer
from spielkiste.games.memo_race.track import LARGEST
from spielkiste.games.memo_race.track_editing import best_way
from spielkiste.games.memo_race.view import TrackAnswer, TrackList, TrackView
from tests.memo_race.test_track import track


def edit(code: str | None, *steps: dict[str, object]) -> TrackAnswer:
    return cast(TrackAnswer, answer({"ask": "edit", "code": code, "steps": list(steps)}))


def at(do: str, column: int, row: int, **more: object) -> dict[str, object]:
    return {"do": do, "column": column, "row": row, **more}


def lies(view: TrackView) -> dict[tuple[int, int], tuple[str, str]]:
    return {(piece["column"], piece["row"]): (piece["kind"], piece["road"]) for piece in view["pieces"]}


@pytest.mark.clause("MR-15")
def test_four_taps_make_a_circuit() -> None:
    made = edit(
        None,
        {"do": "new", "columns": 2, "rows": 2},
        *[at("tap", column, row, tool="curve") for column, row in ((0, 0), (1, 0), (1, 1), (0, 1))],
    )
    assert made["trouble"] is None and made["track"]["closed"] and made["track"]["driven"] == 4
    assert (made["track"]["smallest"], made["track"]["largest"], made["track"]["longest_name"]) == (2, 16, 40)


@pytest.mark.clause("MR-15")
def test_a_second_tap_turns_and_the_hand_takes_back() -> None:
    laid = edit(None, {"do": "new", "columns": 5, "rows": 5}, at("tap", 2, 2, tool="straight"))["track"]
    road = lies(laid)[2, 2][1]
    other = {"north-south": "east-west", "east-west": "north-south"}[road]
    for step in (at("tap", 2, 2, tool="curve"), at("turn", 2, 2)):
        assert lies(edit(laid["code"], step)["track"]) == {(2, 2): ("straight", other)}
    for away in (at("tap", 2, 2, tool="lift"), at("lift", 2, 2), dict[str, object](do="clear")):
        assert edit(laid["code"], away)["track"]["pieces"] == []


@pytest.mark.clause("MR-15")
def test_a_tile_that_looks_the_same_from_all_sides_makes_room_for_another_kind() -> None:
    crossing = edit(None, {"do": "new", "columns": 3, "rows": 3}, at("tap", 1, 1, tool="crossing"))["track"]
    assert lies(edit(crossing["code"], at("tap", 1, 1, tool="crossing"))["track"]) == {(1, 1): ("crossing", "all")}
    assert lies(edit(crossing["code"], at("tap", 1, 1, tool="pit"))["track"]) == {(1, 1): ("pit", "all")}


def drawn(*cells: tuple[int, int]) -> dict[str, object]:
    return {"do": "draw", "columns": [column for column, _ in cells], "rows": [row for _, row in cells]}


@pytest.mark.clause("MR-15")
def test_a_road_is_drawn_as_the_finger_goes() -> None:
    ring = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0)]
    made = edit(None, {"do": "new", "columns": 5, "rows": 5}, drawn(*ring))
    assert made["trouble"] is None and made["track"]["closed"] and made["track"]["driven"] == 8
    # A second line across the first one: they meet in crossings.
    across = edit(made["track"]["code"], drawn((1, 0), (1, 1), (1, 2)))["track"]
    assert lies(across)[1, 0] == lies(across)[1, 2] == ("crossing", "all")
    assert lies(across)[1, 1] == ("straight", "north-south")


@pytest.mark.clause("MR-15")
def test_a_drawn_road_goes_on_where_one_ended() -> None:
    begun = edit(None, {"do": "new", "columns": 5, "rows": 5}, drawn((0, 1), (1, 1), (2, 1)))["track"]
    assert lies(begun)[2, 1] == ("straight", "east-west"), "straight on, not towards the middle"
    begun = edit(None, {"do": "new", "columns": 5, "rows": 5}, drawn((0, 2), (1, 2), (2, 2)))["track"]
    assert lies(begun)[2, 2] == ("straight", "east-west")
    went_on = edit(begun["code"], drawn((2, 2), (2, 3), (2, 4)))["track"]
    assert lies(went_on)[2, 2] == ("curve", "south-west") and lies(went_on)[1, 2] == ("straight", "east-west")
    assert edit(begun["code"], drawn((0, 0), (2, 0)))["trouble"] == "track-off-grid"
    # The straight at the end of the line is replaced by a curve and returns to the pool.
    open_ring = drawn((1, 1), (2, 1), (3, 1), (4, 1), (4, 2), (4, 3), (3, 3))
    closed = edit(None, {"do": "new", "columns": 7, "rows": 7}, open_ring, drawn((3, 3), (2, 3), (1, 3), (1, 2), (1, 1)))
    assert closed["trouble"] is None and closed["track"]["closed"]


@pytest.mark.clause("MR-15")
def test_a_drawn_road_is_as_long_as_there_are_tiles() -> None:
    made = edit(None, {"do": "new", "columns": 9, "rows": 2}, drawn(*[(column, 0) for column in range(9)]))
    assert made["trouble"] == "track-none-left" and sorted(lies(made["track"])) == [(column, 0) for column in range(7)]


@pytest.mark.clause("MR-15")
def test_a_line_of_one_field_lays_nothing() -> None:
    begun = edit(None, {"do": "new", "columns": 5, "rows": 5}, drawn((0, 2), (1, 2), (2, 2)))["track"]
    assert edit(begun["code"], drawn((2, 2)))["track"]["code"] == begun["code"]


@pytest.mark.clause("MR-15")
def test_the_steps_before_a_refused_one_stand() -> None:
    taps = [at("tap", column, 0, tool="crossing") for column in range(5)]
    made = edit(None, {"do": "new", "columns": 6, "rows": 2}, *taps, at("tap", 5, 0, tool="curve"))
    assert made["trouble"] == "track-none-left" and sorted(lies(made["track"])) == [(column, 0) for column in range(4)]
    assert edit(made["track"]["code"], at("turn", 5, 1))["trouble"] == "track-empty"
    assert edit(made["track"]["code"], at("lift", 6, 0))["trouble"] == "track-off-grid"


@pytest.mark.clause("MR-15")
def test_another_size_another_pool_another_name() -> None:
    square = edit(None, {"do": "new", "columns": 4, "rows": 3}, at("tap", 0, 0, tool="curve"), at("tap", 3, 2, tool="pit"))
    code = square["track"]["code"]
    smaller = edit(code, {"do": "size", "columns": 3, "rows": 5})["track"]
    assert (smaller["columns"], smaller["rows"], sorted(lies(smaller))) == (3, 5, [(0, 0)])
    assert smaller["left"]["pit"] == 1
    big = edit(code, {"do": "pool", "pool": "big"}, {"do": "name", "name": "  Linas \n Acht "}, at("tap", 1, 1, tool="pit"))
    assert (big["track"]["pool"], big["track"]["name"], big["track"]["left"]["pit"]) == ("big", "Linas Acht", 2)
    assert sorted(lies(big["track"])) == [(0, 0), (1, 1), (3, 2)]
    # Two pits are more than one box has.
    back = edit(big["track"]["code"], {"do": "pool", "pool": "box"})
    assert back["trouble"] == "track-too-many" and back["track"] == big["track"]
    # An empty table keeps its size and its pool, but not the track's name.
    bare = edit(big["track"]["code"], {"do": "clear"})["track"]
    assert (bare["columns"], bare["rows"], bare["pool"], bare["name"], bare["pieces"]) == (4, 3, "big", "", [])


@pytest.mark.clause("MR-15")
@pytest.mark.parametrize(
    ("lines", "column", "row", "kind", "road"),
    [
        # An open road is joined,
        (["╶  ", "   ", "   "], 1, 0, "straight", "east-west"),
        (["╷  ", "   ", "   "], 0, 1, "straight", "north-south"),
        # even if its other end then leads off the grid;
        (["   ", " ╶ ", "   "], 2, 1, "straight", "east-west"),
        # both roads are joined if there are two,
        (["╶  ", "  ╵", "   "], 2, 0, "dead-end", "south"),
        (["╶ ", " ╵"], 1, 0, "curve", "south-west"),
        # neither the side of a tile nor the edge is run into,
        (["│  ", "   ", "   "], 1, 0, "straight", "north-south"),
        (["   ", "   ", "   "], 0, 0, "curve", "south-east"),
        (["     ", "     ", "     "], 2, 0, "straight", "east-west"),
        (["   ", "   ", "   "], 2, 2, "curve", "north-west"),
        # a field that another road already leads to is preferred,
        (["    ", "╶   ", "    ", "    "], 1, 0, "dead-end", "south"),
        # but not because of the tile that is replaced,
        (["     ", "     ", "  ┼  ", " ╶   ", "     "], 2, 2, "dead-end", "south"),
        # and without any other reason the road points to the middle.
        (["     ", "     ", "     ", "     ", "     "], 1, 2, "dead-end", "east"),
        (["     ", "     ", "     ", "     ", "     "], 2, 3, "dead-end", "north"),
        (["     ", "     ", "     ", "     ", "     "], 2, 1, "dead-end", "south"),
        (["     ", "     ", "     ", "     ", "     "], 3, 2, "dead-end", "west"),
    ],
)
def test_a_tile_is_laid_as_it_joins_best(lines: list[str], column: int, row: int, kind: str, road: str) -> None:
    built = track(*lines)
    assert best_way(built, built.cell(column, row), kind) == road


@pytest.mark.clause("MR-15")
def test_the_examples_are_circuits_of_one_box() -> None:
    for columns, rows in ((2, 2), (9, 6), (16, 16)):
        for view in cast(TrackList, answer({"ask": "examples", "columns": columns, "rows": rows}))["tracks"]:
            assert view["closed"] and view["uses_all"] and view["loose_ends"] == [] and view["pool"] == "box"
            assert view["columns"] >= columns and view["rows"] >= rows
            places = sorted(lies(view))
            # Centred: the margins on the left and on the right differ by one at most.
            left, right = min(column for column, _ in places), view["columns"] - 1 - max(column for column, _ in places)
            assert abs(left - right) <= 1


def test_tracks_that_cannot_be_read_are_left_out() -> None:
    good = track("┌┐", "└┘", name="four")
    shown = cast(TrackList, answer({"ask": "show", "codes": ["", good.encode(), good.encode()[:-1], "ü"]}))
    assert [view["name"] for view in shown["tracks"]] == ["four"]


@pytest.mark.parametrize(
    "asked",
    [
        None, 7, [], "edit", {}, {"ask": "sing"}, {"ask": "edit"}, {"ask": "edit", "code": 5, "steps": []},
        {"ask": "edit", "code": "x" * 1001, "steps": []}, {"ask": "edit", "code": None, "steps": {}},
        {"ask": "edit", "code": None, "steps": [7]}, {"ask": "edit", "code": None, "steps": [{"do": "fly"}]},
        {"ask": "edit", "code": None, "steps": [{"do": "clear"}] * (MOST_STEPS + 1)},
        {"ask": "edit", "code": None, "steps": [], "more": 1},
        {"ask": "edit", "code": None, "steps": [{"do": "clear", "more": 1}]},
        {"ask": "edit", "code": None, "steps": [{"do": "new", "columns": LARGEST + 1, "rows": 2}]},
        {"ask": "edit", "code": None, "steps": [{"do": "size", "columns": 2, "rows": True}]},
        {"ask": "edit", "code": None, "steps": [{"do": "tap", "column": 0, "row": -1, "tool": "curve"}]},
        {"ask": "edit", "code": None, "steps": [{"do": "tap", "column": 0, "row": 0, "tool": "tunnel"}]},
        {"ask": "edit", "code": None, "steps": [{"do": "pool", "pool": "huge"}]},
        {"ask": "edit", "code": None, "steps": [{"do": "name", "name": "x" * 300}]},
        {"ask": "show", "codes": ["x"] * (MOST_TRACKS + 1)}, {"ask": "show", "codes": ["x" * 1001]},
        {"ask": "show", "codes": [1]}, {"ask": "examples", "columns": 1, "rows": 5}, {"ask": "examples", "columns": 5},
    ],
)  # fmt: skip
def test_what_is_not_understood_is_refused(asked: Any) -> None:
    with pytest.raises(BadFile) as caught:
        answer(asked)
    assert caught.value.key == "track-bad-wish"


def test_a_bad_link_keeps_its_own_reason() -> None:
    code = track("┌┐", "└┘").encode()
    changed = code[:6] + ("A" if code[6] != "A" else "B") + code[7:]
    for spoilt, key in ((changed, "track-damaged"), ("no track", "track-foreign")):
        with pytest.raises(BadFile) as caught:
            edit(spoilt)
        assert caught.value.key == key
