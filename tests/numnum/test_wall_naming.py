"""Test naming what a pair shares (T-5) at the walls: what a wrong answer costs."""

import pytest

from spielkiste.games.numnum.wall.state import Wall
from tests.numnum.tables import CLEAR_AWAY, WALL_BREAK, can, clear_away, do, heard, name, refused, wall
from tests.numnum.wall_scenes import CRACKED, cards, phase

#: 4 and 8 triangle match doubly (suit, rows of two and four); 6 circle and 12 diamond in rows only.
STACKS = ["11T 13T 4T", "13C 7D 8T", "9S 11C 6C", "2D 12D", "11S 10S", "13S 14S", "13D 7C"]
ROWS = ["11T 4T", "13C 8T", "11C 6C", "2D 12D", "9S 7S"]


def scene(game: str, naming: str, seats: int = 2) -> Wall:
    return wall(STACKS, naming=naming, seats=seats) if game == "wall" else clear_away(ROWS, naming=naming)


@pytest.mark.clause("NN-22", "NN-31")
@pytest.mark.parametrize("game", ["wall", "rows"])
@pytest.mark.parametrize("answer", ["3", "colour", "joker", "13"])
def test_a_wrong_answer_in_strict_naming_does_not_cost_the_right_to_go_on(game: str, answer: str) -> None:
    state = scene(game, "strict")
    before = cards(state)
    do(state, "take 1 2")
    heard(state)
    do(state, f"name {answer}")
    told = {"seat": 0, "left": name("4T"), "right": name("8T"), "answer": answer, "answers": ["2", "4"]}
    assert heard(state) == [("nn-misnamed-strict", told)]
    assert state.actors() == [0] and phase(state) == "main", "the pair matched doubly, whatever the answer"
    assert cards(state) == [before[0] + 2, before[1]], "the cards must be kept"
    assert "take 3 4" in can(state)
    assert state.view(0)["mistakes"] == [1, 0] and [side["mistakes"] for side in state.view(0)["sides"]] == [1, 0]


@pytest.mark.clause("NN-22", "NN-31")
@pytest.mark.parametrize("game", ["wall", "rows"])
@pytest.mark.parametrize(("answer", "mistakes"), [("9", 1), ("6", 0)])
def test_after_a_single_pair_the_turn_passes_whatever_was_said(game: str, answer: str, mistakes: int) -> None:
    state = scene(game, "strict")
    do(state, "take 3 4", f"name {answer}")
    assert state.actors() == [1] and phase(state) == "main" and state.view(1)["mistakes"] == [mistakes, 0]


@pytest.mark.clause("NN-21")
@pytest.mark.parametrize("naming", ["practice", "strict"])
def test_in_the_opening_an_answer_changes_nothing_either(naming: str) -> None:
    stacks = ["11T 4T", "13T 8T", "11C 6C", "13C 9C", "11S 5S", "13S no-twos", "13D 7D"]
    state = wall(stacks, phase="opening", naming=naming)
    do(state, "take 1 2", "name 7")
    if naming == "practice":
        assert state.actors() == [0] and phase(state) == "naming"
        do(state, "name 4")
    assert state.actors() == [1] and phase(state) == "opening" and can(state) == ["take 3 4"]


@pytest.mark.clause("NN-24")
@pytest.mark.parametrize("answer", ["3", "4"])
@pytest.mark.parametrize("turn", [0, 1])
def test_at_a_breach_a_wrong_answer_costs_neither_the_choice_nor_the_side(answer: str, turn: int) -> None:
    """8 triangle and 12 diamond share 2 and 4; their pair empties the third stack."""
    state = wall(CRACKED, turn=turn, naming="strict")
    before = cards(state)
    do(state, "take 3 4", f"name {answer}")
    assert state.outcome() is None and state.actors() == [turn] and phase(state) == "breach"
    assert state.mistakes[turn] == (0 if answer == "4" else 1) and state.mistakes[1 - turn] == 0
    assert can(state) == ["claim 3 left", "claim 3 right"]
    do(state, "claim 3 right")
    before[turn] += 2 + 10
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-24" and outcome.scores == before


@pytest.mark.clause("NN-22", "NN-31")
@pytest.mark.parametrize("game", ["wall", "rows"])
def test_in_practice_a_wrong_answer_cannot_be_given_twice(game: str) -> None:
    state = scene(game, "practice")
    do(state, "take 1 2", "name 3")
    assert state.actors() == [0] and phase(state) == "naming", "the question must be asked again"
    assert "name 3" not in can(state) and len(can(state)) == 11
    assert refused(state, "name 3") == ("T-5", "nn-why-tried")
    do(state, "name 13")
    assert "name 3" not in can(state) and "name 13" not in can(state) and len(can(state)) == 10
    loaded = (WALL_BREAK if game == "wall" else CLEAR_AWAY).read(state.position())
    assert can(loaded) == can(state) and loaded.view(0) == state.view(0)
    do(state, "name 2")
    assert state.actors() == [0] and phase(state) == "main" and state.view(0)["mistakes"] == [0, 0]
    do(state, "take 3 4")
    assert len(can(state)) == 12, "the next question must offer all answers"


@pytest.mark.clause("NN-24")
def test_in_practice_the_question_at_a_breach_is_asked_until_it_is_right() -> None:
    state = wall(CRACKED, naming="practice")
    do(state, "take 3 4", "name 3")
    assert phase(state) == "naming" and refused(state, "claim 3 left") == ("T-5", "nn-why-name-first")
    assert refused(state, "name 3") == ("T-5", "nn-why-tried")
    do(state, "name 4")
    assert phase(state) == "breach" and can(state) == ["claim 3 left", "claim 3 right"]


@pytest.mark.clause("NN-26")
def test_the_mistakes_of_partners_count_together() -> None:
    state = scene("wall", "strict", seats=4)
    do(state, "take 3 4", "name 9", "take 5 6", "name 9", "take 3 7", "name 9")
    assert state.view(None)["mistakes"] == [1, 2, 0, 0]
    assert [side["mistakes"] for side in state.view(None)["sides"]] == [1, 2]
    for mistakes, sides in (([0, 0, 3, 0], [3, 0]), ([0, 0, 0, 4], [0, 4]), ([1, 2, 3, 4], [4, 6])):
        state.mistakes = tuple(mistakes)
        assert [side["mistakes"] for side in state.view(None)["sides"]] == sides
