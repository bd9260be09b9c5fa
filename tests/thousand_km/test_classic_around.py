"""Test other aspects of a match with classic scoring: positions, secrets, texts and bots."""

import json
from typing import Any

import pytest

from spielkiste.bots import make_bot
from spielkiste.core.bot import Situation
from spielkiste.core.errors import BadFile
from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.thousand_km.classic import ClassicKm
from spielkiste.games.thousand_km.view import ThousandKmPoints
from spielkiste.lab.conformance.damage import misread
from tests.thousand_km.rounds import counted, in_a_match, loaded, near, played_out, points
from tests.thousand_km.scenario import GAME, layout, table


def _counted_round() -> ClassicKm:
    past = [counted([975, 1000, 0], [1, 2, 0], [1, 0, 0], delayed=True, safe=True)]
    state = in_a_match([["100"], [], []], [near(900), near(25), layout()], past=past)
    state.play(0, "drive 100")
    state.play(1, "next")
    return state


def _changed(state: ClassicKm, **match: object) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(state.position()))
    position["match"].update(match)
    return position


def _refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadFile, match=why):
        GAME.load(position)


# -- positions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (4, True)])
def test_every_position_of_a_match_can_be_saved(seats: int, teams: bool) -> None:
    for seed in range(2):
        state = GAME.new(seats, seed, {"teams": teams, "scoring": "classic_2500", "goal": 300, "youngest": seed == 1})
        rng = Rng(seed)
        while state.outcome() is None:
            position = state.position()
            assert GAME.load(position).position() == position
            seat = rng.pick(state.actors())
            state.play(seat, rng.pick(state.moves(seat)))
        assert loaded(state.position()).outcome() is not None


@pytest.mark.clause("KM-24", "KM-27")
def test_damage_is_noticed_between_rounds_and_while_hands_are_played_out() -> None:
    for state in (_counted_round(), played_out([["25", "petrol"], ["50"]], [near(0), near(100)])):
        assert list(misread(GAME, state.position())) == []


@pytest.mark.clause("KM-28")
def test_a_match_that_was_won_before_is_refused() -> None:
    state = in_a_match([["100"], []], [near(900), near(25)])
    rich = counted([1000, 0], [4, 0], [4, 0], True, True)
    assert loaded(_changed(state, past=[rich])).position()
    _refused(_changed(state, past=[rich, rich]), "won in an earlier round")
    _refused(_changed(state, past=[rich], target=2500), "won in an earlier round")
    _refused(_changed(state, past=[counted([0, 0])], target=0), "won in an earlier round")
    _refused(_changed(state, target=4000), "`target` must be 0 or the points of a match")


@pytest.mark.clause("KM-25", "KM-26")
@pytest.mark.parametrize(
    ("impossible", "why"),
    [
        (counted([1000, 1000]), "kilometres of an earlier round"),
        (counted([30, 0]), "kilometres of an earlier round"),
        (counted([0, 1025]), "whole number"),
        (counted([100, 0], [3, 2]), "more than once"),
        (counted([100, 0], [1, 0], [2, 0]), "more than once"),
        (counted([100, 0], safe=True), "an earlier round is called delayed or safe, but nobody arrived"),
        (counted([100, 0], delayed=True), "an earlier round is called delayed or safe, but nobody arrived"),
        (counted([100, 0, 0]), "list of 2"),
    ],
)
def test_impossible_rounds_are_refused(impossible: dict[str, object], why: str) -> None:
    state = in_a_match([["100"], []])
    _refused(_changed(state, past=[impossible]), why)


@pytest.mark.clause("KM-25")
def test_four_sides_cannot_drive_more_than_the_deck_holds() -> None:
    state = in_a_match([["100"], [], [], []])
    assert loaded(_changed(state, past=[counted([1000, 975, 975, 550])])).position()
    _refused(_changed(state, past=[counted([1000, 975, 975, 575])]), "kilometres of an earlier round")


@pytest.mark.clause("KM-24")
def test_hands_are_full_while_there_is_a_pile_and_no_fuller_afterwards() -> None:
    sound = in_a_match([["100"], []]).position()
    poor = json.loads(json.dumps(sound))
    poor["box"].append(poor["hands"][1].pop())
    _refused(poor, "six cards")
    short = played_out([["25"], ["50", "75"]], [near(0), near(0)]).position()
    for seat, cards in ((0, ["25"] * 8), (1, ["25"] * 7)):
        rich = json.loads(json.dumps(short))
        for card in cards:
            rich["box"].remove(card)
        rich["hands"][seat] += cards
        _refused(rich, "six cards")
    _refused({**short, "turn": 1, "hands": [["25", "50", "75"], []]}, "without cards is to move")


