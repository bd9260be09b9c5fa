"""Saved positions, sound and damaged; the table in words and the story."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.core.randomness import Rng
from tests.thousand_km.scenario import GAME, GREEN, do, layout, table

DAMAGES: list[dict[str, object]] = [
    {"seats": 5}, {"seats": "3"}, {"seats": 3.0}, {"teams": 0}, {"teams": True}, {"goal": 310}, {"goal": 275}, {"goal": 1025},
    {"goal": 1000.0}, {"goal": "1000"}, {"discard": "never"}, {"hands": [[], []]}, {"draw_pile": []}, {"draw_pile": ["300"]},
    {"turn": 3}, {"turn": -1}, {"turn": True}, {"phase": "pause"}, {"phase": "reaction"}, {"phase": "over"}, {"asked": [1]},
    {"attack": "flat-tyre"}, {"victim": 1}, {"ended_by": "KM-15"}, {"ended_by": "KM-12"}, {"phase": "over", "ended_by": "KM-12"},
    {"phase": "over", "ended_by": "KM-15"}, {"phase": "over", "ended_by": "KM-1"}, {"sides": []}, {"box": ["tanker"]},
]  # fmt: skip
WRONG_QUESTIONS: list[dict[str, object]] = [
    {"attack": None}, {"attack": "25"}, {"attack": "breakdown"}, {"attack": "speed-limit"}, {"victim": None}, {"victim": 0},
    {"victim": 3}, {"asked": []}, {"asked": [0]}, {"asked": [1, 1]}, {"asked": [7]}, {"asked": ["1"]}, {"phase": "turn"},
]  # fmt: skip


def _refused(position: dict[str, object]) -> None:
    with pytest.raises(BadFile):
        GAME.load(json.loads(json.dumps(position)))


@pytest.mark.parametrize("damage", DAMAGES, ids=str)
def test_a_damaged_position_is_refused(damage: dict[str, object]) -> None:
    sound = table([["flat-tyre"], [], []]).position()
    assert GAME.load(json.loads(json.dumps(sound))).position() == sound
    _refused({**sound, **damage})


def test_a_position_with_a_part_missing_is_refused() -> None:
    sound = table([["flat-tyre"], [], []]).position()
    for name in sound:
        _refused({key: value for key, value in sound.items() if key != name})


@pytest.mark.clause("KM-14")
@pytest.mark.parametrize("damage", WRONG_QUESTIONS, ids=str)
def test_a_question_that_cannot_be_answered_is_refused(damage: dict[str, object]) -> None:
    state = table([["flat-tyre"], [], []])
    do(state, 0, "attack 2 flat-tyre")
    sound = state.position()
    assert GAME.load(json.loads(json.dumps(sound))).position() == sound
    _refused({**sound, **damage})


Change = Callable[[dict[str, Any]], object]
IMPOSSIBLE: dict[str, Change] = {
    "past the goal": lambda side: side["road"].extend(["100"] * 10 + ["25"]),
    "at the goal, and yet on": lambda side: side["road"].extend(["100"] * 10),
    "three 200s": lambda side: side["road"].extend(["200"] * 3),
    "an attack on the road": lambda side: side["road"].append("red-light"),
    "a distance on the battle pile": lambda side: side["battle"].append("100"),
    "a limit on the battle pile": lambda side: side["battle"].append("speed-limit"),
    "an end of limit on the battle pile": lambda side: side["battle"].append("end-of-limit"),
    "two attacks": lambda side: side["battle"].extend(["red-light", "flat-tyre"]),
    "a wrong answer": lambda side: side["battle"].extend(["red-light", "petrol"]),
    "an answer to nothing": lambda side: side["battle"].append("repair"),
    "an attack before the start": lambda side: side.update(battle=["red-light"]),
    "a red light on the speed pile": lambda side: side["speed"].append("red-light"),
    "an end of no limit": lambda side: side["speed"].append("end-of-limit"),
    "two limits": lambda side: side["speed"].extend(["speed-limit"] * 2),
    "an attack that is ruled out": lambda side: side.update(battle=[*GREEN, "flat-tyre"], safeties=["puncture-proof"]),
    "a limit that is ruled out": lambda side: side.update(speed=["speed-limit"], safeties=["right-of-way"]),
    "sideways but not there": lambda side: side.update(sideways=["tanker"]),
    "a safety that is none": lambda side: side.update(safeties=["25"]),
}


@pytest.mark.clause("KM-4", "KM-6", "KM-7", "KM-12")
@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_layout_that_no_race_leads_to_is_refused(what: str) -> None:
    sound = table([["25"] * 7, ["50"] * 6]).position()
    broken = json.loads(json.dumps(sound))
    side = broken["sides"][1]
    IMPOSSIBLE[what](side)
    left: list[str] = broken["draw_pile"] + GREEN
    for cards in (side["road"], side["battle"], side["speed"], side["safeties"]):
        for card in cards:
            left.remove(card)
    broken["draw_pile"] = left
    _refused(broken)


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (4, False), (4, True), (8, True)])
def test_every_position_of_a_race_can_be_saved(seats: int, teams: bool) -> None:
    for seed in range(4):
        state = GAME.new(seats, seed, {"teams": teams, "youngest": seed % 2 == 1, "discard": "any_time", "goal": 500})
        rng = Rng(seed)
        while state.outcome() is None:
            assert GAME.load(state.position()).position() == state.position()
            seat = state.actors()[rng.below(len(state.actors()))]
            found = state.moves(seat)
            state.play(seat, found[rng.below(len(found))])
        assert GAME.load(state.position()).outcome() is not None


@pytest.mark.clause("KM-21")
def test_the_table_in_words() -> None:
    sides = [
        layout(battle=[*GREEN, "red-light"], speed=["speed-limit"], road=["100", "25"]),
        layout(battle=[*GREEN, "flat-tyre", "spare-tyre"], safeties=["tanker"]),
        layout(),
    ]
    state = table([["100"], [], [], [], [], []], sides, teams=True, goal=700, box=["25", "75"])
    lines = [(phrase.key.removeprefix("km-words-"), phrase.args) for phrase in GAME.in_words(state.view(None))]
    assert lines == [
        ("road", {"side": 0, "total": 125, "goal": 700}),
        ("stopped", {"side": 0, "card": "red-light"}),
        ("limited", {"side": 0}),
        ("road", {"side": 1, "total": 0, "goal": 700}),
        ("needs-green", {"side": 1}),
        ("safeties", {"side": 1, "cards": ["tanker"]}),
        ("road", {"side": 2, "total": 0, "goal": 700}),
        ("not-started", {"side": 2}),
        ("pile", {"count": state.view(None)["draw_pile"]}),
        ("box", {"count": 2, "top": "75"}),
    ]
    own = GAME.in_words(state.view(0))[-1]
    assert own.key == "km-words-hand" and own.args == {"cards": state.view(0)["hand"]}


@pytest.mark.clause("KM-3", "KM-8", "KM-11", "KM-12")
def test_the_story_tells_what_was_laid_and_by_whom() -> None:
    sides = [layout(), layout(battle=[*GREEN, "red-light"]), layout(road=["100", "100"], battle=GREEN), layout()]
    hands = [["green-light"], ["green-light"], ["100"], ["75"]]
    state = table(hands, sides, goal=300)
    for seat, move in ((0, "green"), (1, "green")):
        state.story = []
        do(state, seat, move)
        told = state.story[0].seen_by(None)
        assert told.key == ("km-started" if seat == 0 else "km-defended") and told.args == {"seat": seat, "card": "green-light"}
    state = table(hands, sides, goal=300, turn=3)
    state.story = []
    do(state, 3, "discard 75")
    assert state.story[0].seen_by(None).json() == {"key": "km-discarded", "args": {"seat": 3, "card": "75"}}
    state = table(hands, sides, goal=300, turn=2)
    state.story = []
    do(state, 2, "drive 100")
    assert [event.seen_by(None).json() for event in state.story] == [
        {"key": "km-drove", "args": {"seat": 2, "km": 100, "total": 300}},
        {"key": "km-won", "args": {"seats": [2], "total": 300}},
    ]
