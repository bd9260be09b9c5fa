"""Test recordings: they replay the same game, and every kind of damage gets one clear sentence."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spielkiste
from spielkiste.core.errors import BadFile, BadMove, SpielkisteError, UnknownGame
from spielkiste.core.record import Record, loads
from spielkiste.core.rollout import rollout


def _some_record(moves: int = 40) -> Record:
    record = Record(spielkiste.find("thousand-km"), 3, 7, {"goal": 700}, ["Lina", "Kurt", "Rudi"])
    rng = spielkiste.Rng("test")
    for _ in range(moves):
        seat = record.state.actors()[0]
        record.play(seat, rng.pick(record.state.moves(seat)))
    return record


def _tampered(**changes: object) -> str:
    body = json.loads(_some_record().dumps())
    body.update(changes)
    return json.dumps(body)


def test_a_running_game_comes_back_as_it_was() -> None:
    record = _some_record()
    again = loads(record.dumps())
    assert again.state.position() == record.state.position()
    assert again.dumps() == record.dumps()
    assert again.players == ["Lina", "Kurt", "Rudi"]


def test_a_replay_can_stop_half_way() -> None:
    record = _some_record()
    half = loads(record.dumps(), until=20)
    assert half.moves == record.moves[:20]


@pytest.mark.parametrize("again", [lambda one: one.play(*_next(one)), Record.dumps])
def test_a_state_moved_without_its_record_is_found_out(again: Callable[[Record], object]) -> None:
    record = _some_record()
    record.state.copy().play(*_next(record))
    record.play(*_next(record))
    record.state.play(*_next(record))
    with pytest.raises(BadMove, match=r"moved without the record.*; call record\.play"):
        again(record)
    assert record.actors() == record.state.actors() and record.outcome() is None


def _next(record: Record) -> tuple[int, int]:
    seat = record.actors()[0]
    return seat, record.state.moves(seat)[0]


def test_a_scenario_can_be_recorded_from_any_position() -> None:
    start = _some_record()
    record = Record(start.game, 3, "a scenario", {"goal": 700}, position=start.state.position())
    seat = record.state.actors()[0]
    record.play(seat, record.state.moves(seat)[0])
    assert loads(record.dumps()).state.position() == record.state.position()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "foreign-file"),
        ("not json", "foreign-file"),
        ("[]", "foreign-file"),
        ('{"format": "something else"}', "foreign-file"),
        ('{"format": "spielkiste-replay", "version": 99}', "newer-file"),
        ('{"format": "spielkiste-replay", "version": "x"}', "damaged-file"),
        ('{"format": "spielkiste-replay", "version": 1}', "damaged-file"),
        (_tampered(seed=8), "damaged-file"),
        ("[" * 100_000, "foreign-file"),
        ('{"format": "spielkiste-replay", "position": ' + '{"a":' * 100_000, "damaged-file"),
    ],
)
def test_damaged_and_foreign_files_are_told_apart(text: str, key: str) -> None:
    with pytest.raises(BadFile) as caught:
        loads(text)
    assert caught.value.key == key


def _resealed(**changes: object) -> str:
    """Return a changed file with a valid checksum."""
    from spielkiste.core.record import _checksum

    body = json.loads(_some_record().dumps())
    body.pop("check")
    body.update(changes)
    body["check"] = _checksum(body)
    return json.dumps(body)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"moves": ["1 fly 100"]}, "replay-bad-move"),
        ({"moves": ["9 drive 100"]}, "replay-bad-move"),
        ({"moves": ["one drive 100"]}, "damaged-file"),
        ({"moves": 5}, "damaged-file"),
        ({"rules_version": 99}, "unknown-rules-version"),
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 17}, "bad-seats"),
        ({"seats": "two"}, "damaged-file"),
        ({"seats": True}, "damaged-file"),
        ({"players": [1]}, "damaged-file"),
        ({"seed": int("9" * 4000)}, "damaged-file"),
        ({"seed": "9" * 5000}, "damaged-file"),
        ({"seed": None}, "damaged-file"),
        ({"moves": ["1"]}, "replay-bad-move"),
        ({"moves": ["² drive 100"]}, "damaged-file"),
        ({"moves": ["1 " + "x" * 5000]}, "damaged-file"),
        ({"position": 5}, "damaged-file"),
        ({"options": {"speed": 1}}, "unknown-option"),
        ({"position": {"seats": 3}}, "bad-position"),
        ({"players": ["\ud800", "Kurt", "Rudi"]}, "damaged-file"),
        ({"seed": "a\udfff"}, "damaged-file"),
        ({"options": {"\udc80": 1}}, "damaged-file"),
    ],
)
def test_forged_files_do_no_harm(changes: dict[str, object], key: str) -> None:
    with pytest.raises(SpielkisteError) as caught:
        loads(_resealed(**changes))
    assert caught.value.key == key
    # A program that reads files catches one error type; a game that is not installed is another.
    assert type(caught.value) is (UnknownGame if key == "unknown-game" else BadFile)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            _resealed(moves=["3 drive 25"]),
            "Move 1 of this replay is not legal. `3 drive 25`: Seat 2 can't `drive 25`: ",
        ),
        (_resealed(moves=["2 draw"]), "`2 draw`: “draw” is not a move of thousand-km."),
        (
            _resealed(moves=["9 drive 25"]),
            "`9 drive 25`: There is no seat 8: this game has 3 seats, 0 to 2. Files count seats from 1",
        ),
        (_resealed(moves=["1 \x1b[2J"]), "`1 ?[2J`: “?[2J” is not a move"),
        (_resealed(moves=["one drive 25"]), "damaged: move 1 does not begin with a seat, from 1."),
        (_resealed(seats="two"), "damaged: seats must be a whole number from 0 to 100."),
        (_tampered(seed=8), "damaged: the field `check` does not match the other fields (docs/replay-file.md)."),
        (_tampered(check=None), "damaged: the field `check` is missing (docs/replay-file.md)."),
    ],
)
def test_an_edited_file_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(BadFile) as caught:
        loads(text)
    assert said in str(caught.value) and str(caught.value).endswith(".") and "\n" not in str(caught.value)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_no_accident_gets_through_as_another_game(data: st.DataObject) -> None:
    text = _some_record(10).dumps()
    place = data.draw(st.integers(0, len(text) - 1))
    changed = text[:place] + data.draw(st.characters(codec="utf-8")) + text[place + 1 :]
    try:
        again = loads(changed)
    except SpielkisteError:
        return
    assert again.dumps() == text


@pytest.mark.parametrize(
    "change",
    [
        {"draw_pile": []},
        {"hands": [["25"]]},
        {"turn": 9},
        {"phase": "sleeping"},
        {"sides": []},
        {"seats": 5},
        {"discard": "never"},
        {"asked": [7]},
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, object]) -> None:
    game = spielkiste.find("thousand-km")
    position = game.new(3, 1).position()
    with pytest.raises(BadFile):
        game.load({**position, **change})


def test_random_play_is_repeatable() -> None:
    results = set()
    for _ in range(2):
        state = spielkiste.new("thousand-km", seats=4, seed=11)
        made = rollout(state, spielkiste.Rng(5))
        outcome = state.outcome()
        assert outcome is not None
        results.add((made, tuple(outcome.scores)))
    assert len(results) == 1