@pytest.mark.clause("KM-22", "KM-24", "KM-27")
def test_a_round_is_counted_exactly_when_it_is_over() -> None:
    running = in_a_match([["100"], []], [near(900), near(25)])
    _refused({**running.position(), "phase": "counted", "asked": [0, 1]}, "there are cards left")
    running.play(0, "drive 100")
    position = running.position()
    _refused({**position, "phase": "turn", "asked": []}, "the round is not over")
    _refused({**position, "asked": []}, "`asked` must list")
    _refused({**position, "asked": [1, 0]}, "`asked` must list")
    _refused({**position, "asked": [], "phase": "over", "ended_by": "KM-28"}, "if a side has enough points")
    race = table([["100"], []], [near(900), near(25)])
    race.play(0, "drive 100")
    _refused({**race.position(), "phase": "counted", "asked": [0], "ended_by": ""}, "not scored")


@pytest.mark.clause("KM-27")
def test_for_the_youngest_every_layout_of_every_round_begins_with_a_green_light() -> None:
    _refused(_changed(in_a_match([["100"], []], [layout(), near(0)]), youngest=True), "green light")


# -- secrets ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("KM-27")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_next_deal_cannot_be_predicted(seat: int | None) -> None:
    """The real match's seed leaves no trace in an imagined one."""
    one = in_a_match([["100"], []], [near(900), near(25)])
    other = loaded(_changed(one, rng=["another seed", 12]))
    for state in (one, other):
        state.play(0, "drive 100")
    assert one.view(seat) == other.view(seat)
    worlds = [state.imagine(seat, Rng(3)) for state in (one, other)]
    assert worlds[0].position() == worlds[1].position() and worlds[0].view(seat) == one.view(seat)
    for state in (one, worlds[0]):
        rollout(state, Rng(1), 2)
    assert points(one)["round"] == 2 and one.position()["hands"] != worlds[0].position()["hands"]


def test_a_view_has_exactly_the_declared_fields() -> None:
    assert list(points(_counted_round())) == list(ThousandKmPoints.__annotations__)


def test_an_imagined_match_leaves_the_real_one_alone() -> None:
    state = _counted_round()
    before = state.position()
    for twin in (state.copy(), state.imagine(0, Rng(3))):
        rollout(twin, Rng(2), 400)
        assert twin.position() != before and state.position() == before


# -- texts -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("KM-25", "KM-27")
def test_the_points_in_words() -> None:
    state = in_a_match([["100"], []], [near(900), near(25)], past=[counted([300, 500])])
    words = [(phrase.key, phrase.args) for phrase in GAME.in_words(state.view(None))]
    assert words[:3] == [
        ("km-words-match", {"round": 2, "points": 5000}),
        ("km-words-total", {"side": 0, "total": 300}),
        ("km-words-total", {"side": 1, "total": 500}),
    ]
    state.play(0, "drive 100")
    words = [(phrase.key, phrase.args) for phrase in GAME.in_words(state.view(None))]
    assert words[1:7] == [
        ("km-words-line", {"side": 0, "line": "distance", "points": 1000}),
        ("km-words-line", {"side": 0, "line": "trip", "points": 400}),
        ("km-words-line", {"side": 0, "line": "safe", "points": 300}),
        ("km-words-total", {"side": 0, "total": 2000}),
        ("km-words-line", {"side": 1, "line": "distance", "points": 25}),
        ("km-words-total", {"side": 1, "total": 525}),
    ]


@pytest.mark.clause("KM-27")
def test_the_story_of_a_round() -> None:
    state = in_a_match([["100"], []], [near(900), near(25)], starter=1)
    state.story = []
    state.play(0, "drive 100")
    assert [event.seen_by(None).json() for event in state.story] == [
        {"key": "km-drove", "args": {"seat": 0, "km": 100, "total": 1000}},
        {"key": "km-counted", "args": {"side": 0, "points": 1700, "total": 1700}},
        {"key": "km-counted", "args": {"side": 1, "points": 25, "total": 25}},
    ]
    state.story = []
    state.play(0, "next")
    state.play(1, "next")
    assert [event.key for event in state.story] == ["km-dealt", "km-drew"]
    assert state.story[0].seen_by(None).args == {"round": 2, "seat": 0}


# -- bots ------------------------------------------------------------------------------------------------------


def _chosen(state: ClassicKm, name: str, seed: int = 1) -> str:
    seat = state.actors()[0]
    return GAME.notation(make_bot(name, GAME, seat, state.seats, seed).choose(Situation(GAME, state, seat)))


@pytest.mark.parametrize("name", ["child", "rules@1", "rules@5", "random"])
def test_bots_have_seen_the_points_when_they_are_asked(name: str) -> None:
    assert _chosen(_counted_round(), name) == "next"


def test_a_good_bot_keeps_a_safety_for_a_master_move_and_discards_what_is_of_no_use() -> None:
    hand = ["tanker", "spare-tyre", "spare-tyre", "spare-tyre", "repair", "petrol", "200"]
    sides = [layout(road=["200", "200"], battle=["green-light", "red-light"]), near(0)]
    state = in_a_match([hand, []], sides)
    assert _chosen(state, "rules@5") == "discard 200"


def test_a_good_bot_lays_its_safeties_before_it_arrives() -> None:
    hands = [["100", "tanker"], []]
    sides = [near(900), near(25)]
    state = in_a_match(hands, sides)
    assert _chosen(state, "rules@5") == "safety tanker"
    assert _chosen(table(hands, sides), "rules@5") == "drive 100"  # type: ignore[arg-type]
