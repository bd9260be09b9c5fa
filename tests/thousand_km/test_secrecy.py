"""Test who may know what, in views, in the story and in imagined worlds (KM-1, KM-14, KM-16)."""

from collections import Counter

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.thousand_km.state import ThousandKm
from spielkiste.games.thousand_km.view import ThousandKmSide, ThousandKmView
from tests.thousand_km.scenario import GAME, hand, layout, moves, shown, table

OWN = ("hand", "meant", "hopes", "to_answer")
LEFT_FOR_THE_PILE = ["red-light", "75", "200", "ace-driver", "25", "breakdown"]


def _teams() -> ThousandKm:
    hands = [["100", "tanker"], ["200", "flat-tyre"], ["75", "puncture-proof"], ["green-light", "right-of-way"]]
    return table(hands, teams=True, pile=LEFT_FOR_THE_PILE)


@pytest.mark.clause("KM-1", "KM-16")
def test_a_player_sees_their_own_hand_and_only_the_size_of_other_hands() -> None:
    state = _teams()
    for seat in range(4):
        assert state.view(seat)["hand"] == hand(state, seat)
        assert state.view(seat)["hand_sizes"] == [7, 6, 6, 6]
        views = {name: value for name, value in state.view(seat).items() if name not in OWN}
        assert views == {name: value for name, value in state.view(None).items() if name not in OWN}
        assert set(state.view(seat)["meant"]) == set(hand(state, seat))
    assert state.view(None)["hand"] == [] and state.view(None)["meant"] == {}


def test_hopes_count_what_the_seat_has_not_seen_and_nothing_of_other_hands() -> None:
    """Fourteen green lights: three on the table, one in the box; those in other hands count as hidden."""
    sides = [layout(battle=["green-light", "flat-tyre"], speed=["speed-limit"]), layout(battle=["green-light", "red-light"])]
    for theirs in (["green-light", "25"], ["50", "25"]):
        state = table([["100"], theirs], sides, box=["green-light"])
        filled = hand(state, 0).count("spare-tyre"), hand(state, 0).count("end-of-limit")
        assert state.view(0)["hopes"] == ({} if all(filled) else {"end-of-limit": 6} if filled[0] else {"spare-tyre": 6})
        assert state.view(1)["hopes"] == ({} if theirs[0] == "green-light" else {"green-light": 11})
    assert state.view(None)["hopes"] == {}


def test_views_have_exactly_the_declared_fields() -> None:
    state = _teams()
    assert list(state.view(0)) == list(ThousandKmView.__annotations__)
    assert list(shown(state, 0)) == list(ThousandKmSide.__annotations__)


@pytest.mark.clause("KM-14")
def test_the_view_of_a_question_and_that_nothing_of_it_stays() -> None:
    state = _teams()
    state.play(0, "drive 100")
    asked_before = [state.view(seat)["to_answer"] for seat in (0, 1, 2, 3, None)]
    state.play(1, "attack 1 flat-tyre")
    view = state.view(None)
    assert (view["phase"], view["attack"], view["victim"], view["asked"]) == ("reaction", "flat-tyre", 0, [0, 2])
    assert [state.view(seat)["to_answer"] for seat in (0, 1, 2, 3, None)] == [True, False, True, False, False]
    state.play(0, "pass")
    assert [state.view(seat)["to_answer"] for seat in (0, 1, 2, 3, None)] == [False, False, True, False, False]
    state.play(2, "pass")
    view = state.view(None)
    assert (view["phase"], view["attack"], view["victim"], view["asked"]) == ("turn", None, None, [])
    assert [state.view(seat)["to_answer"] for seat in (0, 1, 2, 3, None)] == asked_before == [False] * 5
    position = state.position()
    assert (position["attack"], position["victim"], position["asked"]) == (None, None, [])


@pytest.mark.clause("KM-2", "KM-16")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    state = _teams()
    state.story = []
    state.play(0, "drive 100")
    drew = state.story[-1]
    for viewer in (0, 2, 3, None):
        assert drew.seen_by(viewer).json() == {"key": "km-drew-unseen", "args": {"seat": 1}}
    assert drew.seen_by(1).json() == {"key": "km-drew", "args": {"seat": 1, "card": "red-light"}}


@pytest.mark.clause("KM-1", "KM-16")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_an_imagined_world_knows_no_more_than_the_seat(seat: int | None) -> None:
    """Everything the seat sees is kept, all else is dealt again, and the real cards leave no trace."""
    state = _teams()
    state.play(0, "drive 100")
    swapped = state.position()
    hands, pile = swapped["hands"], swapped["draw_pile"]
    assert isinstance(hands, list) and isinstance(pile, list)
    others = [other for other in range(4) if other != seat]
    unseen = sorted(pile + [card for other in others for card in hands[other]])
    for other in others:
        size = len(hands[other])
        hands[other], unseen = unseen[:size], unseen[size:]
    pile[:] = unseen
    elsewhere = GAME.load(swapped)
    assert elsewhere.view(seat) == state.view(seat)
    world = state.imagine(seat, Rng(5))
    assert world.view(seat) == state.view(seat) and world.material() == state.material()
    assert elsewhere.imagine(seat, Rng(5)).position() == world.position()
    worlds = [state.imagine(seat, Rng(number)).position() for number in range(20)]
    for other in others:
        dealt = Counter(str(one["hands"][other]) for one in worlds)  # type: ignore[index]
        assert len(dealt) > 10
    assert len({str(one["draw_pile"]) for one in worlds}) == 20


def test_an_imagined_world_and_a_copy_leave_the_real_one_alone() -> None:
    state = _teams()
    before, seen = state.position(), state.view(0)
    for twin in (state.copy(), state.imagine(0, Rng(3))):
        assert isinstance(twin, ThousandKm)
        for _ in range(60):
            if twin.outcome() is None:
                seat = twin.actors()[0]
                twin.play(seat, twin.moves(seat)[0])
        assert twin.position() != before and state.position() == before and state.view(0) == seen


def test_a_copy_is_untouched_by_what_the_original_does() -> None:
    state = table([["flat-tyre", "25"], ["puncture-proof"]], pile=["75", "100", "25", "50", "25"])
    state.play(0, "attack 2 flat-tyre")
    state.play(1, "master puncture-proof")
    twin = state.copy()
    same = twin.position()
    seen = state.view(1)
    assert same == state.position() and twin.view(1) == seen and twin.story is None
    for _ in range(40):
        if state.outcome() is None:
            seat = state.actors()[0]
            state.play(seat, state.moves(seat)[0])
    assert twin.position() == same and twin.view(1) == seen and moves(twin, 1) == moves(GAME.load(same), 1)  # type: ignore[arg-type]
    assert state.copy().position() == state.position()


def test_a_copy_in_the_middle_of_a_question_goes_on_by_the_same_rules() -> None:
    state = table([["flat-tyre"], ["puncture-proof"], []], goal=500, discard="any_time")
    state.play(0, "attack 2 flat-tyre")
    for twin in (state.copy(), state.imagine(1, Rng(2))):
        assert twin.view(1) == state.view(1) and moves(twin, 1) == {"master puncture-proof", "pass"}
    twin = state.copy()
    assert twin.position() == state.position()
    for race in (state, twin):
        race.play(1, "master puncture-proof")
    assert twin.position() == state.position() and moves(twin, 1) == moves(state, 1)
