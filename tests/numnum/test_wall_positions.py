"""Test positions of the walls: saved ones are read back, and impossible ones are refused."""

from collections.abc import Callable

import pytest

from spielkiste.core.game import Position
from spielkiste.games.numnum.wall.game import WallGame
from spielkiste.games.numnum.wall.state import Wall
from tests.numnum.tables import CLEAR_AWAY, WALL_BREAK, clear_away, do, name, names, wall
from tests.numnum.wall_scenes import CRACKED, stacks_of, taken_by
from tests.positions import no_position

STACKS = ["5S 4T", "9D 8C", "7S 11T", "5D 13D", "11S 10S", "13C 13S", "11D 7D"]


def refused(game: WallGame, position: Position, **changes: object) -> str:
    return str(no_position(game, {**position, **changes}))


def naming(state: Wall, **changes: object) -> dict[str, object]:
    part = state.position()["naming"]
    assert isinstance(part, dict)
    return {**part, **changes}


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 3}, {"seats": True}, {"seats": 2.0}, {"turn": 2}, {"turn": -1}, {"turn": True}, {"stacks": []},
        {"stacks": None},
        {"aside": ["wish"]}, {"aside": "no-twos"}, {"phase": "night"}, {"phase": 1}, {"questions": ["naming"]},
        {"questions": ["breach", "breach"]}, {"questions": ["naming", "breach"]}, {"questions": None},
        {"taken": [["4-triangle", 5]]}, {"taken": [["4-triangle"]]}, {"taken": [["4-triangle", True]]}, {"taken": ["4-triangle"]},
        {"stacks": [["4-triangle"] * 17] * 7}, {"breach": 9, "claimed": "up"}, {"breach": False}, {"claimed": "left"},
        {"ended_by": "NN-25"}, {"ended_by": "NN-32"}, {"ended_by": None}, {"phase": "over"}, {"naming": None}, {"rows": []},
    ],
)  # fmt: skip
def test_damaged_positions_are_no_positions(change: dict[str, object]) -> None:
    good = wall(STACKS).position()
    assert WALL_BREAK.read(good).position() == good
    refused(WALL_BREAK, good, **change)


@pytest.mark.clause("NN-20", "NN-30")
@pytest.mark.parametrize(("game", "build"), [(WALL_BREAK, wall), (CLEAR_AWAY, clear_away)])
def test_no_stack_is_higher_than_it_was_built(game: WallGame, build: Callable[[list[str]], Wall]) -> None:
    state = build(STACKS)
    position = state.position()
    numbers = [entry for entry in taken_by(state) if str(entry[0])[0].isdigit()]
    moved = [str(entry[0]) for entry in numbers[:14]]
    rest = [entry for entry in taken_by(state) if entry[0] not in moved]
    stacks = stacks_of(state)
    high = [*stacks[:2], moved + stacks[2], *stacks[3:]]
    assert "stack 3" in refused(game, position, stacks=high, taken=rest)
    game.load({**position, "stacks": [moved + stacks[0], *stacks[1:]], "taken": rest})


@pytest.mark.clause("NN-24")
@pytest.mark.parametrize("phase", ["opening", "main"])
def test_a_wall_with_an_empty_stack_is_a_breach(phase: str) -> None:
    position = wall(["5S 4T", "9D 8T", "7S 11T", "5D 13D", "11S 10S", "13C 13S", "7D"], phase=phase).position()
    stacks, taken = position["stacks"], position["taken"]
    assert isinstance(stacks, list) and isinstance(taken, list)
    gone = {"stacks": [*stacks[:-1], []], "taken": [*taken, ["7-diamond", 0]]}
    refused(WALL_BREAK, position, **gone)
    WALL_BREAK.read({**position, **gone, "questions": ["breach"]})
    refused(WALL_BREAK, position, questions=["breach"])
    # An empty row does not lead to a question about a side.
    CLEAR_AWAY.read({**position, **gone})
    refused(CLEAR_AWAY, {**position, **gone}, questions=["breach"])


@pytest.mark.clause("NN-24")
def test_a_pair_empties_two_stacks_at_most() -> None:
    state = wall(["8T", "12D", "7S", "5D 13D", "11S 10S", "13C 13S", "11D 7D"])
    do(state, "take 1 2")
    position = state.position()
    assert WALL_BREAK.read(position).position() == position
    stacks, taken = position["stacks"], position["taken"]
    assert isinstance(stacks, list) and isinstance(taken, list)
    refused(WALL_BREAK, position, stacks=[[], [], [], *stacks[3:]], taken=[["7-square", 0], *taken])


@pytest.mark.clause("NN-22", "NN-24")
def test_a_question_is_about_the_pair_that_was_taken_last_and_has_a_right_answer() -> None:
    state = wall(CRACKED, naming="practice")
    do(state, "take 3 4", "name 3")
    position = state.position()
    assert WALL_BREAK.read(position).position() == position
    for change in (
        {"left": name("12D"), "right": name("8T")},
        {"left": name("7T")},
        {"left": "wish"},
        {"left": None},
        {"left": None, "right": None},
        {"tried": ["4"]},
        {"tried": ["3", "3"]},
        {"mode": "strict"},
        {"mode": "off"},
        {"mistakes": [1, 0]},
    ):
        refused(WALL_BREAK, position, naming=naming(state, **change))
    refused(WALL_BREAK, position, turn=1)
    refused(WALL_BREAK, position, questions=["breach"])
    # 7 and 9 share nothing: the question would have no answer.
    taken = [entry for entry in taken_by(state) if entry[0] not in names("7T 9C")]
    lonely = [*taken, [name("7T"), 0], [name("9C"), 0]]
    refused(WALL_BREAK, position, taken=lonely, naming=naming(state, left=name("7T"), right=name("9C"), tried=[]))


@pytest.mark.clause("NN-21")
def test_the_opening_is_what_it_is() -> None:
    opening = wall(["5S 4T", "9D 8T", "7S 11T", "5D 13D", "11S 10S", "13C 13S", "11D 7D"], phase="opening")
    position = opening.position()
    taken = taken_by(opening)
    place = next(place for place, entry in enumerate(taken) if entry[0] == "no-twos")
    refused(WALL_BREAK, position, aside=["no-twos"], taken=taken[:place] + taken[place + 1 :])
    assert "doubly" in refused(WALL_BREAK, wall(CRACKED).position(), phase="opening")


@pytest.mark.clause("NN-24", "NN-25", "NN-32")
def test_what_is_over_was_ended_by_what_lies_there() -> None:
    broken = wall(CRACKED)
    do(broken, "take 3 4", "claim 3 left")
    over = broken.position()
    assert WALL_BREAK.read(over).position() == over
    for change in (
        {"ended_by": "NN-25"}, {"ended_by": ""}, {"breach": None}, {"claimed": None}, {"breach": 1}, {"phase": "main"},
        {"questions": ["breach"]}, {"ended_by": "NN-25", "breach": None, "claimed": None},
    ):  # fmt: skip
        refused(WALL_BREAK, over, **change)
    cleared = clear_away(["5T 8C", "7C 12T", "11S", "13D"])
    before = cleared.position()
    do(cleared, "take 1 2")
    end = cleared.position()
    assert CLEAR_AWAY.read(end).position() == end
    refused(CLEAR_AWAY, end, ended_by="NN-25")
    refused(CLEAR_AWAY, end, phase="main", ended_by="")
    refused(CLEAR_AWAY, before, phase="over", ended_by="NN-32")
