"""Saved positions, sound and damaged, and the table in words."""

import json

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.views import NumberRallyView, RallyNaming, RallySnap
from spielkiste.texts import Seating, texts

from .scenario import do, listen, table

DAMAGES: list[dict[str, object]] = [
    {"seats": 6}, {"seats": "3"}, {"hands": [[], []]}, {"hands": [["1"], ["11"], []]}, {"draw_pile": []}, {"turn": 3}, {"car": 3},
    {"total": 100}, {"total": -1}, {"layer": -2}, {"window": True}, {"asked": [0]}, {"yes": [1]}, {"rng": []}, {"rng": None},
    {"question": {"seat": 0, "before": 1, "wrong": []}}, {"over": True}, {"naming": "loud"}, {"tempo": None}, {"owed": [9, 0, 0]},
    {"points": [0]}, {"ending": "lost"}, {"pile": ["refuel"]}, {"little": 1},
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES, ids=str)
def test_a_damaged_position_is_refused(damage: dict[str, object]) -> None:
    sound = table([["5"], ["1"], ["2"]], total=16, drawing="by_hand").position()
    assert GAME.load(json.loads(json.dumps(sound))).position() == sound
    with pytest.raises(BadFile):
        GAME.load({**sound, **damage})
    for name in sound:
        with pytest.raises(BadFile):
            GAME.load({key: value for key, value in sound.items() if key != name})


def test_views_have_exactly_the_declared_fields() -> None:
    state = table([["5"], ["1"], ["5"]], total=16, naming="practice", tempo="calm")
    do(state, 0, "lay 5")
    view = state.view(2)
    assert list(view) == list(NumberRallyView.__annotations__)
    assert list(view["snap"]) == list(RallySnap.__annotations__)  # type: ignore[call-overload]
    assert list(view["naming"]) == list(RallyNaming.__annotations__)  # type: ignore[call-overload]


def test_copies_share_no_chance() -> None:
    """A copy that deals a new rally does not disturb the original's next deal."""
    one, two = GAME.new(3, 4), GAME.new(3, 4)
    rollout(one.copy(), Rng(1))
    twin = one.copy()
    rollout(one, Rng(2))
    rollout(two, Rng(2))
    assert one.position() == two.position()
    rollout(twin, Rng(2))
    assert twin.position() == one.position()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_and_the_story_can_be_told(language: str) -> None:
    words = texts(language)
    seating = Seating(["Elena", "Anne", "Tim"], 2)
    state = table([["4"], ["1"], ["4"]], total=16, naming="practice", drawing="by_hand")
    story = listen(state)
    spoken: list[str] = []
    for seat, move in ((0, "lay 4"), (0, "say 21"), (0, "say 20"), (2, "snap 4"), (2, "say 24"), (2, "draw")):
        do(state, seat, move)
        spoken += [words.tell(phrase, GAME, seating) for phrase in GAME.in_words(state.view(2))]
    spoken += [words.tell(event.seen_by(2), GAME, seating) for event in story]
    assert all(spoken) and any("24" in line for line in spoken)
    for number in range(GAME.move_count):
        refusal = state.why_not(1, number)
        if refusal is not None:
            assert words.tell(refusal.reason, GAME, seating)
