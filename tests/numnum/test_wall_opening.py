"""Test the wall and the opening (NN-20, NN-21), scene by scene."""

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import DECK, NAMES, full_tally
from spielkiste.games.numnum.wall.game import WallGame
from tests.numnum.tables import CLEAR_AWAY, WALL_BREAK, can, do, level, names, refused, wall
from tests.numnum.wall_scenes import HEIGHTS, cards, new, phase, seen, stacks_of, taken_by

# -- NN-20: the wall ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("NN-20")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_wall_is_the_whole_deck_in_seven_stacks(seats: int) -> None:
    for seed in range(20):
        state = new(WALL_BREAK, seed, seats)
        stacks = stacks_of(state)
        assert [len(stack) for stack in stacks] == HEIGHTS and sum(HEIGHTS) == 109
        assert sorted(card for stack in stacks for card in stack) == sorted(NAMES[kind] for kind in DECK)
        assert state.position()["taken"] == [] and state.position()["aside"] == [] and cards(state) == [0, 0]


@pytest.mark.clause("NN-20", "NN-30")
@pytest.mark.parametrize("game", [WALL_BREAK, CLEAR_AWAY])
def test_the_deck_is_shuffled_and_every_card_may_lie_on_top(game: WallGame) -> None:
    assert new(game, 3).position() == new(game, 3).position()
    assert new(game, 3).position() != new(game, 4).position()
    tops = {stack[-1] for seed in range(150) for stack in stacks_of(new(game, seed))}
    assert tops == set(NAMES)


@pytest.mark.clause("NN-20")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_more_of_a_stack_than_its_top_card(seat: int | None) -> None:
    state = new(WALL_BREAK, 11)
    stacks = stacks_of(state)
    assert seen(state, seat) == [[stack[-1]] for stack in stacks]
    turned = WALL_BREAK.read({**state.position(), "stacks": [[*reversed(stack[:-1]), stack[-1]] for stack in stacks]})
    assert turned.position() != state.position()
    assert turned.view(seat) == state.view(seat)
    assert turned.moves(turned.turn) == state.moves(state.turn)
    worlds = [state.imagine(seat, Rng(number)) for number in range(3)]
    assert all(world.view(seat) == state.view(seat) and world.material() == full_tally(DECK) for world in worlds)
    assert len({str(world.position()["stacks"]) for world in worlds}) == 3


@pytest.mark.clause("NN-20")
def test_a_card_is_free_only_when_nothing_lies_on_it() -> None:
    state = wall(["11T 12T 9S", "13T 8T 25C", "11C 7D", "13C 4C", "11S 14T", "13S wish", "11D 3S"])
    assert refused(state, "take 1 2")[0] == "NN-3", "12 and 8 match, but 9 and 25 cover them"
    assert seen(state, 0)[0] == names("9S")
    do(state, "take 1 7")
    assert seen(state, 0)[0] == names("12T")
    do(state, "take 2 4")
    assert "take 1 2" in can(state)


# -- NN-21: the opening ------------------------------------------------------------------------------------------------


@pytest.mark.clause("NN-21")
def test_in_the_opening_each_seat_takes_one_double_pair_and_the_next_seat_begins_the_main_game() -> None:
    stacks = ["11T 4T", "13T 8T", "11C 6C", "13C 9C", "11S 10S", "13S 14S", "7D"]
    state = wall(stacks, seats=4, turn=0, phase="opening")
    for seat, move in enumerate(("take 1 2", "take 3 4", "take 5 6")):
        assert state.actors() == [seat] and phase(state) == "opening", "only one pair each, although they match doubly"
        do(state, move)
    assert phase(state) == "main" and state.actors() == [3]
    assert [entry[1] for entry in taken_by(state)[-6:]] == [0, 0, 1, 1, 0, 0]
    assert "take 1 3" in can(state), "single pairs may be taken now"


@pytest.mark.clause("NN-21")
def test_in_the_opening_a_single_pair_is_refused_and_a_double_one_a_duty() -> None:
    stacks = ["11T 4T", "13T 8T", "11C 6C", "13C 7C", "11S wish", "13S no-twos", "13D 9D"]
    state = wall(stacks, phase="opening", taken="3T 3C")
    assert can(state) == ["take 1 2"]
    for single in ("take 1 3", "take 3 4", "take 3 7"):
        assert refused(state, single)[0] == "NN-21"
    for extra in ("aside 6", "swap 5 3-triangle"):
        assert refused(state, extra)[0] == "NN-21"
        with pytest.raises(BadMove):
            do(state, extra)
    do(state, "take 1 2")
    assert phase(state) == "main" and state.turn == 1
    assert {"aside 6", "swap 5 3-circle", "take 3 4", "take 3 7"} <= set(can(state))


@pytest.mark.clause("NN-21")
def test_the_opening_goes_on_with_a_double_pair_that_was_just_freed() -> None:
    state = wall(["2D 6C 4T", "13T 8T", "11S 9C", "11D 7S", "13C 5D", "2S 11C", "3D 13D"], phase="opening")
    assert can(state) == ["take 1 2"]
    do(state, "take 1 2")
    assert phase(state) == "opening" and state.turn == 1 and can(state) == ["take 1 3"]
    do(state, "take 1 3")
    assert phase(state) == "main" and state.turn == 0


@pytest.mark.clause("NN-21")
def test_without_a_double_pair_the_first_player_begins_the_main_game_at_once() -> None:
    phases = set()
    for seed in range(60):
        state = new(WALL_BREAK, seed, begins=2)
        tops = [stack[-1] for stack in stacks_of(state)]
        double = any(level(a, b, set()) == 2 for place, a in enumerate(tops) for b in tops[place + 1 :])
        assert phase(state) == ("opening" if double else "main") and state.turn == 1
        phases.add(phase(state))
    assert phases == {"opening", "main"}


@pytest.mark.clause("NN-21", "NN-24")
def test_emptying_a_stack_in_the_opening_is_a_breach() -> None:
    state = wall(["11T 13T", "7S 4T", "8T", "13C 6C", "11C 9C", "13S", "11D 7D"], turn=1, phase="opening")
    before = cards(state)
    do(state, "take 2 3")
    assert state.actors() == [1] and set(can(state)) == {"claim 3 left", "claim 3 right"}, (
        "the side must be chosen, although 6 and 9 are a double pair"
    )
    do(state, "claim 3 right")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-24"
    assert cards(state) == [before[0], before[1] + 2 + 7]
