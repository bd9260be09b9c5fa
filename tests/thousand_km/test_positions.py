"""Test saved positions, valid and damaged."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.core.randomness import Rng
from tests.positions import no_position
from tests.thousand_km.scenario import GAME, GREEN, layout, table

DAMAGES: list[dict[str, object]] = [
    {"seats": 5}, {"seats": "3"}, {"seats": 3.0}, {"teams": 0}, {"teams": True}, {"goal": 310}, {"goal": 275}, {"goal": 1025},
    {"goal": 1000.0}, {"goal": "1000"}, {"discard": "never"}, {"hands": [[], []]}, {"draw_pile": []}, {"draw_pile": ["300"]},
    {"turn": 3}, {"turn": -1}, {"turn": True}, {"phase": "pause"}, {"phase": "reaction"}, {"phase": "over"}, {"asked": [1]},
    {"attack": "flat-tyre"}, {"victim": 1}, {"ended_by": "KM-15"}, {"ended_by": "KM-12"}, {"phase": "over", "ended_by": "KM-12"},
    {"phase": "over", "ended_by": "KM-15"}, {"phase": "over", "ended_by": "KM-1"}, {"sides": []}, {"box": ["tanker"]},
    {"weather": "fine"}, {"hands": None}, {"hands": [1, 2, 3]}, {"sides": [1, 2, 3]}, {"box": [None]}, {"ended_by": None},
]  # fmt: skip
WRONG_QUESTIONS: list[dict[str, object]] = [
    {"attack": None}, {"attack": "25"}, {"attack": "breakdown"}, {"attack": "speed-limit"}, {"victim": None}, {"victim": 0},
    {"victim": 3}, {"asked": []}, {"asked": [0]}, {"asked": [1, 1]}, {"asked": [7]}, {"asked": ["1"]}, {"phase": "turn"},
    {"turn": 1}, {"asked": [True]}, {"victim": True},
]  # fmt: skip


def _refused(position: dict[str, object], why: str = "") -> None:
    assert why in str(no_position(GAME, position))


@pytest.mark.parametrize("damage", DAMAGES, ids=str)
def test_a_damaged_position_is_refused(damage: dict[str, object]) -> None:
    sound = table([["flat-tyre"], [], []]).position()
    assert GAME.load(json.loads(json.dumps(sound))).position() == sound
    _refused({**sound, **damage})


@pytest.mark.clause("KM-14")
@pytest.mark.parametrize("damage", WRONG_QUESTIONS, ids=str)
def test_a_question_that_cannot_be_answered_is_refused(damage: dict[str, object]) -> None:
    state = table([["flat-tyre"], [], []])
    state.play(0, "attack 2 flat-tyre")
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
    "a safety twice": lambda side: side.update(safeties=["tanker", "tanker"]),
    "a road that never had a green light": lambda side: side.update(battle=[], road=["25"]),
    "a road with tankers but no green light": lambda side: side.update(battle=[], road=["25"], safeties=["tanker"]),
    "green on green": lambda side: side["battle"].append("green-light"),
    "green after a repair, for singles": lambda side: side["battle"].extend(["breakdown", "repair", "green-light"]),
    "started by right of way, and then a red light": lambda side: side.update(
        battle=["flat-tyre", "spare-tyre", "red-light", "green-light"], safeties=["right-of-way"]
    ),
    "a master move against nothing": lambda side: side.update(safeties=["tanker"], sideways=["tanker"]),
    "a field too many": lambda side: side.update(colour="red"),
    "a field too few": lambda side: side.pop("sideways"),
}


@pytest.mark.clause("KM-4", "KM-6", "KM-7", "KM-12")
@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_layout_that_no_race_leads_to_is_refused(what: str) -> None:
    sound = table([["25"] * 7, ["50"] * 6]).position()
    broken = json.loads(json.dumps(sound))
    side = broken["sides"][1]
    IMPOSSIBLE[what](side)
    _refill(broken, GREEN, side)
    with pytest.raises(BadFile) as trouble:
        GAME.load(broken)
    assert trouble.value.key == "bad-position" and "instead of" not in str(trouble.value)


def _refill(position: dict[str, Any], before: list[str], side: dict[str, list[str]]) -> None:
    """Exchange cards with the pile, so that it holds the remaining ones."""
    left: list[str] = position["draw_pile"] + before
    for cards in (side["road"], side["battle"], side["speed"], side["safeties"]):
        for card in cards:
            if card in left:
                left.remove(card)
    position["draw_pile"] = left


POSSIBLE: dict[str, Change] = {
    "a road by right of way": lambda side: side.update(battle=[], road=["25"], safeties=["right-of-way"]),
    "started by right of way and attacked": lambda side: side.update(battle=["breakdown"], safeties=["right-of-way"]),
    "attacked after a repair": lambda side: side["battle"].extend(["breakdown", "repair", "red-light"]),
    "a limit before the start": lambda side: side.update(battle=[], speed=["speed-limit"]),
    "a safety before the start": lambda side: side.update(battle=[], safeties=["tanker"]),
    "an attack from before the safety": lambda side: side.update(
        battle=[*GREEN, "flat-tyre", "spare-tyre"], safeties=["puncture-proof"]
    ),
}


@pytest.mark.clause("KM-3", "KM-4", "KM-7", "KM-10")
@pytest.mark.parametrize("what", POSSIBLE)
def test_a_layout_that_is_rare_and_yet_possible_is_read(what: str) -> None:
    position = json.loads(json.dumps(table([["25"] * 7, ["50"] * 6]).position()))
    POSSIBLE[what](position["sides"][1])
    _refill(position, GREEN, position["sides"][1])
    assert GAME.load(position).position() == position


@pytest.mark.clause("KM-17")
def test_the_battle_pile_of_a_team_goes_from_green_to_green() -> None:
    for battle, safeties, fine in (
        ([*GREEN, "flat-tyre", "spare-tyre", *GREEN, "breakdown"], [], True),
        ([*GREEN, "flat-tyre", "spare-tyre", "breakdown"], [], False),
        ([*GREEN, "flat-tyre", "spare-tyre", "breakdown"], ["right-of-way"], True),
        ([*GREEN, "flat-tyre", "spare-tyre", "breakdown", "repair", *GREEN], ["right-of-way"], False),
        ([*GREEN, "red-light", *GREEN, *GREEN], [], False),
    ):
        position = json.loads(json.dumps(table([["25"] * 7, ["50"] * 6, ["75"] * 6, ["100"] * 6], teams=True).position()))
        position["sides"][1].update(battle=battle, safeties=safeties)
        _refill(position, GREEN, position["sides"][1])
        if fine:
            assert GAME.load(position).position() == position
        else:
            _refused(position, "battle pile")


def _deal(position: dict[str, Any], seat: int, size: int) -> None:
    """Move cards between the pile and a seat until its hand has this size."""
    hand, pile = position["hands"][seat], position["draw_pile"]
    while len(hand) < size:
        hand.append(pile.pop())
    while len(hand) > size:
        pile.append(hand.pop())


@pytest.mark.clause("KM-1", "KM-2")
@pytest.mark.parametrize(("seat", "size"), [(1, 0), (1, 5), (1, 7), (1, 26), (0, 6), (0, 8), (0, 0)])
def test_hands_hold_six_cards_or_seven_after_drawing(seat: int, size: int) -> None:
    position = json.loads(json.dumps(table([["25"], ["50"]]).position()))
    _deal(position, seat, size)
    _refused(position, f"hands[{seat}] must have")


@pytest.mark.clause("KM-1", "KM-14")
@pytest.mark.parametrize(("seat", "size"), [(0, 7), (0, 5), (1, 7), (1, 5)])
def test_no_card_is_drawn_while_a_question_is_open(seat: int, size: int) -> None:
    state = table([["flat-tyre"], [], []])
    state.play(0, "attack 2 flat-tyre")
    position = json.loads(json.dumps(state.position()))
    _deal(position, seat, size)
    _refused(position, f"hands[{seat}] must have")


@pytest.mark.clause("KM-13", "KM-15")
def test_after_a_master_move_without_a_card_for_it_one_hand_is_a_card_short() -> None:
    state = table([["flat-tyre"], ["puncture-proof"]], rest_in_box=True)
    state.play(0, "attack 2 flat-tyre")
    state.play(1, "master puncture-proof")
    sound = json.loads(json.dumps(state.position()))
    assert [len(cards) for cards in sound["hands"]] == [6, 5] and GAME.load(sound).position() == sound
    for seat in (0, 1):
        broken = json.loads(json.dumps(sound))
        broken["box"].append(broken["hands"][seat].pop())
        _refused(broken, f"hands[{seat}] must have")


@pytest.mark.clause("KM-13", "KM-15", "KM-18")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_after_such_a_master_move_of_a_team_either_partner_may_be_a_card_short(seats: int) -> None:
    for answering in (1, 1 + seats // 2):
        holds = [["flat-tyre"], *[["puncture-proof"] if seat == answering else [] for seat in range(1, seats)]]
        state = table(holds, teams=True, rest_in_box=True)
        state.play(0, "attack 2 flat-tyre")
        state.play(answering, "master puncture-proof")
        sound = json.loads(json.dumps(state.position()))
        assert [len(cards) for cards in sound["hands"]] == [5 if seat == answering else 6 for seat in range(seats)]
        assert GAME.load(sound).position() == sound
        # A second missing card is refused: the partner's, and that of a player of another team.
        for seat in ((answering + seats // 2) % seats, 0):
            broken = json.loads(json.dumps(sound))
            broken["box"].append(broken["hands"][seat].pop())
            _refused(broken)


@pytest.mark.clause("KM-12")
def test_a_race_that_ended_at_the_goal_was_won_by_that_driver() -> None:
    state = table([["50"], []], [layout(road=["200", "25", "25"], battle=GREEN), layout()], goal=300)
    state.play(0, "drive 50")
    sound = json.loads(json.dumps(state.position()))
    assert GAME.load(sound).position() == sound
    _refused({**sound, "turn": 1}, "must have won the race")
    _refused({**sound, "ended_by": "KM-15"}, "the draw pile was empty")
    stopped = json.loads(json.dumps(sound))
    stopped["sides"][0]["battle"].append("red-light")
    _refill(stopped, GREEN, {**stopped["sides"][0], "road": []})
    _refused(stopped, "last distance card")
    speeding = json.loads(json.dumps(sound))
    speeding["sides"][0].update(speed=["speed-limit"], road=["50", "25", "25", "200"])
    speeding["draw_pile"].remove("speed-limit")
    _refused(speeding, "last distance card")
    slowly = json.loads(json.dumps(speeding))
    slowly["sides"][0]["road"] = ["200", "25", "25", "50"]
    assert GAME.load(slowly).position() == slowly


@pytest.mark.clause("KM-11")
def test_a_safety_gets_into_the_box_by_a_house_rule_alone() -> None:
    sound = table([["25"], []], box=["tanker"], discard="safeties_may_wait").position()
    _refused({**sound, "discard": "when_stuck"}, "a safety is in the box")


@pytest.mark.clause("KM-14")
def test_a_question_with_a_public_answer_is_refused() -> None:
    state = table([["flat-tyre"], [], []], discard="any_time")
    state.play(0, "attack 2 flat-tyre")
    for where in ("box", "side"):
        known = json.loads(json.dumps(state.position()))
        (known["box"] if where == "box" else known["sides"][0]["safeties"]).append("puncture-proof")
        known["draw_pile"].remove("puncture-proof")
        _refused(known, "everyone can see")


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
