"""Test the table as it is shown, told, copied and imagined."""

import json

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.view import NumberRallyView, RallyNaming, RallySnap
from spielkiste.texts import Seating, texts

from .scenario import listen, table


def test_views_have_exactly_the_declared_fields() -> None:
    state = table([["5"], ["1"], ["5"]], total=16, naming="practice", tempo="calm")
    state.play(0, "lay 5")
    view = state.view(2)
    assert list(view) == list(NumberRallyView.__annotations__)
    assert view["snap"] is not None and list(view["snap"]) == list(RallySnap.__annotations__)
    assert view["naming"] is not None and list(view["naming"]) == list(RallyNaming.__annotations__)


def test_copies_share_no_chance() -> None:
    """A copy that deals a new rally must not change the original's next deal."""
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
        state.play(seat, move)
        spoken += [words.tell(phrase, GAME, seating) for phrase in GAME.in_words(state.view(2))]
    spoken += [words.tell(event.seen_by(2), GAME, seating) for event in story]
    assert all(spoken) and any("24" in line for line in spoken)
    for number in range(GAME.move_count):
        refusal = state.why_not(1, number)
        if refusal is not None:
            assert words.tell(refusal.reason, GAME, seating)


def test_the_table_is_set_up_as_the_options_say() -> None:
    for option in ("drawing", "naming", "tempo"):
        field = "naming_rule" if option == "naming" else option
        values = next(given for given in GAME.options if given.name == option).values()
        assert [GAME.new(3, 1, {option: value}).view(None)[field] for value in values] == values
    assert GAME.new(3, 1, {"little": True}).view(None)["goal"] == 20


def test_a_view_names_the_phase_and_who_began_and_does_not_change_any_more() -> None:
    state = table([["4", "4"], ["1"], ["2"]], total=92, car=0, naming="strict", drawing="by_hand", starter=2)
    first = state.view(None)
    kept = json.dumps(first)
    state.play(0, "lay 4")
    second = state.view(None)
    state.play(1, "pass")
    state.play(2, "pass")
    third = state.view(None)
    assert [view["phase"] for view in (first, second, third)] == ["turn", "snap", "naming"]
    assert third["starter"] == 2 and third["turn"] == 1
    state.play(0, "say 96")
    state.points[0] += 1
    assert json.dumps(first) == kept


def test_an_imagined_world_has_its_own_chance() -> None:
    """The order of the unseen cards and the coming deals are neither the real ones nor always the same."""
    state = table([["5"], ["1"], ["2"]], total=16)
    worlds = [state.imagine(0, Rng(seed)).position() for seed in range(5)]
    for field in ("draw_pile", "rng"):
        found = [json.dumps(position[field]) for position in [*worlds, state.position()]]
        assert len(set(found)) == len(found)
