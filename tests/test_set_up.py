"""Test that a position written by hand is refused with what is wrong in it, and that a record can begin from one."""

import copy
from typing import Any

import pytest

import spielkiste
from spielkiste.core.errors import BadFile
from spielkiste.core.game import Position


def _refused(game: str, position: Position) -> BadFile:
    with pytest.raises(BadFile) as trouble:
        spielkiste.find(game).load(position)
    return trouble.value


def _position(game: str) -> dict[str, Any]:
    return copy.deepcopy(spielkiste.new(game, spielkiste.find(game).usual_seat_counts()[0], seed=1).position())


@pytest.mark.parametrize(
    ("game", "pile", "expected"),
    [
        ("thousand-km", "draw_pile", "({1} instead of {0})"),
        ("number-rally", "draw_pile", "({1} instead of {0})"),
        ("mau-mau", "draw_pile", "({1} instead of {0})"),
        ("tv-lottery", "luck_pile", "({1} instead of {0})"),
    ],
)
def test_a_card_too_many_or_too_few_is_named(game: str, pile: str, expected: str) -> None:
    state = spielkiste.find(game).load(_position(game))
    position = _position(game)
    gone, twice = position[pile][0], next(card for card in position[pile] if card != position[pile][0])
    position[pile][0] = twice
    said = str(_refused(game, position))
    for card, change in ((gone, -1), (twice, 1)):
        name = card if card in state.material() else f"luck-{card}"
        count = state.material()[name]
        assert f"{name} {expected.format(count, count + change)}" in said


def test_a_word_that_does_not_belong_there_is_repeated() -> None:
    position = _position("thousand-km")
    position["hands"][1][2] = "26"
    assert "hands[1] holds '26', which does not belong there" in str(_refused("thousand-km", position))
    position["hands"][1][2] = "red-ligth"
    assert "(Did you mean 'red-light'?)" in str(_refused("thousand-km", position))
    position["hands"][1][2] = "x" * 5000
    assert len(str(_refused("thousand-km", position))) < 200
    position["hands"][1][2] = 26
    assert "hands[1] must hold words" in str(_refused("thousand-km", position))


def test_a_hand_of_the_wrong_size_says_which_size_it_has() -> None:
    position = _position("thousand-km")
    position["draw_pile"].append(position["hands"][position["turn"]].pop())
    assert f"hands[{position['turn']}] must have 7 cards, not 6" in str(_refused("thousand-km", position))


def test_only_missing_and_unknown_fields_look_like_another_game() -> None:
    position = _position("thousand-km")
    assert not hasattr(_refused("thousand-km", {**position, "turn": 9}), "__notes__")
    for broken in ({**position, "colour": 1}, {name: position[name] for name in position if name != "turn"}):
        assert "another game" in _refused("thousand-km", broken).__notes__[0]
    assert "another game" in _refused("thousand-km", _position("mau-mau")).__notes__[0]


def test_a_record_may_begin_from_a_position() -> None:
    position = spielkiste.new("thousand-km", seats=3, seed=7, goal=700).position()
    record = spielkiste.record("thousand-km", position=position, players=["Lina", "Rudi", "Kurt"], goal=700)
    assert record.state.position() == position and record.seats == 3
    record.play(record.actors()[0], record.state.moves(record.actors()[0])[0])
    assert spielkiste.loads(record.dumps()).state.position() == record.state.position()
    with pytest.raises(BadFile, match="for 3 seats, not 2"):
        spielkiste.record("thousand-km", 2, position=position)
